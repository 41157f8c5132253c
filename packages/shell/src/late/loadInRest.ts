import type { Late } from './late.ts'

/** The first picture is long done by then, and whoever only looked in has gone. */
const REST_MS = 10_000
/** Before each part that nobody waits for: on a slow line, too, what the user does himself goes first. */
const BETWEEN_MS = 5_000

/** What lets the parts go on: somebody works, or the network is back. */
const OCCASIONS = ['input', 'online'] as const

/** Whoever pays for each byte gets nothing before he works. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true // not in lib.dom

const isMissing = ({ loaded }: Late<unknown>): boolean => loaded() === undefined

/**
 * Brings parts one by one, in their order, when there is time: a while after the page stands, soon after the first key.
 * Who is cut off before he has touched anything then finds them, too. What did not arrive is asked for again with a
 * later key, and when the network is back. Ends with the returned function.
 */
export const loadInRest = (parts: readonly Late<unknown>[]): (() => void) => {
  const end = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (ms: number) => {
    clearTimeout(timer)
    if (!end.signal.aborted) timer = setTimeout(atRest, ms)
  }
  const soon = () => after(BETWEEN_MS)
  const wait = () => {
    for (const occasion of OCCASIONS) addEventListener(occasion, soon, { once: true, signal: end.signal })
  }
  const goOn = () => {
    if (parts.some(isMissing)) soon()
  }
  const loadNext = () => {
    for (const occasion of OCCASIONS) removeEventListener(occasion, soon)
    void parts.find(isMissing)?.load().then(goOn, wait)
  }
  // Safari has no idle callback.
  const atRest = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(loadNext) : loadNext())
  wait()
  if (!savesData()) after(REST_MS)
  return () => {
    end.abort()
    clearTimeout(timer)
  }
}
