import { useState, useSyncExternalStore } from 'react'
import { lokalerEntwurf, SEITE } from './lokal.ts'
import { useEntwurf } from './useEntwurf.ts'

const beginnen = (name: string) => ({ name, entwurf: lokalerEntwurf({ text: '' }) })

/**
 * One text that the server gets only when it is sent: until then it lies on this device under `name`, and comes back
 * where it was. `fertig` when it is sent.
 */
export const useLokalerText = (name: string) => {
  const [eigener, setEigener] = useState(() => beginnen(name))
  // Under another name it is another text: the one typed before neither shows there nor is written there.
  const gilt = eigener.name === name ? eigener : beginnen(name)
  if (gilt !== eigener) setEigener(gilt)
  const { entwurf } = gilt
  useEntwurf(entwurf, name)
  const text = useSyncExternalStore(entwurf.subscribe, () => entwurf.roh(SEITE)['text'] as string) // noted below only
  return {
    text,
    setzen: (neu: string) => entwurf.aendern(SEITE, { text: neu }),
    fertig: () => entwurf.aufgeben(),
  }
}
