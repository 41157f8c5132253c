import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeProtectedHeader } from 'jose'
import { oeffentlicheSchluessel, signaturSchluessel, signaturSchluesselWechseln } from './keys.ts'
import { browser } from './testing/browser.ts'
import { anmeldenAls, startOidc, type OidcTest } from './testing/oidcTest.ts'
import { localTokenVerifier } from './tokenVerifier.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

test('a changed key signs, the one before still verifies, older ones go', async () => {
  const tokens = await anmeldenAls(t, browser(), 'lena.lindenau')
  const [alt] = await signaturSchluessel(t.secrets)
  await signaturSchluesselWechseln(t.secrets)
  const [neu, vorher, ...weitere] = await signaturSchluessel(t.secrets)
  expect(neu?.kid).not.toBe(alt?.kid)
  expect([vorher?.kid, weitere]).toEqual([alt?.kid, []])
  expect(decodeProtectedHeader(tokens.access_token).kid).toBe(alt?.kid)
  const verifier = localTokenVerifier({ jwks: await oeffentlicheSchluessel(t.secrets), issuer: t.issuer })
  expect(await verifier.verify(tokens.access_token)).toMatchObject({ username: 'lena.lindenau' })
})

test('the public half says nothing private', async () => {
  const { keys } = await oeffentlicheSchluessel(t.secrets)
  for (const key of keys) expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const certs = (await (await fetch(`${t.issuer}/protocol/openid-connect/certs`)).json()) as {
    keys: object[]
  }
  for (const key of certs.keys) expect(key).not.toHaveProperty('d')
})
