import * as z from 'zod/mini'
import { PROGRAMM_ANKNABO } from '../../../shared/konstanten.ts'

const PROGRAMME = [PROGRAMM_ANKNABO, 'ZUKLB'] as const
export const Programm = z.enum(PROGRAMME)
export type Programm = z.infer<typeof Programm>

/** Caps of the programme in euros: what a single item and a whole application can get at most. */
export const Obergrenzen = z.object({ jeGegenstand: z.number(), jeAntrag: z.number() })
export type Obergrenzen = z.infer<typeof Obergrenzen>
