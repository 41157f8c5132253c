import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browser, type Antwort } from './testing/browser.ts'
import { anmeldenAls, authUrl, pkce, startOidc, type OidcTest } from './testing/oidcTest.ts'

let t: OidcTest
let angemeldet: ReturnType<typeof browser>
beforeAll(async () => {
  t = await startOidc()
  angemeldet = browser()
  await anmeldenAls(t, angemeldet, 'lena.lindenau')
})
afterAll(() => t.close())

const { challenge } = pkce()

/** The request of the portal with something changed; several values of one name are sent one after another. */
const anfrage = (aendern: (p: URLSearchParams) => void): URL => {
  const url = new URL(authUrl(t, challenge))
  aendern(url.searchParams)
  return url
}
const mit = (name: string, wert: string) => anfrage((p) => p.set(name, wert))
const ohne = (name: string) => anfrage((p) => p.delete(name))
const auchMit = (name: string, wert: string) => anfrage((p) => p.append(name, wert))

/** A session stands, so what is not refused would be answered with a code at once. */
const senden = (url: URL): Promise<Antwort> => angemeldet.holen(url.href)
const zurueck = (antwort: Antwort) => new URL(antwort.ort ?? 'http://nichts')

test('without a change there is a code: what follows is refused for what is changed', async () => {
  expect(zurueck(await senden(anfrage(() => undefined))).searchParams.get('code')).toBeTruthy()
})

describe('an address that is not the portal’s gets an error page and nobody is led there', () => {
  const ziel = () => `${t.portalUrl}/auth/callback`
  test.each<[string, () => string]>([
    ['of somebody else', () => 'https://angreifer.example/auth/callback'],
    ['with a path appended', () => `${ziel()}/weiter`],
    ['with a query appended', () => `${ziel()}?weiter=https://angreifer.example`],
    ['with a fragment', () => `${ziel()}#x`],
    ['with a slash at its end', () => `${ziel()}/`],
    ['by a path that leads up', () => `${t.portalUrl}/auth/callback/../../start`],
    ['in other letters', () => `${t.portalUrl}/Auth/Callback`],
    ['encoded', () => `${t.portalUrl}/auth%2Fcallback`],
    ['on another port', () => 'http://localhost:1/auth/callback'],
    ['with the portal as its user name', () => `${t.portalUrl.replace('//', '//portal@')}/auth/callback`],
    ['with the portal before an @', () => `${t.portalUrl}@angreifer.example/auth/callback`],
    ['that begins like the portal', () => `${t.portalUrl}.angreifer.example/auth/callback`],
    ['with the scheme of a script', () => 'javascript:alert(1)'],
    ['by the loopback number instead of its name', () => ziel().replace('localhost', '127.0.0.1')],
    ['with a line break', () => `${ziel()}\r\nset-cookie: a=b`],
    ['empty', () => ''],
  ])('%s', async (_, adresse) => {
    const antwort = await senden(mit('redirect_uri', adresse()))
    expect([antwort.status, antwort.ort]).toEqual([400, undefined])
    expect(antwort.text).toContain('<html lang="de"')
    expect(antwort.text).not.toContain('angreifer')
  })

  test.each<[string, () => URL]>([
    ['left out', () => ohne('redirect_uri')],
    ['named twice', () => auchMit('redirect_uri', 'https://angreifer.example/auth/callback')],
  ])('%s', async (_, url) => {
    const antwort = await senden(url())
    expect([antwort.status, antwort.ort]).toEqual([400, undefined])
  })
})

describe('a client that nobody knows gets an error page', () => {
  test.each<[string, () => URL]>([
    ['foreign', () => mit('client_id', 'angreifer')],
    ['with markup', () => mit('client_id', '<b>portal</b>')],
    ['left out', () => ohne('client_id')],
    ['named twice', () => auchMit('client_id', 'angreifer')],
  ])('%s', async (_, url) => {
    const antwort = await senden(url())
    expect([antwort.status, antwort.ort]).toEqual([400, undefined])
    expect(antwort.text).not.toMatch(/<b>|angreifer/)
  })
})

describe('what the portal never asks for is refused to it, without code or token', () => {
  test.each<[string, () => URL, string]>([
    [
      'no PKCE',
      () => anfrage((p) => (p.delete('code_challenge'), p.delete('code_challenge_method'))),
      'invalid_request',
    ],
    ['PKCE plain', () => mit('code_challenge_method', 'plain'), 'invalid_request'],
    ['PKCE without its method', () => ohne('code_challenge_method'), 'invalid_request'],
    ['PKCE by an unknown method', () => mit('code_challenge_method', 'S512'), 'invalid_request'],
    ['a challenge that is too short', () => mit('code_challenge', 'kurz'), 'invalid_request'],
    ['response_type token', () => mit('response_type', 'token'), 'invalid_request'],
    ['response_type id_token', () => mit('response_type', 'id_token'), 'invalid_request'],
    ['response_type code token', () => mit('response_type', 'code token'), 'invalid_request'],
    ['response_type none', () => mit('response_type', 'none'), 'unsupported_response_type'],
    ['no response_type', () => ohne('response_type'), 'invalid_request'],
    ['an unknown prompt', () => mit('prompt', 'weiter'), 'invalid_request'],
    ['prompt none beside login', () => mit('prompt', 'none login'), 'invalid_request'],
    ['a foreign resource', () => mit('resource', 'https://angreifer.example/api'), 'invalid_target'],
    ['a request object', () => mit('request', 'eyJhbGciOiJub25lIn0.e30.'), 'request_not_supported'],
    [
      'a request by reference',
      () => mit('request_uri', 'https://angreifer.example/r'),
      'request_uri_not_supported',
    ],
    ['a forged hint who it is', () => mit('id_token_hint', 'a.b.c'), 'invalid_request'],
    ['a max_age that is no number', () => mit('max_age', 'bald'), 'invalid_request'],
    ['the state twice', () => auchMit('state', 'zwei'), 'invalid_request'],
  ])('%s', async (_, url, fehler) => {
    const antwort = await senden(url())
    const alles = `${antwort.ort ?? ''} ${antwort.text}`
    expect(alles).not.toMatch(/[?&#](code|access_token|id_token)=/)
    const angaben = new URLSearchParams(zurueck(antwort).search || zurueck(antwort).hash.slice(1))
    expect(angaben.get('error')).toBe(fehler)
    expect(zurueck(antwort).origin).toBe(t.portalUrl)
  })
})

describe('what stands in the address never becomes part of the page, of a header or of the way', () => {
  const SEITE = { prompt: 'login' }
  const BOESE = [
    '"><script>alert(1)</script>',
    "' onfocus='alert(1)",
    'https://angreifer.example/',
    'a\r\nset-cookie: b=c',
  ]

  test.each(
    BOESE.flatMap((wert) =>
      ['login_hint', 'theme', 'ui_locales', 'state'].map((name) => [name, wert] as const),
    ),
  )('%s=%j', async (name, wert) => {
    // A browser of its own: who is signed in is named by the session, not by the hint.
    const antwort = await browser().oeffnen(authUrl(t, challenge, { ...SEITE, [name]: wert }))
    expect(antwort.status).toBe(200)
    expect(antwort.text).not.toMatch(/<script>alert|onfocus='|data-theme/)
    expect(antwort.text).not.toMatch(/(href|action|src)="https:\/\/angreifer/)
    expect(antwort.headers.getSetCookie().filter((c) => c.startsWith('b='))).toEqual([])
  })

  test('a state with a line break comes back encoded', async () => {
    const wert = 'a\r\nset-cookie: b=c'
    const antwort = await senden(mit('state', wert))
    expect(zurueck(antwort).searchParams.get('state')).toBe(wert)
    expect(antwort.headers.getSetCookie().filter((c) => c.startsWith('b='))).toEqual([])
  })

  test('a theme that is none leaves the cookie as it was', async () => {
    const antwort = await senden(mit('theme', 'dunkel; Domain=angreifer.example'))
    expect(antwort.headers.getSetCookie().filter((c) => c.startsWith('portal-theme'))).toEqual([])
  })
})

describe('what the library would answer in English is German', () => {
  const PFADE = ['protocol/openid-connect/nix', 'protocol/openid-connect/token', '.well-known/nix']

  test.each(PFADE)('an address that leads nowhere: %s', async (pfad) => {
    const res = await fetch(`${t.issuer}/${pfad}`)
    const text = await res.text()
    expect([res.status, /<html\s+lang="de"/.test(text)]).toEqual([404, true])
    expect(text).toContain('Diese Seite gibt es nicht')
  })

  test.each([{}, { prompt: 'none' }])('an answer by form_post: %j', async (mehr) => {
    const url = authUrl(t, challenge, { response_mode: 'form_post', ...mehr })
    const res = await fetch(url)
    const text = await res.text()
    expect([res.status, /<html\s+lang="de"/.test(text)]).toEqual([400, true])
    expect(text).not.toMatch(/<form|Submitting|<script/)
  })
})

test('a foreign origin reads no answer of the protocol', async () => {
  const pfade = ['token', 'certs', 'revoke'].map((p) => `${t.issuer}/protocol/openid-connect/${p}`)
  for (const url of [...pfade, `${t.issuer}/.well-known/openid-configuration`]) {
    const body = new URLSearchParams({ client_id: 'portal', grant_type: 'authorization_code', code: 'x' })
    const headers = { origin: 'https://angreifer.example' }
    const geaendert = url.endsWith('token') || url.endsWith('revoke')
    const res = await fetch(url, geaendert ? { method: 'POST', body, headers } : { headers })
    // Keys and discovery are public: any origin may read them. What belongs to a session no other may.
    if (geaendert) expect(res.headers.get('access-control-allow-origin'), url).toBeNull()
    expect(res.headers.get('access-control-allow-credentials'), url).toBeNull()
  }
})
