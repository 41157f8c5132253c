import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SUB } from '../demo.ts'
import { embeddedIdentity } from '../embeddedIdentity.ts'
import { browser } from '../testing/browser.ts'
import { authUrl, pkce } from '../testing/oidcTest.ts'
import {
  einrichten,
  istDrin,
  istLoginSeite,
  startFaktor,
  WER,
  type FaktorTest,
} from '../testing/zweiterFaktorTest.ts'
import { tokenVon } from '../testing/seite.ts'

let t: FaktorTest['t']
let schritte: FaktorTest['schritte']
let vonVorn: FaktorTest['vonVorn']
beforeAll(async () => {
  ;({ t, schritte, vonVorn } = await startFaktor())
})
afterAll(() => t.close())
afterEach(() => vonVorn())

describe('no way around it', () => {
  test('the dialogue does not go on after the password alone', async () => {
    await einrichten(t, WER)
    const { b, login } = await schritte.passwortEingeben()
    const uid = /login-actions\/([\w-]+)/.exec(login.url)?.[1]
    const weiter = await b.oeffnen(`${t.issuer}/protocol/openid-connect/auth/${uid}`)
    expect([istDrin(weiter), istLoginSeite(weiter)]).toEqual([false, true])
    const still = await b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('login_required')
  })

  test('without the password a right code gets nowhere, not by address and not by a form', async () => {
    const { app, codes } = await einrichten(t, WER)
    schritte.naechster()
    for (const [weg, feld, wert] of [
      ['zweiter-faktor', 'otp', app.code(t.clock.now())],
      ['wiederherstellungscode', 'recoveryCodeInput', codes[0] ?? ''],
    ] as const) {
      const b = browser()
      const login = await b.oeffnen(authUrl(t, pkce().challenge))
      const url = `${login.url}/${weg}`
      expect(istLoginSeite(await b.oeffnen(url))).toBe(true)
      const token = tokenVon(login)
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
    schritte.naechster()
    const { b } = await schritte.passwortEingeben()
    const andere = await b.oeffnen(authUrl(t, pkce().challenge))
    const token = tokenVon(andere)
    const body = new URLSearchParams({ token, otp: app.code(t.clock.now()) })
    const ende = await b.holen(`${andere.url}/zweiter-faktor`, { method: 'POST', body })
    expect(ende.ort).toContain('/anmelden')
  })

  test('a form without its token is not looked at', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const { b, seite } = await schritte.passwortEingeben()
    const ohne = await b.absenden(seite, { otp: app.code(t.clock.now()), token: 'falsch' })
    expect([ohne.status, istDrin(ohne)]).toEqual([400, false])
    expect(ohne.text).toContain('Diese Seite war nicht mehr aktuell')
    expect(istDrin(await b.absenden(ohne, { otp: app.code(t.clock.now()) }))).toBe(true)
  })

  test('the right password counts ten minutes; the login page says why it comes again', async () => {
    const { app } = await einrichten(t, WER)
    schritte.naechster()
    const { b, seite } = await schritte.passwortEingeben()
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
    schritte.naechster()
    const offen = await schritte.passwortEingeben()
    await embeddedIdentity(t.db, t.config).logoutEverywhere(t.db, DEMO_SUB[WER])
    expect(istLoginSeite(await offen.b.absenden(offen.seite, { otp: app.code(t.clock.now()) }))).toBe(true)
    const geschlossen = await schritte.passwortEingeben()
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
    expect(istDrin((await schritte.passwortEingeben()).seite)).toBe(true)
  })
})
