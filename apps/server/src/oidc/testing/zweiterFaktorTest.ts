import { sql } from 'kysely'
import { DEMO_PASSWORT, DEMO_SUB, type DemoBenutzer } from '../demo.ts'
import { authenticatorApp, type AuthenticatorApp } from './app.ts'
import { browser, type Antwort, type Browser } from './browser.ts'
import {
  authUrl,
  codeAus,
  pkce,
  startOidc,
  type Instanz,
  type OidcTest,
  type OidcTestOptionen,
} from './oidcTest.ts'

export const schluesselAus = ({ text }: Antwort): string =>
  /id="kc-totp-secret-key"[^>]*>([^<]+)</.exec(text)?.[1] ?? ''

export const codesAus = ({ text }: Antwort): string[] =>
  [...text.matchAll(/<li><code>([^<]+)<\/code>/g)].map(([, code = '']) => code)

/** Opens the set-up as the portal asks for it, signed in on the way. */
export const einrichtenOeffnen = async (t: OidcTest, b: Browser, username: string) => {
  const login = await b.oeffnen(authUrl(t, pkce().challenge, { kc_action: 'CONFIGURE_TOTP' }))
  return b.absenden(login, { username, password: DEMO_PASSWORT })
}

export type Eingerichtet = {
  readonly app: AuthenticatorApp
  readonly codes: readonly string[]
  readonly ende: Antwort
}

/** From the set-up's page to its end; `mehr` are further fields of the first form. */
export const einrichtenAbschliessen = async (
  t: OidcTest,
  b: Browser,
  seite: Antwort,
  mehr: Record<string, string> = {},
): Promise<Eingerichtet> => {
  const app = authenticatorApp(schluesselAus(seite))
  const danach = await b.absenden(seite, { totp: app.code(t.clock.now()), ...mehr })
  const codes = codesAus(danach)
  const ende = codes.length === 0 ? danach : await b.absenden(danach, { gespeichert: 'ja' })
  return { app, codes, ende }
}

/** Gives a demo account its first second factor; its code of this moment is used up. */
export const einrichten = async (t: OidcTest, username: DemoBenutzer): Promise<Eingerichtet> => {
  const b = browser()
  return einrichtenAbschliessen(t, b, await einrichtenOeffnen(t, b, username))
}

/** The demo account is as it was before, its counters too. */
export const zuruecksetzen = async (t: OidcTest, username: DemoBenutzer): Promise<void> => {
  const id = DEMO_SUB[username]
  await sql`delete from zweiter_faktor where konto_id = ${id}`.execute(t.db)
  await sql`delete from wiederherstellungscode where konto_id = ${id}`.execute(t.db)
  await sql`delete from anmeldeversuch`.execute(t.db)
  await sql`update konto set erforderliche_aktionen = '{}' where id = ${id}`.execute(t.db)
}

export const geraeteVon = async (t: OidcTest, username: DemoBenutzer) => {
  const { rows } = await sql<{ id: string; name: string; geheimnis: Buffer }>`
    select id, name, geheimnis from zweiter_faktor where konto_id = ${DEMO_SUB[username]} order by angelegt_am`.execute(
    t.db,
  )
  return rows
}

/** Subjects of the mails to an account. */
export const briefeAn = async (t: OidcTest, username: DemoBenutzer): Promise<string[]> => {
  const { rows } = await sql<{ betreff: string }>`
    select betreff from postausgang where an = ${`${username}@demo.example`} order by angelegt_am`.execute(
    t.db,
  )
  return rows.map(({ betreff }) => betreff)
}

export const istCodeSeite = ({ text }: Antwort): boolean => text.includes('id="kc-otp-login-form"')
export const istLoginSeite = ({ text }: Antwort): boolean => text.includes('id="kc-form-login"')
export const istDrin = ({ ort }: Antwort): boolean => codeAus(ort) !== ''

type Wie = {
  readonly username?: DemoBenutzer
  readonly instanz?: Instanz
  readonly mehr?: Record<string, string>
}

/** Whose second factor the tests set up. */
export const WER = 'paul.partner'

/** The way of `WER` to the pages of the second factor. */
const faktorSchritte = (t: OidcTest) => {
  /** Up to the page that asks for the code. */
  const passwortEingeben = async (
    b: Browser = browser(),
    { username = WER, instanz = t, mehr = {} }: Wie = {},
  ) => {
    const { verifier, challenge } = pkce()
    const login = await b.oeffnen(authUrl(instanz, challenge, mehr))
    const seite = await b.absenden(login, { username, password: DEMO_PASSWORT })
    return { b, verifier, login, seite }
  }
  return {
    naechster: () => t.clock.forward(30_000),
    passwortEingeben,
    zumWiederherstellen: async (b = browser()) => {
      const { seite } = await passwortEingeben(b)
      return { b, seite: await b.oeffnen(seite.url.replace('zweiter-faktor', 'wiederherstellungscode')) }
    },
  }
}

/** A provider for the tests of the second factor; `vonVorn` makes each of them begin without one, in a time step of its own. */
export const startFaktor = async (optionen?: OidcTestOptionen) => {
  const t = await startOidc(optionen)
  const vonVorn = async () => {
    await zuruecksetzen(t, WER)
    await zuruecksetzen(t, 'lena.lindenau')
    t.clock.forward(60_000)
  }
  return { t, schritte: faktorSchritte(t), vonVorn }
}
export type FaktorTest = Awaited<ReturnType<typeof startFaktor>>
