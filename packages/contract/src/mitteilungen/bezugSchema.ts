import * as z from 'zod/mini'
import { Kennung } from '../shared/nummern/kennung.ts'

/** What was sent in and a message is about, besides the case or the company that its conversation belongs to (S7-01). */
export const Bezug = z.object({
  art: z.enum(['AUSZAHLUNG', 'BEKUNDUNG']),
  guid: Kennung,
  eingangsnummer: z.string(),
})
export type Bezug = z.infer<typeof Bezug>
