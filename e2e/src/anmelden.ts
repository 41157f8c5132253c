import { createHash, randomBytes } from 'node:crypto'

/** Cookies of one browser, as far as a login needs them: name → value, no paths. */
type Krug = Map<string, string>

const merken = (krug: Krug, antwort: Response) => {
  for (const zeile of antwort.headers.getSetCookie()) {
    const [paar = ''] = zeile.split(';')
    const gleich = paar.indexOf('=')
    const [name, wert] = [paar.slice(0, gleich), paar.slice(gleich + 1)]
    if (wert === '') krug.delete(name)
    else krug.set(name, wert)
  }
}

const holen = async (
  krug: Krug,
  url: string,
  init: { readonly method?: string; readonly body?: URLSearchParams } = {},
) => {
  const cookie = [...krug].map(([n, w]) => `${n}=${w}`).join('; ')
  const antwort = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
  merken(krug, antwort)
  return antwort
}

const entities = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'")
const attribut = (tag: string, name: string) =>
  entities(new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

/** Fills the first form that the page shows: its own action and hidden fields, as a script for Keycloak would. */
export const formular = (html: string, seite: string, eingaben: Record<string, string>) => {
  const kopf = /<form\b[^>]*>/.exec(html)?.[0]
  if (kopf === undefined) throw new Error(`Keine Anmeldeseite unter ${seite}`)
  const felder = new URLSearchParams()
  for (const [tag] of html.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g))
    felder.set(attribut(tag, 'name'), attribut(tag, 'value'))
  for (const [name, wert] of Object.entries(eingaben)) felder.set(name, wert)
  return { action: new URL(attribut(kopf, 'action') || seite, seite).href, felder }
}

const folgen = async (
  krug: Krug,
  start: Response,
  von: string,
  ziel: string,
): Promise<{ url: string; antwort: Response }> => {
  let [url, antwort] = [von, start]
  for (let schritt = 0; schritt < 10; schritt++) {
    const ort = antwort.headers.get('location')
    if (ort === null) return { url, antwort }
    url = new URL(ort, url).href
    if (url.startsWith(ziel)) return { url, antwort }
    antwort = await holen(krug, url)
  }
  throw new Error('Zu viele Weiterleitungen bei der Anmeldung')
}

type Ende = Awaited<ReturnType<typeof folgen>>

/** Whoever signs in after a new version of the terms agrees to it on the way. */
const zustimmen = async (krug: Krug, ende: Ende, ziel: string): Promise<Ende> => {
  if (ende.url.startsWith(ziel)) return ende
  const html = await ende.antwort.text()
  if (!html.includes('id="kc-accept"')) return ende
  const { action, felder } = formular(html, ende.url, { accept: 'ja' })
  return folgen(krug, await holen(krug, action, { method: 'POST', body: felder }), action, ziel)
}

/** The question by which client `portal` asks its provider for a login, and what belongs to the answer. */
export const anmeldeFrage = async (portalUrl: string) => {
  const { realm, url } = (await (await fetch(`${portalUrl}/NutzerService/api/keycloak/baseUrl`)).json()) as {
    realm: string
    url: string
  }
  const discovery = (await (
    await fetch(`${url}/realms/${realm}/.well-known/openid-configuration`)
  ).json()) as Record<string, string>
  const verifier = randomBytes(32).toString('base64url')
  const redirect = `${portalUrl}/auth/callback`
  const anfrage = new URL(discovery.authorization_endpoint ?? '')
  anfrage.search = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: redirect,
    state: randomBytes(8).toString('hex'),
    nonce: randomBytes(8).toString('hex'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString()
  return { anfrage: anfrage.href, redirect, verifier, tokenEndpoint: discovery.token_endpoint ?? '' }
}

export type Token = {
  readonly access_token: string
  readonly refresh_token: string
  readonly id_token: string
}

/**
 * The code flow with PKCE of client `portal` by plain HTTP, without a browser: for load, crash and smoke tests.
 * Drives the embedded provider and Keycloak alike (inputs `username` and `password`).
 */
export const anmelden = async (
  portalUrl: string,
  username: string,
  password = 'Foerder-Demo-2026',
): Promise<Token> => {
  const krug: Krug = new Map()
  const { anfrage, redirect, verifier, tokenEndpoint } = await anmeldeFrage(portalUrl)
  const seite = await folgen(krug, await holen(krug, anfrage), anfrage, redirect)
  const { action, felder } = formular(await seite.antwort.text(), seite.url, { username, password })
  const gesendet = await holen(krug, action, { method: 'POST', body: felder })
  const ende = await zustimmen(krug, await folgen(krug, gesendet, action, redirect), redirect)
  const code = new URL(ende.url).searchParams.get('code')
  if (code === null) throw new Error(`Anmeldung von ${username} nicht gelungen: ${ende.url}`)
  const antwort = await fetch(tokenEndpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'portal',
      code,
      redirect_uri: redirect,
      code_verifier: verifier,
    }),
  })
  if (!antwort.ok) throw new Error(`Kein Token für ${username}: ${antwort.status} ${await antwort.text()}`)
  return (await antwort.json()) as Token
}
