import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Antwort } from './anmeldung/interaktion.ts'
import { fehlerSeite } from './seiten/fehlerSeite.ts'
import { csp, dokument, SEITEN_HEADER, type Rahmen, type Seite } from './seiten/rahmen.ts'

export type Rahmung = (cookies: string | undefined) => Rahmen

/** Answers a page of the identity provider with its headers. */
const seiteSenden = (
  rahmung: Rahmung,
  request: FastifyRequest,
  reply: FastifyReply,
  seite: Seite,
  status: number,
) => {
  const rahmen = rahmung(request.headers.cookie)
  return reply
    .code(status)
    .headers(SEITEN_HEADER)
    .header('content-security-policy', csp(rahmen.portalUrl, seite))
    .type('text/html; charset=utf-8')
    .send(dokument(rahmen, seite))
}

/** Answers what a step came to: a page, or the way on. */
export const antwortSenden = (
  rahmung: Rahmung,
  request: FastifyRequest,
  reply: FastifyReply,
  antwort: Antwort,
) => {
  if ('weiter' in antwort) return reply.headers(SEITEN_HEADER).redirect(antwort.weiter, 303)
  if (antwort.warten !== undefined) reply.header('retry-after', antwort.warten)
  return seiteSenden(rahmung, request, reply, antwort.seite, antwort.status)
}

/** What fails becomes a page, too. */
export const fehlerBehandeln =
  (rahmung: Rahmung) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const status = error.statusCode ?? 500
    if (status >= 500) request.log.error({ err: error }, 'login page failed')
    const { portalUrl } = rahmung(undefined)
    return seiteSenden(rahmung, request, reply, fehlerSeite(error, portalUrl), status)
  }
