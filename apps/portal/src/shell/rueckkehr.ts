import type { AuthSession } from '@foerderportal/client/session/session'

const CALLBACK = '/auth/callback'
/** Where a failed sign-in ends; the start page says it. */
const FEHLGESCHLAGEN = '/start?fehler=anmeldung'

/**
 * Takes up the session when the page loads. The provider's answer is worked off before the router exists, so that the
 * code leaves the address and is used once; everything else runs beside the first picture.
 */
export const sitzungAufnehmen = async (sitzung: AuthSession): Promise<{ bereit: Promise<void> }> => {
  const url = new URL(location.href)
  if (url.pathname !== CALLBACK) return { bereit: sitzung.resume(url).then(() => undefined) }
  const ziel = await sitzung.resume(url).catch(() => FEHLGESCHLAGEN)
  history.replaceState(null, '', ziel ?? '/')
  return { bereit: Promise.resolve() }
}
