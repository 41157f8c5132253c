import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORT } from '../demo.ts'
import { aktionFordern } from '../konto/konto.ts'
import {
  anfordern,
  angaben,
  anmelden,
  jemand,
  NEU,
  offen,
  PASSWORT,
  passwortGilt,
  UEBERSCHRIFT,
  waehlen,
} from '../testing/aktionenTest.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
import { anmeldungAltern, eigenesKonto } from '../testing/konten.ts'
import {
  auffrischen,
  authUrl,
  codeAus,
  einloesen,
  pkce,
  startOidc,
  type OidcTest,
} from '../testing/oidcTest.ts'
import { titelVon, tokenVon } from '../testing/seite.ts'
import { einrichtenAbschliessen } from '../testing/zweiterFaktorTest.ts'

let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

describe('an action that the portal asks for', () => {
  test('[R6-04] kc_action shows its page and comes back with a code, the state and kc_action_status=success', async () => {
    const { b, name } = await jemand(t)
    const { verifier, challenge } = pkce()
    const seite = await b.oeffnen(authUrl(t, challenge, PASSWORT))
    expect(seite.text).toContain(UEBERSCHRIFT)
    expect(seite.text).toContain(name)
    expect(seite.text).not.toContain('kc-logout')
    const ende = await waehlen(b, seite)
    expect(angaben(ende.ort)).toMatchObject({ kc_action_status: 'success', state: 'zustand', iss: t.issuer })
    expect((await einloesen(t, codeAus(ende.ort), verifier)).status).toBe(200)
    expect([await passwortGilt(t, name, DEMO_PASSWORT), await passwortGilt(t, name, NEU)]).toEqual([
      false,
      true,
    ])
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
    const { b, name } = await jemand(t)
    const { verifier, challenge } = pkce()
    const seite = await b.oeffnen(authUrl(t, challenge, PASSWORT))
    const ende = await b.absenden(seite, {}, '/abbrechen')
    expect(angaben(ende.ort)).toMatchObject({ kc_action_status: 'cancelled', state: 'zustand' })
    expect((await einloesen(t, codeAus(ende.ort), verifier)).status).toBe(200)
    expect(await passwortGilt(t, name, DEMO_PASSWORT)).toBe(true)
  })

  test.each(['GIBT_ES_NICHT', 'update_password', '__proto__', 'constructor'])(
    'an unknown one changes nothing and comes back as an error: %s',
    async (kc_action) => {
      const { b } = await jemand(t)
      const ende = await anfordern(t, b, { kc_action })
      expect(angaben(ende.ort)).toMatchObject({ kc_action_status: 'error', state: 'zustand' })
      expect(codeAus(ende.ort)).not.toBe('')
    },
  )

  test('named twice it is refused, empty it is none', async () => {
    const { b } = await jemand(t)
    const zweimal = await b.oeffnen(`${authUrl(t, pkce().challenge, PASSWORT)}&kc_action=CONFIGURE_TOTP`)
    expect(angaben(zweimal.ort)['error']).toBe('invalid_request')
    const leer = angaben((await anfordern(t, b, { kc_action: '' })).ort)
    expect(leer).not.toHaveProperty('kc_action_status')
    expect(leer).toHaveProperty('code')
  })

  test('without kc_action there is no status', async () => {
    const { b } = await jemand(t)
    expect(angaben((await anfordern(t, b, {})).ort)).not.toHaveProperty('kc_action_status')
  })

  test('silently it can’t be done: interaction_required, and login_required where nobody is signed in', async () => {
    const { b } = await jemand(t)
    const still = { ...PASSWORT, prompt: 'none' }
    expect(angaben((await anfordern(t, b, still)).ort)['error']).toBe('interaction_required')
    expect(angaben((await anfordern(t, browser(), still)).ort)['error']).toBe('login_required')
  })

  test('prompt=login and an action together: first the password, then the page', async () => {
    const { b, name } = await jemand(t)
    const seite = await anfordern(t, b, { ...PASSWORT, prompt: 'login' })
    expect(seite.text).toContain('<h1>Anmelden</h1>')
    const ende = await waehlen(b, await anmelden(b, seite, name))
    expect(angaben(ende.ort)['kc_action_status']).toBe('success')
  })
})

describe('an action that the account needs', () => {
  test('[R6-04] stands between the login and the portal, once, and can’t be cancelled', async () => {
    const { id, name } = await eigenesKonto(t, ['UPDATE_PASSWORD'])
    const b = browser()
    const seite = await anmelden(b, await anfordern(t, b, {}), name)
    expect(seite.text).toContain(UEBERSCHRIFT)
    expect(seite.text).toContain('kc-logout')
    expect(seite.text).not.toContain('kc-cancel')
    const forsch = await b.holen(new URL(seite.url.replace(/\/aktion.*$/, '') + '/abbrechen').href, {
      method: 'POST',
      body: new URLSearchParams({ token: tokenVon(seite) }),
    })
    expect(new URL(forsch.ort ?? '').pathname).toBe(new URL(seite.url).pathname)
    expect(await offen(t, id)).toEqual(['UPDATE_PASSWORD'])
    const ende = await waehlen(b, seite)
    expect(codeAus(ende.ort)).not.toBe('')
    expect(angaben(ende.ort)).not.toHaveProperty('kc_action_status')
    expect(await offen(t, id)).toEqual([])
    expect(codeAus((await anfordern(t, b, {})).ort)).not.toBe('')
  })

  test('a silent login says interaction_required as long as it is open', async () => {
    const { b } = await jemand(t, ['UPDATE_PASSWORD'])
    expect(angaben((await anfordern(t, b, { prompt: 'none' })).ort)['error']).toBe('interaction_required')
    await waehlen(b, await anfordern(t, b, {}))
    expect(codeAus((await anfordern(t, b, { prompt: 'none' })).ort)).not.toBe('')
  })

  test('asked for as well it is one page, can’t be cancelled, and its status comes back', async () => {
    const { b } = await jemand(t, ['UPDATE_PASSWORD'])
    const seite = await anfordern(t, b, PASSWORT)
    expect(seite.text).not.toContain('kc-cancel')
    expect(angaben((await waehlen(b, seite)).ort)['kc_action_status']).toBe('success')
  })

  test('signing out leaves it: session and tokens end, the action stays', async () => {
    const { b, id, tokens } = await jemand(t, ['UPDATE_PASSWORD'])
    const ende = await b.absenden(await anfordern(t, b, {}), {}, '/abmelden')
    expect(ende.ort).toBe(`${t.portalUrl}/start`)
    expect((await auffrischen(t, tokens.refresh_token)).status).toBe(400)
    expect(angaben((await anfordern(t, b, { prompt: 'none' })).ort)['error']).toBe('login_required')
    expect(await offen(t, id)).toEqual(['UPDATE_PASSWORD'])
  })

  test('what another one asks for meanwhile comes before the way back', async () => {
    const { b, id } = await jemand(t)
    const seite = await anfordern(t, b, PASSWORT)
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
    expect(await offen(t, konto.id)).toEqual([])
  })

  test('what is done stays done, although the rest is left', async () => {
    const konto = await eigenesKonto(t, ['TERMS_AND_CONDITIONS', 'UPDATE_PASSWORD'])
    const b = browser()
    await waehlen(b, await anmelden(b, await anfordern(t, b, {}), konto.name))
    const spaeter = browser()
    const seite = await anmelden(spaeter, await anfordern(t, spaeter, {}), konto.name, NEU)
    expect(titelVon(seite)).toBe('Nutzungsbedingungen')
  })
})

describe('how recent the login must be', () => {
  /** The portal asks for half a minute (R5-06), in which nobody chooses a password or sets up an app. */
  const LANGE = 120
  const FRISCH = { max_age: String(ANMELDUNG.frischSekunden) }
  const wege: readonly (readonly [string, string, (b: Browser, seite: Antwort) => Promise<Antwort>])[] = [
    ['UPDATE_PASSWORD', 'success', waehlen],
    ['UPDATE_PASSWORD', 'cancelled', (b, seite) => b.absenden(seite, {}, '/abbrechen')],
    ['CONFIGURE_TOTP', 'success', async (b, seite) => (await einrichtenAbschliessen(t, b, seite)).ende],
    ['CONFIGURE_TOTP', 'cancelled', (b, seite) => b.absenden(seite, {}, '/abbrechen')],
  ]
  test.each(wege)(
    '[R6-04] [R5-06] %s that took longer ends with %s, and neither login nor page come again',
    async (kc_action, status, tun) => {
      const { b, id } = await jemand(t)
      const { verifier, challenge } = pkce()
      const seite = await b.oeffnen(authUrl(t, challenge, { kc_action, ...FRISCH }))
      expect(titelVon(seite)).not.toBe('Anmelden')
      await anmeldungAltern(t, id, LANGE)
      const ende = await tun(b, seite)
      expect(angaben(ende.ort)).toMatchObject({ kc_action_status: status, state: 'zustand' })
      const { body } = await einloesen(t, codeAus(ende.ort), verifier)
      // Done is done; but nobody is taken for somebody who has just signed in.
      expect(Date.now() / 1000 - Number(decodeJwt(body.access_token)['auth_time'])).toBeGreaterThanOrEqual(
        LANGE,
      )
      const { ort } = await anfordern(t, b, { ...FRISCH, prompt: 'none' })
      expect(angaben(ort)['error']).toBe('login_required')
    },
  )

  test('for a new password at most five minutes: else the password comes first, with the name', async () => {
    const { b, id, name } = await jemand(t)
    await anmeldungAltern(t, id, 301)
    const seite = await anfordern(t, b, PASSWORT)
    expect(seite.text).toContain('<h1>Anmelden</h1>')
    expect(seite.text).toContain(`value="${name}"`)
    const weiter = await anmelden(b, seite, name)
    expect(weiter.text).toContain(UEBERSCHRIFT)
    expect(angaben((await waehlen(b, weiter)).ort)['kc_action_status']).toBe('success')
  })

  test('within five minutes it is not asked for', async () => {
    const { b, id } = await jemand(t)
    await anmeldungAltern(t, id, 280)
    expect((await anfordern(t, b, PASSWORT)).text).toContain(UEBERSCHRIFT)
  })

  test('the same holds where the account needs it; silently it is interaction_required', async () => {
    const { b, id } = await jemand(t, ['UPDATE_PASSWORD'])
    await anmeldungAltern(t, id, 301)
    expect((await anfordern(t, b, {})).text).toContain('<h1>Anmelden</h1>')
    expect(angaben((await anfordern(t, b, { prompt: 'none' })).ort)['error']).toBe('interaction_required')
  })
})
