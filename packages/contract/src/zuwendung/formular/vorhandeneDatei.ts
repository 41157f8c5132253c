import * as z from 'zod/mini'
import { Datei } from '../../shared/datei.ts'

/** A file that applications of a company name, and where: it can be named again (S4-11). */
export const VorhandeneDatei = z.object({
  datei: Datei,
  /** The latest first. */
  verwendungen: z.array(z.object({ geNr: z.string(), wozu: z.string() })),
})
export type VorhandeneDatei = z.infer<typeof VorhandeneDatei>
