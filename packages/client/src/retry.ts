import { NO_CONNECTION, type ProblemError } from './problem.ts'
import { stoerungen } from './stoerung.ts'

/** Statuses of a call that was not worked on, or whose answer got lost: no connection, too often, overload, lost database. */
const PASSING: readonly number[] = [NO_CONNECTION, 429, 503]

/** How often a call is repeated by itself before its failure is told. */
const ATTEMPTS = 5
const LONGEST_S = 60
/** Seconds between attempts when the server names none. */
const STEPS_S = [2, 4, 8, 16, 32]
/** Thousands who wait for the same server must not all come back in the same second. */
const JITTER = 0.3

/** True for a failure that passes: worth another attempt. An answer counts only when it names the time to wait. */
export const passes = (error: ProblemError): boolean =>
  PASSING.includes(error.status) && (error.status === NO_CONNECTION || error.retryAfterSeconds !== undefined)

/** Milliseconds until attempt `attempt` (from 1), undefined when it was the last. `random` between 0 and 1. */
export const waitingTime = (error: ProblemError, attempt: number, random: number): number | undefined => {
  const step = STEPS_S[attempt - 1]
  if (attempt > ATTEMPTS || step === undefined) return undefined
  const seconds = Math.min(LONGEST_S, error.retryAfterSeconds ?? step)
  return Math.round(Math.max(1, seconds) * (1 + JITTER * random) * 1000)
}

const aborted = () => new DOMException('Abgebrochen', 'AbortError')

/** Resolves after `ms`, at once when the browser is connected again; without a connection it waits for that alone. */
const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = new AbortController()
    const finish = (done: () => void) => () => {
      clearTimeout(timer)
      end.abort()
      done()
    }
    const timer = navigator.onLine ? setTimeout(finish(resolve), ms) : undefined
    addEventListener('online', finish(resolve), { signal: end.signal })
    signal?.addEventListener(
      'abort',
      finish(() => reject(aborted())),
      { signal: end.signal },
    )
    if (signal?.aborted) finish(() => reject(aborted()))()
  })

/** The attempts of one call; as long as they go on, the portal says so in a calm line. */
export type Repetition = {
  /** Waits for the next attempt; false when it is not worth another one. @throws AbortError when the signal fires */
  readonly next: (error: ProblemError) => Promise<boolean>
  readonly end: () => void
}

export const repetition = (signal: AbortSignal | undefined): Repetition => {
  let count = 0
  // An attempt is under way; it failed when the next one is asked for.
  let good = false
  let end = (_good: boolean) => {}
  const show = (error: ProblemError, ms: number) => {
    const before = end
    end = stoerungen.beginnt({
      art: error.status === NO_CONNECTION ? 'getrennt' : 'ausgelastet',
      bis: Date.now() + ms,
    })
    before(false)
  }
  return {
    next: async (error) => {
      count += 1
      good = false
      const ms = passes(error) ? waitingTime(error, count, Math.random()) : undefined
      if (ms === undefined) return false
      show(error, ms)
      await pause(ms, signal)
      good = true
      return true
    },
    end: () => end(good),
  }
}
