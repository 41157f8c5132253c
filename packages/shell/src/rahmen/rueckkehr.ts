import { DeclinedError } from '@foerderportal/client/session/events'
import type { Places } from '@foerderportal/client/session/places'
import type { AuthSession } from '@foerderportal/client/session/session'
import { abmeldungMerken, abmeldungVergessen } from '../abmeldung.ts'
import { titelErwarten } from '../bausteine/titelfokus.ts'
import { istDa, warZuLangeWeg } from './leerlauf.ts'

/** The action of the terms, as the specification names it. */
const BEDINGUNGEN = 'terms_and_conditions'

/** The ten minutes hold for a browser that was closed and opened again, too. Never resolves when they are over. */
const stillAufnehmen = async (sitzung: AuthSession, url: URL): Promise<void> => {
  await sitzung.resume(url)
  if (sitzung.user() === undefined || !warZuLangeWeg()) return undefined
  await sitzung.logout('idle')
  return new Promise(() => undefined)
}

/** Why there is no session; the start page says it. */
const gescheitert = (start: string, fehler: unknown): undefined => {
  if (fehler instanceof DeclinedError) abmeldungMerken({ grund: 'abgelehnt', zurueck: fehler.returnPath })
  history.replaceState(null, '', fehler instanceof DeclinedError ? start : `${start}?fehler=anmeldung`)
}

/**
 * Stock Keycloak answers 'error' to whoever asks for its terms, and asks by itself at a login that asks for nothing
 * (rule A-03). Never resolves then.
 */
const ohneAktionFragen = async (sitzung: AuthSession, ziel: string): Promise<void> => {
  const { name, status } = sitzung.actionOutcome() ?? {}
  if (status !== 'error' || name?.toLowerCase() !== BEDINGUNGEN) return undefined
  await sitzung.login(ziel)
  return new Promise(() => undefined)
}

/**
 * Takes up the session when the page loads. The provider's answer is worked off before the router exists, so that the
 * code leaves the address and is used once; everything else runs beside the first picture.
 */
export const sitzungAufnehmen = async (
  sitzung: AuthSession,
  { callback, start }: Places,
): Promise<{ bereit: Promise<void> }> => {
  const url = new URL(location.href)
  if (url.pathname !== callback) return { bereit: stillAufnehmen(sitzung, url) }
  const ziel = await sitzung.resume(url).catch((fehler: unknown) => gescheitert(start, fehler))
  // An answer that belongs to no question (an old address, another window's) ends no session that there is.
  if (ziel === undefined) return { bereit: stillAufnehmen(sitzung, new URL(location.href)) }
  istDa()
  titelErwarten()
  abmeldungVergessen()
  history.replaceState(null, '', ziel)
  await ohneAktionFragen(sitzung, ziel).catch(() => undefined)
  return { bereit: Promise.resolve() }
}
