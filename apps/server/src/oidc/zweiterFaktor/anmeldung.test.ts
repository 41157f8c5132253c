import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT, DEMO_SUB, type DemoBenutzer } from '../demo.ts'
import { embeddedIdentity } from '../embeddedIdentity.ts'
import { kontoLaden } from '../konto.ts'
import { argon2Hasher } from '../passwordHasher.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import {
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type Instanz,
  type OidcTest,
} from '../testing/oidcTest.ts'
import { briefeAn, einrichten, geraeteVon, zuruecksetzen } from '../testing/zweiterFaktorTest.ts'
import { faktorSchluessel } from './schluessel.ts'
import { zweiterFaktor } from './zweiterFaktor.ts'

const WER = 'paul.partner'

let hashes = 0
const hasher = argon2Hasher()
const zaehlend = {
  ...hasher,
  hash: (p: string) => (hashes++, hasher.hash(p)),
  verify: (p: string, phc: string) => (hashes++, hasher.verify(p, phc)),
}

let t: OidcTest
beforeAll(async () => {
  t = await startOidc({ hasher: zaehlend })
})
afterAll(() => t.close())
afterEach(async () => {
  await zuruecksetzen(t, WER)
  await zuruecksetzen(t, 'lena.lindenau')
  // Each test begins in a time step of its own.
  t.clock.forward(60_000)
})

const naechsterSchritt = () => t.clock.forward(30_000)
const fehlerBei = ({ text }: Antwort, feld: string) =>
  new RegExp(`id="${feld}-fehler">([^<]+)<`).exec(text)?.[1] ?? ''
const istCodeSeite = ({ text }: Antwort) => text.includes('id="kc-otp-login-form"')
const istLoginSeite = ({ text }: Antwort) => text.includes('id="kc-form-login"')
const istDrin = ({ ort }: Antwort) => codeAus(ort) !== ''

/** Up to the page that asks for the code. */
const passwortEingeben = async (
  b: Browser = browser(),
  {
    username = WER,
    instanz = t,
    mehr = {},
  }: { username?: DemoBenutzer; instanz?: Instanz; mehr?: Record<string, string> } = {},
) => {
  const { verifier, challenge } = pkce()
  const login = await b.oeffnen(authUrl(instanz, challenge, mehr))
  const seite = await b.absenden(login, { username, password: DEMO_PASSWORT })
  return { b, verifier, login, seite }
}
const zumWiederherstellen = async (b = browser()) => {
  const { seite } = await passwortEingeben(b)
  return { b, seite: await b.oeffnen(seite.url.replace('zweiter-faktor', 'wiederherstellungscode')) }
}

describe('the second factor at the login', () => {
  test('a right code after the right password signs in, and the token says how', async () => {
    const { app } = await einrichten(t, WER)
    naechsterSchritt()
    const { b, verifier, seite } = await passwortEingeben()
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
    naechsterSchritt()
    const { b, seite } = await passwortEingeben()
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
    const { b, seite } = await passwortEingeben()
    const ende = await b.absenden(seite, { otp: app.code(t.clock.now(), versatz) })
    expect(istDrin(ende)).toBe(passt)
    if (!passt)
      expect(fehlerBei(ende, 'otp')).toContain('stellen Sie die Uhr Ihres Telefons auf automatische Zeit')
  })

  test('no code is taken twice: not that of the set-up, not that of a login, none from before', async () => {
    const { app } = await einrichten(t, WER)
    const eingerichtet = app.code(t.clock.now())
    const versuch = async (otp: string) => {
      const { b, seite } = await passwortEingeben()
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
    naechsterSchritt()
    const zweite = await t.zweite()
    const offene = await Promise.all(
      [0, 1, 2, 3].map((i) => passwortEingeben(i % 2 === 0 ? browser() : browser(zweite.ueber))),
    )
    const otp = app.code(t.clock.now())
    const enden = await Promise.all(offene.map(({ b, seite }) => b.absenden(seite, { otp })))
    expect(enden.filter(istDrin)).toHaveLength(1)
  })

  test('a code of somebody else’s app opens nothing', async () => {
    await einrichten(t, WER)
    const { app, codes } = await einrichten(t, 'lena.lindenau')
    naechsterSchritt()
    const { b, seite } = await passwortEingeben()
    expect(istDrin(await b.absenden(seite, { otp: app.code(t.clock.now()) }))).toBe(false)
    const { b: anderer, seite: codeSeite } = await zumWiederherstellen()
    expect(istDrin(await anderer.absenden(codeSeite, { recoveryCodeInput: codes[0] ?? '' }))).toBe(false)
  })

  test('an app’s secret copied to another account’s row does not open there', async () => {
    await einrichten(t, WER)
    const { app } = await einrichten(t, 'lena.lindenau')
    const [lenas] = await geraeteVon(t, 'lena.lindenau')
    await sql`update zweiter_faktor set geheimnis = ${lenas?.geheimnis} where konto_id = ${DEMO_SUB[WER]}`.execute(
      t.db,
    )
    naechsterSchritt()
    const { b, seite } = await passwortEingeben()
    const ende = await b.absenden(seite, { otp: app.code(t.clock.now()) })
    expect([ende.status, istDrin(ende)]).toEqual([500, false])
  })

  test('a new login (prompt=login) asks for both again', async () => {
    const { app } = await einrichten(t, WER)
    naechsterSchritt()
    const { b, seite } = await passwortEingeben()
    expect(istDrin(await b.absenden(seite, { otp: app.code(t.clock.now()) }))).toBe(true)
    naechsterSchritt()
    const erneut = await passwortEingeben(b, { mehr: { prompt: 'login' } })
    expect([istLoginSeite(erneut.login), istCodeSeite(erneut.seite)]).toEqual([true, true])
    expect(istDrin(await b.absenden(erneut.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
  })

  test('the button pressed twice leads on twice, one after the other and at once', async () => {
    const { app, codes } = await einrichten(t, WER)
    naechsterSchritt()
    const doppelt = async (seite: Antwort, b: Browser, feld: Record<string, string>, zugleich: boolean) => {
      const token = /name="token" value="([^"]+)"/.exec(seite.text)?.[1] ?? ''
      const druecken = () =>
        b.holen(seite.url, { method: 'POST', body: new URLSearchParams({ token, ...feld }) })
      const beide = zugleich
        ? await Promise.all([druecken(), druecken()])
        : [await druecken(), await druecken()]
      expect(beide.map(({ status }) => status)).toEqual([303, 303])
      expect(beide[0]?.ort).toContain('/openid-connect/auth/')
      expect(beide[1]?.ort).toBe(beide[0]?.ort)
    }
    for (const zugleich of [false, true]) {
      const mitApp = await passwortEingeben()
      await doppelt(mitApp.seite, mitApp.b, { otp: app.code(t.clock.now()) }, zugleich)
      const mitCode = await zumWiederherstellen()
      await doppelt(mitCode.seite, mitCode.b, { recoveryCodeInput: codes[zugleich ? 0 : 1] ?? '' }, zugleich)
      naechsterSchritt()
    }
  })

  test('a whole login computes one slow hash, with an app and with a recovery code', async () => {
    const { app, codes } = await einrichten(t, WER)
    naechsterSchritt()
    hashes = 0
    const { b, seite } = await passwortEingeben()
    expect(istDrin(await b.absenden(seite, { otp: app.code(t.clock.now()) }))).toBe(true)
    expect(hashes).toBe(1)
    const { b: anderer, seite: codeSeite } = await zumWiederherstellen()
    expect(istDrin(await anderer.absenden(codeSeite, { recoveryCodeInput: codes[3] ?? '' }))).toBe(true)
    expect(hashes).toBe(2)
  })
})

describe('no way around it', () => {
  test('the dialogue does not go on after the password alone', async () => {
    await einrichten(t, WER)
    const { b, login } = await passwortEingeben()
    const uid = /login-actions\/([\w-]+)/.exec(login.url)?.[1]
    const weiter = await b.oeffnen(`${t.issuer}/protocol/openid-connect/auth/${uid}`)
    expect([istDrin(weiter), istLoginSeite(weiter)]).toEqual([false, true])
    const still = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('login_required')
  })

  test('without the password a right code gets nowhere, not by address and not by a form', async () => {
    const { app, codes } = await einrichten(t, WER)
    naechsterSchritt()
    for (const [weg, feld, wert] of [
      ['zweiter-faktor', 'otp', app.code(t.clock.now())],
      ['wiederherstellungscode', 'recoveryCodeInput', codes[0] ?? ''],
    ] as const) {
      const b = browser()
      const login = await b.oeffnen(authUrl(t, pkce().challenge))
      const url = `${login.url}/${weg}`
      expect(istLoginSeite(await b.oeffnen(url))).toBe(true)
      const token = /name="token" value="([^"]+)"/.exec(login.text)?.[1] ?? ''
      const body = new URLSearchParams({
        token,
        [feld]: wert,
        konto: DEMO_SUB[WER],
        accountId: DEMO_SUB[WER],
      })
      const ende = await b.holen(url, { method: 'POST', body })
      expect(ende.ort).toContain('/anmelden')
    }
  })

  test('the password of one dialogue does not count in another', async () => {
    const { app } = await einrichten(t, WER)
    naechsterSchritt()
    const { b } = await passwortEingeben()
    const andere = await b.oeffnen(authUrl(t, pkce().challenge))
    const token = /name="token" value="([^"]+)"/.exec(andere.text)?.[1] ?? ''
    const body = new URLSearchParams({ token, otp: app.code(t.clock.now()) })
    const ende = await b.holen(`${andere.url}/zweiter-faktor`, { method: 'POST', body })
    expect(ende.ort).toContain('/anmelden')
  })

  test('a form without its token is not looked at', async () => {
    const { app } = await einrichten(t, WER)
    naechsterSchritt()
    const { b, seite } = await passwortEingeben()
    const ohne = await b.absenden(seite, { otp: app.code(t.clock.now()), token: 'falsch' })
    expect([ohne.status, istDrin(ohne)]).toEqual([400, false])
    expect(ohne.text).toContain('Diese Seite war nicht mehr aktuell')
    expect(istDrin(await b.absenden(ohne, { otp: app.code(t.clock.now()) }))).toBe(true)
  })

  test('the right password counts ten minutes; the login page says why it comes again', async () => {
    const { app } = await einrichten(t, WER)
    naechsterSchritt()
    const { b, seite } = await passwortEingeben()
    const { rows } = await sql<{ sekunden: number }>`
      select extract(epoch from expires_at - now())::int as sekunden from oidc_artifact
      where kind = 'PasswortStimmte'`.execute(t.db)
    expect(rows[0]?.sekunden).toBeGreaterThan(500)
    expect(rows[0]?.sekunden).toBeLessThanOrEqual(600)
    await sql`update oidc_artifact set expires_at = now() where kind = 'PasswortStimmte'`.execute(t.db)
    const ende = await b.absenden(seite, { otp: app.code(t.clock.now()) })
    expect(istLoginSeite(ende)).toBe(true)
    expect(ende.text).toContain('Seit Ihrem Passwort ist zu viel Zeit vergangen.')
  })

  test('whatever ends the account’s sessions ends the way in, too; a closed account has none', async () => {
    const { app } = await einrichten(t, WER)
    naechsterSchritt()
    const offen = await passwortEingeben()
    await embeddedIdentity(t.db, t.config).logoutEverywhere(t.db, DEMO_SUB[WER])
    expect(istLoginSeite(await offen.b.absenden(offen.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
    const geschlossen = await passwortEingeben()
    await sql`update konto set aktiv = false where id = ${DEMO_SUB[WER]}`.execute(t.db)
    const ende = await geschlossen.b.absenden(geschlossen.seite, { otp: app.code(t.clock.now()) })
    await sql`update konto set aktiv = true where id = ${DEMO_SUB[WER]}`.execute(t.db)
    expect(istLoginSeite(ende)).toBe(true)
  })

  test('an account whose last factor is deleted signs in by password alone, its codes are gone', async () => {
    await einrichten(t, WER)
    const identity = embeddedIdentity(t.db, t.config)
    const [eintrag] = await identity.listTotp(t.db, DEMO_SUB[WER])
    expect(await identity.deleteTotp(t.db, DEMO_SUB['lena.lindenau'], eintrag?.id ?? '')).toBe(false)
    expect(await identity.deleteTotp(t.db, DEMO_SUB[WER], eintrag?.id ?? '')).toBe(true)
    const { rows } = await sql`select from wiederherstellungscode where konto_id = ${DEMO_SUB[WER]}`.execute(
      t.db,
    )
    expect(rows).toEqual([])
    expect(istDrin((await passwortEingeben()).seite)).toBe(true)
  })
})

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
    naechsterSchritt()
    const vorher = (await briefeAn(t, WER)).length
    const { b, seite } = await passwortEingeben()
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
    const { b, seite } = await passwortEingeben()
    await raten(b, seite, 5)
    const { b: anderer, seite: codeSeite } = await zumWiederherstellen()
    expect((await anderer.absenden(codeSeite, { recoveryCodeInput: 'AAAA-BBBB-CCCC' })).status).toBe(429)
  })

  test('an empty field does not count', async () => {
    await einrichten(t, WER)
    const { b, seite } = await passwortEingeben()
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
    naechsterSchritt()
    const bekannt = await passwortEingeben()
    expect(istDrin(await bekannt.b.absenden(bekannt.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
    const fremd = await passwortEingeben()
    await raten(fremd.b, fremd.seite, 6)
    naechsterSchritt()
    const erneut = await passwortEingeben(bekannt.b, { mehr: { prompt: 'login' } })
    expect(istDrin(await bekannt.b.absenden(erneut.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
  })
})

describe('recovery codes', () => {
  test('each opens once, is logged, and the owner is told', async () => {
    const { codes } = await einrichten(t, WER)
    const [code = ''] = codes
    const erste = await zumWiederherstellen()
    expect(istDrin(await erste.b.absenden(erste.seite, { recoveryCodeInput: code }))).toBe(true)
    expect((await briefeAn(t, WER)).at(-1)).toBe('Wiederherstellungscode benutzt (Förderportal)')
    const { rows } = await sql<{ handlung: string }>`select handlung from audit_log
      where nutzer_sub = ${DEMO_SUB[WER]} order by nr desc limit 1`.execute(t.db)
    expect(rows[0]?.handlung).toBe('wiederherstellungscodeBenutzen')
    const zweite = await zumWiederherstellen()
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
    const { b, seite } = await zumWiederherstellen()
    expect(istDrin(await b.absenden(seite, { recoveryCodeInput: krakelig }))).toBe(true)
  })

  test('the same one at once opens exactly once', async () => {
    const { codes } = await einrichten(t, WER)
    const offene = await Promise.all([0, 1, 2].map(() => zumWiederherstellen()))
    const enden = await Promise.all(
      offene.map(({ b, seite }) => b.absenden(seite, { recoveryCodeInput: codes[2] ?? '' })),
    )
    expect(enden.filter(istDrin)).toHaveLength(1)
  })
})
