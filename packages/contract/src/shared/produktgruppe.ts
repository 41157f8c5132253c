import * as z from 'zod/mini'
import { PRODUKTGRUPPEN } from './konstanten.ts'

export const Produktgruppe = z.enum(PRODUKTGRUPPEN, 'Wählen Sie eine Produktgruppe.')
export type Produktgruppe = z.infer<typeof Produktgruppe>

/** Query of the overviews: without it ZUKLB is left out, with `ZUKLB` it is answered alone (S11-06). */
export const mitProduktgruppe = z.strictObject({ produktgruppe: z.optional(Produktgruppe) })
