import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { openDatabase, openPool, type Database } from '../../platform/database/database.ts'
import { fassungSofort } from '../../platform/testing/fassung.ts'
import { bedingungstext } from './bedingungstext.ts'
import { DEMO_PASSWORT, DEMO_SUB } from '../demo.ts'
import { kontoNachBenutzername } from './konto.ts'
import { bedingungsSeite } from '../seiten/bedingungsSeite.ts'
import { browser, type Antwort, type Browser } from '../testing/browser.ts'
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

const TERMS = 'TERMS_AND_CONDITIONS'
const NEU = 'Abschnitt 5 sagt jetzt, welche Dateien wir sperren.'

let t: OidcTest
let pool: ReturnType<typeof openPool>
let ownerDb: Database
beforeAll(async () => {
  t = await startOidc()
  pool = openPool(t.database.ownerUrl, 2)
  ownerDb = openDatabase(pool)
})
afterAll(async () => {
  await pool.end()
  await t.close()
})

const zustimmungen = async (sub: string) => {
  const { rows } = await sql<{ version: number }>`select version from nutzungsbedingungen_zustimmung
    where sub = ${sub} order by version`.execute(t.db)
  return rows.map(({ version }) => version)
}

const KONTO = {
  firstName: 'Rosa',
  lastName: 'Neuhof',
  password: 'Vier zufällige Wörter',
  'password-confirm': 'Vier zufällige Wörter',
}
const registrierSeite = (b: Browser) => b.oeffnen(authUrl(t, pkce().challenge, { prompt: 'create' }))
const registrieren = async (b: Browser, seite: Antwort, username: string) => {
  await b.absenden(seite, { ...KONTO, username, email: `${username}@neuhof.example` })
  const konto = await kontoNachBenutzername(t.db, username)
  if (konto === undefined) throw new Error(`no account ${username}`)
  return konto
}

/** Signs in; answers the page of the terms, or the way back to the portal. */
const anmelden = async (b: Browser, username: string, mehr: Record<string, string> = {}) => {
  const { verifier, challenge } = pkce()
  const seite = await b.oeffnen(authUrl(t, challenge, mehr))
  return { verifier, antwort: await b.absenden(seite, { username, password: DEMO_PASSWORT }) }
}

describe('[S1-09] a new account', () => {
  test('[S1-09] agrees by being created: one page, no further step, the version is kept', async () => {
    const b = browser()
    const seite = await registrierSeite(b)
    expect(seite.text).toMatch(
      /Mit „Konto anlegen“ stimmen Sie den\s+<a href="[^"]+\/cms\/Portal\/Nutzungsbedingungen/,
    )
    const konto = await registrieren(b, seite, 'rosa.eins')
    expect(await zustimmungen(konto.id)).toEqual([1])
    expect(konto.erforderlicheAktionen).not.toContain(TERMS)
  })

  test.each(['0', '2', 'x', '99999999999'])(
    '[S1-09] a version that does not hold (%s) is no consent',
    async (v) => {
      const b = browser()
      const seite = await registrierSeite(b)
      const falsch = {
        ...seite,
        text: seite.text.replace('name="fassung" value="1"', `name="fassung" value="${v}"`),
      }
      const konto = await registrieren(b, falsch, `rosa.${v}`)
      expect(await zustimmungen(konto.id)).toEqual([])
      expect(konto.erforderlicheAktionen).toContain(TERMS)
    },
  )
})

describe('[S1-09] the token tells the second of the last consent', () => {
  test('[S1-09] in the claim terms_accepted_at, which the server reads', async () => {
    const { access_token } = await anmeldenAls(t, browser(), 'lena.lindenau')
    const { rows } = await sql<{ s: number }>`select floor(extract(epoch from zugestimmt_am))::int as s
      from nutzungsbedingungen_zustimmung where sub = ${DEMO_SUB['lena.lindenau']}`.execute(t.db)
    expect(decodeJwt(access_token)['terms_accepted_at']).toBe(rows[0]?.s)
    expect((await t.tokens.verify(access_token)).termsAcceptedAt).toBe(rows[0]?.s)
  })
})

describe('[S1-09] [R6-04] a new version', () => {
  let davor: { refresh_token: string; access_token: string }
  const max = browser()
  beforeAll(async () => {
    davor = await anmeldenAls(t, max, 'max.mehrfach')
    await fassungSofort(ownerDb, NEU)
  })

  test('[S1-09] shows text, version, date and what changed before anybody is signed in', async () => {
    const { antwort } = await anmelden(browser(), 'lena.lindenau')
    expect(antwort.text).toContain('<h1>Nutzungsbedingungen</h1>')
    expect(antwort.text).toContain('<h2 id="haftung">8. Haftung</h2>')
    expect(antwort.text).toContain(NEU)
    expect(antwort.text).not.toContain('Dies ist die erste Fassung')
    expect(antwort.text).toMatch(/Fassung 2, gültig seit \d+\. \p{L}+ \d{4}\./u)
    expect(antwort.text).not.toContain('id="kc-logout"')
    expect(antwort.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('[S1-09] [R6-04] agreed to is kept once and asked for once; the token tells it', async () => {
    const b = browser()
    const { verifier, antwort } = await anmelden(b, 'lena.lindenau', { kc_action: 'terms_and_conditions' })
    const zurueck = await b.absenden(antwort, { accept: 'ja' })
    expect(new URL(zurueck.ort ?? '').searchParams.get('kc_action_status')).toBe('success')
    const { body } = await einloesen(t, codeAus(zurueck.ort), verifier)
    expect(await zustimmungen(DEMO_SUB['lena.lindenau'])).toEqual([1, 2])
    const seit = Number(decodeJwt(body.access_token)['terms_accepted_at'])
    expect(Date.now() / 1000 - seit).toBeLessThan(60)
    const noch = await b.oeffnen(authUrl(t, pkce().challenge, { kc_action: TERMS }))
    expect(new URL(noch.ort ?? '').searchParams.get('kc_action_status')).toBe('success')
    expect(await zustimmungen(DEMO_SUB['lena.lindenau'])).toEqual([1, 2])
  })

  test('[S1-09] a session that was there before goes on to refresh, silently it hears interaction_required', async () => {
    const neu = await auffrischen(t, davor.refresh_token)
    expect(neu.status).toBe(200)
    expect(decodeJwt(neu.body.access_token)['terms_accepted_at']).toBe(
      decodeJwt(davor.access_token)['terms_accepted_at'],
    )
    const still = await max.oeffnen(authUrl(t, pkce().challenge, { prompt: 'none' }))
    expect(new URL(still.ort ?? '').searchParams.get('error')).toBe('interaction_required')
  })

  test('[S1-09] [R6-04] refused ends the session and all its tokens, and the portal hears why', async () => {
    const seite = await max.oeffnen(authUrl(t, pkce().challenge))
    expect(seite.text).toContain('<h1>Nutzungsbedingungen</h1>')
    const zurueck = new URL((await max.absenden(seite, { cancel: 'ja' })).ort ?? '')
    expect(zurueck.pathname).toBe('/auth/callback')
    expect(Object.fromEntries(zurueck.searchParams)).toMatchObject({
      error: 'access_denied',
      error_description: TERMS,
      state: 'zustand',
    })
    expect(await zustimmungen(DEMO_SUB['max.mehrfach'])).toEqual([1])
    expect(await t.sessions.isRevoked(String(decodeJwt(davor.access_token)['sid']))).toBe(true)
    expect((await max.oeffnen(authUrl(t, pkce().challenge))).text).toContain('<h1>Anmelden</h1>')
  })

  test('[S1-09] nobody agrees to a version that came while he read', async () => {
    const b = browser()
    const { antwort } = await anmelden(b, 'paul.partner')
    await fassungSofort(ownerDb, 'Abschnitt 8 ist kürzer.')
    const nochmal = await b.absenden(antwort, { accept: 'ja' })
    expect(nochmal.status).toBe(409)
    expect(nochmal.text).toContain('Inzwischen gilt eine neuere Fassung.')
    expect(nochmal.text).toContain(NEU)
    expect(nochmal.text).toContain('Abschnitt 8 ist kürzer.')
    expect(await zustimmungen(DEMO_SUB['paul.partner'])).toEqual([1])
    expect(codeAus((await b.absenden(nochmal, { accept: 'ja' })).ort)).not.toBe('')
    expect(await zustimmungen(DEMO_SUB['paul.partner'])).toEqual([1, 3])
  })

  test('[S1-09] a forged form agrees to nothing', async () => {
    const b = browser()
    const { antwort } = await anmelden(b, 'nora.nurlesen')
    expect((await b.absenden(antwort, { accept: 'ja', token: 'x' })).status).toBe(400)
    expect(await zustimmungen(DEMO_SUB['nora.nurlesen'])).toEqual([1])
  })
})

describe('the text', () => {
  test("of the operator's content system is linked", () => {
    const text = bedingungstext(
      readConfig({ CMS_URL: 'https://inhalte.example/', PORTAL_URL: 'https://p.example' }),
    )
    const fassung = { version: 1, giltAb: new Date(), aenderungen: [] }
    const { inhalt } = bedingungsSeite({ aktion: '/a', token: 't', text, fassung })
    expect(inhalt.text).toContain('href="https://p.example/cms/Portal/Nutzungsbedingungen/index.html"')
    expect(inhalt.text).not.toContain('Haftung')
  })
})
