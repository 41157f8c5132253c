import type { FastifyInstance } from 'fastify'
import type { Anbieter } from './anbieter.ts'
import { BASIS, PROTOKOLL } from './ort.ts'

const PFADE = [`${PROTOKOLL}/*`, '/.well-known/*']

/**
 * Hands the raw request to the provider: no body parser may touch it, and its addresses are always those of
 * `portalUrl`, whatever Host header a caller invents.
 */
export const mountProvider = (app: FastifyInstance, anbieter: () => Anbieter, portalUrl: string): void => {
  const oeffentlich = new URL(portalUrl)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  for (const pfad of PFADE) {
    app.all(`${BASIS}${pfad}`, async ({ raw, ip }, reply) => {
      // The platform's security headers would be lost with the reply; the provider overrides what its pages need else.
      for (const [name, wert] of Object.entries(reply.getHeaders()))
        if (wert !== undefined) reply.raw.setHeader(name, wert)
      reply.hijack()
      Object.assign(raw.headers, {
        host: oeffentlich.host,
        'x-forwarded-host': oeffentlich.host,
        'x-forwarded-proto': oeffentlich.protocol.slice(0, -1),
        'x-forwarded-for': ip,
      })
      const originalUrl = raw.url ?? ''
      Object.assign(raw, { originalUrl, url: originalUrl.slice(BASIS.length) })
      await anbieter().antworten(raw, reply.raw)
    })
  }
}
