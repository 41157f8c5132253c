/** Where shipped style and fonts live: never asked of a content system. */
export const EIGENES = '/cms/_portal'

const VORSATZ = '/cms/'
const LAENGSTER_PFAD = 500

const entschluesselt = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * A name as published files have one. What a further server could read as a way out (dots, slashes, a second encoding)
 * or drop at the end (Windows: dots, spaces) is none, nor is a hidden file (.git, .env).
 */
const NAME = /^(?!\.)[\p{L}\p{N}._ ()+,~-]+(?<![. ])$/u

/**
 * The path below /cms/ of a request's address, each segment decoded once and encoded again; undefined when it could
 * mean anything but a page below the base.
 */
export const cmsPfad = (url: string): string | undefined => {
  const [pfad = ''] = url.split(/[?#]/, 1)
  if (!pfad.startsWith(VORSATZ) || pfad.length > LAENGSTER_PFAD) return undefined
  const namen = pfad.slice(VORSATZ.length).split('/').map(entschluesselt)
  if (!namen.every((name) => name !== undefined && NAME.test(name))) return undefined
  return namen.map((name) => encodeURIComponent(name ?? '')).join('/')
}

/** Whether `ziel` lies below `basis` (which ends with a slash). */
export const istDarunter = (ziel: URL, basis: URL): boolean =>
  ziel.origin === basis.origin && ziel.username === '' && ziel.pathname.startsWith(basis.pathname)
