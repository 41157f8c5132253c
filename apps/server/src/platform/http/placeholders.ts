import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { ZUWENDUNGEN, type Route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { sendProblem } from './problems.ts'

/** Described for `/api-docs`; no calls of the contract, since they take and answer nothing. */
const platzhalter = { permission: 'public', summary: 'Platzhalter der Spezifikation (S10-01)' } as const
const TOKEN: Route = {
  ...platzhalter,
  method: 'POST',
  path: `${ZUWENDUNGEN}/:token`,
  params: z.object({ token: z.string() }),
  answers: {},
  problems: [ALLGEMEIN.nichtGefunden],
}
const dummy = (method: 'GET' | 'POST'): Route => ({
  ...platzhalter,
  method,
  path: `${ZUWENDUNGEN}/dummy301`,
  answers: { 301: null },
})

/** The placeholder calls of section 7.2, without token (S10-01, S11-02); whatever body comes with them is not read. */
export const registerPlaceholders = (app: FastifyInstance): void => {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.post(TOKEN.path, { config: { vertrag: TOKEN } }, (_request, reply) =>
      sendProblem(reply, ALLGEMEIN.nichtGefunden),
    )
    for (const route of [dummy('GET'), dummy('POST')])
      scope.route({
        method: route.method,
        url: route.path,
        config: { vertrag: route },
        handler: (_request, reply) => reply.redirect('/', 301),
      })
  })
}
