import * as z from 'zod/mini'
import { Tag } from '../shared/datumSchema.ts'

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
