import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT, DEMO_SUB } from './demo.ts'
import { browser, type Antwort, type Browser } from './testing/browser.ts'
import { anmeldungAltern, eigenesKonto } from './testing/konten.ts'
import {
  anmeldenAls,
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type OidcTest,
} from './testing/oidcTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const fragt = ({ text }: Antwort) => text.includes('<h1>Anmelden</h1>')
const fehler = ({ ort }: Antwort) => new URL(ort ?? 'http://nichts').searchParams.get('error')
const authTime = (token: string) => Number(decodeJwt(token)['auth_time'])
const sid = (token: string) => String(decodeJwt(token)['sid'])

/** What the portal wishes of a login, and the tokens when it is asked for the password on the way. */
const mitWunsch = (b: Browser, wunsch: Record<string, string>) => {
  const { verifier, challenge } = pkce()
  const tokensAus = async ({ ort }: Antwort) => (await einloesen(t, codeAus(ort), verifier)).body
  const bestaetigen = async (seite: Antwort, username: string) =>
    tokensAus(await b.absenden(seite, { username, password: DEMO_PASSWORT }))
  return { oeffnen: () => b.oeffnen(authUrl(t, challenge, wunsch)), tokensAus, bestaetigen }
}

/** Signed in for some time. */
const jemand = async (sekunden = 0) => {
  const konto = await eigenesKonto(t)
  const b = browser()
  const tokens = await anmeldenAls(t, b, konto.name)
  await anmeldungAltern(t, konto.id, sekunden)
  return { ...konto, b, tokens }
}

describe('[R5-06] how recent a login must be', () => {
  // max_age, seconds since the login, asked for the password
  test.each<[string, number, boolean]>([
    ['30', 0, false],
    ['30', 20, false],
    ['30', 40, true],
    ['0', 0, true],
    ['300', 200, false],
    ['300', 400, true],
  ])('max_age=%s after %i s: asks %s', async (max_age, alter, erwartet) => {
    const { b, name, tokens } = await jemand(alter)
    const wunsch = mitWunsch(b, { max_age })
    const antwort = await wunsch.oeffnen()
    expect(fragt(antwort)).toBe(erwartet)
    const neu = erwartet ? await wunsch.bestaetigen(antwort, name) : await wunsch.tokensAus(antwort)
    expect(sid(neu.access_token)).toBe(sid(tokens.access_token))
    const alterDanach = Date.now() / 1000 - authTime(neu.access_token)
    expect(alterDanach).toBeLessThan(erwartet ? 20 : alter + 20)
    expect(alterDanach).toBeGreaterThanOrEqual(erwartet ? -1 : alter - 1)
  })

  test('silently an older one is login_required, a recent one answers a code', async () => {
    const { b, id } = await jemand()
    const still = mitWunsch(b, { prompt: 'none', max_age: '30' })
    expect(codeAus((await still.oeffnen()).ort)).not.toBe('')
    expect(fehler(await mitWunsch(b, { prompt: 'none', max_age: '0' }).oeffnen())).toBe('login_required')
    await anmeldungAltern(t, id, 40)
    expect(fehler(await still.oeffnen())).toBe('login_required')
  })

  test.each(['-1', 'bald', '1.5'])('max_age=%s is refused', async (max_age) => {
    const { b } = await jemand()
    expect(fehler(await mitWunsch(b, { max_age }).oeffnen())).toBe('invalid_request')
  })

  test('after a new proof new tokens tell the new moment, refreshed ones the old', async () => {
    const { b, name, tokens } = await jemand(100)
    const wunsch = mitWunsch(b, { prompt: 'login' })
    const neu = await wunsch.bestaetigen(await wunsch.oeffnen(), name)
    expect(authTime(neu.access_token)).toBe(authTime(neu.id_token))
    const still = mitWunsch(b, { prompt: 'none' })
    expect(authTime((await still.tokensAus(await still.oeffnen())).access_token)).toBe(
      authTime(neu.access_token),
    )
    await sql`update oidc_artifact set payload = jsonb_set(payload, '{authTime}', to_jsonb((payload ->> 'authTime')::bigint - 50))
      where kind = 'RefreshToken' and konto_id = ${decodeJwt(tokens.access_token).sub ?? ''}`.execute(t.db)
    const alt = await auffrischen(t, tokens.refresh_token)
    expect(authTime(alt.body.access_token)).toBe(authTime(tokens.access_token) - 50)
  })
})

describe('prompt=login', () => {
  test('asks whoever is signed in, by name', async () => {
    const { b, name } = await jemand()
    const seite = await mitWunsch(b, { prompt: 'login' }).oeffnen()
    expect(seite.text).toContain(`value="${name}"`)
    expect(seite.text).toContain('Bitte bestätigen Sie mit Ihrem Passwort, dass Sie es sind.')
    expect(seite.text).toContain(`<a href="${t.portalUrl}/">Zurück zum Portal</a>`)
    expect(seite.text).not.toContain('Konto anlegen')
  })

  test('a wrong password leaves session and tokens as they are', async () => {
    const { b, name, tokens } = await jemand()
    const seite = await mitWunsch(b, { prompt: 'login' }).oeffnen()
    const falsch = await b.absenden(seite, { username: name, password: 'falsch' })
    expect(falsch.status).toBe(400)
    expect((await auffrischen(t, tokens.refresh_token)).status).toBe(200)
    expect(codeAus((await mitWunsch(b, { prompt: 'none' }).oeffnen()).ort)).not.toBe('')
  })

  test('the address of the login page alone asks for nothing twice: its dialogue ends with it', async () => {
    const { b, name } = await jemand()
    const wunsch = mitWunsch(b, { prompt: 'login' })
    const seite = await wunsch.oeffnen()
    await wunsch.bestaetigen(seite, name)
    const nochmal = await b.holen(seite.url)
    expect(nochmal.status).toBe(400)
    expect(nochmal.text).toContain('abgelaufen')
  })
})

describe('login_hint', () => {
  test('fills in the name; nobody else’s stands there', async () => {
    const seite = await mitWunsch(browser(), { login_hint: 'lena.lindenau' }).oeffnen()
    expect(seite.text).toContain('value="lena.lindenau"')
  })

  test('is text and no markup', async () => {
    const seite = await mitWunsch(browser(), { login_hint: '"><script>alert(1)</script>' }).oeffnen()
    expect(seite.text).not.toContain('<script>alert')
    expect(seite.text).toContain('&lt;script&gt;')
  })
})

describe('prompt=create', () => {
  test('opens the registration, also for whoever is signed in; silently it can’t be had', async () => {
    const { b } = await jemand()
    expect((await mitWunsch(b, { prompt: 'create' }).oeffnen()).text).toContain('<h1>Konto anlegen</h1>')
    expect(fehler(await mitWunsch(b, { prompt: 'none create' }).oeffnen())).toBe('invalid_request')
  })

  test('a login instead of the registration is fine', async () => {
    const { b, name } = await jemand()
    const wunsch = mitWunsch(b, { prompt: 'create' })
    const registrierung = await wunsch.oeffnen()
    const seite = await b.holen(`${registrierung.url}/anmelden`)
    expect(decodeJwt((await wunsch.bestaetigen(seite, name)).access_token)['preferred_username']).toBe(name)
  })
})

describe('several tabs', () => {
  test('both login pages of one person lead to the portal, in one session', async () => {
    const { name } = await eigenesKonto(t)
    const b = browser()
    const [eins, zwei] = [mitWunsch(b, {}), mitWunsch(b, {})]
    const [seite1, seite2] = [await eins.oeffnen(), await zwei.oeffnen()]
    const a = await eins.bestaetigen(seite1, name)
    const c = await zwei.bestaetigen(seite2, name)
    expect(sid(c.access_token)).toBe(sid(a.access_token))
    expect((await auffrischen(t, a.refresh_token)).status).toBe(200)
  })

  test('two people: the second one signs in over the first, whose tokens end', async () => {
    const { name } = await eigenesKonto(t)
    const b = browser()
    const [eins, zwei] = [mitWunsch(b, {}), mitWunsch(b, {})]
    const [seite1, seite2] = [await eins.oeffnen(), await zwei.oeffnen()]
    const a = await eins.bestaetigen(seite1, name)
    const c = await zwei.bestaetigen(seite2, 'max.mehrfach')
    expect(decodeJwt(c.access_token).sub).toBe(DEMO_SUB['max.mehrfach'])
    expect((await auffrischen(t, a.refresh_token)).status).toBe(400)
    expect(await t.sessions.isRevoked(sid(a.access_token))).toBe(true)
  })

  test('a login page whose session ended in another tab is over, too', async () => {
    const { b, id, name } = await jemand()
    const seite = await mitWunsch(b, { prompt: 'login' }).oeffnen()
    await sql`delete from oidc_artifact where kind = 'Session' and konto_id = ${id}`.execute(t.db)
    const antwort = await b.absenden(seite, { username: name, password: DEMO_PASSWORT })
    expect([antwort.status, antwort.ort]).toEqual([400, undefined])
    expect(antwort.text).toContain('abgelaufen')
  })
})
