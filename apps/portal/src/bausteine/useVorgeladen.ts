import { useEffect } from 'react'

/**
 * Fetches what is needed soon at the first sign that the user is about to work: nothing before it costs a page that is
 * only looked at, and nobody waits once he works. A failure is none yet: whoever needs it asks again.
 */
export const useVorgeladen = (laden: () => Promise<unknown>): void =>
  useEffect(() => {
    const holen = () => void laden().catch(() => undefined)
    document.addEventListener('focusin', holen, { once: true })
    return () => document.removeEventListener('focusin', holen)
  }, [laden])
