import * as z from 'zod/mini'
import { Zeitpunkt } from '../shared/zeit/datumSchema.ts'

/**
 * What goes to and fro about a case beside messages, with records and answers of its own: in the conversation it is told
 * and linked, never copied (S7-01).
 */
export const Verfahrensschritt = z.object({
  guid: z.string(),
  art: z.enum(['NACHFORDERUNG', 'ANHOERUNG', 'VERZICHT']),
  stand: z.enum([
    'OFFEN',
    'ABGELAUFEN',
    'BEANTWORTET',
    'ERLEDIGT',
    'ERKLAERT',
    'ZURUECKGENOMMEN',
    'AUFGENOMMEN',
  ]),
  am: Zeitpunkt,
  /** The first moment that no longer counts; null without a deadline. */
  frist: z.nullable(Zeitpunkt),
  antragGuid: z.string(),
})
export type Verfahrensschritt = z.infer<typeof Verfahrensschritt>
