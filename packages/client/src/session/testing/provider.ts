/** An identity provider in the test's hands: it answers `fetch` and what a hidden frame asks, and signs with a key. */

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

/** An identity token with another header, signed as that header says: not at all, or by the public key as a secret. */
export const signedOtherwise = async (id: string, alg: 'none' | 'HS256'): Promise<string> => {
  const content = `${base64url(utf8(JSON.stringify({ alg, kid: 'k1' })))}.${id.split('.')[1]}`
  if (alg === 'none') return `${content}.`
  const secret = utf8(JSON.stringify(await crypto.subtle.exportKey('jwk', keys.publicKey)))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return `${content}.${base64url(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8(content))))}`
}

const discoveryOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/protocol/openid-connect/auth`,
  token_endpoint: `${issuer}/protocol/openid-connect/token`,
  revocation_endpoint: `${issuer}/protocol/openid-connect/revoke`,
  end_session_endpoint: `${issuer}/protocol/openid-connect/logout`,
  jwks_uri: `${issuer}/protocol/openid-connect/certs`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
})

const now = () => Math.floor(Date.now() / 1000)

type Answering = (body: URLSearchParams) => Response | Promise<Response>

/** What each test may change: an address by its end, and the claims of the next tokens. */
export const createProvider = (origin: string) => {
  const issuer = `${origin}/realms/portal`
  const provider = {
    issuer,
    answers: new Map<string, Answering>(),
    discovery: {} as Record<string, unknown>, // laid over the real document
    claims: {} as Record<string, unknown>, // laid over the real claims of the identity token
    /** Who signs in, as the access token says it: laid over its real claims. */
    user: {} as Record<string, unknown>,
    access: undefined as string | undefined,
    /** What becomes of the identity token on its way. */
    forge: (id: string): string | Promise<string> => id,
    nonce: '',
    /** Where the hidden frame comes back to; undefined: it never does. */
    silent: (_url: URL): string | undefined => undefined,
    calls: [] as string[],
  }

  const tokens = async () => {
    const claims = { sub: 'u1', iat: now(), exp: now() + 300, ...provider.user }
    const { sub } = claims
    const own = { sub, iat: claims.iat, exp: claims.exp, iss: issuer, aud: 'portal', nonce: provider.nonce }
    const id = await signed({ ...own, ...provider.claims })
    const access = provider.access ?? (await signed(claims))
    return Response.json({
      access_token: access,
      id_token: await provider.forge(id),
      refresh_token: 'r2',
      token_type: 'Bearer',
    })
  }

  const usual = async (url: string): Promise<Response> => {
    if (url.endsWith('/baseUrl')) return Response.json({ realm: 'portal', url: origin })
    if (url.endsWith('/openid-configuration'))
      return Response.json({ ...discoveryOf(issuer), ...provider.discovery })
    if (url.endsWith('/token')) return tokens()
    if (!url.endsWith('/certs')) return new Response('')
    const key = await crypto.subtle.exportKey('jwk', keys.publicKey)
    return Response.json({ keys: [{ ...key, kid: 'k1', use: 'sig', alg: 'RS256' }] })
  }

  const answer = (url: string, sent: URLSearchParams): Response | Promise<Response> => {
    provider.calls.push(url)
    const own = [...provider.answers].find(([end]) => url.endsWith(end))?.[1]
    return own ? own(sent) : usual(url)
  }
  return Object.assign(provider, { answer })
}
export type Provider = ReturnType<typeof createProvider>
