import { useEffect, useState, type ReactNode } from 'react'

/** Gives the element of a part. */
type Zeichnen<P> = (props: P) => ReactNode

const NOCHMAL_MS = 10_000

/**
 * A part that comes only when it is needed; undefined until it is there. One that does not arrive (no network, another
 * version of the portal) is asked for again as long as it is needed, and the page stays meanwhile: React's `lazy` would
 * take the whole page away with what is typed on it, and remember the failure. `laden` and `gescheitert` must not change
 * from one rendering to the next.
 */
export const useTeil = <P>(
  noetig: boolean,
  laden: () => Promise<Zeichnen<P>>,
  gescheitert?: () => void,
): Zeichnen<P> | undefined => {
  const [geladen, setGeladen] = useState<{ readonly zeichnen: Zeichnen<P> }>()
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
    const holen = () => void laden().then((zeichnen) => setGeladen({ zeichnen }), spaeter)
    holen()
    return () => {
      vorbei = true
      clearTimeout(uhr)
    }
  }, [fehlt, laden, gescheitert])
  return geladen?.zeichnen
}
