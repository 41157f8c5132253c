import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anmelder } from './anmelden.ts'
import { DEMO_PASSWORT, DEMO_SUB } from './demo.ts'
import { argon2Hasher } from './passwordHasher.ts'
import { browser } from './testing/browser.ts'
import { authUrl, pkce, startOidc, type OidcTest } from './testing/oidcTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())
beforeEach(async () => {
  await sql`truncate anmeldeversuch`.execute(t.db).catch(() => sql`delete from anmeldeversuch`.execute(t.db))
})

const sparsam = argon2Hasher({ memory: 64, passes: 1, parallelism: 1 })
const versuch = (name: string, passwort: string, ip = '192.0.2.1') =>
  anmelder({ db: t.db, clock: t.clock, hasher: argon2Hasher() })({ name, passwort, ip })
const raten = async (name: string, mal: number, ip?: string) => {
  const arten: string[] = []
  for (let i = 0; i < mal; i++) arten.push((await versuch(name, 'falsch', ip)).art)
  return arten
}

describe('guessing', () => {
  test('after five failures an account waits, longer each time; the right password waits, too', async () => {
    expect(await raten('lena.lindenau', 6)).toEqual([...Array<string>(5).fill('abgelehnt'), 'warten'])
    expect((await versuch('lena.lindenau', DEMO_PASSWORT)).art).toBe('warten')
    t.clock.forward(31_000)
    expect((await versuch('lena.lindenau', 'falsch')).art).toBe('abgelehnt')
    t.clock.forward(31_000)
    expect((await versuch('lena.lindenau', DEMO_PASSWORT)).art).toBe('warten')
    t.clock.forward(30_000)
    expect((await versuch('lena.lindenau', DEMO_PASSWORT)).art).toBe('angemeldet')
  })

  test('user name and address of one account share their counter', async () => {
    await raten('lena.lindenau', 3)
    expect(await raten('lena.lindenau@demo.example', 3)).toEqual(['abgelehnt', 'abgelehnt', 'warten'])
  })

  test('an unknown name behaves like a known one', async () => {
    expect(await raten('gibt.es.nicht', 6)).toEqual([...Array<string>(5).fill('abgelehnt'), 'warten'])
  })

  test('many attempts at the same moment count one by one', async () => {
    const alle = await Promise.all(Array.from({ length: 12 }, () => versuch('lena.lindenau', 'falsch')))
    expect(alle.filter((e) => e.art === 'abgelehnt')).toHaveLength(5)
  })

  test('an address that tries many accounts is slowed down, others go on', async () => {
    for (let i = 0; i < 30; i++) await versuch(`konto${i}`, 'falsch', '2001:db8:1:2::1')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, '2001:db8:1:2:ffff::9')).art).toBe('warten')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, '2001:db8:1:3::1')).art).toBe('angemeldet')
  })

  test('a success clears the account and gives the address its attempt back', async () => {
    await raten('lena.lindenau', 4)
    await versuch('lena.lindenau', DEMO_PASSWORT)
    expect(await raten('lena.lindenau', 5)).toEqual(Array<string>(5).fill('abgelehnt'))
  })
})

test('the page says the same for unknown names and wrong passwords', async () => {
  const meldung = async (username: string) => {
    const b = browser()
    const seite = await b.oeffnen(authUrl(t, pkce().challenge))
    const antwort = await b.absenden(seite, { username, password: 'falsch' })
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain(`value="${username}"`)
    return /role="alert"[^>]*>(.*?)<\/div>/s.exec(antwort.text)?.[1]
  }
  const bekannt = await meldung('lena.lindenau')
  expect(bekannt).toContain('Benutzername oder Passwort stimmen nicht')
  expect(await meldung('niemand')).toBe(bekannt)
})

test('who has to wait reads how long', async () => {
  await raten('paul.partner', 5)
  const b = browser()
  const seite = await b.oeffnen(authUrl(t, pkce().challenge))
  const antwort = await b.absenden(seite, { username: 'paul.partner', password: DEMO_PASSWORT })
  expect(antwort.status).toBe(429)
  expect(antwort.headers.get('retry-after')).toBe('30')
  expect(antwort.text).toContain('in einer Minute noch einmal')
})

test('a hash of older parameters is renewed at the next login', async () => {
  const alt = await sparsam.hash(DEMO_PASSWORT)
  await sql`update konto set passwort_hash = ${alt} where id = ${DEMO_SUB['max.mehrfach']}`.execute(t.db)
  expect((await versuch('max.mehrfach', DEMO_PASSWORT)).art).toBe('angemeldet')
  const { rows } = await sql<{ h: string }>`
    select passwort_hash as h from konto where id = ${DEMO_SUB['max.mehrfach']}`.execute(t.db)
  expect(rows[0]?.h).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await versuch('max.mehrfach', DEMO_PASSWORT)).art).toBe('angemeldet')
})

test('a closed account is refused like a wrong password', async () => {
  await sql`update konto set aktiv = false where id = ${DEMO_SUB['udo.unidentifiziert']}`.execute(t.db)
  expect((await versuch('udo.unidentifiziert', DEMO_PASSWORT)).art).toBe('abgelehnt')
})
