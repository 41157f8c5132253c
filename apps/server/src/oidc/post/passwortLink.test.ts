import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anmelder } from '../anmeldung/anmelden.ts'
import { embeddedIdentity } from '../embeddedIdentity.ts'
import { argon2Hasher } from '../passwoerter/passwordHasher.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import {
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type OidcTest,
} from '../testing/oidcTest.ts'
import { fehlerBei, titelVon, tokenVon } from '../testing/seite.ts'
import {
  PASSWORT,
  adresseVon,
  anmeldenMit,
  briefeAn,
  kontoMit,
  kontoVon,
  linkAn,
  passwortAnfordern,
} from '../testing/postTest.ts'
import { einrichten } from '../testing/zweiterFaktorTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const NEU = 'Fünf ganz andere Wörter'
const UNGUELTIG = 'Dieser Link gilt nicht mehr'

/** A fresh link of an account. */
const linkFuer = async (name: string) => {
  await passwortAnfordern(t, name)
  return linkAn(t, adresseVon(name))
}

const setzen = (b: Browser, seite: Antwort, neu = NEU, wiederholt = neu) =>
  b.absenden(seite, { 'password-new': neu, 'password-confirm': wiederholt })

const ersetzen = async (link: string, neu = NEU) => {
  const b = browser()
  return setzen(b, await b.oeffnen(link), neu)
}

const kommtRein = async (username: string, password: string) => {
  const { antwort } = await anmeldenMit(t, browser(), username, password)
  return new URL(antwort.ort ?? 'http://nichts').searchParams.has('code')
}

describe('the link for a new password', () => {
  test('sets it: the old one is refused, sessions end, counters start anew, the owner hears of it', async () => {
    const konto = await kontoMit(t, 'alles.neu')
    const b = browser()
    const { verifier, antwort } = await anmeldenMit(t, b, 'alles.neu', PASSWORT)
    const { body } = await einloesen(t, codeAus(antwort.ort), verifier)
    const raten = anmelder({ db: t.db, clock: t.clock, hasher: argon2Hasher() })
    for (let i = 0; i < 6; i++) await raten({ name: 'alles.neu', passwort: 'falsch', ip: '127.0.0.1' })

    const seite = await ersetzen(await linkFuer('alles.neu'))
    expect([seite.status, titelVon(seite)]).toEqual([200, 'Ihr neues Passwort gilt'])
    expect((await auffrischen(t, body.refresh_token)).status).toBe(400)
    const still = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(still.ort).toContain('error=login_required')
    expect(await kommtRein('alles.neu', NEU)).toBe(true)
    expect(await kommtRein('alles.neu', PASSWORT)).toBe(false)
    const [brief] = await briefeAn(t, konto.email)
    expect(brief?.betreff).toBe('Ihr Passwort wurde geändert (Förderportal)')
  })

  test('ends a login with the old password that has not come back to the portal yet', async () => {
    await kontoMit(t, 'noch.unterwegs')
    const link = await linkFuer('noch.unterwegs')
    const b = browser()
    const seite = await b.oeffnen(authUrl(t, pkce().challenge))
    const body = new URLSearchParams({
      username: 'noch.unterwegs',
      password: PASSWORT,
      token: tokenVon(seite),
    })
    // The password was right; whoever typed it waits with the last step until it is another one.
    const { ort = '' } = await b.holen(`${seite.url}/anmelden`, { method: 'POST', body })
    await ersetzen(link)
    const danach = await b.oeffnen(ort)
    expect(danach.ort ?? '').not.toContain('code=')
    const still = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(still.ort).toContain('error=login_required')
  })

  test('is shown as often as you like and used once', async () => {
    await kontoMit(t, 'einmal')
    const link = await linkFuer('einmal')
    const b = browser()
    const seite = await b.oeffnen(link)
    expect(titelVon(await b.oeffnen(link))).toBe('Neues Passwort wählen')
    await setzen(b, seite)
    for (const nochmal of [await setzen(b, seite, 'Noch ein ganz anderes'), await b.oeffnen(link)]) {
      expect([nochmal.status, titelVon(nochmal)]).toEqual([410, UNGUELTIG])
      expect(nochmal.text).toContain('Er wurde schon benutzt.')
    }
    expect(await kommtRein('einmal', NEU)).toBe(true)
  })

  test('used by eight at the same moment gives the account one of their passwords', async () => {
    await kontoMit(t, 'achtmal')
    const link = await linkFuer('achtmal')
    const seiten = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const b = browser()
        return [b, await b.oeffnen(link)] as const
      }),
    )
    await sql`delete from anmeldeversuch`.execute(t.db)
    const antworten = await Promise.all(
      seiten.map(([b, s], i) => setzen(b, s, `Wettlauf Nummer ${i} von acht`)),
    )
    const sieger = antworten.flatMap((a, i) => (a.status === 200 ? [i] : []))
    expect(sieger).toHaveLength(1)
    expect(await kommtRein('achtmal', `Wettlauf Nummer ${sieger[0]} von acht`)).toBe(true)
  })

  test('is not used up by a password that is refused, and the fields say why', async () => {
    await kontoMit(t, 'waehlerisch')
    const b = browser()
    const seite = await b.oeffnen(await linkFuer('waehlerisch'))
    expect(fehlerBei(await setzen(b, seite, 'kurz'), 'password-new')).toContain('mindestens 12 Zeichen')
    expect(fehlerBei(await setzen(b, seite, 'waehlerisch2026!'), 'password-new')).toContain('Benutzernamen')
    expect(fehlerBei(await setzen(b, seite, NEU, 'anders'), 'password-confirm')).toContain(
      'dasselbe Passwort',
    )
    expect(fehlerBei(await setzen(b, seite, PASSWORT), 'password-new')).toContain('hatten Sie schon')
    expect(titelVon(await setzen(b, seite))).toBe('Ihr neues Passwort gilt')
  })

  test.each<[string, (name: string) => Promise<unknown>]>([
    ['a newer link', (name) => passwortAnfordern(t, name)],
    [
      'another password',
      (name) => sql`update konto set passwort_hash = 'x' where benutzername = ${name}`.execute(t.db),
    ],
    [
      'another address',
      async (name) => {
        const { id } = await kontoVon(t, name)
        await embeddedIdentity(t.db, t.config).updateLogin(t.db, id, {
          username: name,
          email: `${name}@woanders.example`,
        })
      },
    ],
  ])('is void after %s', async (was, dann) => {
    const name = `danach.${was.replaceAll(' ', '.')}`
    await kontoMit(t, name)
    const link = await linkFuer(name)
    const b = browser()
    const seite = await b.oeffnen(link)
    await dann(name)
    for (const antwort of [await b.oeffnen(link), await setzen(b, seite)]) {
      expect([antwort.status, titelVon(antwort)]).toEqual([410, UNGUELTIG])
      expect(antwort.text).toContain('Es gibt einen neueren')
    }
  })

  test('expired is refused', async () => {
    await kontoMit(t, 'zu.spaet')
    const link = await linkFuer('zu.spaet')
    const b = browser()
    const seite = await b.oeffnen(link)
    await sql`update einmallink set gueltig_bis = now() where email = ${adresseVon('zu.spaet')}`.execute(t.db)
    const antwort = await setzen(b, seite)
    expect([antwort.status, titelVon(antwort)]).toEqual([410, UNGUELTIG])
    expect(antwort.text).toContain('Er ist abgelaufen.')
    expect(await kommtRein('zu.spaet', PASSWORT)).toBe(true)
  })

  test('for an address sets no password, and the other way round', async () => {
    const { email } = await kontoMit(t, 'verwechselt', false)
    const fuerAdresse = await linkAn(t, email)
    const falsch = fuerAdresse.replace('email-bestaetigen', 'passwort-neu')
    expect((await browser().oeffnen(falsch)).status).toBe(410)
    const andersherum = (await linkFuer('verwechselt')).replace('passwort-neu', 'email-bestaetigen')
    expect((await browser().oeffnen(andersherum)).status).toBe(410)
  })

  test('of a page without its token sets nothing', async () => {
    await kontoMit(t, 'fremde.seite')
    const b = browser()
    const seite = await b.oeffnen(await linkFuer('fremde.seite'))
    const antwort = await b.absenden(seite, { 'password-new': NEU, 'password-confirm': NEU, token: 'x' })
    expect(antwort.status).toBe(400)
    expect(await kommtRein('fremde.seite', PASSWORT)).toBe(true)
  })

  test('proves the mailbox, too: nothing more is asked of an account that was not confirmed', async () => {
    await kontoMit(t, 'doch.noch', false)
    await ersetzen(await linkFuer('doch.noch'))
    expect(await kommtRein('doch.noch', NEU)).toBe(true)
    expect(await kontoVon(t, 'doch.noch')).toMatchObject({
      emailBestaetigt: true,
      vorlaeufig: false,
    })
  })

  test('leaves the second factor: the login goes on asking for it', async () => {
    await einrichten(t, 'nora.nurlesen')
    await passwortAnfordern(t, 'nora.nurlesen')
    await ersetzen(await linkAn(t, 'nora.nurlesen@demo.example'))
    const { antwort } = await anmeldenMit(t, browser(), 'nora.nurlesen', NEU)
    expect(antwort.text).toContain('name="otp"')
  })

  test('meets the demand for a new password', async () => {
    const { id } = await kontoMit(t, 'muss.aendern')
    await embeddedIdentity(t.db, t.config).addRequiredAction(t.db, id, 'UPDATE_PASSWORD')
    await ersetzen(await linkFuer('muss.aendern'))
    expect(await kommtRein('muss.aendern', NEU)).toBe(true)
  })
})
