import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT, DEMO_SUB } from '../demo.ts'
import { browser } from '../testing/browser.ts'
import {
  anmeldenAls,
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type OidcTest,
} from '../testing/oidcTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const angemeldet = async (sid: string) => !(await t.sessions.isRevoked(sid))

describe('sign-in by code flow', () => {
  test('discovery names Keycloak’s paths and demands PKCE S256', async () => {
    const res = await fetch(`${t.issuer}/.well-known/openid-configuration`)
    const d = (await res.json()) as { prompt_values_supported: string[] }
    const basis = `${t.issuer}/protocol/openid-connect`
    expect(d).toMatchObject({
      issuer: t.issuer,
      authorization_endpoint: `${basis}/auth`,
      token_endpoint: `${basis}/token`,
      jwks_uri: `${basis}/certs`,
      end_session_endpoint: `${basis}/logout`,
      revocation_endpoint: `${basis}/revoke`,
      code_challenge_methods_supported: ['S256'],
    })
    expect(d.prompt_values_supported).toContain('create')
  })

  test('[R1-08] code flow of client portal answers an access token for portal-api with roles, names, sid and auth_time', async () => {
    const tokens = await anmeldenAls(t, browser(), 'lena.lindenau')
    const kopf = decodeProtectedHeader(tokens.access_token)
    const at = decodeJwt(tokens.access_token)
    expect(kopf).toMatchObject({ alg: 'RS256', typ: 'at+jwt' })
    expect(at).toMatchObject({
      iss: t.issuer,
      aud: 'portal-api',
      azp: 'portal',
      typ: 'Bearer',
      sub: DEMO_SUB['lena.lindenau'],
      preferred_username: 'lena.lindenau',
      given_name: 'Lena',
      family_name: 'Lindenau',
      email: 'lena.lindenau@demo.example',
    })
    expect((at['realm_access'] as { roles: string[] }).roles).toContain(
      'NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE',
    )
    expect(Number(at.exp) - Number(at.iat)).toBe(300)
    expect(Math.abs(Number(at['auth_time']) - Date.now() / 1000)).toBeLessThan(20)
    const id = decodeJwt(tokens.id_token)
    expect(id).toMatchObject({
      aud: 'portal',
      nonce: 'einmalig',
      given_name: 'Lena',
      sid: at['sid'],
      amr: ['pwd'],
    })
    expect(id['auth_time']).toBe(at['auth_time'])
    expect(await t.tokens.verify(tokens.access_token)).toMatchObject({
      username: 'lena.lindenau',
      sid: at['sid'],
    })
  })

  test('login takes the e-mail address, in any case', async () => {
    const tokens = await anmeldenAls(t, browser(), 'Paul.Partner@DEMO.example')
    expect(decodeJwt(tokens.access_token).sub).toBe(DEMO_SUB['paul.partner'])
  })

  test('the answer carries state and issuer (RFC 9207)', async () => {
    const b = browser()
    const seite = await b.oeffnen(authUrl(t, pkce().challenge))
    const ende = await b.absenden(seite, { username: 'lena.lindenau', password: DEMO_PASSWORT })
    const ort = new URL(ende.ort ?? '')
    expect(ort.origin + ort.pathname).toBe(`${t.portalUrl}/auth/callback`)
    expect(ort.searchParams.get('state')).toBe('zustand')
    expect(ort.searchParams.get('iss')).toBe(t.issuer)
  })

  test('a request without PKCE or with a plain challenge is refused', async () => {
    for (const mehr of [{ code_challenge: '' }, { code_challenge_method: 'plain' }]) {
      const antwort = await browser().oeffnen(authUrl(t, pkce().challenge, mehr))
      expect(new URL(antwort.ort ?? '').searchParams.get('error')).toBe('invalid_request')
    }
  })

  test('a wrong verifier gets no tokens', async () => {
    const b = browser()
    const seite = await b.oeffnen(authUrl(t, pkce().challenge))
    const ende = await b.absenden(seite, { username: 'lena.lindenau', password: DEMO_PASSWORT })
    const { status, body } = await einloesen(t, codeAus(ende.ort), pkce().verifier)
    expect([status, body.error]).toEqual([400, 'invalid_grant'])
  })

  test('a code works once; its replay ends the session’s tokens', async () => {
    const b = browser()
    const { verifier, challenge } = pkce()
    const seite = await b.oeffnen(authUrl(t, challenge))
    const ende = await b.absenden(seite, { username: 'lena.lindenau', password: DEMO_PASSWORT })
    const erste = await einloesen(t, codeAus(ende.ort), verifier)
    expect(erste.status).toBe(200)
    expect((await einloesen(t, codeAus(ende.ort), verifier)).status).toBe(400)
    expect((await auffrischen(t, erste.body.refresh_token)).status).toBe(400)
    expect(await angemeldet(String(decodeJwt(erste.body.access_token)['sid']))).toBe(false)
  })

  test('of several that redeem a code at the same moment at most one gets tokens', async () => {
    const b = browser()
    const { verifier, challenge } = pkce()
    const seite = await b.oeffnen(authUrl(t, challenge))
    const ende = await b.absenden(seite, { username: 'lena.lindenau', password: DEMO_PASSWORT })
    const alle = await Promise.all([1, 2, 3, 4].map(() => einloesen(t, codeAus(ende.ort), verifier)))
    expect(alle.filter((a) => a.status === 200).length).toBeLessThanOrEqual(1)
    expect(alle.every((a) => a.status === 200 || a.body.error === 'invalid_grant')).toBe(true)
  })

  test('a foreign redirect address gets an error page and no redirect', async () => {
    const antwort = await browser().oeffnen(
      authUrl(t, pkce().challenge, { redirect_uri: 'https://angreifer.example/auth/callback' }),
    )
    expect(antwort.ort).toBeUndefined()
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain('Diese Adresse führt nicht zum Portal')
  })

  test('addresses follow PORTAL_URL, whatever Host header comes', async () => {
    const res = await fetch(`${t.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'angreifer.example' },
    })
    expect(((await res.json()) as { token_endpoint: string }).token_endpoint).toContain(t.portalUrl)
  })
})

describe('refresh', () => {
  test('rotates: the new token works, auth_time stays', async () => {
    const a = await anmeldenAls(t, browser(), 'lena.lindenau')
    const b = await auffrischen(t, a.refresh_token)
    expect(b.status).toBe(200)
    expect(b.body.refresh_token).not.toBe(a.refresh_token)
    expect(decodeJwt(b.body.access_token)['auth_time']).toBe(decodeJwt(a.access_token)['auth_time'])
    expect((await auffrischen(t, b.body.refresh_token)).status).toBe(200)
  })

  test('reuse of a rotated token ends the family and its access tokens', async () => {
    const a = await anmeldenAls(t, browser(), 'lena.lindenau')
    const b = await auffrischen(t, a.refresh_token)
    expect((await auffrischen(t, a.refresh_token)).body.error).toBe('invalid_grant')
    expect((await auffrischen(t, b.body.refresh_token)).body.error).toBe('invalid_grant')
    expect(await angemeldet(String(decodeJwt(a.access_token)['sid']))).toBe(false)
  })

  test('roles changed meanwhile stand in the next token', async () => {
    const { embeddedIdentity } = await import('../embeddedIdentity.ts')
    const a = await anmeldenAls(t, browser(), 'neu.nutzer')
    await embeddedIdentity(t.db, t.config).setRealmRoles(t.db, DEMO_SUB['neu.nutzer'], {
      add: ['ZUWENDUNGEN_LESEN'],
    })
    const b = await auffrischen(t, a.refresh_token)
    expect((decodeJwt(b.body.access_token)['realm_access'] as { roles: string[] }).roles).toContain(
      'ZUWENDUNGEN_LESEN',
    )
  })

  test('a second tab shares the grant: both tabs refresh', async () => {
    const b = browser()
    const erster = await anmeldenAls(t, b, 'lena.lindenau')
    const { verifier, challenge } = pkce()
    const zweiter = await b.oeffnen(authUrl(t, challenge))
    const tokens = await einloesen(t, codeAus(zweiter.ort), verifier)
    expect((await auffrischen(t, erster.refresh_token)).status).toBe(200)
    expect((await auffrischen(t, tokens.body.refresh_token)).status).toBe(200)
  })
})

describe('single sign-on', () => {
  const still = (b: ReturnType<typeof browser>, challenge: string) =>
    b.oeffnen(authUrl(t, challenge, { prompt: 'none', redirect_uri: `${t.portalUrl}/auth/silent.html` }))

  test('silent login answers a code while the session stands, login_required without', async () => {
    const b = browser()
    const { verifier, challenge } = pkce()
    expect(new URL((await still(b, challenge)).ort ?? '').searchParams.get('error')).toBe('login_required')
    await anmeldenAls(t, b, 'lena.lindenau')
    const antwort = await still(b, challenge)
    const { status } = await einloesen(t, codeAus(antwort.ort), verifier, '/auth/silent.html')
    expect(status).toBe(200)
  })

  test('prompt=login asks again, knows who it is, and renews auth_time', async () => {
    const b = browser()
    const erste = await anmeldenAls(t, b, 'lena.lindenau')
    const { challenge } = pkce()
    const seite = await b.oeffnen(authUrl(t, challenge, { prompt: 'login' }))
    expect(seite.text).toContain('value="lena.lindenau"')
    expect(seite.text).toContain('Bitte bestätigen Sie')
    const zweite = await anmeldenAls(t, b, 'lena.lindenau', { prompt: 'login' })
    expect(decodeJwt(zweite.access_token)['sid']).toBe(decodeJwt(erste.access_token)['sid'])
    expect(Number(decodeJwt(zweite.access_token)['auth_time'])).toBeGreaterThanOrEqual(
      Number(decodeJwt(erste.access_token)['auth_time']),
    )
  })

  test('someone else signing in over a session ends it', async () => {
    const b = browser()
    const lena = await anmeldenAls(t, b, 'lena.lindenau')
    const max = await anmeldenAls(t, b, 'max.mehrfach', { prompt: 'login' })
    expect(decodeJwt(max.access_token).sub).toBe(DEMO_SUB['max.mehrfach'])
    expect((await auffrischen(t, lena.refresh_token)).status).toBe(400)
    expect(await angemeldet(String(decodeJwt(lena.access_token)['sid']))).toBe(false)
    expect(await angemeldet(String(decodeJwt(max.access_token)['sid']))).toBe(true)
  })
})

describe('sign-out', () => {
  const abmelden = (id_token_hint: string) =>
    `${t.issuer}/protocol/openid-connect/logout?${String(
      new URLSearchParams({
        id_token_hint,
        post_logout_redirect_uri: `${t.portalUrl}/start`,
        state: 'fertig',
      }),
    )}`

  test('with the ID token it needs no question, leads to /start and ends tokens and session', async () => {
    const b = browser()
    const tokens = await anmeldenAls(t, b, 'lena.lindenau')
    const sid = String(decodeJwt(tokens.access_token)['sid'])
    expect(await angemeldet(sid)).toBe(true)
    const seite = await b.oeffnen(abmelden(tokens.id_token))
    expect(seite.text).toContain('Sie werden abgemeldet')
    expect(seite.text).toContain('<script>')
    expect(seite.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/)
    const ende = await b.absenden(seite, { logout: 'yes' })
    expect(ende.ort).toBe(`${t.portalUrl}/start?state=fertig`)
    expect(await angemeldet(sid)).toBe(false)
    expect((await auffrischen(t, tokens.refresh_token)).status).toBe(400)
    const wieder = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(new URL(wieder.ort ?? '').searchParams.get('error')).toBe('login_required')
  })

  test('without the ID token a question stands before it', async () => {
    const b = browser()
    await anmeldenAls(t, b, 'lena.lindenau')
    const seite = await b.oeffnen(`${t.issuer}/protocol/openid-connect/logout`)
    expect(seite.text).toContain('Möchten Sie sich abmelden?')
    expect(seite.text).not.toContain('<script>')
    const ende = await b.absenden(seite, { logout: 'yes' })
    expect(ende.text).toContain('Sie sind abgemeldet')
  })

  test('who is not signed in is led on, in German', async () => {
    const tokens = await anmeldenAls(t, browser(), 'lena.lindenau')
    const b = browser()
    const seite = await b.oeffnen(abmelden(tokens.id_token))
    expect(seite.text).toContain('Sie werden abgemeldet')
    expect(seite.text).not.toContain('Submitting Callback')
    expect((await b.absenden(seite, { logout: 'yes' })).ort).toBe(`${t.portalUrl}/start?state=fertig`)
  })

  test('an address that is not registered is refused', async () => {
    const tokens = await anmeldenAls(t, browser(), 'lena.lindenau')
    const url = abmelden(tokens.id_token).replace(
      encodeURIComponent('/start'),
      encodeURIComponent('/anderswo'),
    )
    expect((await browser().oeffnen(url)).status).toBe(400)
  })

  test('a revoked refresh token takes its access tokens along; the next login is not locked', async () => {
    const b = browser()
    const tokens = await anmeldenAls(t, b, 'lena.lindenau')
    const res = await fetch(`${t.issuer}/protocol/openid-connect/revoke`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: 'portal', token: tokens.refresh_token }),
    })
    expect(res.status).toBe(200)
    expect(await angemeldet(String(decodeJwt(tokens.access_token)['sid']))).toBe(false)
    const { verifier, challenge } = pkce()
    const weiter = await b.oeffnen(authUrl(t, challenge))
    const neu = await einloesen(t, codeAus(weiter.ort), verifier)
    expect(await angemeldet(String(decodeJwt(neu.body.access_token)['sid']))).toBe(true)
    expect((await auffrischen(t, neu.body.refresh_token)).status).toBe(200)
  })
})
