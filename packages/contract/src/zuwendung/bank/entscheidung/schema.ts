import * as z from 'zod/mini'
import { absaetze } from '../../../shared/angaben/zeile.ts'
import { Betrag } from '../../../shared/geld/betragSchema.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'
import { text, zeilen } from '../../../formular/felder.ts'
import { FREITEXT_ZEICHEN, GEGENSTAENDE_JE_KLASSE, KLASSEN_JE_ANTRAG } from '../../kern/grenzen.ts'
import { Obergrenzen, Programm } from '../../kern/programm/programme.ts'
import { NACHTRAGSARTEN } from './arten.ts'
import { Bescheidvorlage, Entscheidungsart } from './bescheidvorlage.ts'
import { ENTSCHEIDUNG_STATUS } from './staende.ts'

const Status = z.enum(ENTSCHEIDUNG_STATUS)

/** Of one item, in euros: what is granted of it; of an application also what of its cost is eligible. */
const Betragsangabe = z.strictObject({
  gegenstand: Kennung,
  foerderfaehig: z.optional(Betrag),
  bewilligt: Betrag,
})
export type Betragsangabe = z.infer<typeof Betragsangabe>

/** A value in a text: amounts in euros, days as 'YYYY-MM-DD'. */
const Wert = z.union([zeilen(FREITEXT_ZEICHEN), z.number().check(z.minimum(0), z.maximum(999_999_999.99))])
export type Wert = z.infer<typeof Wert>

const WERTE_HOECHSTENS = 20
const Werte = z
  .record(text(40), Wert)
  .check(z.refine((werte) => Object.keys(werte).length <= WERTE_HOECHSTENS, 'Das sind zu viele Werte.'))
export type Werte = z.infer<typeof Werte>

/** A module that is part of the notice, with the values that somebody typed. */
const Gewaehlt = z.strictObject({ code: text(10), werte: Werte })
export type Gewaehlt = z.infer<typeof Gewaehlt>

/** What whoever prepares a decision fills in; everything else follows from the application and the programme. */
export const EntscheidungInhalt = z.strictObject({
  art: Entscheidungsart,
  betraege: z.array(Betragsangabe).check(z.maxLength(KLASSEN_JE_ANTRAG * GEGENSTAENDE_JE_KLASSE)),
  bausteine: z.array(Gewaehlt).check(z.maxLength(100, 'Wählen Sie höchstens 100 Textbausteine.')),
  /** When the bank got to know the facts, for kinds with a limit of a year (VwVfG §§ 48, 49). */
  kenntnisAm: z.optional(Tag),
})
export type EntscheidungInhalt = z.infer<typeof EntscheidungInhalt>

/** An item of the application, or of what was approved, as the decision is about it; amounts in euros, the rate in percent. */
const Entscheidungsgegenstand = z.object({
  gegenstand: z.string(),
  name: z.string(),
  kategorie: z.string(),
  klasse: z.string(),
  kosten: z.number(),
  satz: z.number(),
  beantragt: z.number(),
  /** Once it is approved: the amount today, what payouts hold of it, and, where the company waives, its new amount. */
  nachtrag: z.nullable(
    z.object({ bisher: z.number(), gebunden: z.number(), erklaert: z.nullable(z.number()) }),
  ),
})
export type Entscheidungsgegenstand = z.infer<typeof Entscheidungsgegenstand>

/** Who did something, and when. @public named in `/api-docs` */
export const Getan = z.object({ name: z.string(), am: Zeitpunkt })
/** Who gave something back, and why. @public named in `/api-docs` */
export const Zurueckgegeben = z.object({ ...Getan.shape, grund: z.string() })

/** What somebody did in the case before he declared a conflict of interest on it; one row for each kind of act. */
const HandlungBefangener = z.object({
  name: z.string(),
  worte: z.string(),
  anzahl: z.number(),
  zuletzt: Zeitpunkt,
  erklaertAm: Zeitpunkt,
  /** Leitung lifted it since. */
  aufgehobenAm: z.nullable(Zeitpunkt),
})
export type HandlungBefangener = z.infer<typeof HandlungBefangener>

/** A notice of the case; the file comes with a job after the release. */
const BescheidKurz = z.object({
  guid: z.string(),
  nummer: z.string(),
  art: Entscheidungsart,
  erstelltAm: Zeitpunkt,
  fertig: z.boolean(),
})

/** What this caller can do with the decision, or why not, as a sentence. */
const Moeglich = z.object({
  entscheidungBeginnen: z.nullable(z.string()),
  entscheidungSpeichern: z.nullable(z.string()),
  entscheidungVorlegen: z.nullable(z.string()),
  entscheidungZurueckgeben: z.nullable(z.string()),
  entscheidungFreigeben: z.nullable(z.string()),
  entwurfVerwerfen: z.nullable(z.string()),
})

/** Kind of an act after the approval, in a call. @public named in `/api-docs` */
export const Nachtragsart = z.enum(NACHTRAGSARTEN)
/** An act after the approval that the bank could begin, or why it can't. */
const Nachtrag = z.object({ art: Nachtragsart, gesperrtWeil: z.nullable(z.string()) })
/** Which act after the approval begins. */
export const BeginnenEingabe = z.strictObject({ art: Nachtragsart })

/** The decision on a case as the bank has it; the version travels as ETag, 0 before the first save. */
export const EntscheidungAntwort = z.object({
  /** Null until somebody has saved it: then `inhalt` is what the programme suggests. */
  guid: z.nullable(z.string()),
  status: z.nullable(Status),
  geschaeftGuid: z.string(),
  antragGuid: z.string(),
  geNr: z.string(),
  programm: Programm,
  unternehmenName: z.string(),
  /** The submission that is decided on. */
  eingangsnummer: z.string(),
  inhalt: EntscheidungInhalt,
  gegenstaende: z.array(Entscheidungsgegenstand),
  obergrenzen: Obergrenzen,
  vorlage: Bescheidvorlage,
  /** What the system fills into texts by itself. */
  quellen: z.record(z.string(), Wert),
  /** What stands in the way of presenting beside the content: open checks, files, a hearing. */
  hindernisse: z.array(z.string()),
  /** In words, how it differs from a case without findings; while it is presented, as it was presented. */
  abweichungen: z.array(z.string()),
  /** Of what was presented; whoever releases names it. Null for a draft. */
  inhaltSha256: z.nullable(z.string()),
  gespeichert: z.nullable(Getan),
  vorgelegt: z.nullable(Getan),
  zurueckgegeben: z.nullable(Zurueckgegeben),
  freigegeben: z.nullable(Getan),
  /** Names of everybody who edited it: none of them can release it. */
  bearbeiter: z.array(z.string()),
  /** Whoever releases reads it before (VwVfG §§ 20, 21). */
  handlungenBefangener: z.array(HandlungBefangener),
  moeglich: Moeglich,
  /** Acts after the approval; none before there is one. */
  nachtraege: z.array(Nachtrag),
  bescheide: z.array(BescheidKurz),
})
export type EntscheidungAntwort = z.infer<typeof EntscheidungAntwort>

const GRUND_MAX = 2_000
/** Why a decision goes back to who prepared it. */
export const ZurueckgebenEingabe = z.strictObject({
  grund: absaetze(GRUND_MAX, 'Geben Sie einen Grund an.'),
})

const SHA256 = /^[0-9a-f]{64}$/
/** What was read: the hash that the answer and the screen name. */
export const FreigebenEingabe = z.strictObject({
  inhaltSha256: z.string().check(z.regex(SHA256, 'Nennen Sie die Prüfsumme, die Sie gelesen haben.')),
})

/** A row of the list of releases (S9-04): something that waits for a second person. */
const Entscheidungsfreigabe = z.object({
  geschaeftGuid: z.string(),
  geNr: z.string(),
  programm: Programm,
  /** What the round is called in which the company applied. */
  runde: z.string(),
  unternehmenName: z.string(),
  art: Entscheidungsart,
  /** The kind as it is called: an approval of less than was applied for is a 'Teilbewilligung'. */
  wort: z.string(),
  seit: Zeitpunkt,
  vorbereitetVon: z.string(),
  /** What is granted; of an act after the approval what is taken away. */
  betrag: z.number(),
  abweichungen: z.array(z.string()),
  /** Why this person can't release it, as a sentence; null where he can. */
  gesperrtWeil: z.nullable(z.string()),
})
export type Entscheidungsfreigabe = z.infer<typeof Entscheidungsfreigabe>

/** What waits for release, longest first; `nach` asks for the next page. */
export const EntscheidungsfreigabenAntwort = z.object({
  zeilen: z.array(Entscheidungsfreigabe),
  anzahl: z.number(),
  /** How many of them this person can release. */
  fuerMich: z.number(),
  nach: z.nullable(z.string()),
})
export type EntscheidungsfreigabenAntwort = z.infer<typeof EntscheidungsfreigabenAntwort>
