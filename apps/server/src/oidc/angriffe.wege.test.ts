import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORT, DEMO_SUB } from './demo.ts'
import { wegZu } from './anmeldung/interaktion.ts'
import { browser, type Antwort, type Browser } from './testing/browser.ts'
import { anmeldenAls, authUrl, pkce, startOidc, type OidcTest } from './testing/oidcTest.ts'
import { tokenVon } from './testing/seite.ts'

/** Whatever page is added to the provider is looked at here by itself: the routes are asked of the server. */
let t: OidcTest
beforeAll(async () => {
  t = await startOidc()
})
afterAll(() => t.close())

const wege = (method: 'GET' | 'POST') =>
  t.routen.filter((r) => r.method === method && r.url.includes('/login-actions/')).map(({ url }) => url)
const uidVon = (seite: Antwort) => new URL(seite.url).pathname.split('/')[4] ?? ''
const DIALOGE: readonly Record<string, string>[] = [
  {},
  { prompt: 'create' },
  { kc_action: 'UPDATE_PASSWORD' },
]

/** What a form could do to an account, to its sessions, to mails or to other people's counters. */
const abdruck = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select (select md5(string_agg(k::text, '|' order by id)) from konto k) as konten,
      (select md5(string_agg(o.id_hash, '|' order by o.id_hash)) from oidc_artifact o
        where kind in ('Session', 'Grant', 'RefreshToken', 'AuthorizationCode')) as sitzungen,
      (select count(*) from anmeldeversuch) as versuche,
      (select count(*) from postausgang) as post,
      (select count(*) from einmallink) as links,
      (select count(*) from wiederherstellungscode) as codes`.execute(t.db)
  return rows[0]
}

/** A page, not the way to one. */
const sicherDargestellt = (antwort: Antwort, was: string) => {
  if (antwort.ort !== undefined) return
  const csp = antwort.headers.get('content-security-policy') ?? ''
  expect(csp, was).toContain("frame-ancestors 'none'")
  expect(csp, was).toContain("default-src 'none'")
  expect(csp, was).not.toContain('unsafe')
  expect(antwort.headers.get('cache-control'), was).toContain('no-store')
  expect(antwort.headers.get('referrer-policy'), was).toBe('no-referrer')
  expect(antwort.text, was).toMatch(/<html\s+lang="de"/)
}

/** Refused, or led to the step that is due, which asks anew. */
const nichtAngenommen = (antwort: Antwort, was: string) => {
  if (antwort.status === 303) expect(new URL(antwort.ort ?? '').pathname, was).toMatch(/\/login-actions\//)
  else expect([400, 403, 404, 410], was).toContain(antwort.status)
}

/** Everything a form of ours may name, as an attacker would fill it in. */
const FELDER = {
  username: 'lena.lindenau',
  password: DEMO_PASSWORT,
  'password-new': 'neues-Passwort-2026!',
  'password-confirm': 'neues-Passwort-2026!',
  email: 'angreifer@demo.example',
  otp: '000000',
  totp: '000000',
  accept: 'ja',
  schluessel: 'A'.repeat(43),
}

const dialog = async (b: Browser, mehr: Record<string, string>) =>
  uidVon(await b.oeffnen(authUrl(t, pkce().challenge, mehr)))

test('the server knows forms of the login, the registration, actions and links from mails', () => {
  expect(wege('POST').length).toBeGreaterThan(8)
  expect(wege('POST')).toEqual(
    expect.arrayContaining([wegZu(':uid', '/anmelden'), wegZu(':uid', '/aktion/UPDATE_PASSWORD')]),
  )
})

test.each(DIALOGE)(
  'a form without token changes nothing, whichever it is and whichever dialogue is open: %j',
  async (mehr) => {
    const b = browser()
    if ('kc_action' in mehr) await anmeldenAls(t, b, 'lena.lindenau')
    for (const token of ['', 'A'.repeat(43)])
      for (const weg of wege('POST')) {
        const uid = await dialog(b, mehr)
        const vorher = await abdruck()
        const body = new URLSearchParams({ ...FELDER, token })
        const antwort = await b.holen(`${t.portalUrl}${weg.replace(':uid', uid)}`, { method: 'POST', body })
        nichtAngenommen(antwort, weg)
        expect(await abdruck(), weg).toEqual(vorher)
        sicherDargestellt(antwort, `POST ${weg}`)
      }
  },
)

test('a form in a browser without the dialogue changes nothing', async () => {
  const uid = await dialog(browser(), {})
  const vorher = await abdruck()
  for (const weg of wege('POST')) {
    const body = new URLSearchParams({ ...FELDER, token: 'A'.repeat(43) })
    const antwort = await browser().holen(`${t.portalUrl}${weg.replace(':uid', uid)}`, {
      method: 'POST',
      body,
    })
    expect(antwort.status, weg).toBeGreaterThanOrEqual(400)
    expect(antwort.status, weg).toBeLessThan(500)
    expect(
      antwort.headers.getSetCookie().filter((c) => c.startsWith('portal-sitzung')),
      weg,
    ).toEqual([])
  }
  expect(await abdruck()).toEqual(vorher)
})

test.each(DIALOGE)(
  'every page that can be opened refuses frames, scripts of others and memory: %j',
  async (mehr) => {
    const b = browser()
    if ('kc_action' in mehr) await anmeldenAls(t, b, 'max.mehrfach')
    for (const weg of wege('GET')) {
      const uid = await dialog(b, mehr)
      const antwort = await b.holen(`${t.portalUrl}${weg.replace(':uid', uid)}?schluessel=x`)
      expect(antwort.status, weg).toBeLessThan(500)
      sicherDargestellt(antwort, `GET ${weg}`)
    }
  },
)

test('an action can’t be done in the dialogue of somebody who is not signed in', async () => {
  const b = browser()
  const seite = await b.oeffnen(authUrl(t, pkce().challenge, { kc_action: 'UPDATE_PASSWORD' }))
  const token = tokenVon(seite)
  expect(token).not.toBe('')
  const vorher = await abdruck()
  for (const weg of wege('POST').filter((url) => url.includes('/aktion/'))) {
    const body = new URLSearchParams({ ...FELDER, token })
    const antwort = await b.holen(`${t.portalUrl}${weg.replace(':uid', uidVon(seite))}`, {
      method: 'POST',
      body,
    })
    expect(antwort.status, weg).toBeLessThan(500)
    expect(await abdruck(), weg).toEqual(vorher)
  }
  const { rows } = await sql`select 1 from konto where id = ${DEMO_SUB['lena.lindenau']}`.execute(t.db)
  expect(rows).toHaveLength(1)
})
