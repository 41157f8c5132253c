import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT } from '../demo.ts'
import { kontoLaden } from '../konto/konto.ts'
import { argon2Hasher, type PasswordHasher } from '../passwoerter/passwordHasher.ts'
import { hatteSchon } from '../passwoerter/passwortSetzen.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import { eigenesKonto } from '../testing/konten.ts'
import {
  anmeldenAls,
  auffrischen,
  authUrl,
  codeAus,
  pkce,
  startOidc,
  type OidcTest,
} from '../testing/oidcTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const MINUTE = 60_000
const NEU = 'Roter Traktor im Regen'
const passwoerter = ['Erster Hof am Moor', 'Zweiter Hof am See', 'Dritter Hof am Berg'] as const

const oeffnen = (b: Browser) => b.oeffnen(authUrl(t, pkce().challenge, { kc_action: 'UPDATE_PASSWORD' }))
const senden = (b: Browser, seite: Antwort, neu: string, wiederholt = neu) =>
  b.absenden(seite, { 'password-new': neu, 'password-confirm': wiederholt })
const aendern = async (b: Browser, neu: string) => senden(b, await oeffnen(b), neu)
const geaendert = ({ ort }: Antwort) => ort?.includes('kc_action_status=success') === true
const fehlerZu = ({ text }: Antwort, feld: string) =>
  new RegExp(`<p class="fehler" id="${feld}-fehler">([^<]*)</p>`).exec(text)?.[1]

const jemand = async () => {
  const konto = await eigenesKonto(t)
  const b = browser()
  return { ...konto, b, tokens: await anmeldenAls(t, b, konto.name) }
}

describe('what the page refuses, at the field and with a word on what to do', () => {
  test.each([
    ['', '', 'password-new', 'Wählen Sie ein Passwort.'],
    ['Kurz', 'Kurz', 'password-new', 'Wählen Sie ein Passwort mit mindestens 12 Zeichen.'],
    ['passwort1234', 'passwort1234', 'password-new', /schwerer zu erraten/],
    [NEU, `${NEU}!`, 'password-confirm', 'Geben Sie hier dasselbe Passwort noch einmal ein.'],
    [DEMO_PASSWORT, DEMO_PASSWORT, 'password-new', /Dieses Passwort hatten Sie schon einmal/],
  ])('%j, %j', async (neu, wiederholt, feld, satz) => {
    const { b } = await jemand()
    const antwort = await senden(b, await oeffnen(b), neu, wiederholt)
    expect(antwort.status).toBe(400)
    expect(fehlerZu(antwort, feld)).toMatch(satz)
    expect(antwort.text).toContain('<title>Fehler: Passwort ändern')
    expect(antwort.text).toMatch(new RegExp(`<a href="#${feld}">`))
    expect(antwort.text).not.toContain(`value="${neu || '###'}"`)
    expect(geaendert(await senden(b, antwort, NEU))).toBe(true)
  })

  test('a password with the user name in it', async () => {
    const { b, name } = await jemand()
    expect(fehlerZu(await aendern(b, `Mein ${name.toUpperCase()} Hof`), 'password-new')).toMatch(
      /Benutzernamen/,
    )
  })

  test('one of the last three; the one before them may come back', async () => {
    const { b } = await jemand()
    for (const neu of passwoerter) expect(geaendert(await aendern(b, neu)), neu).toBe(true)
    for (const alt of passwoerter)
      expect(fehlerZu(await aendern(b, alt), 'password-new'), alt).toMatch(/schon einmal/)
    expect(geaendert(await aendern(b, DEMO_PASSWORT))).toBe(true)
  })

  test('an umlaut is the same whichever way it was typed', async () => {
    const { b } = await jemand()
    const satz = 'Grüne Wiese überm Tal'
    expect(geaendert(await aendern(b, satz.normalize('NFC')))).toBe(true)
    expect(fehlerZu(await aendern(b, satz.normalize('NFD')), 'password-new')).toMatch(/schon einmal/)
  })
})

describe('what a new password brings about', () => {
  test('[R6-04] this session goes on, all others end with their tokens and their open pages', async () => {
    const { b, name, tokens } = await jemand()
    const anderswo = browser()
    const fremde = await anmeldenAls(t, anderswo, name)
    const offeneSeite = await oeffnen(anderswo)
    const eigeneSeite = await oeffnen(b)
    expect(geaendert(await aendern(b, NEU))).toBe(true)

    expect((await auffrischen(t, tokens.refresh_token)).status).toBe(200)
    expect(codeAus((await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))).ort)).not.toBe('')
    expect(geaendert(await senden(b, eigeneSeite, passwoerter[0]))).toBe(true)

    expect((await auffrischen(t, fremde.refresh_token)).status).toBe(400)
    const sid = String(decodeJwt(fremde.access_token)['sid'])
    await expect.poll(() => t.sessions.isRevoked(sid)).toBe(true)
    expect((await senden(anderswo, offeneSeite, passwoerter[1])).status).toBe(400)
    const still = await anderswo.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('login_required')
  })

  test('the owner is told by mail, and the log keeps who and when, both without the password', async () => {
    const { b, id, email } = await jemand()
    await aendern(b, NEU)
    const briefe = await sql<{ betreff: string; text: string }>`
      select betreff, text from postausgang where an = ${email}`.execute(t.db)
    expect(briefe.rows.map(({ betreff }) => betreff)).toEqual([
      expect.stringContaining('Ihr Passwort wurde geändert'),
    ])
    expect(briefe.rows[0]?.text).not.toContain(NEU)
    const protokoll = await sql<{ handlung: string; angaben: unknown }>`
      select handlung, angaben from audit_log where nutzer_sub = ${id} and objekt_guid = ${id}`.execute(t.db)
    expect(protokoll.rows).toEqual([{ handlung: 'passwortAendern', angaben: {} }])
  })

  test('of former passwords two are kept, and they go with the account', async () => {
    const { b, id } = await jemand()
    for (const neu of [...passwoerter, NEU]) await aendern(b, neu)
    const anzahl = async () =>
      (
        await sql<{ n: number }>`select count(*) as n from frueheres_passwort where konto_id = ${id}`.execute(
          t.db,
        )
      ).rows[0]?.n
    expect(await anzahl()).toBe(2)
    await sql`delete from konto where id = ${id}`.execute(t.db)
    expect(await anzahl()).toBe(0)
  })

  test('tried again and again it has to wait, and so can’t tell former passwords', async () => {
    const { b } = await jemand()
    let seite = await oeffnen(b)
    for (let i = 0; i < 10; i++) seite = await senden(b, seite, DEMO_PASSWORT)
    expect(seite.status).toBe(400)
    const zuViel = await senden(b, seite, NEU)
    expect(zuViel.status).toBe(429)
    expect(zuViel.text).toContain('Zu viele Versuche')
    expect(Number(zuViel.headers.get('retry-after'))).toBeGreaterThan(0)
    t.clock.forward(20 * MINUTE)
    expect(geaendert(await senden(b, zuViel, NEU))).toBe(true)
  })
})

test('what is seen at a glance is not hashed and not counted', async () => {
  const { b } = await jemand()
  let seite = await oeffnen(b)
  for (let i = 0; i < 12; i++) seite = await senden(b, seite, i % 2 === 0 ? 'Kurz' : NEU, 'anders')
  expect(seite.status).toBe(400)
  expect(geaendert(await senden(b, seite, NEU))).toBe(true)
})

describe('hashes', () => {
  const zaehlend = () => {
    const echt = argon2Hasher()
    const gezaehlt = { hash: 0, verify: 0 }
    const hasher: PasswordHasher = {
      ...echt,
      hash: (p) => ((gezaehlt.hash += 1), echt.hash(p)),
      verify: (p, phc) => ((gezaehlt.verify += 1), echt.verify(p, phc)),
    }
    return { hasher, gezaehlt }
  }

  test('the look at former passwords costs three at most, one for the present one', async () => {
    const { b, id } = await jemand()
    for (const neu of [...passwoerter, NEU]) await aendern(b, neu)
    const konto = await kontoLaden(t.db, id)
    if (konto === undefined) throw new Error('no account')
    const neues = zaehlend()
    expect(await hatteSchon(t.db, neues.hasher, konto, 'Ganz anderes Wort')).toBe(false)
    expect(neues.gezaehlt).toEqual({ hash: 0, verify: 3 })
    const dasselbe = zaehlend()
    expect(await hatteSchon(t.db, dasselbe.hasher, konto, NEU)).toBe(true)
    expect(dasselbe.gezaehlt).toEqual({ hash: 0, verify: 1 })
  })
})
