import { queue, type Queue } from '../queue.ts'
import type { Services } from '../services.ts'

/**
 * Some 20 s of submissions. Whoever waits has arrived, and must not be sent away at the end of a period. One account has
 * few forms to send, and repeats a call once or twice.
 */
const IN_DER_REIHE = { hoechstens: 2000, jeKonto: 5, geduldMs: 30_000 }

/** The line in which submissions of a kind wait for one half of the connections; the other half is for everybody else. */
export const einreichschlange = ({ config }: Pick<Services, 'config'>): Queue =>
  queue({ zugleich: Math.ceil(config.databasePool / 2), ...IN_DER_REIHE })
