import { OHNE_PRUEFUNG } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import type { Services } from '../../platform/services.ts'
import { auszahlungsbescheidSetzen, programmeLesen } from '../../zuwendung/public.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { bescheidEntwerfen } from './auszahlungsbescheid.ts'
import type { Pruefungsaufruf } from './pruefungAendern.ts'
import { pruefungFinden, type PruefungRow } from './pruefungen.ts'
import { ohnePruefung } from './pruefungPolicy.ts'
import { pruefungsfallLaden, type Pruefungsfall } from './pruefungsfall.ts'
import { positionenVon } from './positionen.ts'
import { bescheidFehlt, OHNE_BESCHEID, vorgelegtes } from './vorgelegtes.ts'

const KEINER = 'Ausgezahlt wird wie beantragt: Dazu gibt es keinen Bescheid.'
const ALTE = 'Darüber wurde entschieden, bevor es Bescheide über Auszahlungen gab.'

const warumKeiner = (fall: Pruefungsfall, row: PruefungRow | undefined): string => {
  if (ohnePruefung(fall, row)) return OHNE_PRUEFUNG
  if (row === undefined || !bescheidFehlt(row, positionenVon(fall))) return KEINER
  return row.status === 'FREIGEGEBEN' ? ALTE : OHNE_BESCHEID
}

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
  if (pdf === undefined) throw nichtMoeglich(warumKeiner(fall, row))
  return pdf
}
