import * as z from 'zod/mini'
import { absaetze } from '../../../shared/angaben/zeile.ts'
import { Hindernis } from '../../../shared/hindernis.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { Bescheidartwahl } from '../entscheidung/bescheidvorlage.ts'
import { Zustellung } from '../verlauf/schema.ts'
import { bekanntgabeStaende, BEKANNTGABE_STATUS, BEKANNTGABE_WEGE } from './staende.ts'

/** How far a notice is on its way. @public named in `/api-docs` */
export const BekanntgabeStatus = z.enum(BEKANNTGABE_STATUS)
/** On which way. @public named in `/api-docs` */
export const BekanntgabeWeg = z.enum(BEKANNTGABE_WEGE)

/** Where the file is, once the company may read it. */
const Bescheiddatei = z.object({ dateiname: z.string(), bytes: z.int(), downloadUrl: z.string() })

/** The payout request that a notice is on; one on an application has none. */
const Auszahlungsangabe = z.object({ guid: Kennung, eingangsnummer: z.string() })

/** What a notice says in figures (euros) and days, beside its words. @public named in `/api-docs` */
const Bescheidinhalt = z.object({
  /** Granted by it, taken away by it, or released of a payout request; null where it rejects. */
  betrag: z.nullable(z.number()),
  /** Of the case, as approved today; null without an approval. */
  bewilligt: z.nullable(z.number()),
  /** Of that, claimed by no payout request yet. */
  offen: z.nullable(z.number()),
  /** The first day on which to order (S4-09). */
  kaufAb: z.nullable(Tag),
  /** The last day to buy and pay, and the last one for a payout request, as the notice states them. */
  kaufBis: z.nullable(Tag),
  auszahlungBis: z.nullable(Tag),
  /** Of an approval: what was applied for and is not granted. */
  abgelehnt: z.number(),
  /** A later notice on the case has reached the company. */
  ueberholt: z.boolean(),
})

/** A notice as a member of the company sees it: never more than that it is there before it was retrieved (S9-10). */
export const BescheidAnsicht = z.object({
  guid: Kennung,
  nummer: z.string(),
  /** What was decided; shown to the company once the notice was given. */
  art: Bescheidartwahl,
  geNr: z.string(),
  antragGuid: Kennung,
  auszahlung: z.nullable(Auszahlungsangabe),
  erlassenAm: Zeitpunkt,
  /** Null while nothing was done with it. */
  status: z.nullable(BekanntgabeStatus),
  weg: z.nullable(BekanntgabeWeg),
  /** The first moment at which it can no longer be retrieved; only while it waits for that. */
  endetAm: z.nullable(Zeitpunkt),
  abgerufenAm: z.nullable(Zeitpunkt),
  abgerufenVon: z.nullable(z.string()),
  /** The day on which it was given; null while that is not certain. */
  bekanntAm: z.nullable(Tag),
  /** The last day for a remedy, as far as one can tell: with the holidays at the authority's seat. */
  rechtsbehelfBis: z.nullable(Tag),
  /** Who may retrieve it, by name. */
  zeichnende: z.array(z.string()),
  /** Why the reader can't retrieve it, and where that is mended (ABSAGE_ORTE); null when he can, or it is not its turn. */
  hindernis: z.nullable(Hindernis),
  abrufbar: z.boolean(),
  /** Null before it was given (S9-10). */
  inhalt: z.nullable(Bescheidinhalt),
  datei: z.nullable(Bescheiddatei),
})
export type BescheidAnsicht = z.infer<typeof BescheidAnsicht>

/** A retrieval that has begun: where the bytes are, for this attempt alone. It counts with its receipt. */
export const Abrufversuch = z.object({
  versuch: Kennung,
  dateiname: z.string(),
  bytes: z.int(),
  downloadUrl: z.string(),
})
export type Abrufversuch = z.infer<typeof Abrufversuch>

/** `sha256`: of the bytes that arrived, hexadecimal. Who has not got all of them can't name it. */
export const Abrufbestaetigung = z.strictObject({
  sha256: z
    .string('Diese Prüfsumme ist nicht gültig.')
    .check(z.regex(/^[0-9a-f]{64}$/, 'Diese Prüfsumme ist nicht gültig.')),
})
export type Abrufbestaetigung = z.infer<typeof Abrufbestaetigung>

/** One attempt at a retrieval, for the bank. */
const BankAbruf = z.object({
  name: z.string(),
  begonnenAm: Zeitpunkt,
  /** When the last byte was sent; null where the line broke before. */
  gesendetAm: z.nullable(Zeitpunkt),
  bytes: z.int(),
  /** When all of them had arrived. */
  bestaetigtAm: z.nullable(Zeitpunkt),
  sha256: z.nullable(z.string()),
})

/** Whom the notification went to, and what became of it. */
const BankMeldung = z.object({
  name: z.string(),
  zustellung: Zustellung,
  angenommenAm: z.nullable(Zeitpunkt),
  /** What the mail server said last instead of taking it. */
  fehler: z.nullable(z.string()),
})

/** One attempt at making a notice known, for the bank. */
const BankBekanntgabe = z.object({
  nr: z.int(),
  weg: BekanntgabeWeg,
  status: BekanntgabeStatus,
  bereitgestelltAm: z.nullable(Zeitpunkt),
  benachrichtigtAm: z.nullable(Zeitpunkt),
  erinnertAm: z.nullable(Zeitpunkt),
  endetAm: z.nullable(Zeitpunkt),
  beendetAm: z.nullable(Zeitpunkt),
  abgerufenAm: z.nullable(Zeitpunkt),
  abgerufenVon: z.nullable(z.string()),
  aufgegebenAm: z.nullable(Tag),
  bekanntAm: z.nullable(Tag),
  grund: z.nullable(z.string()),
  meldungen: z.array(BankMeldung),
  abrufe: z.array(BankAbruf),
})
export type BankBekanntgabe = z.infer<typeof BankBekanntgabe>

/** A notice and all that was done to make it known, for the bank. */
export const BankBescheid = z.object({
  guid: Kennung,
  nummer: z.string(),
  art: Bescheidartwahl,
  /** Eingangsnummer of the payout request that it is on. */
  auszahlung: z.nullable(z.string()),
  erlassenAm: Zeitpunkt,
  /** The PDF is there: before that nothing can be done with it. */
  liegtVor: z.boolean(),
  /** Whether the company agreed to notices in the portal, today. */
  eingewilligt: z.boolean(),
  rechtsbehelfBis: z.nullable(Tag),
  /** What the reader may do now. */
  aktionen: z.array(z.enum(bekanntgabeStaende.aktionen)),
  /** The latest first. */
  bekanntgaben: z.array(BankBekanntgabe),
})
export type BankBescheid = z.infer<typeof BankBescheid>

/** When the letter was posted. */
export const VersandEingabe = z.strictObject({ aufgegebenAm: Tag })
export type VersandEingabe = z.infer<typeof VersandEingabe>

/** What stood on the letter that came back. */
export const RueckbriefEingabe = z.strictObject({
  grund: absaetze(500, 'Geben Sie an, was auf dem Brief steht.'),
})
export type RueckbriefEingabe = z.infer<typeof RueckbriefEingabe>
