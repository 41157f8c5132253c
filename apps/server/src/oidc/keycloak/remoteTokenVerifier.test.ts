import { createHmac } from 'node:crypto'
import { generateKeyPair, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { IdentityUnavailable } from '../../platform/auth/identity.ts'
import { keycloakRealm } from './realm.ts'
import { remoteTokenVerifier } from './remoteTokenVerifier.ts'
import { FAKE_SECRET, startFakeKeycloak, type FakeKeycloak } from './testing/fakeKeycloak.ts'
import { jetzt, tokenAngaben } from '../../platform/testing/keycloakPortal.ts'
import { oidcConfig } from './testing/keycloakWelt.ts'

let fake: FakeKeycloak
beforeAll(async () => void (fake = await startFakeKeycloak()))
beforeEach(() => Object.assign(fake.stand, { stoerung: undefined, issuer: undefined }))
afterAll(() => fake.close())

const angaben = () => tokenAngaben(fake.url)

const verifier = (url = fake.url, geduldMs = 10_000) =>
  remoteTokenVerifier(keycloakRealm(oidcConfig(url, FAKE_SECRET), { pauseMs: 0, abstandMs: 0, geduldMs }))

test('the claims of a token of the realm become the caller', async () => {
  const principal = await verifier().verify(await fake.signieren(angaben()))
  expect(principal).toMatchObject({
    username: 'lena.lindenau',
    vorname: 'Lena',
    nachname: 'Lindenau',
    email: 'lena.lindenau@demo.example',
    emailVerified: true,
    rollen: ['default-roles-portal', 'NUTZERSERVICE_BASIS', 'ZUWENDUNGEN_LESEN'],
    authTime: expect.closeTo(jetzt() - 20, -1) as number,
    termsAcceptedAt: expect.closeTo(jetzt() - 60, -1) as number,
  })
})

test.each([
  ['as text', '1790000000', 1_790_000_000],
  ['nonsense', 'ja', undefined],
  ['a list', ['1790000000'], undefined],
  ['nothing', undefined, undefined],
])('the moment of the consent may be %s', async (_, terms_accepted_at, erwartet) => {
  const principal = await verifier().verify(await fake.signieren({ ...angaben(), terms_accepted_at }))
  expect(principal.termsAcceptedAt).toBe(erwartet)
})

const b64 = (wert: object) => Buffer.from(JSON.stringify(wert)).toString('base64url')

const ohne = (name: string): JWTPayload =>
  Object.fromEntries(Object.entries(angaben()).filter(([key]) => key !== name))

describe('[R3.1-08] a token is refused', () => {
  const faelle: readonly (readonly [string, () => Promise<string>])[] = [
    ['of another realm', () => fake.signieren({ ...angaben(), iss: `${fake.url}/realms/master` })],
    [
      'of another address',
      () => fake.signieren({ ...angaben(), iss: 'https://boese.example/realms/portal' }),
    ],
    ['for another audience', () => fake.signieren({ ...angaben(), aud: 'account' })],
    ['of another client', () => fake.signieren({ ...angaben(), azp: 'portal-backend' })],
    ['that is an ID token', () => fake.signieren({ ...angaben(), typ: 'ID' })],
    ['that is a refresh token', () => fake.signieren({ ...angaben(), typ: 'Refresh' })],
    ['that is a logout token by its header', () => fake.signieren(angaben(), { typ: 'logout+jwt' })],
    ['without a key id', () => fake.signieren(angaben(), { kid: undefined as unknown as string })],
    ['with an unknown key id', () => fake.signieren(angaben(), { kid: 'erfunden' })],
    ['that has expired', () => fake.signieren({ ...angaben(), iat: jetzt() - 400, exp: jetzt() - 100 })],
    [
      'that is older than an hour, whatever it says',
      () => fake.signieren({ ...angaben(), iat: jetzt() - 4000, exp: jetzt() + 9000 }),
    ],
    ['from the future', () => fake.signieren({ ...angaben(), iat: jetzt() + 120, exp: jetzt() + 400 })],
    ['without a session', () => fake.signieren(ohne('sid'))],
    ['without a subject: the scope basic is missing', () => fake.signieren(ohne('sub'))],
    ['without the moment of the login', () => fake.signieren(ohne('auth_time'))],
    [
      'without signature (alg none)',
      async () => `${b64({ alg: 'none', typ: 'JWT', kid: 'erster' })}.${b64(angaben())}.`,
    ],
    [
      'signed with the public key as a shared secret (HS256)',
      async () => {
        const text = `${b64({ alg: 'HS256', typ: 'JWT', kid: 'erster' })}.${b64(angaben())}`
        const geheimnis = JSON.stringify(fake.stand.schluessel[0]?.jwk)
        return `${text}.${createHmac('sha256', geheimnis).update(text).digest('base64url')}`
      },
    ],
    [
      'signed by a stranger under a known key id',
      async () => {
        const { privateKey } = await generateKeyPair('RS256')
        return fake.signieren(angaben(), {}, { kid: 'erster', privat: privateKey, jwk: {} })
      },
    ],
  ]
  test.each(faelle)('%s', async (_, token) => {
    const v = verifier()
    const wert = await token()
    await expect(v.verify(wert)).rejects.toThrow()
    await expect(v.verify(wert)).rejects.not.toBeInstanceOf(IdentityUnavailable)
  })
})

test('a lifetime beyond an hour is cut: a lock has to outlive every token', async () => {
  const { exp } = await verifier().verify(await fake.signieren({ ...angaben(), exp: jetzt() + 86_400 }))
  expect(exp).toBeLessThanOrEqual(jetzt() + 3600)
})

test('keys that changed are read anew, and old ones count while they are published', async () => {
  const v = verifier()
  const alt = await fake.signieren(angaben())
  await v.verify(alt)
  await fake.neuerSchluessel('zweiter')
  expect(await v.verify(await fake.signieren(angaben()))).toMatchObject({ username: 'lena.lindenau' })
  expect(await verifier().verify(alt)).toMatchObject({ username: 'lena.lindenau' })
})

test('an invented key id does not make it ask for keys again and again', async () => {
  const config = oidcConfig(fake.url, FAKE_SECRET)
  const v = remoteTokenVerifier(keycloakRealm(config))
  await v.verify(await fake.signieren(angaben()))
  fake.stand.anfragen.length = 0
  for (const kid of ['a', 'b', 'c'])
    await v.verify(await fake.signieren(angaben(), { kid })).catch(() => undefined)
  expect(fake.stand.anfragen).toEqual([])
})

describe('while Keycloak', () => {
  test.each([
    ['is overloaded', 503],
    ['is behind a broken proxy', 502],
    ['says nothing', 'stumm'],
    ['has no such realm', 404],
  ] as const)('%s, a token is neither good nor bad, and afterwards it is checked', async (_, stoerung) => {
    const token = await fake.signieren(angaben())
    fake.stand.stoerung = stoerung
    const ungeduldig = verifier(fake.url, stoerung === 'stumm' ? 50 : 10_000)
    await expect(ungeduldig.verify(token)).rejects.toBeInstanceOf(IdentityUnavailable)
    fake.stand.stoerung = undefined
    const v = stoerung === 'stumm' ? verifier() : ungeduldig
    expect(await v.verify(token)).toMatchObject({ username: 'lena.lindenau' })
  })

  test('does not give its new keys, a token signed with one is neither good nor bad', async () => {
    const v = verifier()
    await v.verify(await fake.signieren(angaben()))
    await fake.neuerSchluessel('dritter')
    const token = await fake.signieren(angaben())
    fake.stand.stoerung = 500
    await expect(v.verify(token)).rejects.toBeInstanceOf(IdentityUnavailable)
    fake.stand.stoerung = undefined
    expect(await v.verify(token)).toMatchObject({ username: 'lena.lindenau' })
  })

  test('is not there at all', async () => {
    const niemand = verifier('http://127.0.0.1:1')
    await expect(niemand.verify(await fake.signieren(angaben()))).rejects.toBeInstanceOf(IdentityUnavailable)
  })

  test('calls itself otherwise, no token counts', async () => {
    fake.stand.issuer = 'https://anderswo.example/realms/portal'
    await expect(verifier().verify(await fake.signieren(angaben()))).rejects.toThrow('anderswo.example')
  })

  test('is away, tokens that were checked before still count, and one question answers a crowd', async () => {
    const v = remoteTokenVerifier(keycloakRealm(oidcConfig(fake.url, FAKE_SECRET)))
    const token = await fake.signieren(angaben())
    fake.stand.stoerung = 503
    fake.stand.anfragen.length = 0
    const menge = await Promise.allSettled(Array.from({ length: 20 }, () => v.verify(token)))
    expect(menge.every(({ status }) => status === 'rejected')).toBe(true)
    expect(fake.stand.anfragen).toHaveLength(1)

    const bereit = verifier()
    fake.stand.stoerung = undefined
    await bereit.verify(token)
    fake.stand.stoerung = 503
    expect(await bereit.verify(token)).toMatchObject({ username: 'lena.lindenau' })
  })
})
