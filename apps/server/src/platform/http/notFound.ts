import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problems.ts'

/** Doors behind which no page lives: what is unknown there is unknown, not a page of the portal. */
const KEINE_SEITEN =
  /^\/(?:NutzerService|Zuwendungen|SachbearbeitungService|api|api-docs|realms|cms|health|metrics|assets|demo)(?:[/?]|$)/
const DATEINAME = /\.\w+$/

const isPage = (request: FastifyRequest) => {
  const path = request.url.split('?', 1)[0] ?? ''
  return ['GET', 'HEAD'].includes(request.method) && !KEINE_SEITEN.test(request.url) && !DATEINAME.test(path)
}

/** Unknown paths: a page of the SPA where one can be (its router decides), else a 404 problem. */
export const registerNotFound = (app: FastifyInstance, hasSpa: boolean): void => {
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) =>
    hasSpa && isPage(request) ? reply.sendFile('index.html') : sendProblem(reply, ALLGEMEIN.nichtGefunden),
  )
}
