import type { AuthSession } from '@foerderportal/client/session/session'
import { abmeldungVergessen } from '../abmeldung.ts'
import { istDa, warZuLangeWeg } from './leerlauf.ts'

const CALLBACK = '/auth/callback'
/** Where a failed sign-in ends; the start page says it. */
const FEHLGESCHLAGEN = '/start?fehler=anmeldung'

/** The ten minutes hold for a browser that was closed and opened again, too. Never resolves when they are over. */
const stillAufnehmen = async (sitzung: AuthSession, url: URL): Promise<void> => {
  await sitzung.resume(url)
  if (sitzung.user() === undefined || !warZuLangeWeg()) return undefined
  await sitzung.logout('idle')
  return new Promise(() => undefined)
}

/**
 * Takes up the session when the page loads. The provider's answer is worked off before the router exists, so that the
 * code leaves the address and is used once; everything else runs beside the first picture.
 */
export const sitzungAufnehmen = async (sitzung: AuthSession): Promise<{ bereit: Promise<void> }> => {
  const url = new URL(location.href)
  if (url.pathname !== CALLBACK) return { bereit: stillAufnehmen(sitzung, url) }
  const ziel = await sitzung.resume(url).catch(() => FEHLGESCHLAGEN)
  if (ziel !== FEHLGESCHLAGEN) {
    istDa()
    abmeldungVergessen()
  }
  history.replaceState(null, '', ziel ?? '/')
  return { bereit: Promise.resolve() }
}
