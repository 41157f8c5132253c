import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequiredAction } from '../../platform/auth/identity.ts'
import { DEMO_PASSWORT } from '../demo.ts'
import { aktionFordern, kontoLaden } from '../konto.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import { anmeldungAltern, eigenesKonto } from '../testing/konten.ts'
import {
  anmeldenAls,
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type OidcTest,
} from '../testing/oidcTest.ts'
import { titelVon, tokenVon } from '../testing/seite.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const NEU = 'Roter Traktor im Regen'
const PASSWORT = { kc_action: 'UPDATE_PASSWORD' }
const UEBERSCHRIFT = '<h1>Passwort ändern</h1>'

const angaben = (ort: string | undefined) => Object.fromEntries(new URL(ort ?? 'http://nichts').searchParams)
const anfordern = (b: Browser, mehr: Record<string, string>) => b.oeffnen(authUrl(t, pkce().challenge, mehr))
const waehlen = (b: Browser, seite: Antwort, neu = NEU) =>
  b.absenden(seite, { 'password-new': neu, 'password-confirm': neu })
const anmelden = (b: Browser, seite: Antwort, username: string, password = DEMO_PASSWORT) =>
  b.absenden(seite, { username, password })
const passwortGilt = async (name: string, passwort: string) => {
  const b = browser()
  return codeAus((await anmelden(b, await anfordern(b, {}), name, passwort)).ort) !== ''
}
const offen = async (id: string) => (await kontoLaden(t.db, id))?.erforderlicheAktionen

/** Somebody who is signed in, with an account of his own. */
const jemand = async (noetig: readonly RequiredAction[] = []) => {
  const konto = await eigenesKonto(t)
  const b = browser()
  const tokens = await anmeldenAls(t, b, konto.name)
  for (const aktion of noetig) await aktionFordern(t.db, konto.id, aktion)
  return { ...konto, b, tokens }
}

describe('an action that the portal asks for', () => {
  test('[R6-04] kc_action shows its page and comes back with a code, the state and kc_action_status=success', async () => {
    const { b, name } = await jemand()
    const { verifier, challenge } = pkce()
    const seite = await b.oeffnen(authUrl(t, challenge, PASSWORT))
    expect(seite.text).toContain(UEBERSCHRIFT)
    expect(seite.text).toContain(name)
    expect(seite.text).not.toContain('kc-logout')
    const ende = await waehlen(b, seite)
    expect(angaben(ende.ort)).toMatchObject({ kc_action_status: 'success', state: 'zustand', iss: t.issuer })
    expect((await einloesen(t, codeAus(ende.ort), verifier)).status).toBe(200)
    expect([await passwortGilt(name, DEMO_PASSWORT), await passwortGilt(name, NEU)]).toEqual([false, true])
  })

  test('who is not signed in signs in before; auth_time is that moment, however long the page stayed open', async () => {
    const { id, name } = await eigenesKonto(t)
    const b = browser()
    const { verifier, challenge } = pkce()
    const seite = await anmelden(b, await b.oeffnen(authUrl(t, challenge, PASSWORT)), name)
    expect(seite.text).toContain(UEBERSCHRIFT)
    await anmeldungAltern(t, id, 100)
    await sql`update oidc_artifact set payload = jsonb_set(payload, '{lastSubmission,login,ts}',
        to_jsonb((payload #>> '{lastSubmission,login,ts}')::bigint - 100))
      where kind = 'Interaction' and payload #>> '{session,accountId}' = ${id}`.execute(t.db)
    const ende = await waehlen(b, seite)
    expect(angaben(ende.ort)['kc_action_status']).toBe('success')
    const { body } = await einloesen(t, codeAus(ende.ort), verifier)
    expect(Date.now() / 1000 - Number(decodeJwt(body.access_token)['auth_time'])).toBeGreaterThan(99)
  })

  test('[R6-04] cancelled, it comes back with a code and kc_action_status=cancelled; nothing has changed', async () => {
    const { b, name } = await jemand()
    const { verifier, challenge } = pkce()
    const seite = await b.oeffnen(authUrl(t, challenge, PASSWORT))
    const ende = await b.absenden(seite, {}, '/abbrechen')
    expect(angaben(ende.ort)).toMatchObject({ kc_action_status: 'cancelled', state: 'zustand' })
    expect((await einloesen(t, codeAus(ende.ort), verifier)).status).toBe(200)
    expect(await passwortGilt(name, DEMO_PASSWORT)).toBe(true)
  })

  test.each(['GIBT_ES_NICHT', 'update_password', '__proto__', 'constructor'])(
    'an unknown one changes nothing and comes back as an error: %s',
    async (kc_action) => {
      const { b } = await jemand()
      const ende = await anfordern(b, { kc_action })
      expect(angaben(ende.ort)).toMatchObject({ kc_action_status: 'error', state: 'zustand' })
      expect(codeAus(ende.ort)).not.toBe('')
    },
  )

  test('named twice it is refused, empty it is none', async () => {
    const { b } = await jemand()
    const zweimal = await b.oeffnen(`${authUrl(t, pkce().challenge, PASSWORT)}&kc_action=CONFIGURE_TOTP`)
    expect(angaben(zweimal.ort)['error']).toBe('invalid_request')
    const leer = angaben((await anfordern(b, { kc_action: '' })).ort)
    expect(leer).not.toHaveProperty('kc_action_status')
    expect(leer).toHaveProperty('code')
  })

  test('without kc_action there is no status', async () => {
    const { b } = await jemand()
    expect(angaben((await anfordern(b, {})).ort)).not.toHaveProperty('kc_action_status')
  })

  test('silently it can’t be done: interaction_required, and login_required where nobody is signed in', async () => {
    const { b } = await jemand()
    const still = { ...PASSWORT, prompt: 'none' }
    expect(angaben((await anfordern(b, still)).ort)['error']).toBe('interaction_required')
    expect(angaben((await anfordern(browser(), still)).ort)['error']).toBe('login_required')
  })

  test('prompt=login and an action together: first the password, then the page', async () => {
    const { b, name } = await jemand()
    const seite = await anfordern(b, { ...PASSWORT, prompt: 'login' })
    expect(seite.text).toContain('<h1>Anmelden</h1>')
    const ende = await waehlen(b, await anmelden(b, seite, name))
    expect(angaben(ende.ort)['kc_action_status']).toBe('success')
  })
})

describe('an action that the account needs', () => {
  test('[R6-04] stands between the login and the portal, once, and can’t be cancelled', async () => {
    const { id, name } = await eigenesKonto(t, ['UPDATE_PASSWORD'])
    const b = browser()
    const seite = await anmelden(b, await anfordern(b, {}), name)
    expect(seite.text).toContain(UEBERSCHRIFT)
    expect(seite.text).toContain('kc-logout')
    expect(seite.text).not.toContain('kc-cancel')
    const forsch = await b.holen(new URL(seite.url.replace(/\/aktion.*$/, '') + '/abbrechen').href, {
      method: 'POST',
      body: new URLSearchParams({ token: tokenVon(seite) }),
    })
    expect(new URL(forsch.ort ?? '').pathname).toBe(new URL(seite.url).pathname)
    expect(await offen(id)).toEqual(['UPDATE_PASSWORD'])
    const ende = await waehlen(b, seite)
    expect(codeAus(ende.ort)).not.toBe('')
    expect(angaben(ende.ort)).not.toHaveProperty('kc_action_status')
    expect(await offen(id)).toEqual([])
    expect(codeAus((await anfordern(b, {})).ort)).not.toBe('')
  })

  test('a silent login says interaction_required as long as it is open', async () => {
    const { b } = await jemand(['UPDATE_PASSWORD'])
    expect(angaben((await anfordern(b, { prompt: 'none' })).ort)['error']).toBe('interaction_required')
    await waehlen(b, await anfordern(b, {}))
    expect(codeAus((await anfordern(b, { prompt: 'none' })).ort)).not.toBe('')
  })

  test('asked for as well it is one page, can’t be cancelled, and its status comes back', async () => {
    const { b } = await jemand(['UPDATE_PASSWORD'])
    const seite = await anfordern(b, PASSWORT)
    expect(seite.text).not.toContain('kc-cancel')
    expect(angaben((await waehlen(b, seite)).ort)['kc_action_status']).toBe('success')
  })

  test('signing out leaves it: session and tokens end, the action stays', async () => {
    const { b, id, tokens } = await jemand(['UPDATE_PASSWORD'])
    const ende = await b.absenden(await anfordern(b, {}), {}, '/abmelden')
    expect(ende.ort).toBe(`${t.portalUrl}/start`)
    expect((await auffrischen(t, tokens.refresh_token)).status).toBe(400)
    expect(angaben((await anfordern(b, { prompt: 'none' })).ort)['error']).toBe('login_required')
    expect(await offen(id)).toEqual(['UPDATE_PASSWORD'])
  })

  test('what another one asks for meanwhile comes before the way back', async () => {
    const { b, id } = await jemand()
    const seite = await anfordern(b, PASSWORT)
    await aktionFordern(t.db, id, 'UPDATE_PASSWORD')
    const antwort = await b.absenden(seite, {}, '/abbrechen')
    expect(antwort.text).toContain('kc-logout')
  })
})

describe('several actions', () => {
  test('[R6-04] are done one after the other: what the account needs in its order, what the portal asks for last', async () => {
    const konto = await eigenesKonto(t, ['TERMS_AND_CONDITIONS', 'UPDATE_PASSWORD'])
    const b = browser()
    const { verifier, challenge } = pkce()
    const login = await b.oeffnen(authUrl(t, challenge, { kc_action: 'CONFIGURE_TOTP' }))
    const passwort = await anmelden(b, login, konto.name)
    expect(titelVon(passwort)).toBe('Passwort ändern')
    expect(passwort.text).toContain('Danach folgen noch 2 Schritte.')
    const bedingungen = await waehlen(b, passwort)
    expect(titelVon(bedingungen)).toBe('Nutzungsbedingungen')
    const faktor = await b.absenden(bedingungen, {})
    expect(titelVon(faktor)).toBe('Zweiten Faktor einrichten')
    expect(faktor.text).toContain('kc-cancel')
    const ende = await b.absenden(faktor, {}, '/abbrechen')
    expect(angaben(ende.ort)['kc_action_status']).toBe('cancelled')
    expect((await einloesen(t, codeAus(ende.ort), verifier)).status).toBe(200)
    expect(await offen(konto.id)).toEqual([])
  })

  test('what is done stays done, although the rest is left', async () => {
    const konto = await eigenesKonto(t, ['TERMS_AND_CONDITIONS', 'UPDATE_PASSWORD'])
    const b = browser()
    await waehlen(b, await anmelden(b, await anfordern(b, {}), konto.name))
    const spaeter = browser()
    const seite = await anmelden(spaeter, await anfordern(spaeter, {}), konto.name, NEU)
    expect(titelVon(seite)).toBe('Nutzungsbedingungen')
  })
})

describe('how recent the login must be', () => {
  test('for a new password at most five minutes: else the password comes first, with the name', async () => {
    const { b, id, name } = await jemand()
    await anmeldungAltern(t, id, 301)
    const seite = await anfordern(b, PASSWORT)
    expect(seite.text).toContain('<h1>Anmelden</h1>')
    expect(seite.text).toContain(`value="${name}"`)
    const weiter = await anmelden(b, seite, name)
    expect(weiter.text).toContain(UEBERSCHRIFT)
    expect(angaben((await waehlen(b, weiter)).ort)['kc_action_status']).toBe('success')
  })

  test('within five minutes it is not asked for', async () => {
    const { b, id } = await jemand()
    await anmeldungAltern(t, id, 280)
    expect((await anfordern(b, PASSWORT)).text).toContain(UEBERSCHRIFT)
  })

  test('the same holds where the account needs it; silently it is interaction_required', async () => {
    const { b, id } = await jemand(['UPDATE_PASSWORD'])
    await anmeldungAltern(t, id, 301)
    expect((await anfordern(b, {})).text).toContain('<h1>Anmelden</h1>')
    expect(angaben((await anfordern(b, { prompt: 'none' })).ort)['error']).toBe('interaction_required')
  })
})

describe('pages that are out of date', () => {
  test.each(['/aktion/UPDATE_PASSWORD', '/abbrechen'])(
    'a form without its token does nothing: %s',
    async (ende) => {
      const { b, name } = await jemand()
      const seite = await anfordern(b, PASSWORT)
      for (const token of ['', tokenVon(await anfordern(b, PASSWORT))]) {
        const antwort = await b.absenden(seite, { token, 'password-new': NEU, 'password-confirm': NEU }, ende)
        expect(antwort.status).toBe(400)
        expect(antwort.text).toContain('nicht mehr aktuell')
      }
      expect(await passwortGilt(name, DEMO_PASSWORT)).toBe(true)
    },
  )

  test('signing out needs the token, too', async () => {
    const { b, tokens } = await jemand(['UPDATE_PASSWORD'])
    const antwort = await b.absenden(await anfordern(b, {}), { token: 'falsch' }, '/abmelden')
    expect(antwort.status).toBe(400)
    expect((await auffrischen(t, tokens.refresh_token)).status).toBe(200)
  })

  test.each(['/aktion/UPDATE_PASSWORD', '/abbrechen', '/abmelden'])(
    'the address of a form, opened once more, shows what is due: %s',
    async (ende) => {
      const { b } = await jemand()
      const seite = await anfordern(b, PASSWORT)
      expect((await b.holen(seite.url + ende)).text).toContain(UEBERSCHRIFT)
    },
  )

  test('the back button after the end leads nowhere', async () => {
    const { b, name } = await jemand()
    const seite = await anfordern(b, PASSWORT)
    await waehlen(b, seite)
    const nochmal = await waehlen(b, seite, 'Gelber Schlepper im Heu')
    expect(nochmal.status).toBe(400)
    expect(nochmal.text).toContain('abgelaufen')
    expect((await b.holen(seite.url)).status).toBe(400)
    expect(await passwortGilt(name, NEU)).toBe(true)
  })

  test('two tabs: what was done in one is not asked for in the other', async () => {
    const { b } = await jemand(['UPDATE_PASSWORD'])
    const [eins, zwei, drei] = [await anfordern(b, {}), await anfordern(b, {}), await anfordern(b, {})]
    await waehlen(b, eins)
    expect(codeAus((await waehlen(b, zwei, 'Gelber Schlepper im Heu')).ort)).not.toBe('')
    expect(codeAus((await b.oeffnen(drei.url)).ort)).not.toBe('')
  })

  test('the second of two posts at once does no harm', async () => {
    const { b } = await jemand(['UPDATE_PASSWORD'])
    const seite = await anfordern(b, {})
    const beide = await Promise.all([waehlen(b, seite), waehlen(b, seite)])
    expect(beide.some(({ ort }) => codeAus(ort) !== '')).toBe(true)
    for (const { status } of beide) expect(status).toBeLessThan(500)
  })

  test.each(['/aktion/UPDATE_PASSWORD', '/abbrechen'])(
    'a second click before the answer came is the same click: %s',
    async (ende) => {
      const { b } = await jemand()
      const seite = await anfordern(b, PASSWORT)
      const felder = { token: tokenVon(seite), 'password-new': NEU, 'password-confirm': NEU }
      const klick = () => b.holen(seite.url + ende, { method: 'POST', body: new URLSearchParams(felder) })
      const erster = await klick()
      const zweiter = await klick()
      expect([zweiter.status, zweiter.ort]).toEqual([303, erster.ort])
      expect(codeAus((await b.oeffnen(zweiter.ort ?? '')).ort)).not.toBe('')
    },
  )

  test('half an hour later the page is over', async () => {
    const { b, id, name } = await jemand()
    const seite = await anfordern(b, PASSWORT)
    await sql`update oidc_artifact set expires_at = now() - interval '1 second'
      where kind = 'Interaction' and payload #>> '{session,accountId}' = ${id}`.execute(t.db)
    const antwort = await waehlen(b, seite)
    expect(antwort.status).toBe(400)
    expect(antwort.text).toContain('abgelaufen')
    expect(await passwortGilt(name, DEMO_PASSWORT)).toBe(true)
  })

  test('the page ends with the session: signed out in another tab, or someone else signed in there', async () => {
    const [abgemeldet, abgeloest] = [await jemand(), await jemand()]
    const seiten = [await anfordern(abgemeldet.b, PASSWORT), await anfordern(abgeloest.b, PASSWORT)] as const
    await sql`delete from oidc_artifact where kind = 'Session' and konto_id = ${abgemeldet.id}`.execute(t.db)
    await anmeldenAls(t, abgeloest.b, 'max.mehrfach', { prompt: 'login' })
    expect((await waehlen(abgemeldet.b, seiten[0])).status).toBe(400)
    expect((await waehlen(abgeloest.b, seiten[1])).status).toBe(400)
    expect(await passwortGilt(abgeloest.name, DEMO_PASSWORT)).toBe(true)
    expect(await passwortGilt('max.mehrfach', DEMO_PASSWORT)).toBe(true)
  })

  test('a closed account does nothing more', async () => {
    const { b, id } = await jemand()
    const seite = await anfordern(b, PASSWORT)
    await sql`update konto set aktiv = false where id = ${id}`.execute(t.db)
    expect((await waehlen(b, seite)).status).toBe(400)
    expect((await anfordern(b, PASSWORT)).text).toContain('<h1>Anmelden</h1>')
    expect(angaben((await anfordern(b, { prompt: 'none' })).ort)['error']).toBe('login_required')
  })

  test('pages of an action belong to its dialogue alone', async () => {
    const b = browser()
    const login = await anfordern(b, {})
    const fremd = await b.holen(`${login.url}/aktion/UPDATE_PASSWORD`, {
      method: 'POST',
      body: new URLSearchParams({ token: tokenVon(login), 'password-new': NEU, 'password-confirm': NEU }),
    })
    expect(fremd.status).toBe(400)
  })
})
