import * as z from 'zod/mini'
import { Produktgruppe } from '../../../shared/produktgruppe.ts'
import { ZUWENDUNGEN, route } from '../../../shared/route.ts'
import { Jahresbudget } from './jahresbudget.ts'

/**
 * What is left this year: anybody reads it before he registers for nothing. Null where the product group's programme has no
 * budget of years.
 */
export const jahresbudgetLesen = route({
  method: 'GET',
  path: `${ZUWENDUNGEN}/api/public/jahresbudget/:produktgruppe`,
  permission: 'public',
  summary: 'Budget des Jahres: vergeben und frei',
  params: z.strictObject({ produktgruppe: Produktgruppe }),
  answers: { 200: z.object({ jahresbudget: z.nullable(Jahresbudget) }) },
})
