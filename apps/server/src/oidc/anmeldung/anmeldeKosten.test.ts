import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORT, DEMO_SUB } from '../demo.ts'
import { argon2Hasher, type PasswordHasher } from '../passwoerter/passwordHasher.ts'
import { browser } from '../testing/browser.ts'
import { authUrl, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'

/** argon2id is computed for `hash` and for `verify` alike: 30 ms and 19 MB each. */
let gerechnet = 0
const echt = argon2Hasher()
const zaehlend: PasswordHasher = {
  ...echt,
  hash: (passwort) => ((gerechnet += 1), echt.hash(passwort)),
  verify: (passwort, phc) => ((gerechnet += 1), echt.verify(passwort, phc)),
}

let t: OidcTest
beforeAll(async () => {
  t = await startOidc({ hasher: zaehlend })
})
afterAll(() => t.close())
beforeEach(() => {
  gerechnet = 0
})

const anmelden = async (username: string, password: string, b = browser(), prompt?: string) => {
  const seite = await b.oeffnen(authUrl(t, pkce().challenge, prompt === undefined ? {} : { prompt }))
  return (await b.absenden(seite, { username, password })).status
}
const registrieren = async (
  b: ReturnType<typeof browser>,
  password: string,
  mehr: Record<string, string> = {},
) => {
  const seite = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'create' }))
  return b.absenden(seite, {
    firstName: 'Rolf',
    lastName: 'Rechner',
    email: 'rolf.rechner@demo.example',
    username: 'rolf.rechner',
    password,
    'password-confirm': password,
    ...mehr,
  })
}

test.each([
  ['that succeeds', 'lena.lindenau', DEMO_PASSWORT, 303],
  ['by the mail address', 'lena.lindenau@demo.example', DEMO_PASSWORT, 303],
  ['with a wrong password', 'max.mehrfach', 'falsch', 400],
  ['with a name that nobody has, the first after a start too', 'niemand', 'falsch', 400],
  ['with a password of 5,000 characters', 'max.mehrfach', 'x'.repeat(5_000), 400],
])('a login %s costs one hash', async (_, name, passwort, status) => {
  expect(await anmelden(name, passwort)).toBe(status)
  expect(gerechnet).toBe(1)
})

test('so does the confirmation of a password, and nothing does while the session stands', async () => {
  const b = browser()
  await anmelden('paul.partner', DEMO_PASSWORT, b)
  expect(await anmelden('paul.partner', DEMO_PASSWORT, b, 'login')).toBe(303)
  expect(gerechnet).toBe(2)
  expect((await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))).ort).toContain('code=')
  expect(gerechnet).toBe(2)
})

test('who has to wait costs none', async () => {
  for (let i = 0; i < 5; i++) await anmelden('eva.eingeladen', 'falsch')
  gerechnet = 0
  expect(await anmelden('eva.eingeladen', DEMO_PASSWORT)).toBe(429)
  expect(gerechnet).toBe(0)
})

test('a registration costs one hash, a refused one none', async () => {
  await registrieren(browser(), 'kurz')
  expect(gerechnet).toBe(0)
  await registrieren(browser(), 'vier-nasse-Wiesen-2026')
  expect(gerechnet).toBe(1)
})

test.each([
  ['address', { email: 'lena.lindenau@demo.example', username: 'rolfs.zweites' }],
  ['user name', { email: 'rolfs.drittes@demo.example', username: 'lena.lindenau' }],
])('[S1-15] nor does a taken %s make it cheaper', async (_, mehr) => {
  await registrieren(browser(), 'vier-nasse-Wiesen-2026', mehr)
  expect(gerechnet).toBe(1)
})

test('only the first login after the parameters were raised costs a second one: the new hash', async () => {
  const alt = await argon2Hasher({ memory: 64, passes: 1, parallelism: 1 }).hash(DEMO_PASSWORT)
  await sql`update konto set passwort_hash = ${alt} where id = ${DEMO_SUB['stefan.startup']}`.execute(t.db)
  await anmelden('stefan.startup', DEMO_PASSWORT)
  expect(gerechnet).toBe(2)
  gerechnet = 0
  await anmelden('stefan.startup', DEMO_PASSWORT)
  expect(gerechnet).toBe(1)
})
