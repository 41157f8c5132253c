import { decodeProtectedHeader, importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oeffentlicheSchluessel, signaturSchluessel, signaturSchluesselWechseln } from './keys.ts'
import { browser } from './testing/browser.ts'
import { anmeldenAls, startOidc, type OidcTest } from './testing/oidcTest.ts'
import { localTokenVerifier } from './tokenVerifier.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const kids = async () => (await oeffentlicheSchluessel(t.secrets)).keys.map(({ kid }) => kid)

test('a changed key signs after the next start; tokens of the one before still hold, older ones go', async () => {
  const tokens = await anmeldenAls(t, browser(), 'lena.lindenau')
  const [alt] = await kids()
  await signaturSchluesselWechseln(t.secrets, -1)
  const [neu, ...rest] = await kids()
  expect(rest).toEqual([alt])
  expect(decodeProtectedHeader(tokens.access_token).kid).toBe(alt)
  const verifier = localTokenVerifier({ jwks: await oeffentlicheSchluessel(t.secrets), issuer: t.issuer })
  expect(await verifier.verify(tokens.access_token)).toMatchObject({ username: 'lena.lindenau' })
  await signaturSchluesselWechseln(t.secrets, -1)
  expect((await kids()).slice(1)).toEqual([neu])
})

test('of several processes that find the key too old one changes it', async () => {
  const vorher = await kids()
  await Promise.all([1, 2, 3].map(() => signaturSchluesselWechseln(t.secrets, 1_000_000)))
  expect(await kids()).toEqual(vorher)
  expect((await signaturSchluessel(t.secrets)).map(({ kid }) => kid)).toEqual(vorher)
})

test('a running process takes tokens of a newer key by reading the keys again', async () => {
  const verifier = localTokenVerifier({
    jwks: await oeffentlicheSchluessel(t.secrets),
    issuer: t.issuer,
    nachladen: () => oeffentlicheSchluessel(t.secrets),
  })
  await signaturSchluesselWechseln(t.secrets, -1)
  const [neu] = await signaturSchluessel(t.secrets)
  const claims = { sid: 's', azp: 'portal', auth_time: 1, preferred_username: 'lena.lindenau' }
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: String(neu?.kid), typ: 'at+jwt' })
    .setSubject('lena')
    .setIssuer(t.issuer)
    .setAudience('portal-api')
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(await importJWK({ ...neu, kty: 'RSA' }))
  expect(await verifier.verify(token)).toMatchObject({ username: 'lena.lindenau' })
})

test('the public half says nothing private', async () => {
  for (const key of (await oeffentlicheSchluessel(t.secrets)).keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const certs = (await (await fetch(`${t.issuer}/protocol/openid-connect/certs`)).json()) as {
    keys: object[]
  }
  expect(certs.keys.length).toBeGreaterThan(0)
  for (const key of certs.keys) expect(key).not.toHaveProperty('d')
})
