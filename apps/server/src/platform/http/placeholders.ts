import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { ZUWENDUNGEN } from '@foerderportal/contract/shared/route'
import type { FastifyInstance } from 'fastify'
import { sendProblem } from './problems.ts'

const schema = { summary: 'Platzhalter der Spezifikation (S10-01)' }

/** The placeholder calls of section 7.2, without token (S10-01, S11-02); whatever body comes with them is not read. */
export const registerPlaceholders = (app: FastifyInstance): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post(`${ZUWENDUNGEN}/:token`, { schema }, (_request, reply) =>
      sendProblem(reply, ALLGEMEIN.nichtGefunden),
    )
    scope.route({
      method: ['GET', 'POST'],
      url: `${ZUWENDUNGEN}/dummy301`,
      schema,
      handler: (_request, reply) => reply.redirect('/', 301),
    })
  })
}
