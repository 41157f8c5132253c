import { sql } from 'kysely'
import { Secret } from 'otpauth'
import { decodeQR } from 'qr/decode.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT, DEMO_SUB } from '../demo.ts'
import { kontoLaden } from '../konto/konto.ts'
import { authenticatorApp } from '../testing/app.ts'
import { browser, type Antwort } from '../testing/browser.ts'
import { anmeldungAltern } from '../testing/konten.ts'
import { authUrl, pkce, startOidc, type OidcTest } from '../testing/oidcTest.ts'
import { fehlerBei, tokenVon } from '../testing/seite.ts'
import {
  briefeAn,
  codesAus,
  einrichtenAbschliessen,
  einrichtenOeffnen,
  geraeteVon,
  schluesselAus,
  zuruecksetzen,
} from '../testing/zweiterFaktorTest.ts'
import { einrichter } from '../zweiterFaktor/einrichten.ts'
import { faktorSchluessel } from '../zweiterFaktor/schluessel.ts'

const WER = 'paul.partner'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())
afterEach(() => zuruecksetzen(t, WER))

const offen = async (wer = browser()) => ({ b: wer, seite: await einrichtenOeffnen(t, wer, WER) })
const statusVon = ({ ort }: Antwort) => new URL(ort ?? 'http://nichts').searchParams.get('kc_action_status')
const handlungen = async () => {
  const { rows } = await sql<{ handlung: string }>`
    select handlung from audit_log where nutzer_sub = ${DEMO_SUB[WER]} order by nr`.execute(t.db)
  return rows.map(({ handlung }) => handlung)
}

/** The modules of the page's picture, four pixels each, as a camera would see them. */
const bildAus = ({ text }: Antwort) => {
  const seite = Number(/viewBox="0 0 (\d+)/.exec(/<svg\s+class="qr".*?<\/svg>/s.exec(text)?.[0] ?? '')?.[1])
  const dunkel = new Set([...text.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`))
  const pixel = seite * 4
  const data = new Uint8Array(pixel * pixel * 4).fill(255)
  for (let i = 0; i < pixel * pixel; i++) {
    const [x, y] = [Math.floor((i % pixel) / 4), Math.floor(i / pixel / 4)]
    if (dunkel.has(`${x} ${y}`)) data.fill(0, i * 4, i * 4 + 3)
  }
  return { width: pixel, height: pixel, data }
}

describe('setting up a second factor', () => {
  test('the QR code, the link and the key to type say the same', async () => {
    const { seite } = await offen()
    const adresse = new URL(decodeQR(bildAus(seite)))
    expect(adresse.protocol).toBe('otpauth:')
    expect(Object.fromEntries(adresse.searchParams)).toEqual({
      issuer: 'Förderportal',
      secret: schluesselAus(seite).replaceAll(' ', ''),
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
    expect(schluesselAus(seite)).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
    expect(seite.text).toContain(`href="${adresse.href.replaceAll('&', '&amp;')}"`)
    expect(seite.text).toMatch(
      /<input[^>]*name="totp"[^>]*autocomplete="one-time-code"[^>]*inputmode="numeric"/s,
    )
  })

  test('a right code leads to ten recovery codes, and only their confirmation switches it on', async () => {
    const { b, seite } = await offen()
    const app = authenticatorApp(schluesselAus(seite))
    const codes = await b.absenden(seite, { totp: app.code(t.clock.now()), userLabel: ' Telefon  im Büro ' })
    expect(new Set(codesAus(codes)).size).toBe(10)
    for (const code of codesAus(codes))
      expect(code).toMatch(/^[\dA-HJKMNP-TV-Z]{4}(-[\dA-HJKMNP-TV-Z]{4}){2}$/)
    expect(await geraeteVon(t, WER)).toEqual([])

    const nein = await b.absenden(codes, {})
    expect(nein.status).toBe(400)
    expect(fehlerBei(nein, 'gespeichert')).toBe('Bestätigen Sie, dass Sie die Codes aufbewahrt haben.')
    expect(codesAus(nein)).toEqual(codesAus(codes))
    expect(await geraeteVon(t, WER)).toEqual([])

    const vorher = await handlungen()
    const ende = await b.absenden(nein, { gespeichert: 'ja' })
    expect(statusVon(ende)).toBe('success')
    expect((await geraeteVon(t, WER)).map(({ name }) => name)).toEqual(['Telefon im Büro'])
    expect((await handlungen()).slice(vorher.length)).toEqual(['zweitenFaktorEinrichten'])
    expect((await briefeAn(t, WER)).at(-1)).toBe('Zweiter Faktor hinzugefügt (Förderportal)')
  })

  test('the codes can be kept as a text file without a script', async () => {
    const { b, seite } = await offen()
    const codes = await b.absenden(seite, {
      totp: authenticatorApp(schluesselAus(seite)).code(t.clock.now()),
    })
    const datei = /href="data:text\/plain;charset=utf-8,([^"]+)"/.exec(codes.text)?.[1] ?? ''
    for (const code of codesAus(codes)) expect(decodeURIComponent(datei).split('\r\n')).toContain(code)
    expect(codes.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'/)
  })

  test.each([
    ['', 'Geben Sie den Code mit sechs Ziffern ein, den die App zeigt.'],
    ['000000', 'stellen Sie die Uhr Ihres Telefons auf automatische Zeit'],
    ['12345', 'Dieser Code stimmt nicht.'],
    ['١٢٣٤٥٦', 'Dieser Code stimmt nicht.'],
  ])('a wrong code %j says what to do; the secret stays, and nothing is stored', async (totp, satz) => {
    const { b, seite } = await offen()
    const antwort = await b.absenden(seite, { totp, userLabel: 'Mein Telefon' })
    expect(antwort.status).toBe(400)
    expect(fehlerBei(antwort, 'totp')).toContain(satz)
    expect(schluesselAus(antwort)).toBe(schluesselAus(seite))
    expect(antwort.text).toContain('value="Mein Telefon"')
    expect(await geraeteVon(t, WER)).toEqual([])
  })

  test('each dialogue and each account has a secret of its own', async () => {
    const eine = schluesselAus((await offen()).seite)
    const andere = schluesselAus((await offen()).seite)
    const b = browser()
    const fremde = schluesselAus(await einrichtenOeffnen(t, b, 'lena.lindenau'))
    expect(new Set([eine, andere, fremde]).size).toBe(3)
  })

  test('the page shown again is the same one, also that of the codes', async () => {
    const { b, seite } = await offen()
    const app = authenticatorApp(schluesselAus(seite))
    expect(schluesselAus(await b.oeffnen(seite.url))).toBe(schluesselAus(seite))
    const codes = await b.absenden(seite, { totp: app.code(t.clock.now()) })
    expect(codesAus(await b.oeffnen(seite.url))).toEqual(codesAus(codes))
  })

  test('the secret stands encrypted, the codes as hashes', async () => {
    const { b, seite } = await offen()
    const { codes } = await einrichtenAbschliessen(t, b, seite)
    const klartext = schluesselAus(seite).replaceAll(' ', '')
    const { rows } = await sql<{ zeile: string }>`
      select z::text as zeile from zweiter_faktor z where konto_id = ${DEMO_SUB[WER]}
      union all select w::text from wiederherstellungscode w where konto_id = ${DEMO_SUB[WER]}
      union all select payload::text from oidc_artifact where konto_id = ${DEMO_SUB[WER]}`.execute(t.db)
    expect(rows.length).toBeGreaterThan(11)
    const alles = rows.map(({ zeile }) => zeile).join('\n')
    const bytes = Secret.fromBase32(klartext)
    for (const geheim of [
      klartext,
      bytes.hex.toLowerCase(),
      ...codes,
      ...codes.map((c) => c.replaceAll('-', '')),
    ])
      expect(alles).not.toContain(geheim)
  })

  test('the button pressed twice makes one device and one notice', async () => {
    const konto = await kontoLaden(t.db, DEMO_SUB[WER])
    if (konto === undefined) throw new Error('no account')
    const schluessel = faktorSchluessel(await t.secrets.get('oidc-zweiter-faktor', 32))
    const { einrichten } = einrichter({ db: t.db, clock: t.clock, schluessel, betreiber: t.config })
    const vorher = (await briefeAn(t, WER)).length
    const einmal = () => einrichten({ konto, uid: 'dialog', name: 'Telefon', schritt: 1, neueCodes: true })
    await Promise.all([einmal(), einmal()])
    await einmal()
    expect(await geraeteVon(t, WER)).toHaveLength(1)
    expect((await briefeAn(t, WER)).slice(vorher)).toEqual(['Zweiter Faktor hinzugefügt (Förderportal)'])
  })

  test('a confirmation without a right code before it sets up nothing', async () => {
    const { b, seite } = await offen()
    const antwort = await b.absenden(seite, { schritt: 'codes', gespeichert: 'ja' })
    expect(antwort.status).toBe(400)
    expect(codesAus(antwort)).toEqual([])
    expect(await geraeteVon(t, WER)).toEqual([])
  })

  test('a confirmation that comes too late asks for a code again', async () => {
    const { b, seite } = await offen()
    const codes = await b.absenden(seite, {
      totp: authenticatorApp(schluesselAus(seite)).code(t.clock.now()),
    })
    await sql`update oidc_artifact set expires_at = now() where kind = 'AppBestaetigt'`.execute(t.db)
    const antwort = await b.absenden(codes, { gespeichert: 'ja' })
    expect(fehlerBei(antwort, 'totp')).toContain('zu viel Zeit')
    expect(await geraeteVon(t, WER)).toEqual([])
  })

  test('cancelled nothing is set up', async () => {
    const { b, seite } = await offen()
    const weg = /action="([^"]+\/abbrechen)"/.exec(seite.text)?.[1] ?? ''
    const token = tokenVon(seite)
    const ende = await b.holen(new URL(weg, seite.url).href, {
      method: 'POST',
      body: new URLSearchParams({ token }),
    })
    const zurueck = await b.oeffnen(ende.ort ?? '')
    expect(statusVon(zurueck)).toBe('cancelled')
    expect(await geraeteVon(t, WER)).toEqual([])
  })

  test('a login of more than five minutes ago is asked for anew', async () => {
    const b = browser()
    const { seite } = await offen(b)
    expect(schluesselAus(seite)).not.toBe('')
    await anmeldungAltern(t, DEMO_SUB[WER], 301)
    const spaeter = await b.oeffnen(authUrl(t, pkce().challenge, { kc_action: 'CONFIGURE_TOTP' }))
    expect(spaeter.text).toContain('id="kc-form-login"')
  })
})

describe('more than one device', () => {
  const zweites = async (mehr: Record<string, string> = {}) => {
    const b = browser()
    const erstes = await einrichtenAbschliessen(t, b, await einrichtenOeffnen(t, b, WER))
    t.clock.forward(30_000)
    const seite = await b.oeffnen(authUrl(t, pkce().challenge, { kc_action: 'CONFIGURE_TOTP' }))
    return { erstes, seite, zweites: await einrichtenAbschliessen(t, b, seite, mehr) }
  }

  test('the next one keeps the recovery codes unless new ones are wanted', async () => {
    const { seite, zweites: neu } = await zweites({ userLabel: 'Tablet' })
    expect(seite.text).toContain('Sie haben noch 10 Codes.')
    expect([statusVon(neu.ende), neu.codes]).toEqual(['success', []])
    expect((await geraeteVon(t, WER)).map(({ name }) => name)).toEqual(['Authentifizierungs-App', 'Tablet'])
  })

  test('new codes take the place of the old ones, and the owner is told', async () => {
    const { erstes, zweites: neu } = await zweites({ neueCodes: 'ja' })
    expect(neu.codes).toHaveLength(10)
    expect(neu.codes.filter((code) => erstes.codes.includes(code))).toEqual([])
    const { rows } = await sql<{ n: number }>`select count(*) as n from wiederherstellungscode
      where konto_id = ${DEMO_SUB[WER]}`.execute(t.db)
    expect(rows[0]?.n).toBe(10)
    expect(await briefeAn(t, WER)).toContain('Neue Wiederherstellungscodes (Förderportal)')
  })

  test('five are enough', async () => {
    const b = browser()
    const seite = await einrichtenOeffnen(t, b, WER)
    await sql`insert into zweiter_faktor (id, konto_id, name, geheimnis, letzter_schritt, angelegt_am, benutzt_am)
      select gen_random_uuid(), ${DEMO_SUB[WER]}, 'App', 'x', 0, now(), now() from generate_series(1, 5)`.execute(
      t.db,
    )
    const antwort = await b.absenden(seite, {
      totp: authenticatorApp(schluesselAus(seite)).code(t.clock.now()),
    })
    expect(antwort.text).toContain('Löschen Sie zuerst eines in Ihren Login-Daten.')
    expect(await geraeteVon(t, WER)).toHaveLength(5)
  })
})

test('an account that needs a second factor gets it at its next login', async () => {
  await sql`update konto set erforderliche_aktionen = '{CONFIGURE_TOTP}' where id = ${DEMO_SUB[WER]}`.execute(
    t.db,
  )
  const b = browser()
  const login = await b.oeffnen(authUrl(t, pkce().challenge))
  const seite = await b.absenden(login, { username: WER, password: DEMO_PASSWORT })
  expect(seite.text).toContain('id="kc-logout"')
  const { ende } = await einrichtenAbschliessen(t, b, seite)
  expect(new URL(ende.ort ?? '').searchParams.get('code')).not.toBeNull()
  const { rows } = await sql<{ offen: string[] }>`select erforderliche_aktionen as offen from konto
    where id = ${DEMO_SUB[WER]}`.execute(t.db)
  expect(rows[0]?.offen).toEqual([])
})
