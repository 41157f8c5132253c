type Arbeit = () => Promise<unknown>

const arbeiten = new Set<Arbeit>()

/** A logout for safety's sake must come; what is not saved by then lies in the draft on this device. */
const HOECHSTENS_MS = 3000

/**
 * Registers what wants to be done while the session is still there, e.g. to save what was typed. Called before every
 * end of the session that this window brings about. Returns how to take it back.
 */
export const beforeLeaving = (arbeit: Arbeit): (() => void) => {
  arbeiten.add(arbeit)
  return () => arbeiten.delete(arbeit)
}

/** Does all that is registered; a failing or slow one keeps nobody signed in. */
export const prepareLeaving = async (): Promise<void> => {
  if (arbeiten.size === 0) return
  const alle = Promise.allSettled([...arbeiten].map((arbeit) => arbeit()))
  await Promise.race([alle, new Promise((weiter) => setTimeout(weiter, HOECHSTENS_MS))])
}
