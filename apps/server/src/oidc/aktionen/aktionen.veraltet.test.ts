import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT } from '../demo.ts'
import {
  anfordern,
  angaben,
  jemand,
  NEU,
  PASSWORT,
  passwortGilt,
  UEBERSCHRIFT,
  waehlen,
} from '../testing/aktionenTest.ts'
import { browser } from '../testing/browser.ts'
import { anmeldenAls, auffrischen, codeAus, startOidc, type OidcTest } from '../testing/oidcTest.ts'
import { tokenVon } from '../testing/seite.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

describe('pages that are out of date', () => {
  test.each(['/aktion/UPDATE_PASSWORD', '/abbrechen'])(
    'a form without its token does nothing: %s',
    async (ende) => {
      const { b, name } = await jemand(t)
      const seite = await anfordern(t, b, PASSWORT)
      for (const token of ['', tokenVon(await anfordern(t, b, PASSWORT))]) {
        const antwort = await b.absenden(seite, { token, 'password-new': NEU, 'password-confirm': NEU }, ende)
        expect(antwort.status).toBe(400)
        expect(antwort.text).toContain('nicht mehr aktuell')
      }
      expect(await passwortGilt(t, name, DEMO_PASSWORT)).toBe(true)
    },
  )

  test('signing out needs the token, too', async () => {
    const { b, tokens } = await jemand(t, ['UPDATE_PASSWORD'])
    const antwort = await b.absenden(await anfordern(t, b, {}), { token: 'falsch' }, '/abmelden')
    expect(antwort.status).toBe(400)
    expect((await auffrischen(t, tokens.refresh_token)).status).toBe(200)
  })

  test.each(['/aktion/UPDATE_PASSWORD', '/abbrechen', '/abmelden'])(
    'the address of a form, opened once more, shows what is due: %s',
    async (ende) => {
      const { b } = await jemand(t)
      const seite = await anfordern(t, b, PASSWORT)
      expect((await b.holen(seite.url + ende)).text).toContain(UEBERSCHRIFT)
    },
  )

  test('the back button after the end leads nowhere', async () => {
    const { b, name } = await jemand(t)
    const seite = await anfordern(t, b, PASSWORT)
    await waehlen(b, seite)
    const nochmal = await waehlen(b, seite, 'Gelber Schlepper im Heu')
    expect(nochmal.status).toBe(400)
    expect(nochmal.text).toContain('abgelaufen')
    expect((await b.holen(seite.url)).status).toBe(400)
    expect(await passwortGilt(t, name, NEU)).toBe(true)
  })

  test('two tabs: what was done in one is not asked for in the other', async () => {
    const { b } = await jemand(t, ['UPDATE_PASSWORD'])
    const [eins, zwei, drei] = [
      await anfordern(t, b, {}),
      await anfordern(t, b, {}),
      await anfordern(t, b, {}),
    ]
    await waehlen(b, eins)
    expect(codeAus((await waehlen(b, zwei, 'Gelber Schlepper im Heu')).ort)).not.toBe('')
    expect(codeAus((await b.oeffnen(drei.url)).ort)).not.toBe('')
  })

  test('the second of two posts at once does no harm', async () => {
    const { b } = await jemand(t, ['UPDATE_PASSWORD'])
    const seite = await anfordern(t, b, {})
    const beide = await Promise.all([waehlen(b, seite), waehlen(b, seite)])
    expect(beide.some(({ ort }) => codeAus(ort) !== '')).toBe(true)
    for (const { status } of beide) expect(status).toBeLessThan(500)
  })

  test.each(['/aktion/UPDATE_PASSWORD', '/abbrechen'])(
    'a second click before the answer came is the same click: %s',
    async (ende) => {
      const { b } = await jemand(t)
      const seite = await anfordern(t, b, PASSWORT)
      const felder = { token: tokenVon(seite), 'password-new': NEU, 'password-confirm': NEU }
      const klick = () => b.holen(seite.url + ende, { method: 'POST', body: new URLSearchParams(felder) })
      const erster = await klick()
      const zweiter = await klick()
      expect([zweiter.status, zweiter.ort]).toEqual([303, erster.ort])
      expect(codeAus((await b.oeffnen(zweiter.ort ?? '')).ort)).not.toBe('')
    },
  )

  test('half an hour later the page is over', async () => {
    const { b, id, name } = await jemand(t)
    const seite = await anfordern(t, b, PASSWORT)
    await sql`update oidc_artifact set expires_at = now() - interval '1 second'
      where kind = 'Interaction' and payload #>> '{session,accountId}' = ${id}`.execute(t.db)
    const antwort = await waehlen(b, seite)
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain('abgelaufen')
    expect(await passwortGilt(t, name, DEMO_PASSWORT)).toBe(true)
  })

  test('the page ends with the session: signed out in another tab, or someone else signed in there', async () => {
    const [abgemeldet, abgeloest] = [await jemand(t), await jemand(t)]
    const seiten = [
      await anfordern(t, abgemeldet.b, PASSWORT),
      await anfordern(t, abgeloest.b, PASSWORT),
    ] as const
    await sql`delete from oidc_artifact where kind = 'Session' and konto_id = ${abgemeldet.id}`.execute(t.db)
    await anmeldenAls(t, abgeloest.b, 'max.mehrfach', { prompt: 'login' })
    expect((await waehlen(abgemeldet.b, seiten[0])).status).toBe(400)
    expect((await waehlen(abgeloest.b, seiten[1])).status).toBe(400)
    expect(await passwortGilt(t, abgeloest.name, DEMO_PASSWORT)).toBe(true)
    expect(await passwortGilt(t, 'max.mehrfach', DEMO_PASSWORT)).toBe(true)
  })

  test('a closed account does nothing more', async () => {
    const { b, id } = await jemand(t)
    const seite = await anfordern(t, b, PASSWORT)
    await sql`update konto set aktiv = false where id = ${id}`.execute(t.db)
    expect((await waehlen(b, seite)).status).toBe(400)
    expect((await anfordern(t, b, PASSWORT)).text).toContain('<h1>Anmelden</h1>')
    expect(angaben((await anfordern(t, b, { prompt: 'none' })).ort)['error']).toBe('login_required')
  })

  test('pages of an action belong to its dialogue alone', async () => {
    const b = browser()
    const login = await anfordern(t, b, {})
    const fremd = await b.holen(`${login.url}/aktion/UPDATE_PASSWORD`, {
      method: 'POST',
      body: new URLSearchParams({ token: tokenVon(login), 'password-new': NEU, 'password-confirm': NEU }),
    })
    expect(fremd.status).toBe(400)
  })
})
