import * as z from 'zod/mini'
import { JaNein } from '../jaNein.ts'
import { Kennung } from '../nummern/kennung.ts'
import { Programmcode } from '../programmcode.ts'
import { Zeitpunkt } from '../zeit/datumSchema.ts'
import { FREIGABEARTEN, FREIGABEORTE, type Freigabeart } from './arten.ts'

/** What needs two people at the bank. @public named in `/api-docs` */
export const Vorlageart = z.enum(Object.keys(FREIGABEARTEN) as Freigabeart[]) // keys of the table

export const FreigabenAbfrage = z.strictObject({
  art: z.optional(Vorlageart),
  programm: z.optional(Programmcode),
  /** Whole euros: nothing below, and nothing that is not about money. */
  abEuro: z.optional(
    z.string().check(z.regex(/^\d{1,9}$/, 'Nennen Sie den Betrag in ganzen Euro, ohne Punkt und Komma.')),
  ),
  /** Only what differs from the usual case. */
  mitAbweichung: z.optional(JaNein),
  /** `nach` of the page before: the moment, and what was presented then. */
  nach: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^\d{1,17}_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
          'Diese Stelle gibt es in der Liste nicht.',
        ),
      ),
  ),
})
export type FreigabenAbfrage = z.infer<typeof FreigabenAbfrage>

/** Something that lies before a second person, of whatever kind (S9-04). */
const Freigabezeile = z.object({
  guid: Kennung,
  art: Vorlageart,
  /** The kind as it is called: an approval of less than was applied for is a 'Teilbewilligung'. */
  wort: z.string(),
  /** Case, round or run. */
  wozu: z.string(),
  /** Company; empty where it is about more than one. */
  wer: z.string(),
  programm: z.string(),
  /** What the round is called in which the company applied; empty where it is about a round or a run itself. */
  runde: z.string(),
  ort: z.enum(FREIGABEORTE),
  ortGuid: Kennung,
  /** What it does, where its kind does not say it. */
  text: z.nullable(z.string()),
  abweichungen: z.array(z.string()),
  /** In euros; null where it is not about money. */
  betrag: z.nullable(z.number()),
  seit: Zeitpunkt,
  vorbereitetVon: z.string(),
  /** Why this person can't release it, as a sentence; null where he can. */
  gesperrtWeil: z.nullable(z.string()),
})
export type Freigabezeile = z.infer<typeof Freigabezeile>

/** What waits for release, longest first. */
export const FreigabenAntwort = z.object({
  zeilen: z.array(Freigabezeile),
  /** How many there are of what was asked for. */
  anzahl: z.int(),
  /** How many of them this person can release. */
  fuerMich: z.int(),
  /** Asks for the next page; null on the last. */
  nach: z.nullable(z.string()),
  /** Programmes of which something waits, for the filter. */
  programme: z.array(z.string()),
})
export type FreigabenAntwort = z.infer<typeof FreigabenAntwort>
