import * as z from 'zod/mini'
import { zeile } from '../../shared/angaben/zeile.ts'
import { Kennung } from '../../shared/nummern/kennung.ts'
import { Feldfehler } from '../../shared/problemSchema.ts'
import { Zeitpunkt } from '../../shared/zeit/datumSchema.ts'
import { FRAGETYPEN } from '../arten.ts'
import { Fassungsstand, Fragebogenfortgang } from '../artenSchema.ts'
import { Definition } from '../definition/definitionSchema.ts'
import { NAME_ZEICHEN } from '../grenzen.ts'

const FassungZeile = z.object({
  guid: z.string(),
  nummer: z.int(),
  stand: Fassungsstand,
  titel: z.string(),
  /** What changes with it, in a few words; null of the first. */
  anlass: z.nullable(z.string()),
  geaendertAm: Zeitpunkt,
  geaendertVon: z.nullable(z.string()),
  veroeffentlichtAm: z.nullable(Zeitpunkt),
  /** How many began to answer it, and how many have finished. */
  begonnen: z.int(),
  abgeschlossen: z.int(),
})
export type FassungZeile = z.infer<typeof FassungZeile>

/** A questionnaire with its versions, the latest first. */
export const Umfrage = z.object({
  umfrageUuid: z.string(),
  bezeichnung: z.string(),
  /** Codes of the programmes that require it (S8-02). */
  programme: z.array(z.string()),
  fassungen: z.array(FassungZeile),
})
export type Umfrage = z.infer<typeof Umfrage>

export const UmfragenAntwort = z.object({ umfragen: z.array(Umfrage) })

/** A version with everything that it says; its version as a document travels as ETag. */
export const Fassung = z.object({
  guid: z.string(),
  umfrageUuid: z.string(),
  bezeichnung: z.string(),
  nummer: z.int(),
  stand: Fassungsstand,
  geaendertAm: Zeitpunkt,
  geaendertVon: z.nullable(z.string()),
  veroeffentlichtAm: z.nullable(Zeitpunkt),
  definition: Definition,
})
export type Fassung = z.infer<typeof Fassung>

/** What keeps a version from being published; `pfad` is the id of a block or question, empty for the whole. */
export const FassungPruefung = z.object({ befunde: z.array(Feldfehler) })

/** A new questionnaire: empty, or a copy of a version of any other one. */
export const UmfrageEingabe = z.strictObject({
  bezeichnung: zeile(NAME_ZEICHEN, 'Geben Sie dem Fragebogen einen Namen.'),
  vorlage: z.nullish(Kennung),
})

/** A further version of the same: a copy of the one that is named, else of the latest. */
export const FassungEingabe = z.strictObject({
  anlass: zeile(NAME_ZEICHEN, 'Schreiben Sie kurz, was sich ändert.'),
  vorlage: z.nullish(Kennung),
})

/** Which versions are compared: of the same questionnaire or of two. */
export const Vergleichswahl = z.object({ von: Kennung, nach: Kennung })

const Unterschied = z.object({
  art: z.enum(['NEU', 'ENTFALLEN', 'GEAENDERT', 'VERSCHOBEN']),
  /** Id of the block or question; empty for the whole. */
  id: z.string(),
  /** What it is called, in the later version if it is there. */
  name: z.string(),
  /** What of it: 'Text', 'Bedingung', 'Antwort „Ja“'. */
  was: z.string(),
  vorher: z.nullable(z.string()),
  nachher: z.nullable(z.string()),
})
export type Unterschied = z.infer<typeof Unterschied>

export const Vergleich = z.object({ unterschiede: z.array(Unterschied) })

/** One line of a picture. Null where so few stand behind it that they would be known (grenzen.ts). */
const Balken = z.object({ text: z.string(), anzahl: z.nullable(z.int()), prozent: z.nullable(z.int()) })

const FrageAuswertung = z.object({
  frageId: z.string(),
  type: z.enum(FRAGETYPEN),
  blockTitel: z.string(),
  frage: z.string(),
  /** How many of those who have finished were asked, and answered; null where that would tell of a few. */
  gestellt: z.nullable(z.int()),
  beantwortet: z.nullable(z.int()),
  /** Nothing of it is shown, since too few answered, or it would tell of a few elsewhere. */
  verdeckt: z.boolean(),
  /** Of all who were asked; of a ranking, what stands first. */
  balken: z.array(Balken),
  /** Of numbers: what they are in the middle, by their part. */
  zahlen: z.array(
    z.object({ text: z.string(), einheit: z.nullable(z.string()), mittel: z.number(), median: z.number() }),
  ),
  /** Of free texts, in the order of the alphabet: nothing says whose they are. */
  texte: z.array(z.string()),
})
export type FrageAuswertung = z.infer<typeof FrageAuswertung>

/** All finished answers of a version together. */
export const Auswertung = z.object({
  fassungGuid: z.string(),
  bezeichnung: z.string(),
  nummer: z.int(),
  abgeschlossen: z.int(),
  fragen: z.array(FrageAuswertung),
})
export type Auswertung = z.infer<typeof Auswertung>

const FallAntwort = z.object({
  frageId: z.string(),
  blockTitel: z.string(),
  frage: z.string(),
  /** Whether it is asked; one that the one before answered may have fallen away. */
  gestellt: z.boolean(),
  /** In words, one line for each part; empty where nothing was said. */
  antwort: z.array(z.string()),
  /** What the one before said, where it was another; null where it is the same or there is none before. */
  vorher: z.nullable(z.array(z.string())),
})

/** The questionnaires of a case, the latest first; what is not finished is the applicant's alone. */
export const FallFrageboegen = z.object({
  antragGuid: z.string(),
  frageboegen: z.array(
    z.object({
      fragebogenGuid: z.string(),
      titel: z.string(),
      fassung: z.int(),
      stand: Fragebogenfortgang,
      fortschritt: z.int(),
      angelegtAm: Zeitpunkt,
      abgeschlossenAm: z.nullable(Zeitpunkt),
      abgeschlossenVon: z.nullable(z.string()),
      vorgaengerGuid: z.nullable(z.string()),
      /** Of a finished one. */
      pdfUrl: z.nullable(z.string()),
      antworten: z.array(FallAntwort),
    }),
  ),
})
export type FallFrageboegen = z.infer<typeof FallFrageboegen>
