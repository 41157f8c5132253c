import { createGunzip, gzip } from 'node:zlib'
import { GEPACKT_AB_BYTES } from '@foerderportal/contract/shared/gepackt'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, FastifyReply, RequestPayload } from 'fastify'
import { absagen } from './refusal.ts'

/** Level 4 packs a form nearly as well as level 6, in two thirds of the time (ADR 0026). */
const STUFE = { level: 4 }

/**
 * Unpacks while Fastify reads, which counts the unpacked bytes against the limit of every body and answers at once when
 * it is passed. Nothing more is unpacked then; the rest of the request is read by drain.ts.
 */
const entpackt = (payload: RequestPayload, reply: FastifyReply): RequestPayload => {
  const auspacker = createGunzip()
  payload.once('error', (error) => auspacker.destroy(error))
  // Fastify stops listening at the limit; an error that nobody hears would end the process.
  auspacker.on('error', () => undefined)
  for (const ende of ['close', 'finish']) reply.raw.once(ende, () => auspacker.destroy())
  // What Fastify compares with Content-Length.
  const mitLaenge = { get: () => auspacker.bytesWritten }
  return Object.defineProperty(payload.pipe(auspacker), 'receivedEncodedLength', mitLaenge)
}

const istJson = (typ: unknown): boolean => typeof typ === 'string' && typ.startsWith('application/json')

/** Reads JSON bodies that come packed with gzip; small ones, and those of uploads, pass untouched (ADR 0026). */
export const registerGunzip = (app: FastifyInstance): void => {
  app.addHook('preParsing', (request, reply, payload, done) => {
    const packung = request.headers['content-encoding']?.toLowerCase()
    if (packung === undefined || packung === 'identity' || !istJson(request.headers['content-type']))
      return done(null, payload)
    if (packung === 'gzip') return done(null, entpackt(payload, reply))
    reply.header('accept-encoding', 'gzip')
    return done(absagen(ALLGEMEIN.ungueltig, 'Die Anfrage darf nur mit gzip gepackt sein.'))
  })
}

/** Listed, and not with the weight 0 (RFC 9110, section 12.5.3). */
const NIMMT_GZIP = /(?:^|,)\s*gzip\s*(?:$|,|;\s*q=(?:1|0\.0*[1-9]))/i

/** Packs long JSON answers for whoever takes gzip. */
export const registerGzip = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < GEPACKT_AB_BYTES) return done(null, payload)
    if (!istJson(reply.getHeader('content-type'))) return done(null, payload)
    reply.header('vary', 'accept-encoding')
    if (!NIMMT_GZIP.test(request.headers['accept-encoding'] ?? '')) return done(null, payload)
    reply.header('content-encoding', 'gzip').removeHeader('content-length')
    return gzip(payload, STUFE, done)
  })
}
