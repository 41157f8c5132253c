import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browser } from './testing/browser.ts'
import { authUrl, pkce, startOidc, type OidcTest } from './testing/oidcTest.ts'
import { PASSWORT_ZEIGEN } from './seiten/felder.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const loginSeite = (mehr: Record<string, string> = {}) =>
  browser().oeffnen(authUrl(t, pkce().challenge, mehr))

test('the login page can’t be framed, runs no script but its own and is not stored', async () => {
  const { headers, text } = await loginSeite()
  const csp = headers.get('content-security-policy') ?? ''
  expect(csp).toContain("frame-ancestors 'none'")
  expect(csp).toContain(`script-src 'sha256-${hash('sha256', PASSWORT_ZEIGEN, 'base64')}';`)
  expect(csp).not.toContain('unsafe')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(text.split('<script')).toHaveLength(2)
  expect(text).not.toContain('style="')
})

test('it has the inputs of Keycloak’s login, labelled, in German', async () => {
  const { text } = await loginSeite()
  expect(text).toMatch(/<html lang="de" ?>/)
  expect(text).toContain('<title>Anmelden - Förderportal</title>')
  expect(text).toMatch(/<label for="username">/)
  expect(text).toMatch(/<input[^>]*name="password"[^>]*type="password"[^>]*autocomplete="current-password"/s)
})

test('what must be within reach from every page is, and the registration says what becomes of the data', async () => {
  const b = browser()
  const seite = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'create' }))
  for (const { text } of [await loginSeite(), seite])
    expect(text).toMatch(
      /<footer[^]*cms\/Portal\/barrierefreiheit\/[^]*cms\/Portal\/datenschutz\/[^]*>Impressum<[^]*<\/footer>/,
    )
  expect(seite.text).toMatch(/<form[^]*cms\/Portal\/datenschutz\/index\.html" target="_blank"[^]*<\/form>/)
  expect(seite.text).toMatch(/name="firstName"[^>]*autocapitalize="words"/)
  expect(seite.text).toMatch(/name="username"[^>]*autocapitalize="none"/)
  // What a name may be made of is said before the choice, not by the refusal.
  expect(seite.text).toMatch(/id="username-hinweis">[^<]*3 bis 50 Zeichen: Buchstaben ohne Umlaute/)
})

test('the theme of the portal travels along and stays', async () => {
  const b = browser()
  expect((await b.oeffnen(authUrl(t, pkce().challenge, { theme: 'contrast' }))).text).toContain(
    'data-theme="contrast"',
  )
  expect((await b.oeffnen(authUrl(t, pkce().challenge))).text).toContain('data-theme="contrast"')
  expect((await loginSeite({ theme: '"><b>' })).text).not.toContain('<b>')
})

test('a page whose dialogue is over says so', async () => {
  const b = browser()
  const seite = await b.oeffnen(authUrl(t, pkce().challenge))
  const fremd = await browser().oeffnen(seite.url)
  expect(fremd.status).toBe(400)
  expect(fremd.text).toContain('Die Anmeldung ist abgelaufen')
})

test('cookies are HttpOnly and SameSite=Lax', async () => {
  const res = await fetch(authUrl(t, pkce().challenge, { theme: 'dark' }), { redirect: 'manual' })
  const cookies = res.headers.getSetCookie()
  expect(cookies.length).toBeGreaterThanOrEqual(3)
  for (const zeile of cookies) expect(zeile.toLowerCase()).toMatch(/(?=.*httponly)(?=.*samesite=lax)/)
})

test('behind TLS cookies are Secure and every address is the public one', async () => {
  const sicher = await startOidc({ https: true })
  const ziel = new URL(authUrl(sicher, pkce().challenge, { theme: 'dark' }))
  const res = await fetch(`${sicher.lauscht}${ziel.pathname}${ziel.search}`, { redirect: 'manual' })
  expect(res.status).toBe(303)
  for (const zeile of res.headers.getSetCookie()) expect(zeile.toLowerCase()).toContain('; secure')
  const d = await (await fetch(`${sicher.lauscht}/realms/portal/.well-known/openid-configuration`)).text()
  expect(d).toContain('https://portal.example/realms/portal/protocol/openid-connect/token')
  expect(d).not.toContain('localhost')
  await sicher.close()
})

test('style sheet and fonts are served', async () => {
  for (const [name, typ] of [
    ['seiten.css', 'text/css'],
    ['fira-sans-400.woff2', 'font/woff2'],
    ['fira-sans-600.woff2', 'font/woff2'],
  ] as const) {
    const res = await fetch(`${t.issuer}/resources/${name}`)
    expect([res.status, res.headers.get('content-type')?.split(';')[0]]).toEqual([200, typ])
  }
})

test('the realm tells its key as Keycloak does', async () => {
  const info = (await (await fetch(t.issuer)).json()) as Record<string, unknown>
  expect(info).toMatchObject({ realm: 'portal', 'token-service': `${t.issuer}/protocol/openid-connect` })
  expect(String(info['public_key'])).toMatch(/^MIIB/)
})
