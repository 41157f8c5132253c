import * as z from 'zod/mini'
import { Tag, Zeitpunkt } from '../../../shared/zeit/datumSchema.ts'

/** A row of the audit log, as it was written: nobody has ever changed one. */
export const Protokollzeile = z.strictObject({
  nr: z.int(),
  zeit: Zeitpunkt,
  /** The verb of the trade, as the use case is named: 'pruefungBeginnen'. */
  handlung: z.string(),
  /** The same in words. */
  worte: z.string(),
  objektGuid: z.string(),
  /** What that is: 'Antrag', 'Bescheid'. */
  objekt: z.string(),
  /** Account and name. */
  sub: z.string(),
  name: z.string(),
  /** What the act was about and what it changed, in words; null where the act says it all. */
  dazu: z.nullable(z.string()),
  /** As they were written: names of rows and hashes for programs. */
  angaben: z.record(z.string(), z.unknown()),
})

/** A row at which a chain does not hold. */
export const Kettenbruch = z.strictObject({ nr: z.int(), grund: z.string() })

/** What the chain of the company says of itself, and what is kept outside the database says of it (ADR 0006). */
export const Kettenpruefung = z.strictObject({
  kette: z.string(),
  /** How many rows were worked out anew: all of the company's, not only those of the case. */
  zeilen: z.int(),
  /** Where it does not hold; empty when it does. */
  brueche: z.array(Kettenbruch),
  /** The latest head kept outside; null before the first one, `nr` null where the chain is younger. */
  ausserhalb: z.nullable(
    z.strictObject({ tag: Tag, nr: z.nullable(z.int()), bruch: z.nullable(Kettenbruch) }),
  ),
})
export type Kettenpruefung = z.infer<typeof Kettenpruefung>

export const Fallprotokoll = z.strictObject({
  /** The latest first. */
  zeilen: z.array(Protokollzeile),
  /** There are older ones: ask with `vor`, the number of the last. */
  weitere: z.boolean(),
  /** With the newest rows alone: it is about the whole chain, whichever page is shown. */
  pruefung: z.nullable(Kettenpruefung),
})
export type Fallprotokoll = z.infer<typeof Fallprotokoll>
