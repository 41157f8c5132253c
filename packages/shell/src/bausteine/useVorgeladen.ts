import { useEffect } from 'react'

/** First the picture that shows what the user did. */
const DANACH_MS = 100

/**
 * Fetches what is needed soon after the first sign that the user is about to work: nothing before it costs a page that
 * is only looked at, and nobody waits once he works. A failure is none yet: whoever needs it asks again.
 */
export const useVorgeladen = (laden: () => Promise<unknown>): void =>
  useEffect(() => {
    let uhr: ReturnType<typeof setTimeout> | undefined
    const holen = () => void laden().catch(() => undefined)
    const danach = () => (uhr = setTimeout(holen, DANACH_MS))
    document.addEventListener('focusin', danach, { once: true })
    return () => {
      document.removeEventListener('focusin', danach)
      clearTimeout(uhr)
    }
  }, [laden])
