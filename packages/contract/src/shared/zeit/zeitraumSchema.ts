import * as z from 'zod/mini'
import { Zeitpunkt } from './datumSchema.ts'

/** [von, bis): the last moment is the one before `bis`. */
export const Zeitraum = z.object({ von: Zeitpunkt, bis: Zeitpunkt })
export type Zeitraum = z.infer<typeof Zeitraum>
