import type { Services } from '../../platform/services.ts'
import { auszahlungsbescheidSetzen, programmeLesen } from '../../zuwendung/public.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { bescheidEntwerfen } from './auszahlungsbescheid.ts'
import type { Pruefungsaufruf } from './pruefungAendern.ts'
import { pruefungFinden } from './pruefungen.ts'
import { pruefungsfallLaden } from './pruefungsfall.ts'
import { vorgelegtes } from './vorgelegtes.ts'

const KEINER = 'Ausgezahlt wird wie beantragt: Dazu gibt es keinen Bescheid.'

/** The notice on a request as it would be: of what is saved, of what is presented, or as it was released. */
export const auszahlungVorschauErzeugen = async (
  services: Services,
  { guid, person }: Pruefungsaufruf,
): Promise<Buffer> => {
  const { db } = services
  const fall = await pruefungsfallLaden(db, guid, person.sub)
  const row = await pruefungFinden(db, guid)
  const dienste = { ...services, programme: await programmeLesen(services) }
  const entwurf = row?.status === 'ENTWURF' ? await bescheidEntwerfen(dienste, db, fall, row.inhalt) : null
  const pdf = await auszahlungsbescheidSetzen(services, guid, entwurf ?? (row && vorgelegtes(row).bescheid))
  if (pdf === undefined) throw nichtMoeglich(KEINER)
  return pdf
}
