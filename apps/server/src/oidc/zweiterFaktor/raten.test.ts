import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SUB } from '../demo.ts'
import { kontoLaden } from '../konto/konto.ts'
import type { Antwort, Browser } from '../testing/browser.ts'
import { fehlerBei } from '../testing/seite.ts'
import {
  briefeAn,
  einrichten,
  istDrin,
  startFaktor,
  WER,
  type FaktorTest,
} from '../testing/zweiterFaktorTest.ts'
import { faktorSchluessel } from './schluessel.ts'
import { zweiterFaktor } from './zweiterFaktor.ts'

let t: FaktorTest['t']
let schritte: FaktorTest['schritte']
let vonVorn: FaktorTest['vonVorn']
beforeAll(async () => {
  ;({ t, schritte, vonVorn } = await startFaktor())
})
afterAll(() => t.close())
afterEach(() => vonVorn())

describe('guessing', () => {
  const raten = async (b: Browser, seite: Antwort, mal: number) => {
    let letzte = seite
    const status: number[] = []
    for (let i = 0; i < mal; i++) {
      letzte = await b.absenden(letzte, { otp: String(i).padStart(6, '0') })
      status.push(letzte.status)
    }
    return { letzte, status }
  }

  test('of ten wrong codes five are looked at; then also the right one waits, and the owner is told once', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const vorher = (await briefeAn(t, WER)).length
    const { b, seite } = await schritte.passwortEingeben()
    const { letzte, status } = await raten(b, seite, 10)
    expect(status).toEqual([...Array<number>(5).fill(400), ...Array<number>(5).fill(429)])
    expect(letzte.headers.get('retry-after')).toBe('30')
    expect(letzte.text).toContain('Zu viele Versuche.')
    const richtig = await b.absenden(letzte, { otp: app.code(t.clock.now()) })
    expect([richtig.status, istDrin(richtig)]).toEqual([429, false])
    expect((await briefeAn(t, WER)).slice(vorher)).toEqual([
      'Mehrere falsche Codes bei der Anmeldung (Förderportal)',
    ])
    t.clock.forward(31_000)
    expect(istDrin(await b.absenden(richtig, { otp: app.code(t.clock.now()) }))).toBe(true)
  })

  test('app and recovery codes share the counter, and a new password entry does not clear it', async () => {
    await einrichten(t, WER)
    const { b, seite } = await schritte.passwortEingeben()
    await raten(b, seite, 5)
    const { b: anderer, seite: codeSeite } = await schritte.zumWiederherstellen()
    expect((await anderer.absenden(codeSeite, { recoveryCodeInput: 'AAAA-BBBB-CCCC' })).status).toBe(429)
  })

  test('an empty field does not count', async () => {
    await einrichten(t, WER)
    const { b, seite } = await schritte.passwortEingeben()
    for (let i = 0; i < 7; i++)
      expect(fehlerBei(await b.absenden(seite, { otp: ' ' }), 'otp')).toBe(
        'Geben Sie den Code mit sechs Ziffern ein.',
      )
  })

  test('from many networks ten are looked at in all, and at many at the same moment none more', async () => {
    await einrichten(t, WER)
    const konto = await kontoLaden(t.db, DEMO_SUB[WER])
    if (konto === undefined) throw new Error('no account')
    const schluessel = faktorSchluessel(await t.secrets.get('oidc-zweiter-faktor', 32))
    const { totpPruefen } = zweiterFaktor({ db: t.db, clock: t.clock, schluessel, betreiber: t.config })
    const von = (netz: number) =>
      totpPruefen({
        konto,
        code: '000000',
        ip: `198.51.${netz}.1`,
        browser: undefined,
        merken: async () => undefined,
      })
    const gleichzeitig = await Promise.all(Array.from({ length: 9 }, () => von(1)))
    expect(gleichzeitig.filter(({ art }) => art === 'falsch')).toHaveLength(5)
    const danach: string[] = []
    for (let netz = 2; netz < 9; netz++) danach.push((await von(netz)).art)
    expect(danach).toEqual([...Array<string>(5).fill('falsch'), 'warten', 'warten'])
  })

  test('strangers who guess do not keep out a browser that has signed in before', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const bekannt = await schritte.passwortEingeben()
    expect(istDrin(await bekannt.b.absenden(bekannt.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
    const bis = new Date(t.clock.now().getTime() + 900_000)
    await sql`insert into anmeldeversuch (schluessel, stand, zuletzt, gesperrt_bis)
      values (${`faktor:${DEMO_SUB[WER]}`}, 20, ${t.clock.now()}, ${bis})`.execute(t.db)
    const fremd = await schritte.passwortEingeben()
    expect((await fremd.b.absenden(fremd.seite, { otp: '000000' })).status).toBe(429)
    schritte.naechster()
    const erneut = await schritte.passwortEingeben(bekannt.b, { mehr: { prompt: 'login' } })
    expect(istDrin(await bekannt.b.absenden(erneut.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
  })
})

describe('recovery codes', () => {
  test('each opens once, is logged, and the owner is told', async () => {
    const { codes } = await einrichten(t, WER)
    const [code = ''] = codes
    const erste = await schritte.zumWiederherstellen()
    expect(istDrin(await erste.b.absenden(erste.seite, { recoveryCodeInput: code }))).toBe(true)
    expect((await briefeAn(t, WER)).at(-1)).toBe('Wiederherstellungscode benutzt (Förderportal)')
    const { rows } = await sql<{ handlung: string }>`select handlung from audit_log
      where nutzer_sub = ${DEMO_SUB[WER]} order by nr desc limit 1`.execute(t.db)
    expect(rows[0]?.handlung).toBe('wiederherstellungscodeBenutzen')
    const zweite = await schritte.zumWiederherstellen()
    const ende = await zweite.b.absenden(zweite.seite, { recoveryCodeInput: code })
    expect([ende.status, istDrin(ende)]).toEqual([400, false])
    expect(fehlerBei(ende, 'recoveryCodeInput')).toContain('oder er wurde schon benutzt')
  })

  test('it may be typed as it was written down', async () => {
    const { codes } = await einrichten(t, WER)
    const krakelig = (codes[1] ?? '')
      .toLowerCase()
      .replaceAll('-', ' ')
      .replaceAll('0', 'o')
      .replaceAll('1', 'l')
    const { b, seite } = await schritte.zumWiederherstellen()
    expect(istDrin(await b.absenden(seite, { recoveryCodeInput: krakelig }))).toBe(true)
  })

  test('the same one at once opens exactly once', async () => {
    const { codes } = await einrichten(t, WER)
    const offene = await Promise.all([0, 1, 2].map(() => schritte.zumWiederherstellen()))
    const enden = await Promise.all(
      offene.map(({ b, seite }) => b.absenden(seite, { recoveryCodeInput: codes[2] ?? '' })),
    )
    expect(enden.filter(istDrin)).toHaveLength(1)
  })
})
