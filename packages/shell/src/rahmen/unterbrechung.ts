/** What was under way when the page was left for the provider's pages. */
export type Unterbrechung<T> = {
  readonly inhalt: T
  /** One came back from there; else the way was given up, and what was asked for must not happen by itself. */
  readonly zurueck: boolean
}

const KENNZEICHEN = 'weiter-'

/**
 * Keeps what is under way while the browser goes through a sign-in; nothing secret. The hash that it gives belongs to the
 * address to come back to: only who comes back with it goes on, so that a sign-in given up does nothing later on.
 */
export const unterbrechungMerken = (schluessel: string, inhalt: object): string => {
  const hash = KENNZEICHEN + crypto.randomUUID()
  sessionStorage.setItem(schluessel, JSON.stringify({ inhalt, hash }))
  return hash
}

export const unterbrechungVergessen = (schluessel: string): void => sessionStorage.removeItem(schluessel)

/** What was kept under this key, until it is forgotten. `T` is what `unterbrechungMerken` was given there. */
export const unterbrechungLesen = <T extends object>(
  schluessel: string,
  hash: string,
): Unterbrechung<T> | undefined => {
  const gemerkt = sessionStorage.getItem(schluessel)
  if (gemerkt === null) return undefined
  const { inhalt, hash: erwartet } = JSON.parse(gemerkt) as { inhalt: T; hash: string } // written above only
  return { inhalt, zurueck: hash === erwartet }
}
