import { randomBytes } from 'node:crypto'
import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT } from './demo.ts'
import { browser, type Browser } from './testing/browser.ts'
import {
  anmeldenAls,
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  tokenAnfrage,
  type OidcTest,
  type Tokens,
} from './testing/oidcTest.ts'

let t: OidcTest
let b: Browser
let tokens: Tokens
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())
beforeEach(async () => {
  b = browser()
  tokens = await anmeldenAls(t, b, 'lena.lindenau')
})

const { verifier, challenge } = pkce()
const frischerCode = async () => codeAus((await b.oeffnen(authUrl(t, challenge))).ort)
const sid = (token: string) => String(decodeJwt(token)['sid'])
const lebt = async () => (await auffrischen(t, tokens.refresh_token)).status === 200

describe('a code', () => {
  const rufen = async (anders: Record<string, string>) => {
    const gut = {
      grant_type: 'authorization_code',
      code: await frischerCode(),
      code_verifier: verifier,
      redirect_uri: `${t.portalUrl}/auth/callback`,
    }
    const werte = { ...gut, ...anders }
    return tokenAnfrage(t, Object.fromEntries(Object.entries(werte).filter(([, wert]) => wert !== '')))
  }

  test('as the portal sends it is redeemed', async () => {
    expect((await rufen({})).status).toBe(200)
  })

  test.each<[string, Record<string, string>, number, string]>([
    ['with a wrong verifier', { code_verifier: pkce().verifier }, 400, 'invalid_grant'],
    ['with the challenge as its verifier', { code_verifier: challenge }, 400, 'invalid_grant'],
    ['without a verifier', { code_verifier: '' }, 400, 'invalid_grant'],
    [
      'for another address of the portal',
      { redirect_uri: 'http://localhost/auth/silent.html' },
      400,
      'invalid_grant',
    ],
    ['without the address', { redirect_uri: '' }, 400, 'invalid_request'],
    ['by a client that nobody knows', { client_id: 'angreifer' }, 401, 'invalid_client'],
    ['that was made up', { code: randomBytes(32).toString('base64url') }, 400, 'invalid_grant'],
    ['by its name in the database', { code: '#x' }, 400, 'invalid_grant'],
    [
      'as a refresh token',
      { grant_type: 'refresh_token', code: '', refresh_token: 'x' },
      400,
      'invalid_grant',
    ],
    [
      'by password',
      { grant_type: 'password', username: 'lena.lindenau', password: DEMO_PASSWORT },
      400,
      'unsupported_grant_type',
    ],
    ['without a user', { grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
    ['for a foreign resource', { resource: 'https://angreifer.example/api' }, 400, 'invalid_target'],
  ])('%s gets no token', async (_, anders, status, fehler) => {
    const antwort = await rufen(anders)
    expect([antwort.status, antwort.body.error]).toEqual([status, fehler])
    expect(antwort.body.access_token).toBeUndefined()
  })

  test('is worth nothing after a minute', async () => {
    const code = await frischerCode()
    await sql`update oidc_artifact set expires_at = now() where kind = 'AuthorizationCode'`.execute(t.db)
    expect((await einloesen(t, code, verifier)).body.error).toBe('invalid_grant')
  })

  test('that is shown a second time ends everything that came of it', async () => {
    const code = await frischerCode()
    const erste = await einloesen(t, code, verifier)
    expect(erste.status).toBe(200)
    expect((await einloesen(t, code, verifier)).body.error).toBe('invalid_grant')
    expect((await auffrischen(t, erste.body.refresh_token)).body.error).toBe('invalid_grant')
    expect(await t.sessions.isRevoked(sid(erste.body.access_token))).toBe(true)
  })
})

describe('for a call', () => {
  test('an access token is one', async () => {
    expect(await t.tokens.verify(tokens.access_token)).toMatchObject({ username: 'lena.lindenau' })
  })

  test.each<[string, () => string | Promise<string>]>([
    ['the ID token', () => tokens.id_token],
    ['the refresh token', () => tokens.refresh_token],
    ['a code', frischerCode],
    ['a cookie of the session', () => b.cookies.get('portal-sitzung /realms/portal/')?.value ?? ''],
  ])('%s is none', async (_, wert) => {
    const bearer = await wert()
    expect(bearer).not.toBe('')
    await expect(t.tokens.verify(bearer)).rejects.toThrow()
  })
})

describe('a refresh token', () => {
  test('that is used twice ends its family', async () => {
    const neu = await auffrischen(t, tokens.refresh_token)
    expect((await auffrischen(t, tokens.refresh_token)).body.error).toBe('invalid_grant')
    expect((await auffrischen(t, neu.body.refresh_token)).body.error).toBe('invalid_grant')
    expect(await t.sessions.isRevoked(sid(tokens.access_token))).toBe(true)
  })

  test('is worth nothing after the logout', async () => {
    const frage = await b.oeffnen(`${t.issuer}/protocol/openid-connect/logout`)
    await b.absenden(frage, { logout: 'yes' })
    expect((await auffrischen(t, tokens.refresh_token)).body.error).toBe('invalid_grant')
  })

  test.each<[string, () => string | Promise<string>]>([
    ['that was made up', () => randomBytes(32).toString('base64url')],
    ['that is an access token', () => tokens.access_token],
    ['that is an ID token', () => tokens.id_token],
    ['that is a code', frischerCode],
  ])('%s gets nothing, and the session stays', async (_, wert) => {
    expect((await auffrischen(t, await wert())).body.error).toBe('invalid_grant')
    expect(await lebt()).toBe(true)
  })

  test('asks for no more than was granted', async () => {
    const werte = {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
      scope: 'openid profile admin',
    }
    expect((await tokenAnfrage(t, werte)).body.error).toBe('invalid_scope')
  })
})

describe('a logout', () => {
  const START = () => `${t.portalUrl}/start`
  const url = (werte: Record<string, string>) =>
    `${t.issuer}/protocol/openid-connect/logout?${String(new URLSearchParams(werte))}`

  test.each<[string, () => string]>([
    ['of somebody else', () => 'https://angreifer.example/'],
    ['with a path appended', () => `${START()}/weiter`],
    ['with a query appended', () => `${START()}?weiter=https://angreifer.example`],
    ['that begins like the portal', () => `${t.portalUrl}.angreifer.example/start`],
    ['with the portal before an @', () => `${t.portalUrl}@angreifer.example/start`],
    ['of the portal, but not this one', () => `${t.portalUrl}/dashboard`],
  ])('leads to no address %s', async (_, ziel) => {
    const antwort = await b.oeffnen(url({ id_token_hint: tokens.id_token, post_logout_redirect_uri: ziel() }))
    expect([antwort.status, antwort.ort]).toEqual([400, undefined])
    expect(antwort.text).not.toContain('angreifer')
    expect(await lebt()).toBe(true)
  })

  test('without an ID token leads to no address at all', async () => {
    const frage = await b.oeffnen(url({ post_logout_redirect_uri: 'https://angreifer.example/' }))
    const ende = await b.absenden(frage, { logout: 'yes' })
    expect(ende.ort).toBeUndefined()
    expect(ende.text).toContain('Sie sind abgemeldet')
  })

  test('with an ID token that nobody signed is refused', async () => {
    const { privateKey } = await generateKeyPair('RS256')
    const gefaelscht = await new SignJWT(decodeJwt(tokens.id_token))
      .setProtectedHeader({ alg: 'RS256', kid: 'x' })
      .sign(privateKey)
    expect((await b.oeffnen(url({ id_token_hint: gefaelscht }))).status).toBe(400)
    expect(await lebt()).toBe(true)
  })

  test('with the ID token of somebody else is asked for, not done', async () => {
    const fremd = await anmeldenAls(t, browser(), 'max.mehrfach')
    const seite = await b.oeffnen(url({ id_token_hint: fremd.id_token, post_logout_redirect_uri: START() }))
    expect(seite.text).toContain('Möchten Sie sich abmelden?')
    expect(seite.text).not.toContain('<script>')
    expect(await lebt()).toBe(true)
  })

  test.each([[''], ['geraten'], ['0'.repeat(48)]])(
    'sent by a foreign page with the token %j ends nothing',
    async (xsrf) => {
      await b.oeffnen(url({}))
      const antwort = await b.holen(`${t.issuer}/protocol/openid-connect/logout/confirm`, {
        method: 'POST',
        body: new URLSearchParams({ xsrf, logout: 'yes' }),
      })
      expect(antwort.status).toBe(400)
      expect(await lebt()).toBe(true)
    },
  )
})

describe('the session cookie', () => {
  const SITZUNG = 'portal-sitzung /realms/portal/'
  const wert = (von: Browser) => von.cookies.get(SITZUNG)?.value

  test('that was there before the login is another one after it', async () => {
    const opfer = browser()
    // Anybody gets a session without a user, e.g. at the logout, and could plant it in somebody else's browser.
    await opfer.oeffnen(`${t.issuer}/protocol/openid-connect/logout`)
    const untergeschoben = new Map(opfer.cookies)
    expect(wert(opfer)).toBeTruthy()
    await anmeldenAls(t, opfer, 'max.mehrfach')
    expect(wert(opfer)).not.toBe(untergeschoben.get(SITZUNG)?.value)
    const angreifer = browser()
    for (const [name, cookie] of untergeschoben) angreifer.cookies.set(name, cookie)
    const still = await angreifer.oeffnen(authUrl(t, challenge, { prompt: 'none' }))
    expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('login_required')
  })

  test('changes when the password is confirmed, too', async () => {
    const vorher = wert(b)
    await anmeldenAls(t, b, 'lena.lindenau', { prompt: 'login' })
    expect(wert(b)).not.toBe(vorher)
  })

  test('is worth nothing with another value, without its signature, or by its name in the database', async () => {
    const { rows } = await sql<{
      h: string
    }>`select id_hash as h from oidc_artifact where kind = 'Session' limit 1`.execute(t.db)
    const versuche = [
      (c: Browser) => c.cookies.set(SITZUNG, { value: 'geraten', path: '/realms/portal/' }),
      (c: Browser) => c.cookies.delete('portal-sitzung.sig /realms/portal/'),
      (c: Browser) => c.cookies.set(SITZUNG, { value: `#${rows[0]?.h}`, path: '/realms/portal/' }),
    ]
    for (const verderben of versuche) {
      const angreifer = browser()
      for (const [name, cookie] of b.cookies) angreifer.cookies.set(name, cookie)
      verderben(angreifer)
      const still = await angreifer.oeffnen(authUrl(t, challenge, { prompt: 'none' }))
      expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('login_required')
    }
  })
})
