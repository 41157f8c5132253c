import * as z from 'zod/mini'
import { Tag, Zeitpunkt } from '../shared/datumSchema.ts'

/** A place of the form that may be changed during a correction, and what was sent there last. */
export const OffeneStelle = z.object({
  /** As `stellen` of nachforderung.ts names it: an item by its id, since places in a list can shift. */
  pfad: z.string(),
  /** What the bank says of it; null: it is open because it depends on another one. */
  grund: z.nullable(z.string()),
  /** The value that was sent last; null: none. */
  eingereicht: z.unknown(),
})
export type OffeneStelle = z.infer<typeof OffeneStelle>

/** What the bank still needs for a sent application (S11-13); only `offen` can be changed until `frist` (S4-10). */
export const Nachforderung = z.object({
  grund: z.string(),
  gestelltAm: Zeitpunkt,
  /** The first moment that no longer counts, like the end of a capture period. */
  frist: Zeitpunkt,
  /** The day of the first submission: programme, rates and dates go on being judged by it. */
  stichtag: Tag,
  offen: z.array(OffeneStelle),
})
export type Nachforderung = z.infer<typeof Nachforderung>
