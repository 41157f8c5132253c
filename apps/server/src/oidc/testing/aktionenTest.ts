import type { RequiredAction } from '../../platform/auth/identity.ts'
import { DEMO_PASSWORT } from '../demo.ts'
import { aktionFordern, kontoLaden } from '../konto/konto.ts'
import { browser, type Antwort, type Browser } from './browser.ts'
import { eigenesKonto } from './konten.ts'
import { anmeldenAls, authUrl, codeAus, pkce, type OidcTest } from './oidcTest.ts'

/** The password that the tests choose. */
export const NEU = 'Roter Traktor im Regen'
/** Asks for the page that changes the password, and its heading. */
export const PASSWORT = { kc_action: 'UPDATE_PASSWORD' }
export const UEBERSCHRIFT = '<h1>Passwort ändern</h1>'

/** What the portal is told in the address that leads back. */
export const angaben = (ort: string | undefined): Record<string, string> =>
  Object.fromEntries(new URL(ort ?? 'http://nichts').searchParams)

export const waehlen = (b: Browser, seite: Antwort, neu = NEU): Promise<Antwort> =>
  b.absenden(seite, { 'password-new': neu, 'password-confirm': neu })
export const anmelden = (b: Browser, seite: Antwort, username: string, password = DEMO_PASSWORT) =>
  b.absenden(seite, { username, password })

export const anfordern = (t: OidcTest, b: Browser, mehr: Record<string, string>): Promise<Antwort> =>
  b.oeffnen(authUrl(t, pkce().challenge, mehr))

export const passwortGilt = async (t: OidcTest, name: string, passwort: string): Promise<boolean> => {
  const b = browser()
  return codeAus((await anmelden(b, await anfordern(t, b, {}), name, passwort)).ort) !== ''
}

/** What an account has to do. */
export const offen = async (t: OidcTest, id: string) => (await kontoLaden(t.db, id))?.erforderlicheAktionen

/** Somebody who is signed in, with an account of his own. */
export const jemand = async (t: OidcTest, noetig: readonly RequiredAction[] = []) => {
  const konto = await eigenesKonto(t)
  const b = browser()
  const tokens = await anmeldenAls(t, b, konto.name)
  for (const aktion of noetig) await aktionFordern(t.db, konto.id, aktion)
  return { ...konto, b, tokens }
}
