import * as z from 'zod/mini'
import { lesen } from '../../../shared/bauer.ts'
import { Produktgruppe } from '../../../shared/produktgruppe.ts'
import { ZUWENDUNGEN } from '../../../shared/route.ts'
import { Jahresbudget } from './jahresbudget.ts'

/**
 * What is left this year: anybody reads it before he registers for nothing. Null where the product group's programme has no
 * budget of years.
 */
export const jahresbudgetLesen = lesen(`${ZUWENDUNGEN}/api/public/jahresbudget/:produktgruppe`, 'public', {
  summary: 'Budget des Jahres: vergeben und frei',
  params: z.strictObject({ produktgruppe: Produktgruppe }),
  antwort: z.object({ jahresbudget: z.nullable(Jahresbudget) }),
})
