import { useState, useSyncExternalStore } from 'react'
import { lokalerEntwurf, SEITE } from './lokal.ts'
import { useEntwurf } from './useEntwurf.ts'

/**
 * One text that the server gets only when it is sent: until then it lies on this device under `name`, and comes back
 * where it was. `fertig` when it is sent.
 */
export const useLokalerText = (name: string) => {
  const [entwurf] = useState(() => lokalerEntwurf({ text: '' }))
  useEntwurf(entwurf, name)
  const text = useSyncExternalStore(entwurf.subscribe, () => entwurf.roh(SEITE)['text'] as string) // noted below only
  return {
    text,
    setzen: (neu: string) => entwurf.aendern(SEITE, { text: neu }),
    fertig: () => entwurf.aufgeben(),
  }
}
