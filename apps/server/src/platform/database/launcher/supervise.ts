import { setTimeout as pause } from 'node:timers/promises'
import { endAllIn, waitUntilEmpty } from './leftovers.ts'
import { stopPostmaster, type Postmaster } from './postmaster.ts'
import type { LauncherLog } from './startError.ts'

export type Supervision = {
  readonly start: () => Promise<Postmaster>
  readonly cluster: string
  readonly log: LauncherLog
  readonly onLost: ((error: Error) => void) | undefined
}

const TRIES = 5

/** Processes of the dead server end by themselves as soon as they notice; until then no new one may start. */
const startAgain = async (o: Supervision): Promise<Postmaster> => {
  if (!(await waitUntilEmpty(o.cluster, 2_000))) await endAllIn(o.cluster)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await o.start()
    } catch (error) {
      if (attempt === TRIES) throw error
      await pause(100 * 2 ** attempt)
    }
  }
}

/** Keeps the server alive: when it ends without having been told to, it is started again on the same port. */
export const supervise = (first: Postmaster, o: Supervision) => {
  let current = first
  let stopping = false
  let recovery = Promise.resolve()

  const recover = async () => {
    const since = Date.now()
    o.log.error('Die Datenbank ist unerwartet beendet worden; sie wird neu gestartet.')
    try {
      watch(await startAgain(o))
      o.log.info(`Die Datenbank läuft wieder (nach ${Date.now() - since} ms).`)
    } catch (error) {
      const lost = error instanceof Error ? error : new Error(String(error))
      o.log.error(`Die Datenbank lässt sich nicht neu starten: ${lost.message}`)
      o.onLost?.(lost)
    }
  }

  const watch = (postmaster: Postmaster) => {
    current = postmaster
    void postmaster.exited.then(() => {
      if (!stopping) recovery = recover()
    })
  }

  watch(first)
  return {
    pid: () => current.pid,
    stop: async () => {
      stopping = true
      await recovery
      await stopPostmaster(current)
    },
  }
}
