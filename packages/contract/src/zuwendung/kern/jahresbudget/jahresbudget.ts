import * as z from 'zod/mini'

/** The money of a programme for one calendar year of Berlin, in euros: what there is, what is asked for or approved, what is left. */
export const Jahresbudget = z.object({
  jahr: z.int(),
  budget: z.number(),
  vergeben: z.number(),
  frei: z.number(),
})
export type Jahresbudget = z.infer<typeof Jahresbudget>
