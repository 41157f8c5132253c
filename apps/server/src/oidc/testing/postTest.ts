import { sql } from 'kysely'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import type { Services } from '../../platform/services.ts'
import { kontoNachBenutzername, type Konto } from '../konto/konto.ts'
import { passwortLinkSenden } from '../post/passwortLinkSenden.ts'
import { browser, type Antwort, type Browser } from './browser.ts'
import { authUrl, pkce, type OidcTest } from './oidcTest.ts'
import { tokenVon } from './seite.ts'

export type Brief = { readonly betreff: string; readonly text: string }

/** The mails to an address, the newest first. Those that a job makes are made before. */
export const briefeAn = async (t: OidcTest, an: string): Promise<readonly Brief[]> => {
  const { rows } = await sql<Brief>`
    select betreff, text from postausgang where an = ${an} order by angelegt_am desc`.execute(t.db)
  return rows
}

/** Does what the provider put off: the job needs no more of the portal than the provider has. */
export const jobsErledigen = (t: OidcTest): Promise<void> =>
  runDueJobs({ db: t.db, clock: t.clock, config: t.config, log: t.log } as unknown as Services, [
    passwortLinkSenden,
  ])

/** The link in a mail. */
export const linkAus = (brief: Brief | undefined): string => {
  const [link] = /https?:\/\/\S+\/realms\/\S+/.exec(brief?.text ?? '') ?? []
  if (link === undefined) throw new Error(`Kein Link in: ${brief?.text}`)
  return link
}

export const linkAn = async (t: OidcTest, an: string): Promise<string> => linkAus((await briefeAn(t, an))[0])

/** Opens the link of a mail that proves an address and presses its button. */
export const bestaetigen = async (b: Browser, link: string): Promise<Antwort> =>
  b.absenden(await b.oeffnen(link), {})

/** Long enough, and in no list. */
export const PASSWORT = 'Vier zufällige Wörter'

/** The address of who registers under a name. */
export const adresseVon = (name: string): string => `${name}@neuhof.example`

/** Sends the registration: whoever did waits for his mail now. */
export const registrieren = async (t: OidcTest, name: string, email = adresseVon(name)) => {
  const b = browser()
  const { verifier, challenge } = pkce()
  const seite = await b.oeffnen(authUrl(t, challenge, { prompt: 'create' }))
  const warten = await b.absenden(seite, {
    firstName: 'Rosa',
    lastName: 'Neuhof',
    email,
    username: name,
    password: PASSWORT,
    'password-confirm': PASSWORT,
  })
  return { b, verifier, warten, email, link: await linkAn(t, email) }
}

/** Signs in by the login page; answers the page that follows or the way back to the portal. */
export const anmeldenMit = async (
  t: OidcTest,
  b: Browser,
  username: string,
  password = PASSWORT,
  mehr: Record<string, string> = {},
) => {
  const { verifier, challenge } = pkce()
  const antwort = await b.absenden(await b.oeffnen(authUrl(t, challenge, mehr)), { username, password })
  return { verifier, antwort }
}

export const kontoVon = async (t: OidcTest, name: string): Promise<Konto> => {
  const konto = await kontoNachBenutzername(t.db, name)
  if (konto === undefined) throw new Error(`Kein Konto ${name}`)
  return konto
}

/** An account of its own, confirmed unless said otherwise. */
export const kontoMit = async (t: OidcTest, name: string, bestaetigt = true): Promise<Konto> => {
  const { link } = await registrieren(t, name)
  if (bestaetigt) await bestaetigen(browser(), link)
  return kontoVon(t, name)
}

/** 'Passwort vergessen?' on the login page with a name typed there. */
export const vergessenOeffnen = async (t: OidcTest, username: string, b = browser()): Promise<Antwort> => {
  const login = await b.oeffnen(authUrl(t, pkce().challenge))
  const [, weg = '', taste = ''] = /formaction="([^"]+)" name="([^"]+)"/.exec(login.text) ?? []
  const body = new URLSearchParams({ token: tokenVon(login), username, password: '', [taste]: 'ja' })
  return b.holen(new URL(weg, login.url).href, { method: 'POST', body })
}

/** Asks for the link by the page that follows. */
export const passwortAnfordern = async (t: OidcTest, username: string, b = browser()): Promise<Antwort> => {
  const antwort = await b.absenden(await vergessenOeffnen(t, username, b), { username })
  await jobsErledigen(t)
  return antwort
}
