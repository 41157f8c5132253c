import * as z from 'zod/mini'
import { Fragebogenfortgang } from './artenSchema.ts'

/** Where the questionnaire of an application stands, as the step of the application shows it (S8-02). */
export const AntragFragebogen = z.object({
  stand: Fragebogenfortgang,
  /** In percent. */
  fortschritt: z.int(),
  /** Nothing is sent before it is finished: the programme requires it, or the bank has given it back. */
  verlangt: z.boolean(),
})
export type AntragFragebogen = z.infer<typeof AntragFragebogen>
