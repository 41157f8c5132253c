import { mitgliederLaden } from '../../unternehmen/public.ts'
import { pdfErzeugen } from '../../platform/pdf/pdf.ts'
import { programmeLesen } from '../kern/programmLesen.ts'
import { fallLaden, type BankAntrag } from '../zugang/bankFall.ts'
import { anlagenLaden } from './bescheid/anlagen.ts'
import { bescheidEingaben } from './bescheid/bescheidEingaben.ts'
import { bescheidinhalt, bescheidZu, vorgelegteEingaben } from './bescheid/bescheide.ts'
import { bescheidPdf, vorschauPdf } from './bescheid/bescheidPdf.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungZeigen.ts'
import { inhaltVon } from './entscheidungAnsicht.ts'
import { entscheidungFinden, type EntscheidungRow } from './entscheidungen.ts'
import { entscheidungsfallLaden } from './entscheidungsfall.ts'
import type { Services } from '../../platform/services.ts'

/** A draft as it was saved last; of what nobody has saved yet, what the programme suggests. */
const entwurf = async (services: Services, antrag: BankAntrag, row: EntscheidungRow | undefined) => {
  const { db, config, clock } = services
  const programme = await programmeLesen(services)
  const jetzt = clock.now()
  const fall = await entscheidungsfallLaden(db, antrag, { programme, jetzt, art: row?.art })
  const mitglieder = await mitgliederLaden(db, antrag.unternehmen_guid)
  return bescheidEingaben(fall, inhaltVon(fall, row, jetzt), { bank: config, mitglieder })
}

const inhaltFuer = async (services: Services, antrag: BankAntrag, row: EntscheidungRow | undefined) => {
  if (row === undefined || row.status === 'ENTWURF') return entwurf(services, antrag, row)
  const bescheid = await bescheidZu(services.db, row.guid)
  return bescheid === undefined ? vorgelegteEingaben(row) : bescheidinhalt(bescheid)
}

/** The notice as it would be: of the draft, of what is presented, or as it was released. */
export const vorschauErzeugen = async (
  { services }: Pick<Entscheidungsdienste, 'services'>,
  { person, geschaeft }: Entscheidungsaufruf,
): Promise<Buffer> => {
  const antrag = await fallLaden(services.db, geschaeft, person.sub)
  const row = await entscheidungFinden(services.db, geschaeft)
  const inhalt = await inhaltFuer(services, antrag, row)
  const auftrag = 'nummer' in inhalt ? bescheidPdf(inhalt) : vorschauPdf(inhalt)
  const anlagen = await anlagenLaden(services.db, inhalt)
  return pdfErzeugen({ ...auftrag, anlagen, erstelltAm: services.clock.now(), standard: 'ua-1' })
}
