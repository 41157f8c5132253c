/** Where a sign-in leads that names no valid place of its own, unless the app says another. */
const DEFAULT_PATH = '/dashboard'

// eslint-disable-next-line no-control-regex -- browsers drop control characters, so '/\t/evil' would become '//evil'
const SUSPICIOUS = /[\u0000-\u001F\\]/

/** Of whichever app. */
const SIGN_IN = /^(\/[a-z]+)?\/auth\//

/** A place inside this portal to return to: only own relative paths ('/…', never '//…'), never back into the sign-in. */
export const safeReturnPath = (path: string | null | undefined, home = DEFAULT_PATH): string => {
  if (path === null || path === undefined) return home
  if (!path.startsWith('/') || path.startsWith('//') || SUSPICIOUS.test(path)) return home
  const url = new URL(path, 'https://portal.invalid')
  if (url.origin !== 'https://portal.invalid' || url.pathname.startsWith('//') || SIGN_IN.test(url.pathname))
    return home
  return url.pathname + url.search + url.hash
}
