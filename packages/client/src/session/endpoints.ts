const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Endpoints must use https, except on this very machine (section 9). */
export const mayBeInsecure = (url: URL): boolean => LOOPBACK.has(url.hostname)

const isEndpoint = (name: string) => name === 'issuer' || /(_endpoint|jwks_uri|_iframe)$/.test(name)

const isInsecure = (value: unknown): boolean => {
  if (typeof value !== 'string') return false
  const url = URL.parse(value)
  return url === null || (url.protocol !== 'https:' && !mayBeInsecure(url))
}

/** The first endpoint of a discovery document that would be called without https; undefined when all are safe. */
export const insecureEndpoint = (metadata: object): string | undefined =>
  Object.entries(metadata).find(([name, value]) => isEndpoint(name) && isInsecure(value))?.[0]
