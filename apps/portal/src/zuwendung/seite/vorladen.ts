/** The first picture is long done by then, and whoever only looked in has gone. */
const RUHE_MS = 10_000
/** Before each piece that nobody waits for: on a slow line, too, what the user does himself goes first. */
const ABSTAND_MS = 5_000

/** What lets the pieces go on: somebody works, or the network is back. */
const ANLAESSE = ['input', 'online'] as const

/** Whoever pays for each byte gets nothing before he works. */
const spart = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true // not in lib.dom

/**
 * Piece by piece, when there is time: a while after the page stands, soon after the first key. Who is cut off before he
 * has touched anything then finds it, too. What did not arrive is asked for again with a later key, and when the
 * network is back. `naechstes` answers whether there are more; ends with the returned function.
 */
export const vorladen = (naechstes: () => Promise<boolean>): (() => void) => {
  const ende = new AbortController()
  let uhr: ReturnType<typeof setTimeout> | undefined
  const nach = (ms: number) => {
    clearTimeout(uhr)
    if (!ende.signal.aborted) uhr = setTimeout(inRuhe, ms)
  }
  const bald = () => nach(ABSTAND_MS)
  const warten = () => {
    for (const anlass of ANLAESSE) addEventListener(anlass, bald, { once: true, signal: ende.signal })
  }
  const holen = () => {
    for (const anlass of ANLAESSE) removeEventListener(anlass, bald)
    void naechstes().then((weitere) => weitere && bald(), warten)
  }
  // Safari has no idle callback.
  const inRuhe = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(holen) : holen())
  warten()
  if (!spart()) nach(RUHE_MS)
  return () => {
    ende.abort()
    clearTimeout(uhr)
  }
}
