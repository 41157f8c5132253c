import { createHmac } from 'node:crypto'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { TokenVerifier } from '../../platform/auth/principal.ts'
import { localTokenVerifier } from './tokenVerifier.ts'

const ISSUER = 'http://localhost:8080/realms/portal'
const GUT: JWTPayload = {
  sub: 'de000000-0000-4000-8000-000000000001',
  sid: 'sitzung',
  azp: 'portal',
  auth_time: 1_700_000_000,
  preferred_username: 'lena.lindenau',
  given_name: 'Lena',
  family_name: 'Lindenau',
  email: 'lena@demo.example',
  realm_access: { roles: ['NUTZERSERVICE_BASIS'] },
}

let paar: Awaited<ReturnType<typeof generateKeyPair>>
let verifier: TokenVerifier
beforeAll(async () => {
  paar = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(paar.publicKey)), kid: 'k', alg: 'RS256' }
  verifier = localTokenVerifier({ jwks: { keys: [jwk] }, issuer: ISSUER })
})

type Abweichung = { claims?: JWTPayload; aud?: string; iss?: string; exp?: string; typ?: string }
const token = ({
  claims = {},
  aud = 'portal-api',
  iss = ISSUER,
  exp = '5m',
  typ = 'at+jwt',
}: Abweichung = {}) =>
  new SignJWT({ ...GUT, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k', typ })
    .setAudience(aud)
    .setIssuer(iss)
    .setIssuedAt()
    .setExpirationTime(exp)
    .sign(paar.privateKey)

const b64 = (wert: object) => Buffer.from(JSON.stringify(wert)).toString('base64url')

test('a good token names its principal', async () => {
  expect(await verifier.verify(await token())).toMatchObject({
    sub: GUT.sub,
    sid: 'sitzung',
    username: 'lena.lindenau',
    rollen: ['NUTZERSERVICE_BASIS'],
    authTime: 1_700_000_000,
  })
})

test.each([
  [true, true],
  [false, false],
  [undefined, false],
  ['true', false],
])('email_verified %j: the address is proven: %j', async (email_verified, emailVerified) => {
  expect(await verifier.verify(await token({ claims: { email_verified } }))).toMatchObject({
    email: 'lena@demo.example',
    emailVerified,
  })
})

test.each([
  [
    ['pwd', 'otp'],
    ['pwd', 'otp'],
  ],
  [['pwd', 7, null], ['pwd']],
  ['otp', []],
  [{ otp: true }, []],
  [undefined, []],
])('[S1-11] amr %j: known by %j', async (amr, erwartet) => {
  expect((await verifier.verify(await token({ claims: { amr } }))).amr).toEqual(erwartet)
})

test('names that the token leaves out read unbekannt', async () => {
  const ohne = { preferred_username: undefined, given_name: undefined, family_name: undefined }
  expect(await verifier.verify(await token({ claims: ohne }))).toMatchObject({
    username: 'unbekannt',
    vorname: 'unbekannt',
    nachname: 'unbekannt',
  })
})

test('Keycloak’s header typ JWT is taken as well', async () => {
  await expect(verifier.verify(await token({ typ: 'JWT' }))).resolves.toBeDefined()
})

describe('refused are', () => {
  test.each<[string, Abweichung]>([
    ['tokens for another audience', { aud: 'account' }],
    ['tokens of another issuer', { iss: 'http://localhost:8080/realms/fremd' }],
    ['tokens of another client', { claims: { azp: 'fremd' } }],
    ['tokens of another kind', { typ: 'logout+jwt' }],
    ['expired tokens', { exp: '-2m' }],
    ['tokens without session', { claims: { sid: undefined } }],
  ])('%s', async (_was, abweichung) => {
    await expect(verifier.verify(await token(abweichung))).rejects.toThrow()
  })

  const anspruch = () => ({ ...GUT, aud: 'portal-api', iss: ISSUER, iat: jetzt(), exp: jetzt() + 300 })
  const jetzt = () => Math.floor(Date.now() / 1000)

  test('tokens that name no key', async () => {
    const ohneKid = await new SignJWT(anspruch())
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt' })
      .sign(paar.privateKey)
    await expect(verifier.verify(ohneKid)).rejects.toThrow('kid')
  })

  test('tokens without signature (alg none)', async () => {
    const falsch = `${b64({ alg: 'none', typ: 'at+jwt' })}.${b64(anspruch())}.`
    await expect(verifier.verify(falsch)).rejects.toThrow()
  })

  test('tokens signed with the public key as HMAC secret (HS256)', async () => {
    const kopf = `${b64({ alg: 'HS256', kid: 'k', typ: 'at+jwt' })}.${b64(anspruch())}`
    const signatur = createHmac('sha256', await exportSPKI(paar.publicKey))
      .update(kopf)
      .digest('base64url')
    await expect(verifier.verify(`${kopf}.${signatur}`)).rejects.toThrow()
  })

  test('tokens whose claims were changed', async () => {
    const [kopf, , signatur] = (await token()).split('.')
    const falsch = `${kopf}.${b64({ ...anspruch(), realm_access: { roles: ['SACHBEARBEITUNG_FREIGEBEN'] } })}.${signatur}`
    await expect(verifier.verify(falsch)).rejects.toThrow()
  })

  test('remembered tokens once they expire', async () => {
    const kurz = await token({ exp: '2s' })
    await verifier.verify(kurz)
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] })
    expect(verifier.known(kurz)).toBeUndefined()
    await expect(verifier.verify(kurz).finally(() => vi.useRealTimers())).rejects.toThrow()
  })
})

test('a remembered token gives the same principal again, then without waiting', async () => {
  // A session of its own: two equal tokens of one second are one.
  const t = await token({ claims: { sid: 'andere' } })
  expect(verifier.known(t)).toBeUndefined()
  const principal = await verifier.verify(t)
  expect(await verifier.verify(t)).toBe(principal)
  expect(verifier.known(t)).toBe(principal)
  expect(verifier.known(`${t}x`)).toBeUndefined()
})
