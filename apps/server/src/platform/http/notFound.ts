import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MethodsOf } from './methods.ts'
import { sendProblem } from './problems.ts'
import type { Spa } from './spa.ts'

/** Doors behind which no page lives: what is unknown there is unknown, not a page of the portal. */
const KEINE_SEITEN =
  /^\/(?:NutzerService|Zuwendungen|SachbearbeitungService|api|api-docs|realms|cms|health|metrics|demo|reihung|(?:sachbearbeitung\/)?assets)(?:[/?]|$)/
const DATEINAME = /\.\w+$/

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

const isPage = (request: FastifyRequest) => {
  const path = pathOf(request)
  return ['GET', 'HEAD'].includes(request.method) && !KEINE_SEITEN.test(request.url) && !DATEINAME.test(path)
}

/** The app whose page it is: that with the longest path. */
const spaOf = (path: string, spas: readonly Spa[]): Spa | undefined =>
  spas
    .filter(({ prefix }) => `${path}/`.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]

/** A call whose method is declared has a part in its path that none can have: what it names is unknown. */
const refuse = (request: FastifyRequest, reply: FastifyReply, methodsOf: MethodsOf) => {
  const methods = methodsOf(pathOf(request))
  return methods.length === 0 || methods.includes(request.method)
    ? sendProblem(reply, ALLGEMEIN.nichtGefunden)
    : sendProblem(reply.header('allow', methods.join(', ')), ALLGEMEIN.methodeFehlt)
}

/**
 * Unknown paths: a page of the SPA where one can be (its router decides), else a 404 problem; 405 with the methods that
 * are declared where the path is known (RFC 9110, section 15.5.6). Refused before anything of a body is read: what it
 * says does not matter, and Fastify would refuse what it can't read first.
 */
export const registerNotFound = (app: FastifyInstance, spas: readonly Spa[], methodsOf: MethodsOf): void => {
  const pageOf = (request: FastifyRequest) => (isPage(request) ? spaOf(pathOf(request), spas) : undefined)
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 || pageOf(request)) done()
    else void refuse(request, reply, methodsOf)
  })
  app.setNotFoundHandler((request, reply) => {
    const spa = pageOf(request)
    return spa ? reply.sendFile('index.html', spa.folder) : refuse(request, reply, methodsOf)
  })
}
