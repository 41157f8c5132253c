import { createHash } from 'node:crypto'
import { tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import type { EntscheidungArt } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { MINUTE_MS, TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { mailZustellen } from '../../../platform/mail/mailZustellen.ts'
import type { Services } from '../../../platform/services.ts'
import { bekanntgabeFuehren } from '../../bekanntgabe/bekanntgabeFuehren.ts'
import { bescheideDesFalls, type Bescheid } from '../../bekanntgabe/bekanntgaben.ts'
import { bescheidAbrufBestaetigen } from '../../bekanntgabe/bescheidAbrufBestaetigen.ts'
import { bescheidAbrufen } from '../../bekanntgabe/bescheidAbrufen.ts'
import { bescheidAbrufLaden } from '../../bekanntgabe/bescheidAbrufLaden.ts'
import { bescheidBereitstellen } from '../../bekanntgabe/bescheidBereitstellen.ts'
import { bescheidMelden } from '../../bekanntgabe/bescheidMelden.ts'
import { bescheidVersenden } from '../../bekanntgabe/bescheidVersenden.ts'
import { briefZurueckmelden } from '../../bekanntgabe/briefZurueckmelden.ts'
import { bescheidErstellen } from '../../entscheidung/bescheid/bescheidErstellen.ts'
import type { Schritt } from './antragsschritte.ts'
import type { DemoBankperson } from './fall.ts'

type Lage = {
  readonly services: Services
  readonly bescheid: Bescheid
  /** Who signs for the company. */
  readonly zeichnend: string
  readonly sabine: DemoBankperson
}
/** What happens to a notice so many days after it was issued. */
type Ereignis = (lage: Lage, nach: number) => Promise<void>

/** The product as it would have run then. Whatever is configured, no mail of the demo world's past leaves the house. */
const damals = ({ services, bescheid }: Lage, nach: number): Services => {
  const { clock, config } = services
  const zeit = new Date(
    Math.min(bescheid.erlassen_am.getTime() + nach * TAG_MS + MINUTE_MS, clock.now().getTime()),
  )
  return { ...services, config: { ...config, smtpUrl: undefined }, clock: { now: () => zeit } }
}

const drucken: Ereignis = (lage, nach) =>
  bescheidErstellen([bescheidBereitstellen]).run({ guid: lage.bescheid.guid }, damals(lage, nach))

const benachrichtigen: Ereignis = async (lage, nach) => {
  const { guid } = lage.bescheid
  const services = damals(lage, nach)
  const { rows } = await sql<{ guid: string }>`select guid from postausgang
    where bezug = ${guid} and versendet_am is null`.execute(services.db)
  for (const mail of rows) await mailZustellen.run(mail, services)
  await bescheidMelden.run({ guid, nr: 1, angenommenAm: services.clock.now().toISOString() }, services)
}

const abrufen: Ereignis = async (lage, nach) => {
  const services = damals(lage, nach)
  const wer = { sub: lage.zeichnend, guid: lage.bescheid.guid }
  const { versuch } = await bescheidAbrufen(services, { ...wer, eingang: services.clock.now() })
  const { stream } = await bescheidAbrufLaden(services, { ...wer, versuch })
  const summe = createHash('sha256')
  for await (const stueck of stream as AsyncIterable<Buffer>) summe.update(stueck)
  await bescheidAbrufBestaetigen(services, { ...wer, versuch, sha256: summe.digest('hex') })
}

const fuehren: Ereignis = (lage, nach) => bekanntgabeFuehren.run({}, damals(lage, nach))

const genannt = ({ bescheid, sabine }: Lage) => ({
  sub: sabine.sub,
  guid: bescheid.geschaeft_guid,
  bescheidGuid: bescheid.guid,
})

const versenden: Ereignis = (lage, nach) => {
  const services = damals(lage, nach)
  const aufgegebenAm = tagInBerlin(services.clock.now())
  return bescheidVersenden(services, { ...genannt(lage), aufgegebenAm })
}

const zurueckmelden: Ereignis = (lage, nach) =>
  briefZurueckmelden(damals(lage, nach), {
    ...genannt(lage),
    grund: 'Empfänger unter der Anschrift nicht zu ermitteln.',
  })

/** The ways on which a notice comes to be given, or not: what happens, and how many days after it was issued. */
const WEGE = {
  liegtBereit: [
    [drucken, 0],
    [benachrichtigen, 0],
  ],
  abgerufen: [
    [drucken, 0],
    [benachrichtigen, 0],
    [abrufen, 3],
  ],
  nichtAbgerufen: [
    [drucken, 0],
    [benachrichtigen, 0],
    [fuehren, 6],
    [fuehren, 11.1],
  ],
  unterwegs: [
    [drucken, 0],
    [versenden, 3],
  ],
  perPost: [
    [drucken, 0],
    [versenden, 1],
    [fuehren, 6],
  ],
  zurueckgekommen: [
    [drucken, 0],
    [versenden, 1],
    [fuehren, 6],
    [zurueckmelden, 9],
  ],
} as const satisfies Record<string, readonly (readonly [Ereignis, number])[]>

/**
 * The notice of a released decision goes one of the ways, as soon as the cases are kept: its file is made after that.
 * `art`: of which, where the case has several.
 */
export const bekanntgeben =
  (weg: keyof typeof WEGE, art?: EntscheidungArt): Schritt =>
  async ({ services, bank: { sabine }, danach }, { geschaeft, betrieb }) => {
    danach.push(async () => {
      const alle = await bescheideDesFalls(services.db, geschaeft)
      const bescheid = alle.find((einer) => art === undefined || einer.art === art)
      if (bescheid === undefined) throw new Error('the demo world makes known what was not decided')
      const lage = { services, bescheid, zeichnend: betrieb.person.sub, sabine }
      for (const [ereignis, nach] of WEGE[weg]) await ereignis(lage, nach)
    })
  }
