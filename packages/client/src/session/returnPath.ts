/** Where a sign-in leads that names no valid place of its own. */
const DEFAULT_PATH = '/dashboard'

// eslint-disable-next-line no-control-regex -- browsers drop control characters, so '/\t/evil' would become '//evil'
const SUSPICIOUS = /[\u0000-\u001F\\]/

/** A place inside this portal to return to: only own relative paths ('/…', never '//…'), never back into the sign-in. */
export const safeReturnPath = (path: string | null | undefined): string => {
  if (path === null || path === undefined) return DEFAULT_PATH
  if (!path.startsWith('/') || path.startsWith('//') || SUSPICIOUS.test(path)) return DEFAULT_PATH
  const url = new URL(path, 'https://portal.invalid')
  if (
    url.origin !== 'https://portal.invalid' ||
    url.pathname.startsWith('//') ||
    url.pathname.startsWith('/auth/')
  )
    return DEFAULT_PATH
  return url.pathname + url.search + url.hash
}
