import * as z from 'zod/mini'
import { Datei } from '../../shared/datei.ts'
import { mitUnternehmen } from '../../shared/nummern/kennung.ts'
import { ZUWENDUNGEN, route } from '../../shared/route.ts'

/** A file that applications of a company name, and where: it can be named again (S4-11). */
export const VorhandeneDatei = z.object({
  datei: Datei,
  /** The latest first. */
  verwendungen: z.array(z.object({ geNr: z.string(), wozu: z.string() })),
})
export type VorhandeneDatei = z.infer<typeof VorhandeneDatei>

/** S4-11. Files that applications of a company name, the latest first: each can be named again without another upload. */
export const vorhandeneDateienLesen = route({
  method: 'GET',
  path: `${ZUWENDUNGEN}/api/public/file/:unternehmenGuid`,
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Dateien aus den Zuschussanträgen eines Unternehmens',
  params: mitUnternehmen,
  answers: { 200: z.array(VorhandeneDatei) },
})
