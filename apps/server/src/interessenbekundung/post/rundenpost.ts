import { TAG_MS } from '@foerderportal/values/time'
import type { Tx } from '../../platform/database/database.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'

export const RUNDENPOST = 'rundenpost'

/** What people are told of a round, or of their declaration in it. */
export const ANLAESSE = [
  'veroeffentlicht',
  'verlaengert',
  'endetBald',
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

/** So long before the end whoever has begun and not sent is reminded (3.1). */
const ERINNERT_VORHER_MS = 3 * TAG_MS

type Zeitraum = { readonly von: Date; readonly bis: Date }

/** In a short round in its middle: three days before the end nobody could have begun. */
const erinnerungAm = ({ von, bis }: Zeitraum): Date =>
  new Date(Math.max(bis.getTime() - ERINNERT_VORHER_MS, (von.getTime() + bis.getTime()) / 2))

/** The reminder for the end of a period, in place of the one for an earlier end. */
export const erinnerungVormerken = (
  tx: Tx,
  { guid: runde, von, bis }: Zeitraum & { readonly guid: string },
): Promise<void> =>
  jobEinreihen(
    tx,
    RUNDENPOST,
    { anlass: 'endetBald', runde, bis: bis.toISOString() },
    { key: `${RUNDENPOST}:endetBald:${runde}`, runAt: erinnerungAm({ von, bis }) },
  )
