import { startTransition, useEffect, useState } from 'react'

/**
 * What a draft says of itself, for a page as a whole. Unlike `useSyncExternalStore` it keeps no key waiting while forty
 * rows and all steps are drawn for it; each new value must be an object of its own.
 */
export const useInTransition = <W extends object>(
  subscribe: (melden: () => void) => () => void,
  lesen: () => W,
): W => {
  const [wert, setWert] = useState(lesen)
  useEffect(() => {
    const nachlesen = () => startTransition(() => setWert(lesen()))
    nachlesen() // it may have changed between the drawing and the listening
    return subscribe(nachlesen)
  }, [subscribe, lesen])
  return wert
}
