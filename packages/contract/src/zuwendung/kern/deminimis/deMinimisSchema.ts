import * as z from 'zod/mini'
import { plausiblesMass } from '../../../shared/angaben/plausibel.ts'
import { DEMINIMIS_HOECHSTENS, VERORDNUNGEN } from './verordnungen.ts'

const VERORDNUNG = Object.keys(VERORDNUNGEN) as (keyof typeof VERORDNUNGEN)[] // the keys of the literal above

export const Verordnung = z.enum(VERORDNUNG, 'Wählen Sie eine Verordnung.')
export type Verordnung = z.infer<typeof Verordnung>

/** A ceiling as a programme's version sets it: the law changes it, so it is data with a first day. */
export const DeMinimisGrenze = z.strictObject({
  verordnung: Verordnung,
  /** In euros. */
  hoechstbetrag: z
    .number()
    .check(
      z.minimum(0),
      plausiblesMass(0, DEMINIMIS_HOECHSTENS, 'Ein Höchstbetrag liegt zwischen 0 und 750.000 Euro.'),
    ),
  jahre: z.int().check(z.minimum(1), plausiblesMass(1, 10, 'Gezählt wird über 1 bis 10 Jahre.')),
})
export type DeMinimisGrenze = z.infer<typeof DeMinimisGrenze>

/** How much small aid a company and all that are linked with it have, and may still get; amounts in euros. */
export const DeMinimisStand = z.object({
  ...DeMinimisGrenze.shape,
  vergeben: z.number(),
  frei: z.number(),
  /** The companies that the bank knows as linked, by name. */
  verbundene: z.array(z.string()),
})
export type DeMinimisStand = z.infer<typeof DeMinimisStand>
