import type { Tx } from '../../platform/database/database.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'

export const RUNDENPOST = 'rundenpost'

/** What people are told of a round, or of their declaration in it. */
export const ANLAESSE = [
  'veroeffentlicht',
  'verlaengert',
  'annulliert',
  'gereiht',
  'eingeladen',
  'entfallen',
  'einladungVerlaengert',
] as const
export type Anlass = (typeof ANLAESSE)[number]

/**
 * Thousands of mails are written by a job of their own: it is enqueued in the transaction that they tell of, and that one
 * does not hold its locks for them.
 */
export const rundenpostEinreihen = (
  tx: Tx,
  anlass: Anlass,
  runde: string,
  worum: { readonly akt?: string; readonly staffel?: string } = {},
): Promise<void> => jobEinreihen(tx, RUNDENPOST, { anlass, runde, ...worum })
