import * as z from 'zod/mini'
import { PRODUKTGRUPPEN } from './konstanten.ts'

/** Query of the overviews: without it ZUKLB is left out, with `ZUKLB` it is answered alone (S11-06). */
export const mitProduktgruppe = z.strictObject({ produktgruppe: z.optional(z.enum(PRODUKTGRUPPEN)) })
