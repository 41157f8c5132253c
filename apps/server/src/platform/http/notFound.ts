import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MethodsOf } from './methods.ts'
import { sendProblem } from './problems.ts'

/** Doors behind which no page lives: what is unknown there is unknown, not a page of the portal. */
const KEINE_SEITEN =
  /^\/(?:NutzerService|Zuwendungen|SachbearbeitungService|api|api-docs|realms|cms|health|metrics|assets|demo)(?:[/?]|$)/
const DATEINAME = /\.\w+$/

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

const isPage = (request: FastifyRequest) => {
  const path = pathOf(request)
  return ['GET', 'HEAD'].includes(request.method) && !KEINE_SEITEN.test(request.url) && !DATEINAME.test(path)
}

/**
 * Unknown paths: a page of the SPA where one can be (its router decides), else a 404 problem; 405 with the methods that
 * are declared where the path is known (RFC 9110, section 15.5.6).
 */
export const registerNotFound = (app: FastifyInstance, hasSpa: boolean, methodsOf: MethodsOf): void => {
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (hasSpa && isPage(request)) return reply.sendFile('index.html')
    const methods = methodsOf(pathOf(request))
    return methods.length === 0
      ? sendProblem(reply, ALLGEMEIN.nichtGefunden)
      : sendProblem(reply.header('allow', methods.join(', ')), ALLGEMEIN.methodeFehlt)
  })
}
