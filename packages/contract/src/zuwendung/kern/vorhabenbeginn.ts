import * as z from 'zod/mini'
import { Tag } from '../../shared/zeit/datumSchema.ts'
import { absaetze } from '../../shared/angaben/zeile.ts'

/** What the earliest day of a purchase follows from (S4-09); the day itself is counted by `fruehesterKauf`. */
export const Vorhabenbeginn = z.object({
  /** Days that usually pass between submission and decision (programme data). */
  bearbeitungstage: z.number(),
  /** Whether the programme lets everybody buy before the decision. */
  vorzeitigErlaubt: z.boolean(),
  /** First day on which the bank lets this case buy, decided or not; null where it has not said so. */
  zustimmungAb: z.nullable(Tag),
})
export type Vorhabenbeginn = z.infer<typeof Vorhabenbeginn>

/** An individual consent: from this day on the case may buy. Why stays with the bank, in its audit trail. */
export const VorhabenbeginnEingabe = z.strictObject({
  ab: Tag,
  grund: absaetze(2_000, 'Geben Sie einen Grund an.'),
})
export type VorhabenbeginnEingabe = z.infer<typeof VorhabenbeginnEingabe>
