import { feldId } from '@foerderportal/ui/felder/feldId'
import { zumFeld } from '@foerderportal/ui/felder/feldSprung'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** A link to a field names it behind '#'; the title of the new page has had the focus by then. */
export const useSprungziel = () => {
  const ziel = useLocation({ select: ({ hash }) => hash })
  useEffect(() => {
    if (!ziel.startsWith(feldId(''))) return undefined
    let aufgeben = () => {}
    const uhr = setTimeout(() => (aufgeben = zumFeld(ziel)))
    return () => {
      clearTimeout(uhr)
      aufgeben()
    }
  }, [ziel])
}
