/** An answer that waits for a fresh sign-in (S1-04). */
export type Antwort = { readonly einladungId: string; readonly annehmen: boolean }

const SCHLUESSEL = 'portal-einladung'
const KENNZEICHEN = 'antwort-'

/**
 * Keeps an answer while the browser goes through the sign-in. The hash that it gives belongs to the address to come
 * back to: only who comes back with it finishes the answer, so that a sign-in given up answers nothing later on.
 */
export const antwortMerken = (antwort: Antwort): string => {
  const hash = KENNZEICHEN + crypto.randomUUID()
  sessionStorage.setItem(SCHLUESSEL, JSON.stringify({ ...antwort, hash }))
  return hash
}

/** The answer to finish, once; undefined unless one came back from the sign-in that was asked for it. */
export const antwortNehmen = (hash: string): Antwort | undefined => {
  const gemerkt = sessionStorage.getItem(SCHLUESSEL)
  sessionStorage.removeItem(SCHLUESSEL)
  if (gemerkt === null) return undefined
  const { hash: erwartet, ...antwort } = JSON.parse(gemerkt) as Antwort & { hash: string } // written by antwortMerken only
  return hash === erwartet ? antwort : undefined
}
