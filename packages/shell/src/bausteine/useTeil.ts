import { useEffect, useState } from 'react'

const NOCHMAL_MS = 10_000

/**
 * A part that comes only when it is needed; undefined until it is there. One that does not arrive (no network, another
 * version of the portal) is asked for again as long as it is needed, and the page stays meanwhile: React's `lazy` would
 * take the whole page away with what is typed on it, and remember the failure. `laden` and `gescheitert` must not change
 * from one rendering to the next.
 */
export const useTeil = <T>(
  noetig: boolean,
  laden: () => Promise<T>,
  gescheitert?: () => void,
): T | undefined => {
  const [geladen, setGeladen] = useState<{ readonly teil: T }>()
  const fehlt = noetig && geladen === undefined
  useEffect(() => {
    if (!fehlt) return undefined
    let uhr: ReturnType<typeof setTimeout> | undefined
    let vorbei = false
    const spaeter = () => {
      if (vorbei) return
      uhr = setTimeout(holen, NOCHMAL_MS)
      gescheitert?.()
    }
    const holen = () => void laden().then((teil) => setGeladen({ teil }), spaeter)
    holen()
    return () => {
      vorbei = true
      clearTimeout(uhr)
    }
  }, [fehlt, laden, gescheitert])
  return geladen?.teil
}
