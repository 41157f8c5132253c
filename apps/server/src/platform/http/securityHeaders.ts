import type { FastifyInstance, FastifyReply } from 'fastify'

/** For answers that are not pages: nothing in them may run or be framed. */
const CSP_ANSWER = "default-src 'none'; frame-ancestors 'none'"
/** For downloads: opened in the browser, a file is a page of its own without rights (S5-03). */
export const CSP_DOWNLOAD = "default-src 'none'; sandbox; frame-ancestors 'none'"

/**
 * For everything below /cms: text and pictures only, framed by the portal only, and in an origin of its own even when
 * opened alone: the portal's origin holds its tokens. Links may open new tabs.
 */
export const CSP_INHALT =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** Origins beside the portal's own: of a foreign identity provider, of a content system that browsers ask themselves. */
export type FremdeOrte = { readonly idp: string | undefined; readonly cms: string | undefined }

/** Content security policy of the SPA's pages. */
export const cspPage = ({ idp, cms }: FremdeOrte, frameAncestors: "'none'" | "'self'"): string => {
  const self = idp === undefined ? "'self'" : `'self' ${idp}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:", // the icons of KERN are data: masks
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${self}`,
    `frame-src ${self}${cms === undefined ? '' : ` ${cms}`}`,
    `form-action ${self}`,
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** A page that shows text only, with the product's style sheet. */
export const CSP_PLAIN_PAGE =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of every answer that needs no others. */
export const ANSWER_HEADERS = {
  'content-security-policy': CSP_ANSWER,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cache-control': 'no-store',
} as const

/**
 * Sets the headers that every answer carries, before anything else runs; an answer that needs another value
 * overwrites it. HSTS only where the portal is reached by https: on localhost it would lock other projects out.
 */
export const registerSecurityHeaders = (app: FastifyInstance, portalUrl: string): void => {
  const https = portalUrl.startsWith('https:')
  app.addHook('onRequest', (_request, reply: FastifyReply, done) => {
    reply.headers(ANSWER_HEADERS)
    if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    done()
  })
}
