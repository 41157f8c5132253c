import { CSRF_COOKIE, CSRF_COOKIE_OHNE_PREFIX } from '@foerderportal/contract/shared/konstanten'
import {
  DATEN_VERZEICHNIS,
  NUTZER_SERVICE,
  SACHBEARBEITUNG_SERVICE,
  ZUWENDUNGEN,
} from '@foerderportal/contract/shared/route'

/** The services that take our token. Nothing else ever sees it, not even on the own origin (rule A-06). */
const SERVICES = [NUTZER_SERVICE, ZUWENDUNGEN, SACHBEARBEITUNG_SERVICE, DATEN_VERZEICHNIS].map(
  (base) => `${base}/`,
)

/** True when a call to `url` may carry the bearer token: own origin and one of the services. */
export const takesToken = (url: string, origin: string): boolean => {
  const target = new URL(url, origin)
  return target.origin === origin && SERVICES.some((base) => target.pathname.startsWith(base))
}

const SAFE_METHODS = new Set(['GET', 'HEAD'])

/** True when a call must carry the anti-forgery header: unsafe, allowed target, and a token is there (section 7.4). */
export const needsCsrf = (method: string, url: string, origin: string, token: string | undefined): boolean =>
  !SAFE_METHODS.has(method.toUpperCase()) && token !== undefined && takesToken(url, origin)

/** The anti-forgery value from a `document.cookie` string, under either of its names. */
export const csrfFromCookies = (cookies: string): string | undefined => {
  const pairs = new Map(
    cookies.split('; ').map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]
    }),
  )
  return pairs.get(CSRF_COOKIE) ?? pairs.get(CSRF_COOKIE_OHNE_PREFIX)
}
