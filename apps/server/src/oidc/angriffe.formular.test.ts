import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anmelder } from './anmeldung/anmelden.ts'
import { DEMO_PASSWORT } from './demo.ts'
import { argon2Hasher, type PasswordHasher } from './passwoerter/passwordHasher.ts'
import { browser, type Antwort, type Browser } from './testing/browser.ts'
import { anmeldenAls, authUrl, pkce, startOidc, type OidcTest } from './testing/oidcTest.ts'
import { tokenVon } from './testing/seite.ts'

let geprueft = 0
const echt = argon2Hasher()
const zaehlend: PasswordHasher = {
  ...echt,
  verify: (passwort, phc) => ((geprueft += 1), echt.verify(passwort, phc)),
}

let t: OidcTest
beforeAll(async () => {
  t = await startOidc({ hasher: zaehlend })
})
afterAll(() => t.close())
beforeEach(async () => {
  await sql`delete from anmeldeversuch`.execute(t.db)
})

const GUT = { username: 'lena.lindenau', password: DEMO_PASSWORT }
const oeffnen = (b: Browser, mehr: Record<string, string> = {}) =>
  b.oeffnen(authUrl(t, pkce().challenge, mehr))
const aktionVon = (seite: Antwort) =>
  new URL(/<form[^>]*action="([^"]+)"/.exec(seite.text)?.[1] ?? '', seite.url).href
/** Exactly these fields, as a foreign page would send them. */
const schicken = (
  b: Browser,
  url: string,
  felder: Record<string, string>,
  headers: Record<string, string> = {},
) => b.holen(url, { method: 'POST', body: new URLSearchParams(felder), headers })
const angemeldet = async (b: Browser) => {
  const still = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
  return new URL(still.ort ?? '').searchParams.has('code')
}

describe('login CSRF: a form that the portal’s own page did not send signs nobody in', () => {
  test.each<[string, (eigenes: string, fremdes: string) => Record<string, string>]>([
    ['without token', () => ({})],
    ['with an empty one', () => ({ token: '' })],
    ['with a guessed one', () => ({ token: 'A'.repeat(43) })],
    ['with the token of another dialogue', (_, fremdes) => ({ token: fremdes })],
    ['with the right one cut short', (eigenes) => ({ token: eigenes.slice(0, -1) })],
    ['with the right one and more', (eigenes) => ({ token: `${eigenes}A` })],
    ['with a letter beyond ASCII', (eigenes) => ({ token: `${eigenes.slice(0, -1)}ä` })],
  ])('%s', async (_, felder) => {
    const [b, andere] = [browser(), browser()]
    const seite = await oeffnen(b)
    const fremd = tokenVon(await oeffnen(andere))
    const antwort = await schicken(b, aktionVon(seite), { ...GUT, ...felder(tokenVon(seite), fremd) })
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain('Diese Seite war nicht mehr aktuell')
    expect(await angemeldet(b)).toBe(false)
  })

  test('twice the same token: the second one is a list', async () => {
    const b = browser()
    const seite = await oeffnen(b)
    const body = `${String(new URLSearchParams({ ...GUT, token: tokenVon(seite) }))}&token=x`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect((await b.holen(aktionVon(seite), { method: 'POST', body, headers })).status).toBe(400)
  })

  test('in a browser that did not open the dialogue, or no more has it', async () => {
    const seite = await oeffnen(browser())
    const opfer = browser()
    const antwort = await schicken(opfer, aktionVon(seite), { ...GUT, token: tokenVon(seite) })
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain('Die Anmeldung ist abgelaufen')
    expect([...opfer.cookies.keys()].filter((name) => name.startsWith('portal-sitzung'))).toEqual([])
  })

  test('from a dialogue that is over: the login in another tab is not repeated', async () => {
    const b = browser()
    const seite = await oeffnen(b)
    await b.absenden(seite, GUT)
    // A moment before it would be the second click on a slow line (zweiterKlick.test.ts).
    await sql`update oidc_artifact set expires_at = now() where kind = 'DialogVorbei'`.execute(t.db)
    const antwort = await schicken(b, aktionVon(seite), { ...GUT, token: tokenVon(seite) })
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain('Die Anmeldung ist abgelaufen')
  })

  test('the token is the same for every form of one dialogue and for no other one', async () => {
    const b = browser()
    const seite = await oeffnen(b)
    const nochmal = await b.holen(seite.url)
    expect(tokenVon(nochmal)).toBe(tokenVon(seite))
    expect(tokenVon(await oeffnen(b))).not.toBe(tokenVon(seite))
  })
})

describe('what is no form of ours is refused in German', () => {
  test.each<[string, RequestInit, number]>([
    ['JSON', { body: JSON.stringify(GUT), headers: { 'content-type': 'application/json' } }, 400],
    ['text', { body: 'username=lena', headers: { 'content-type': 'text/plain' } }, 400],
    ['nothing', {}, 400],
    ['a file', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 415],
    ['17 kB', { body: new URLSearchParams({ username: 'x'.repeat(17_000) }) }, 413],
    ['1,000 fields', { body: new URLSearchParams('x=1&'.repeat(1000)) }, 400],
    [
      'names of JavaScript',
      { body: new URLSearchParams({ __proto__: 'x', constructor: 'y', 'token[]': 'z' }) },
      400,
    ],
    [
      'a broken encoding',
      {
        body: 'username=%E0%A4%A&password=%00',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      400,
    ],
  ])('%s', async (_, init, status) => {
    const b = browser()
    const seite = await oeffnen(b)
    const antwort = await b.holen(aktionVon(seite), { method: 'POST', ...init })
    expect(antwort.status).toBe(status)
    expect(antwort.text).toContain('<html lang="de"')
    expect(antwort.text).not.toMatch(/FST_|Unsupported Media|at .*\.ts/)
    expect(await angemeldet(b)).toBe(false)
  })

  test('what somebody typed comes back as text, never as markup', async () => {
    const b = browser()
    const seite = await oeffnen(b)
    const antwort = await b.absenden(seite, { username: '"><script>alert(1)</script>', password: "'--" })
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain('&quot;&gt;&lt;script&gt;')
    expect(antwort.text).not.toContain('<script>alert')
  })

  test('a zero byte and SQL are a name that nobody has', async () => {
    for (const username of ['lena\0.lindenau\0x', "lena.lindenau'--", "' or 1=1 --", '%', '_'.repeat(300)])
      expect((await browserMit({ username, password: DEMO_PASSWORT })).status).toBe(400)
  })
})

const browserMit = async (felder: Record<string, string>, b = browser()) =>
  b.absenden(await oeffnen(b), felder)

describe('1,000 wrong passwords', () => {
  test('in one hour, from one network: all are answered, a handful is looked at; a browser that the owner used before gets in', async () => {
    const lena = browser()
    await anmeldenAls(t, lena, 'lena.lindenau')
    // As the login page's server calls it: a thousand pages would be drawn for nobody.
    const anmelden = anmelder({ db: t.db, clock: t.clock, hasher: zaehlend })
    geprueft = 0
    let abgelehnt = 0
    for (let i = 0; i < 1_000; i++) {
      t.clock.forward(3_600)
      const { art } = await anmelden({ name: 'lena.lindenau', passwort: `falsch${i}`, ip: '127.0.0.1' })
      expect(['abgelehnt', 'warten']).toContain(art)
      if (art === 'abgelehnt') abgelehnt += 1
    }
    expect(geprueft).toBe(abgelehnt)
    expect(geprueft).toBeLessThan(15)
    expect((await browserMit(GUT)).status).toBe(429)
    const bestaetigung = await lena.absenden(await oeffnen(lena, { prompt: 'login' }), GUT)
    expect(bestaetigung.status).toBe(303)
  })

  test('the next day the owner gets in from anywhere', async () => {
    for (let i = 0; i < 6; i++) await browserMit({ ...GUT, password: 'falsch' })
    expect((await browserMit(GUT)).status).toBe(429)
    t.clock.forward(24 * 3600_000)
    expect((await browserMit(GUT)).status).toBe(303)
  })

  test('a cookie that somebody made up himself makes no browser known', async () => {
    for (let i = 0; i < 6; i++) await browserMit({ ...GUT, password: 'falsch' })
    const b = browser()
    b.cookies.set('portal-browser /', { value: `a.20000.${'A'.repeat(43)}`, path: '/' })
    expect((await browserMit(GUT, b)).status).toBe(429)
  })
})

describe('clickjacking: no page of the login can be framed by anybody', () => {
  const P = '/protocol/openid-connect'
  test.each<[string, (b: Browser) => Promise<Antwort>]>([
    ['login', (b) => oeffnen(b)],
    ['registration', (b) => oeffnen(b, { prompt: 'create' })],
    ['refused login', async (b) => b.absenden(await oeffnen(b), { username: 'x', password: 'y' })],
    ['logout', (b) => b.oeffnen(`${t.issuer}${P}/logout`)],
    ['logged out', (b) => b.oeffnen(`${t.issuer}${P}/logout/success`)],
    ['wrong address', (b) => oeffnen(b, { redirect_uri: 'https://angreifer.example' })],
    [
      'wrong address with prompt none',
      (b) => oeffnen(b, { redirect_uri: 'https://angreifer.example', prompt: 'none login' }),
    ],
    ['dialogue that is over', (b) => b.oeffnen(`${t.issuer}/login-actions/gibt-es-nicht`)],
    ['path that does not exist', (b) => b.oeffnen(`${t.issuer}${P}/gibtesnicht`)],
  ])('%s', async (_, rufen) => {
    const { headers } = await rufen(browser())
    const csp = headers.get('content-security-policy') ?? ''
    expect(csp).toContain("frame-ancestors 'none'")
    expect(csp).toContain("default-src 'none'")
    expect(csp).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toContain('no-store')
  })
})
