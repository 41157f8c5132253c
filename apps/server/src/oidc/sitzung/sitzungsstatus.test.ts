import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORT } from '../demo.ts'
import { STATUS_COOKIE, STATUS_PFAD } from './sitzungsstatus.ts'
import { browser, type Browser } from '../testing/browser.ts'
import { anmeldenAls, authUrl, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const cookieVon = (b: Browser) => b.cookies.get(`${STATUS_COOKIE} /realms/portal/`)?.value
const stateAus = (ort: string | undefined) =>
  new URL(ort ?? 'http://nichts').searchParams.get('session_state') ?? ''
const still = async (b: Browser) =>
  (
    await b.oeffnen(
      authUrl(t, pkce().challenge, { prompt: 'none', redirect_uri: `${t.portalUrl}/auth/silent.html` }),
    )
  ).ort

/** What the page in the frame computes (OpenID Connect Session Management 1.0, section 3.2). */
const passtZu = (state: string, cookie: string | undefined) => {
  const [wert, salz] = state.split('.')
  const text = ['portal', t.portalUrl, cookie ?? '', salz].join(' ')
  return createHash('sha256').update(text).digest('base64url') === wert
}

test('the answer with the code says what the cookie of the session will be compared with', async () => {
  const b = browser()
  const seite = await b.oeffnen(authUrl(t, pkce().challenge))
  expect(cookieVon(b)).toBeUndefined()
  const ende = await b.absenden(seite, { username: 'lena.lindenau', password: DEMO_PASSWORT })
  expect(passtZu(stateAus(ende.ort), cookieVon(b))).toBe(true)
  expect(passtZu(stateAus(await still(b)), cookieVon(b))).toBe(true)
  expect(stateAus(await still(b))).not.toBe(stateAus(ende.ort))
})

test('it stays when the same person confirms the password, and on every instance', async () => {
  const b = browser()
  await anmeldenAls(t, b, 'lena.lindenau')
  const vorher = cookieVon(b)
  await anmeldenAls(t, b, 'lena.lindenau', { prompt: 'login' })
  expect(cookieVon(b)).toBe(vorher)
  const andere = await t.zweite()
  const antwort = await fetch(
    andere.ueber(
      authUrl(t, pkce().challenge, { prompt: 'none', redirect_uri: `${t.portalUrl}/auth/silent.html` }),
    ),
    {
      redirect: 'manual',
      headers: { cookie: [...b.cookies].map(([n, c]) => `${n.split(' ')[0]}=${c.value}`).join('; ') },
    },
  )
  expect(passtZu(stateAus(antwort.headers.get('location') ?? undefined), vorher)).toBe(true)
})

test('it changes with the person, and goes with the session', async () => {
  const b = browser()
  await anmeldenAls(t, b, 'lena.lindenau')
  const state = stateAus(await still(b))
  await anmeldenAls(t, b, 'max.mehrfach', { prompt: 'login' })
  expect(cookieVon(b)).toBeDefined()
  expect(passtZu(state, cookieVon(b))).toBe(false)
  const frage = await b.oeffnen(`${t.issuer}/protocol/openid-connect/logout`)
  await b.absenden(frage, { logout: 'yes' })
  expect(cookieVon(b)).toBeUndefined()
  expect(stateAus(await still(b))).toBe('')
})

test('the page is found by discovery, runs its own script alone and is framed by the portal alone', async () => {
  const d = await (await fetch(`${t.issuer}/.well-known/openid-configuration`)).json()
  expect(d).toMatchObject({ check_session_iframe: `${t.portalUrl}${STATUS_PFAD}` })
  const res = await fetch(`${t.portalUrl}${STATUS_PFAD}`)
  const skript = /<script>([^]*)<\/script>/.exec(await res.text())?.[1] ?? ''
  const hash = createHash('sha256').update(skript).digest('base64')
  const csp = res.headers.get('content-security-policy') ?? ''
  expect(csp).toContain(`script-src 'sha256-${hash}';`)
  expect(csp).toContain("default-src 'none';")
  expect(csp).toContain("frame-ancestors 'self';")
  expect(res.headers.getSetCookie()).toEqual([])
})

test('the cookie is read by scripts of the provider’s path alone, and sent over TLS alone where the portal has it', async () => {
  const sicher = await startOidc({ https: true })
  const b = browser(sicher.ueber)
  const seite = await b.oeffnen(authUrl(sicher, pkce().challenge))
  const ende = await b.absenden(seite, { username: 'lena.lindenau', password: DEMO_PASSWORT })
  const zeile = ende.headers.getSetCookie().find((c) => c.startsWith(`${STATUS_COOKIE}=`)) ?? ''
  expect(zeile.toLowerCase()).toContain('; path=/realms/portal/; samesite=lax; secure')
  expect(zeile.toLowerCase()).not.toMatch(/httponly|expires|domain/)
  await sicher.close()
})
