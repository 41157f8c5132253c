import { NoConnectionError } from '../database/unavailable.ts'
import type { Services } from '../services.ts'

type Arbeit<T> = {
  readonly tun: (eines: T) => Promise<unknown>
  /** What of one the log says: ids only. */
  readonly worum: (eines: T) => object
  /** Of one in the log: 'reminder failed'. */
  readonly einzeln: string
  /** Behind their number in the run's error: 'reminders failed'. */
  readonly zusammen: string
  /** Asked after one failed: whether all others would fail as well, so that the run ends at once. */
  readonly alleScheitern?: () => Promise<boolean>
}

/**
 * What a task does for each of many: one that fails is logged, stays due and keeps none of the others. A run in which some
 * failed has failed, so that it is tried again. Without a database all would fail: it ends at once.
 */
export const jedesFuerSich = async <T>(
  { log }: Pick<Services, 'log'>,
  alle: readonly T[],
  { tun, worum, einzeln, zusammen, alleScheitern }: Arbeit<T>,
): Promise<void> => {
  let gescheitert = 0
  for (const eines of alle)
    try {
      await tun(eines)
    } catch (err) {
      if (err instanceof NoConnectionError) throw err
      log.error({ err, ...worum(eines) }, einzeln)
      gescheitert += 1
      if (await alleScheitern?.()) break
    }
  if (gescheitert > 0) throw new Error(`${gescheitert} ${zusammen}`)
}
