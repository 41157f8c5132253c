import { MINUTE_MS } from '@foerderportal/values/time'
import type { Tx } from '../../platform/database/database.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'

export const RUNDE_EINFRIEREN = 'runde-einfrieren'

/** After the end, so that whoever arrived in time has got the lock that the freeze waits for (3.1). */
export const KARENZ_MS = MINUTE_MS

/** The freeze for the end of a period, in place of the one for an earlier end. */
export const einfrierenVormerken = (
  tx: Tx,
  { guid, bis }: { readonly guid: string; readonly bis: Date },
): Promise<void> =>
  jobEinreihen(
    tx,
    RUNDE_EINFRIEREN,
    {},
    { key: `${RUNDE_EINFRIEREN}:${guid}`, runAt: new Date(bis.getTime() + KARENZ_MS) },
  )
