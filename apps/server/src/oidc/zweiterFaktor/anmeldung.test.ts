import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SUB } from '../demo.ts'
import { argon2Hasher } from '../passwoerter/passwordHasher.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import { codeAus, einloesen } from '../testing/oidcTest.ts'
import { fehlerBei, tokenVon } from '../testing/seite.ts'
import {
  einrichten,
  geraeteVon,
  istCodeSeite,
  istDrin,
  istLoginSeite,
  startFaktor,
  WER,
  type FaktorTest,
} from '../testing/zweiterFaktorTest.ts'

let hashes = 0
const hasher = argon2Hasher()
const zaehlend = {
  ...hasher,
  hash: (p: string) => (hashes++, hasher.hash(p)),
  verify: (p: string, phc: string) => (hashes++, hasher.verify(p, phc)),
}

let t: FaktorTest['t']
let schritte: FaktorTest['schritte']
let vonVorn: FaktorTest['vonVorn']
beforeAll(async () => {
  ;({ t, schritte, vonVorn } = await startFaktor({ hasher: zaehlend }))
})
afterAll(() => t.close())
afterEach(() => vonVorn())

describe('the second factor at the login', () => {
  test('a right code after the right password signs in, and the token says how', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const { b, verifier, seite } = await schritte.passwortEingeben()
    expect([seite.status, istCodeSeite(seite), istDrin(seite)]).toEqual([200, true, false])
    expect(seite.text).toMatch(
      /<input[^>]*name="otp"[^>]*autocomplete="one-time-code"[^>]*inputmode="numeric"/s,
    )
    const ende = await b.absenden(seite, { otp: app.code(t.clock.now()) })
    const { body } = await einloesen(t, codeAus(ende.ort), verifier)
    expect(decodeJwt(body.id_token)['amr']).toEqual(['pwd', 'otp'])
  })

  test('the code may be typed in groups', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const { b, seite } = await schritte.passwortEingeben()
    const code = app.code(t.clock.now())
    expect(istDrin(await b.absenden(seite, { otp: ` ${code.slice(0, 3)} ${code.slice(3)} ` }))).toBe(true)
  })

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('a telephone whose clock is %i steps off: %s', async (versatz, passt) => {
    const { app } = await einrichten(t, WER)
    t.clock.forward(5 * 60_000)
    const { b, seite } = await schritte.passwortEingeben()
    const ende = await b.absenden(seite, { otp: app.code(t.clock.now(), versatz) })
    expect(istDrin(ende)).toBe(passt)
    if (!passt)
      expect(fehlerBei(ende, 'otp')).toContain('stellen Sie die Uhr Ihres Telefons auf automatische Zeit')
  })

  test('no code is taken twice: not that of the set-up, not that of a login, none from before', async () => {
    const { app } = await einrichten(t, WER)
    const eingerichtet = app.code(t.clock.now())
    const versuch = async (otp: string) => {
      const { b, seite } = await schritte.passwortEingeben()
      return b.absenden(seite, { otp })
    }
    expect(fehlerBei(await versuch(eingerichtet), 'otp')).toBe(
      'Dieser Code wurde schon benutzt. Warten Sie, bis die App den nächsten zeigt.',
    )
    const naechster = app.code(t.clock.now(), 1)
    expect(istDrin(await versuch(naechster))).toBe(true)
    expect(fehlerBei(await versuch(naechster), 'otp')).toContain('schon benutzt')
    expect(fehlerBei(await versuch(eingerichtet), 'otp')).toContain('schon benutzt')
  })

  test('the same code at two instances at once is taken exactly once', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const zweite = await t.zweite()
    const offene = await Promise.all(
      [0, 1, 2, 3].map((i) => schritte.passwortEingeben(i % 2 === 0 ? browser() : browser(zweite.ueber))),
    )
    const otp = app.code(t.clock.now())
    const enden = await Promise.all(offene.map(({ b, seite }) => b.absenden(seite, { otp })))
    expect(enden.filter(istDrin)).toHaveLength(1)
  })

  test('a code of somebody else’s app opens nothing', async () => {
    await einrichten(t, WER)
    const { app, codes } = await einrichten(t, 'lena.lindenau')
    schritte.naechster()
    const { b, seite } = await schritte.passwortEingeben()
    expect(istDrin(await b.absenden(seite, { otp: app.code(t.clock.now()) }))).toBe(false)
    const { b: anderer, seite: codeSeite } = await schritte.zumWiederherstellen()
    expect(istDrin(await anderer.absenden(codeSeite, { recoveryCodeInput: codes[0] ?? '' }))).toBe(false)
  })

  test('an app’s secret copied to another account’s row does not open there', async () => {
    await einrichten(t, WER)
    const { app } = await einrichten(t, 'lena.lindenau')
    const [lenas] = await geraeteVon(t, 'lena.lindenau')
    await sql`update zweiter_faktor set geheimnis = ${lenas?.geheimnis} where konto_id = ${DEMO_SUB[WER]}`.execute(
      t.db,
    )
    schritte.naechster()
    const { b, seite } = await schritte.passwortEingeben()
    const ende = await b.absenden(seite, { otp: app.code(t.clock.now()) })
    expect([ende.status, istDrin(ende)]).toEqual([500, false])
  })

  test('a new login (prompt=login) asks for both again', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const { b, seite } = await schritte.passwortEingeben()
    expect(istDrin(await b.absenden(seite, { otp: app.code(t.clock.now()) }))).toBe(true)
    schritte.naechster()
    const erneut = await schritte.passwortEingeben(b, { mehr: { prompt: 'login' } })
    expect([istLoginSeite(erneut.login), istCodeSeite(erneut.seite)]).toEqual([true, true])
    expect(istDrin(await b.absenden(erneut.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
  })

  test('the button pressed twice leads on twice, one after the other and at once', async () => {
    const { app, codes } = await einrichten(t, WER)
    schritte.naechster()
    const doppelt = async (seite: Antwort, b: Browser, feld: Record<string, string>, zugleich: boolean) => {
      const token = tokenVon(seite)
      const druecken = () =>
        b.holen(seite.url, { method: 'POST', body: new URLSearchParams({ token, ...feld }) })
      const beide = zugleich
        ? await Promise.all([druecken(), druecken()])
        : [await druecken(), await druecken()]
      expect(beide.map(({ status }) => status)).toEqual([303, 303])
      expect(beide[0]?.ort).toContain('/openid-connect/auth/')
      expect(beide[1]?.ort).toBe(beide[0]?.ort)
      expect((await b.holen(seite.url)).ort).toBe(beide[0]?.ort)
    }
    for (const zugleich of [false, true]) {
      const mitApp = await schritte.passwortEingeben()
      await doppelt(mitApp.seite, mitApp.b, { otp: app.code(t.clock.now()) }, zugleich)
      const mitCode = await schritte.zumWiederherstellen()
      await doppelt(mitCode.seite, mitCode.b, { recoveryCodeInput: codes[zugleich ? 0 : 1] ?? '' }, zugleich)
      schritte.naechster()
    }
  })

  test('a whole login computes one slow hash, with an app and with a recovery code', async () => {
    const { app, codes } = await einrichten(t, WER)
    schritte.naechster()
    hashes = 0
    const { b, seite } = await schritte.passwortEingeben()
    expect(istDrin(await b.absenden(seite, { otp: app.code(t.clock.now()) }))).toBe(true)
    expect(hashes).toBe(1)
    const { b: anderer, seite: codeSeite } = await schritte.zumWiederherstellen()
    expect(istDrin(await anderer.absenden(codeSeite, { recoveryCodeInput: codes[3] ?? '' }))).toBe(true)
    expect(hashes).toBe(2)
  })
})
