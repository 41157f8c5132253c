import { sql } from 'kysely'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT, DEMO_SUB } from '../demo.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import { authUrl, codeAus, einloesen, pkce } from '../testing/oidcTest.ts'
import { adresseVon, PASSWORT } from '../testing/postTest.ts'
import { titelVon, tokenVon } from '../testing/seite.ts'
import { einrichten, startFaktor, WER, type FaktorTest } from '../testing/zweiterFaktorTest.ts'

let t: FaktorTest['t']
let schritte: FaktorTest['schritte']
let vonVorn: FaktorTest['vonVorn']
beforeAll(async () => {
  ;({ t, schritte, vonVorn } = await startFaktor())
})
afterAll(() => t.close())
afterEach(() => vonVorn())

const GUT = { username: 'lena.lindenau', password: DEMO_PASSWORT }

const oeffnen = async (b: Browser, mehr: Record<string, string> = {}) => {
  const { verifier, challenge } = pkce()
  return { verifier, seite: await b.oeffnen(authUrl(t, challenge, { prompt: 'login', ...mehr })) }
}

/** Presses the button of a page, without following where the answer leads. */
const druecken = (b: Browser, seite: Antwort, felder: Record<string, string>) => {
  const action = /<form[^>]*action="([^"]+)"/.exec(seite.text)?.[1] ?? ''
  const body = new URLSearchParams({ token: tokenVon(seite), ...felder })
  return b.holen(new URL(action, seite.url).href, { method: 'POST', body })
}

/** On a slow line: the provider has ended the dialogue, the portal has not been heard of yet. */
const ersterKlick = async (b: Browser, seite: Antwort, felder: Record<string, string>) =>
  b.oeffnen((await druecken(b, seite, felder)).ort ?? '')

describe('the button pressed again when the first press was taken', () => {
  test('leads to the portal with an answer to the same request', async () => {
    const b = browser()
    const { verifier, seite } = await oeffnen(b)
    await ersterKlick(b, seite, GUT)
    const zweiter = await b.absenden(seite, GUT)
    expect(new URL(zweiter.ort ?? '').searchParams.get('state')).toBe('zustand')
    const { body } = await einloesen(t, codeAus(zweiter.ort), verifier)
    expect(decodeJwt(body.id_token).sub).toBe(DEMO_SUB['lena.lindenau'])
    expect(decodeJwt(body.id_token)['nonce']).toBe('einmalig')
  })

  test('asks for the login once more where the browser has not heard of its session', async () => {
    const b = browser()
    const { seite } = await oeffnen(b)
    const vorher = new Map(b.cookies)
    await ersterKlick(b, seite, GUT)
    b.cookies.clear()
    for (const [name, cookie] of vorher) b.cookies.set(name, cookie)
    const zweiter = await b.absenden(seite, GUT)
    expect([zweiter.status, titelVon(zweiter)]).toEqual([200, 'Anmelden'])
    expect(zweiter.text).toContain('value="lena.lindenau"')
    expect(codeAus((await b.absenden(zweiter, GUT)).ort)).not.toBe('')
  })

  test('counts at the second factor and at the registration, too', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const faktor = await schritte.passwortEingeben()
    const otp = { otp: app.code(t.clock.now()) }
    await ersterKlick(faktor.b, faktor.seite, otp)
    expect(codeAus((await faktor.b.absenden(faktor.seite, otp)).ort)).not.toBe('')

    const b = browser()
    const { seite } = await oeffnen(b, { prompt: 'create' })
    const name = 'zwei.klicks'
    const neu = { firstName: 'Rosa', lastName: 'Neuhof', email: adresseVon(name), username: name }
    const felder = { ...neu, password: PASSWORT, 'password-confirm': PASSWORT }
    const { ort } = await druecken(b, seite, felder)
    expect((await druecken(b, seite, felder)).ort).toBe(ort)
    await b.oeffnen(ort ?? '')
    expect(titelVon(await b.absenden(seite, felder))).toBe('Bestätigen Sie Ihre E-Mail-Adresse')
  })

  test('takes nobody into another’s session', async () => {
    const b = browser()
    const { seite } = await oeffnen(b)
    await ersterKlick(b, seite, GUT)
    const andere = await druecken(b, seite, { ...GUT, username: 'max.mehrfach' })
    expect([andere.status, titelVon(andere)]).toEqual([400, 'Die Anmeldung ist abgelaufen'])
  })

  test.each<[string, (b: Browser) => Promise<unknown>]>([
    ['a minute later', () => sql`update oidc_artifact set expires_at = now()`.execute(t.db)],
    ['in another browser', async (b) => b.cookies.clear()],
  ])('leads nowhere %s', async (_, dann) => {
    const b = browser()
    const { seite } = await oeffnen(b)
    await ersterKlick(b, seite, GUT)
    await dann(b)
    const spaeter = await druecken(b, seite, GUT)
    expect([spaeter.status, titelVon(spaeter)]).toEqual([400, 'Die Anmeldung ist abgelaufen'])
  })

  test('leads nowhere without the token of its page', async () => {
    const b = browser()
    const { seite } = await oeffnen(b)
    await ersterKlick(b, seite, GUT)
    expect((await druecken(b, seite, { ...GUT, token: 'x' })).status).toBe(400)
  })
})
