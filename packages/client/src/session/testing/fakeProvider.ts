import { vi } from 'vitest'
import { ablage } from './ablage.ts'

/** A provider and as much of a browser as the protocol engine touches, both in the test's hands. */

export const ORIGIN = 'http://localhost:8080'
const ISSUER = `${ORIGIN}/realms/portal`
const ENDPOINT = `${ISSUER}/protocol/openid-connect`

const utf8 = (text: string) => new TextEncoder().encode(text)
const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const keys = await crypto.subtle.generateKey(
  {
    name: 'RSASSA-PKCS1-v1_5',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
    hash: 'SHA-256',
  },
  true,
  ['sign', 'verify'],
)

const signed = async (claims: object): Promise<string> => {
  const content = [{ alg: 'RS256', kid: 'k1' }, claims]
    .map((part) => base64url(utf8(JSON.stringify(part))))
    .join('.')
  const signature = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', keys.privateKey, utf8(content))
  return `${content}.${base64url(new Uint8Array(signature))}`
}

const DISCOVERY = {
  issuer: ISSUER,
  authorization_endpoint: `${ENDPOINT}/auth`,
  token_endpoint: `${ENDPOINT}/token`,
  revocation_endpoint: `${ENDPOINT}/revoke`,
  end_session_endpoint: `${ENDPOINT}/logout`,
  jwks_uri: `${ENDPOINT}/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
}

const now = () => Math.floor(Date.now() / 1000)

/** An identity token with another header, signed as that header says: not at all, or by the public key as a secret. */
export const signedOtherwise = async (id: string, alg: 'none' | 'HS256'): Promise<string> => {
  const content = `${base64url(utf8(JSON.stringify({ alg, kid: 'k1' })))}.${id.split('.')[1]}`
  if (alg === 'none') return `${content}.`
  const secret = utf8(JSON.stringify(await crypto.subtle.exportKey('jwk', keys.publicKey)))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return `${content}.${base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(content))))}`
}

type Answering = (body: URLSearchParams) => Response | Promise<Response>

/** What each test may change: an address by its end, and the claims of the next identity token. */
export const createFake = () => {
  const fake = {
    answers: new Map<string, Answering>(),
    discovery: {} as Record<string, unknown>, // laid over the real document
    claims: {} as Record<string, unknown>, // laid over the real claims
    access: undefined as string | undefined,
    /** What becomes of the identity token on its way. */
    forge: (id: string): string | Promise<string> => id,
    nonce: '',
    /** Where the hidden frame comes back to; undefined: it never does. */
    silent: (_url: URL): string | undefined => undefined,
    assigned: [] as string[],
    calls: [] as string[],
  }

  const tokens = async () => {
    const claims = { sub: 'u1', iat: now(), exp: now() + 300 }
    const id = await signed({ ...claims, iss: ISSUER, aud: 'portal', nonce: fake.nonce, ...fake.claims })
    const access = fake.access ?? (await signed(claims))
    return Response.json({
      access_token: access,
      id_token: await fake.forge(id),
      refresh_token: 'r2',
      token_type: 'Bearer',
    })
  }

  const usual = async (url: string): Promise<Response> => {
    if (url.endsWith('/baseUrl')) return Response.json({ realm: 'portal', url: ORIGIN })
    if (url.endsWith('/openid-configuration')) return Response.json({ ...DISCOVERY, ...fake.discovery })
    if (url.endsWith('/token')) return tokens()
    if (!url.endsWith('/certs')) return new Response('')
    const key = await crypto.subtle.exportKey('jwk', keys.publicKey)
    return Response.json({ keys: [{ ...key, kid: 'k1', use: 'sig', alg: 'RS256' }] })
  }

  const answer = async (input: string | URL, init?: RequestInit): Promise<Response> => {
    const url = String(input)
    fake.calls.push(url)
    const own = [...fake.answers].find(([end]) => url.endsWith(end))?.[1]
    const sent = init?.body
    return own ? own(sent instanceof URLSearchParams ? sent : new URLSearchParams()) : usual(url)
  }

  const listeners = new Set<(event: object) => void>()
  const frame = () => ({ contentWindow: {}, src: '', hidden: false, title: '', remove: () => undefined })
  const append = (opened: ReturnType<typeof frame>) => {
    const url = fake.silent(new URL(opened.src))
    const event = { origin: ORIGIN, source: opened.contentWindow, data: { type: 'portal-auth-silent', url } }
    if (url !== undefined) queueMicrotask(() => listeners.forEach((listener) => listener(event)))
  }

  vi.stubGlobal('fetch', answer)
  vi.stubGlobal('location', { origin: ORIGIN, assign: (url: URL) => void fake.assigned.push(String(url)) })
  vi.stubGlobal('sessionStorage', ablage())
  vi.stubGlobal('localStorage', ablage())
  vi.stubGlobal('document', { cookie: '', createElement: frame, body: { append } })
  vi.stubGlobal('addEventListener', (_: string, listener: (event: object) => void) => listeners.add(listener))
  return fake
}
export type Fake = ReturnType<typeof createFake>
