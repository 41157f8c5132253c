import * as z from 'zod/mini'
import { Tag } from '../../../shared/zeit/datumSchema.ts'
import { text } from '../../../formular/felder.ts'

/** `filterCodes` is repeatable (S11-08): one value arrives as a text, several as a list. */
export const UnterkategorieFilter = z.strictObject({
  filterCodes: z.optional(z.union([text(20), z.array(text(20)).check(z.maxLength(50))])),
  stichtag: z.optional(Tag),
})
