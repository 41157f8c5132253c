import { useEffect, useRef, type RefObject } from 'react'

/**
 * What is current in a bar that goes on to the side stands in the middle of it, as far as that is possible; the page
 * itself does not move. Again whenever `wo` changes; in between the bar stays where somebody has pushed it.
 */
export const useAktuellesInSicht = <E extends HTMLElement>(wo: string): RefObject<E | null> => {
  const leiste = useRef<E>(null)
  useEffect(() => {
    const punkt = leiste.current?.querySelector('[aria-current]')
    if (!leiste.current || !punkt) return
    const rand = leiste.current.getBoundingClientRect()
    const { left, width } = punkt.getBoundingClientRect()
    leiste.current.scrollLeft += left + width / 2 - (rand.left + rand.width / 2)
  }, [wo])
  return leiste
}
