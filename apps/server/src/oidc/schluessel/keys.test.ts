import { TAG_MS } from '@foerderportal/values/time'
import { decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '../../platform/clock.ts'
import {
  NACHLAUF_MS,
  oeffentlicheSchluessel,
  schluesselLaden,
  schluesselWechseln,
  signierenderZuerst,
  VORLAUF_MS,
} from './keys.ts'
import { browser } from '../testing/browser.ts'
import { anmeldenAls, startOidc, type OidcTest } from '../testing/oidcTest.ts'

let t: OidcTest
let andere: Awaited<ReturnType<OidcTest['zweite']>>
beforeAll(async () => {
  t = await startOidc()
  andere = await t.zweite()
})
afterAll(() => t.close())

const kidVon = (token: string) => decodeProtectedHeader(token).kid
const gespeichert = async () => (await schluesselLaden(t.secrets, t.clock)).map(({ kid }) => kid)
const veroeffentlicht = async (instanz: Pick<OidcTest, 'ueber' | 'issuer'>) => {
  const res = await fetch(instanz.ueber(`${instanz.issuer}/protocol/openid-connect/certs`))
  return ((await res.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid).toSorted()
}
const alleVeroeffentlichen = async (kids: readonly string[]) => {
  for (const instanz of [t, andere])
    await expect.poll(() => veroeffentlicht(instanz)).toEqual(kids.toSorted())
}
const anmelden = (instanz: typeof andere) => anmeldenAls(instanz, browser(instanz.ueber), 'lena.lindenau')
const abmelden = (hint: string) =>
  browser().oeffnen(`${t.issuer}/protocol/openid-connect/logout?id_token_hint=${hint}`)

test('a key of 90 days is changed while all processes run: published first, then signing, the old one kept for its tokens', async () => {
  const [alt = ''] = await gespeichert()
  const frueher = await anmelden(t)
  expect(kidVon(frueher.access_token)).toBe(alt)

  t.clock.forward(91 * TAG_MS)
  await schluesselWechseln(t.secrets, t.clock)
  const [neu = ''] = await gespeichert()
  expect(neu).not.toBe(alt)
  await alleVeroeffentlichen([alt, neu])
  for (const instanz of [t, andere]) expect(kidVon((await anmelden(instanz)).access_token)).toBe(alt)

  t.clock.forward(VORLAUF_MS)
  for (const instanz of [t, andere]) {
    const { access_token, id_token } = await anmelden(instanz)
    expect([kidVon(access_token), kidVon(id_token)]).toEqual([neu, neu])
    for (const prueft of [t, andere])
      expect(await prueft.tokens.verify(access_token)).toMatchObject({ username: 'lena.lindenau' })
  }
  expect(await andere.tokens.verify(frueher.access_token)).toMatchObject({ username: 'lena.lindenau' })
  expect((await abmelden(frueher.id_token)).status).toBe(200)

  await schluesselWechseln(t.secrets, t.clock)
  expect(await gespeichert()).toEqual([neu, alt])
  t.clock.forward(NACHLAUF_MS)
  await schluesselWechseln(t.secrets, t.clock)
  await alleVeroeffentlichen([neu])
  expect((await abmelden(frueher.id_token)).status).toBe(400)
})

test('of several processes that find the key too old one changes it', async () => {
  t.clock.forward(91 * TAG_MS)
  const vorher = await gespeichert()
  await Promise.all([t, andere, t].map(({ secrets, clock }) => schluesselWechseln(secrets, clock)))
  expect(await gespeichert()).toHaveLength(vorher.length + 1)
})

test('a young key stays, and nothing is written', async () => {
  const stand = async () =>
    (
      await sql<{ am: Date }>`select geaendert_am as am from geheimnis where name = 'oidc-signatur'`.execute(
        t.db,
      )
    ).rows[0]?.am
  const vorher = await stand()
  await schluesselWechseln(t.secrets, t.clock)
  expect(await stand()).toEqual(vorher)
})

test('the very first key signs at once', async () => {
  const clock = fixedClock('2026-11-21T08:00:00Z')
  const key = { kty: 'RSA' as const, kid: 'a', n: 'n', e: 'e', d: 'd', angelegt: clock.now().getTime() }
  expect(signierenderZuerst([key], clock)).toEqual([key])
})

test('the stored keys can’t be read without the master key', async () => {
  const { rows } = await sql<{ wert: Buffer }>`
    select wert from geheimnis where name = 'oidc-signatur'`.execute(t.db)
  const [key] = await schluesselLaden(t.secrets, t.clock)
  expect(rows[0]?.wert.length).toBeGreaterThan(1000)
  for (const teil of [key?.d, key?.n, key?.kid, 'RSA'])
    expect(rows[0]?.wert.includes(String(teil))).toBe(false)
})

test('the public half says nothing private', async () => {
  for (const key of (await oeffentlicheSchluessel(t.secrets, t.clock)).keys)
    expect(Object.keys(key).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
  const certs = (await (await fetch(`${t.issuer}/protocol/openid-connect/certs`)).json()) as {
    keys: object[]
  }
  expect(certs.keys.length).toBeGreaterThan(0)
  for (const key of certs.keys) expect(key).not.toHaveProperty('d')
})
