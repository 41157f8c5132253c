import { useEffect, useRef, type RefObject } from 'react'

/** At the end of a bar its text fades out (stil/rahmen.css: 3 rem). */
const RAND_PX = 48

/**
 * What is current in a bar that goes on to the side comes into its middle, where it is not in sight; the page itself
 * does not move. Again whenever `wo` changes; in between the bar stays where somebody has pushed it.
 */
export const useAktuellesInSicht = <E extends HTMLElement>(wo: string): RefObject<E | null> => {
  const leiste = useRef<E>(null)
  useEffect(() => {
    const punkt = leiste.current?.querySelector('[aria-current]')
    if (!leiste.current || !punkt) return
    const rand = leiste.current.getBoundingClientRect()
    const { left, right, width } = punkt.getBoundingClientRect()
    if (left >= rand.left && right <= rand.right - RAND_PX) return
    leiste.current.scrollLeft += left + width / 2 - (rand.left + rand.width / 2)
  }, [wo])
  return leiste
}
