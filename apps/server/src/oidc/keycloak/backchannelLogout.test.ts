import { entwurfSchluesselLesen } from '@foerderportal/contract/nutzer/routes'
import { randomUUID } from 'node:crypto'
import { generateKeyPair, type JWTPayload } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { BACKCHANNEL_LOGOUT } from './backchannelLogout.ts'
import { startFakeKeycloak, type FakeKeycloak } from './testing/fakeKeycloak.ts'
import {
  jetzt,
  startKeycloakPortal,
  tokenAngaben,
  type KeycloakPortal,
} from '../../platform/testing/keycloakPortal.ts'

let fake: FakeKeycloak
let portal: KeycloakPortal
beforeAll(async () => {
  fake = await startFakeKeycloak()
  portal = await startKeycloakPortal(fake)
})
beforeEach(() => void (fake.stand.stoerung = undefined))
afterAll(async () => {
  await portal.close()
  await fake.close()
})

const EREIGNIS = 'http://schemas.openid.net/event/backchannel-logout'
const angaben = (sid: string): JWTPayload => ({
  iss: `${fake.url}/realms/portal`,
  aud: 'portal',
  iat: jetzt(),
  exp: jetzt() + 120,
  jti: randomUUID(),
  sub: 'e1b2c3d4-0000-4000-8000-000000000001',
  typ: 'Logout',
  sid,
  events: { [EREIGNIS]: {} },
})
const TYP = { typ: 'logout+jwt' }

const melden = (token: string, felder: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url: BACKCHANNEL_LOGOUT,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token, ...felder }).toString(),
  })

/** The status of a call in this session. */
const ruf = async (sid: string, app = portal.app) => {
  const token = await fake.signieren({ ...tokenAngaben(fake.url), sid })
  const headers = { authorization: `Bearer ${token}` }
  return (await app.inject({ method: 'GET', url: entwurfSchluesselLesen.path, headers })).statusCode
}

test('an ended session is over on every instance, with tokens that would still hold; others go on', async () => {
  const [sid, andere] = [randomUUID(), randomUUID()]
  const zweite = await portal.zweite()
  expect([await ruf(sid), await ruf(sid, zweite), await ruf(andere)]).toEqual([200, 200, 200])
  const antwort = await melden(await fake.signieren(angaben(sid), TYP))
  expect([antwort.statusCode, antwort.body]).toEqual([200, ''])
  expect(antwort.headers['cache-control']).toBe('no-store')
  expect(antwort.headers['set-cookie']).toBeUndefined()
  expect(await ruf(sid)).toBe(401)
  await expect.poll(() => ruf(sid, zweite)).toBe(401)
  expect(await ruf(andere)).toBe(200)
})

test('older providers write the type of any token: its event tells what it is', async () => {
  const sid = randomUUID()
  expect((await melden(await fake.signieren(angaben(sid), { typ: 'JWT' }))).statusCode).toBe(200)
  expect(await ruf(sid)).toBe(401)
})

test('a token counts once, even when it comes several times at the same moment', async () => {
  const token = await fake.signieren(angaben(randomUUID()), TYP)
  const antworten = await Promise.all([melden(token), melden(token), melden(token)])
  expect(antworten.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(antworten.filter(({ statusCode }) => statusCode === 400)).toHaveLength(2)
  expect((await melden(token)).json()).toEqual({
    error: 'invalid_request',
    error_description: '"jti" was used before',
  })
})

describe('a logout token is refused and locks nobody', () => {
  const ohne = (sid: string, name: string): JWTPayload =>
    Object.fromEntries(Object.entries(angaben(sid)).filter(([key]) => key !== name))
  const faelle: readonly (readonly [string, (sid: string) => Promise<string>])[] = [
    [
      'of another issuer',
      (sid) => fake.signieren({ ...angaben(sid), iss: 'https://boese.example/realms/portal' }, TYP),
    ],
    ['for another client', (sid) => fake.signieren({ ...angaben(sid), aud: 'portal-api' }, TYP)],
    [
      'that has expired',
      (sid) => fake.signieren({ ...angaben(sid), iat: jetzt() - 200, exp: jetzt() - 60 }, TYP),
    ],
    [
      'that was issued long ago',
      (sid) => fake.signieren({ ...angaben(sid), iat: jetzt() - 3600, exp: jetzt() + 3600 }, TYP),
    ],
    [
      'from the future',
      (sid) => fake.signieren({ ...angaben(sid), iat: jetzt() + 300, exp: jetzt() + 600 }, TYP),
    ],
    ...['iat', 'exp', 'jti', 'events', 'iss', 'aud', 'sid'].map(
      (name) => [`without ${name}`, (sid: string) => fake.signieren(ohne(sid, name), TYP)] as const,
    ),
    [
      'with the event of something else',
      (sid) => fake.signieren({ ...angaben(sid), events: { 'https://example/other': {} } }, TYP),
    ],
    [
      'with an event that is no object',
      (sid) => fake.signieren({ ...angaben(sid), events: { [EREIGNIS]: true } }, TYP),
    ],
    ['with a nonce, as ID tokens have', (sid) => fake.signieren({ ...angaben(sid), nonce: 'n' }, TYP)],
    ['of another type', (sid) => fake.signieren(angaben(sid), { typ: 'at+jwt' })],
    ['that is an access token', (sid) => fake.signieren({ ...tokenAngaben(fake.url), sid })],
    ['with an unknown key', (sid) => fake.signieren(angaben(sid), { ...TYP, kid: 'erfunden' })],
    [
      'signed by a stranger',
      async (sid) => {
        const { privateKey } = await generateKeyPair('RS256')
        return fake.signieren(angaben(sid), TYP, { kid: 'erster', privat: privateKey, jwk: {} })
      },
    ],
    [
      'without signature',
      async (sid) => {
        const teil = (wert: object) => Buffer.from(JSON.stringify(wert)).toString('base64url')
        return `${teil({ alg: 'none', ...TYP, kid: 'erster' })}.${teil(angaben(sid))}.`
      },
    ],
    ['that is none', async () => 'unsinn'],
    ['that is empty', async () => ''],
  ]
  test.each(faelle)('%s', async (_, token) => {
    const sid = randomUUID()
    const antwort = await melden(await token(sid))
    expect(antwort.statusCode).toBe(400)
    expect(antwort.json()).toMatchObject({ error: 'invalid_request' })
    expect(antwort.headers['cache-control']).toBe('no-store')
    expect(await ruf(sid)).toBe(200)
  })

  test('whose session is missing says what the client needs', async () => {
    const { json } = await melden(await fake.signieren(ohne('', 'sid'), TYP))
    expect(json()).toMatchObject({
      error_description: expect.stringContaining('Backchannel logout session required') as string,
    })
  })
})

test.each([
  ['as JSON', 'application/json', '{"logout_token":"x"}'],
  ['twice', 'application/x-www-form-urlencoded', 'logout_token=a&logout_token=b'],
  ['in a body without end', 'application/x-www-form-urlencoded', `logout_token=${'x'.repeat(20_000)}`],
  ['in another field', 'application/x-www-form-urlencoded', 'token=a'],
  ['not at all', 'application/x-www-form-urlencoded', ''],
])('a logout token that is sent %s is refused', async (_, type, payload) => {
  const o = { method: 'POST', url: BACKCHANNEL_LOGOUT, headers: { 'content-type': type }, payload } as const
  expect((await portal.app.inject(o)).statusCode).toBe(400)
})

test('only POST is answered', async () => {
  const { statusCode, headers } = await portal.app.inject(BACKCHANNEL_LOGOUT)
  expect([statusCode, headers.allow]).toEqual([405, 'POST'])
})
