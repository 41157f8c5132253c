import * as z from 'zod/mini'
import { Datei } from '../shared/datei.ts'

/** A file that belongs to a form (R7.2-18, R7.2-31), with what it is for in the words of the screen. */
export const Unterlage = z.extend(Datei, { wozu: z.string() })
export type Unterlage = z.infer<typeof Unterlage>
