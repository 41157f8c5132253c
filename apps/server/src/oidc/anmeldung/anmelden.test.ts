import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anmelder } from './anmelden.ts'
import { DEMO_PASSWORT, DEMO_SUB } from '../demo.ts'
import { kontoNachBenutzername } from '../konto/konto.ts'
import { argon2Hasher } from '../passwoerter/passwordHasher.ts'
import { browser } from '../testing/browser.ts'
import { anmeldenAls, authUrl, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())
beforeEach(async () => {
  await sql`truncate anmeldeversuch`.execute(t.db).catch(() => sql`delete from anmeldeversuch`.execute(t.db))
})

const sparsam = argon2Hasher({ memory: 64, passes: 1, parallelism: 1 })
const versuch = (name: string, passwort: string, ip = '192.0.2.1', browser?: string) =>
  anmelder({ db: t.db, clock: t.clock, hasher: argon2Hasher() })({
    name,
    passwort,
    ip,
    bekannt: () => browser,
  })
/** Unknown names, for which the cheap hash is computed. */
const fremde = async (mal: number, ip: string) => {
  const anmelden = anmelder({ db: t.db, clock: t.clock, hasher: sparsam })
  for (let i = 0; i < mal; i++) await anmelden({ name: `konto${i}.${ip}`, passwort: 'falsch', ip })
}
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

  test('a network that tries many accounts is slowed down, others go on', async () => {
    await fremde(300, '2001:db8::1')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, '2001:db8::2')).art).toBe('warten')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, '2001:db8:0:3::1')).art).toBe('angemeldet')
  })

  test('thirty mistakes of many people behind one address keep nobody out', async () => {
    await fremde(30, '203.0.113.1')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, '203.0.113.1')).art).toBe('angemeldet')
  })

  test('sign-ins that succeed never count for their network', async () => {
    await fremde(299, '203.0.113.2')
    for (let i = 0; i < 3; i++)
      expect((await versuch('lena.lindenau', DEMO_PASSWORT, '203.0.113.2')).art).toBe('angemeldet')
    const { rows } = await sql<{ schluessel: string; stand: number }>`
      select schluessel, stand from anmeldeversuch where schluessel not like 'name:%'`.execute(t.db)
    expect(rows).toEqual([{ schluessel: 'netz:203.0.113.2', stand: 299 }])
  })

  test('failures of a network are forgotten with time, although someone signs in all the while', async () => {
    await fremde(299, '203.0.113.3')
    t.clock.forward(10 * 60_000)
    await versuch('lena.lindenau', DEMO_PASSWORT, '203.0.113.3')
    await fremde(2, '203.0.113.3')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, '203.0.113.3')).art).toBe('angemeldet')
  })

  test('who guesses from one network locks the account there alone', async () => {
    await raten('lena.lindenau', 6, '203.0.113.4')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, '203.0.113.4')).art).toBe('warten')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, '203.0.113.5')).art).toBe('angemeldet')
  })

  test('guessed from many networks the account waits, but not for a browser that knows it', async () => {
    await sql`insert into anmeldeversuch (schluessel, stand, zuletzt)
      values (${`konto:${DEMO_SUB['lena.lindenau']}`}, 98, ${t.clock.now()})`.execute(t.db)
    await raten('lena.lindenau', 2, '198.51.100.1')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT)).art).toBe('warten')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, undefined, 'lenas')).art).toBe('angemeldet')
  })

  test('a known browser has five attempts of its own', async () => {
    for (let i = 0; i < 5; i++)
      expect((await versuch('lena.lindenau', 'falsch', undefined, 'lenas')).art).toBe('abgelehnt')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT, undefined, 'lenas')).art).toBe('warten')
    expect((await versuch('lena.lindenau', DEMO_PASSWORT)).art).toBe('angemeldet')
  })

  test('a success clears the account', async () => {
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
  await raten('paul.partner', 5, '127.0.0.1')
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

test('the login page knows a browser that signed in before', async () => {
  const b = browser()
  await anmeldenAls(t, b, 'paul.partner')
  await raten('paul.partner', 5, '127.0.0.1')
  const bestaetigen = async (wer: ReturnType<typeof browser>) => {
    const offen = await wer.oeffnen(authUrl(t, pkce().challenge, { prompt: 'login' }))
    return wer.absenden(offen, { username: 'paul.partner', password: DEMO_PASSWORT })
  }
  expect((await bestaetigen(browser())).status).toBe(429)
  expect((await bestaetigen(b)).status).toBe(303)
})

test('a hash of other parameters is made anew, but never takes the place of a password that was set meanwhile', async () => {
  const WER = 'lena.lindenau'
  const hashVon = async () => (await kontoNachBenutzername(t.db, WER))?.passwortHash
  const setzen = (hash: string | undefined) =>
    sql`update konto set passwort_hash = ${hash} where benutzername = ${WER}`.execute(t.db)
  const vorher = await hashVon()
  const alt = await sparsam.hash(DEMO_PASSWORT)
  const heute = argon2Hasher()
  const anmelden = (hash: (passwort: string) => Promise<string>) =>
    anmelder({ db: t.db, clock: t.clock, hasher: { ...heute, hash } })({
      name: WER,
      passwort: DEMO_PASSWORT,
      ip: '192.0.2.9',
    })
  await setzen(alt)
  await anmelden(async () => {
    await setzen('inzwischen gesetzt')
    return 'das alte'
  })
  expect(await hashVon()).toBe('inzwischen gesetzt')
  await setzen(alt)
  await anmelden(async () => 'neu gerechnet')
  expect(await hashVon()).toBe('neu gerechnet')
  await setzen(vorher)
})
