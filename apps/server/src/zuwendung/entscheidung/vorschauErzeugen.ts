import { mitgliederLaden } from '../../unternehmen/public.ts'
import { pdfErzeugen } from '../../platform/pdf/pdf.ts'
import { nichtMoeglich } from '../kern/policy.ts'
import { programmeLesen } from '../kern/programmLesen.ts'
import { fallLaden } from '../zugang/bankAntrag.ts'
import { bescheidEingaben } from './bescheidEingaben.ts'
import { bescheidinhalt, bescheidZu, vorgelegteEingaben } from './bescheide.ts'
import { bescheidPdf, vorschauPdf } from './bescheidPdf.ts'
import type { Entscheidungsaufruf, Entscheidungsdienste } from './entscheidungAendern.ts'
import { entscheidungFinden, type EntscheidungRow } from './entscheidungen.ts'
import { entscheidungsfallLaden } from './entscheidungsfall.ts'
import type { Services } from '../../platform/services.ts'
import type { BankAntrag } from '../zugang/bankAntrag.ts'

const entwurf = async (services: Services, antrag: BankAntrag, row: EntscheidungRow) => {
  const { db, config, clock } = services
  const programme = await programmeLesen(services)
  const fall = await entscheidungsfallLaden(db, antrag, { programme, jetzt: clock.now() })
  const mitglieder = await mitgliederLaden(db, antrag.unternehmen_guid)
  return vorschauPdf(bescheidEingaben(fall, row.inhalt, { bank: config, mitglieder }))
}

const auftragFuer = async (services: Services, antrag: BankAntrag, row: EntscheidungRow) => {
  if (row.status === 'ENTWURF') return entwurf(services, antrag, row)
  const bescheid = await bescheidZu(services.db, row.guid)
  return bescheid === undefined ? vorschauPdf(vorgelegteEingaben(row)) : bescheidPdf(bescheidinhalt(bescheid))
}

/** The notice as it would be: of the draft as saved last, of what is presented, or as it was released. */
export const vorschauErzeugen = async (
  { services }: Pick<Entscheidungsdienste, 'services'>,
  { person, geschaeft }: Entscheidungsaufruf,
): Promise<Buffer> => {
  const antrag = await fallLaden(services.db, geschaeft, person.sub)
  const row = await entscheidungFinden(services.db, geschaeft)
  if (row === undefined) throw nichtMoeglich('Eine Vorschau gibt es, sobald der Entwurf gespeichert ist.')
  const auftrag = await auftragFuer(services, antrag, row)
  return pdfErzeugen({ ...auftrag, erstelltAm: services.clock.now(), standard: 'ua-1' })
}
