import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from '../http/problems.ts'
import { viaProxy } from '../http/viaProxy.ts'
import { isLoopback } from '../loopback.ts'
import type { Services } from '../services.ts'
import { registerPostausgangSeite } from './postausgangSeite.ts'
import { VORFUEHRUNG_CSS, VORFUEHRUNG_CSS_PFAD } from './vorfuehrungsseite.ts'

const NUR_HIER =
  'Die Demo-Welt gibt es nur auf dem Rechner, auf dem sie läuft. Für eine öffentliche Vorführung starten Sie das Portal mit DEMO=1 und DEMO_OEFFENTLICH=1.'

/** The name a caller used; one that can't be read is nobody's here. */
const kommtVonHier = (request: FastifyRequest): boolean => {
  const url = URL.parse(`http://${request.host}`)
  return url !== null && isLoopback(url.hostname) && !viaProxy(request)
}

/**
 * The demo world's own pages, and its lock: what the configuration can't know (a tunnel, a proxy that nobody named) shows
 * in the calls, and they are refused. That also keeps foreign pages out that have their name lead here (DNS rebinding).
 */
export const registerVorfuehrung = (app: FastifyInstance, services: Services): void => {
  const { demo, demoOeffentlich } = services.config
  if (!demo) return
  app.get(VORFUEHRUNG_CSS_PFAD, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(VORFUEHRUNG_CSS),
  )
  registerPostausgangSeite(app, services)
  if (demoOeffentlich) return
  app.addHook('onRequest', (request, reply, done) => {
    if (kommtVonHier(request)) done()
    else void sendProblem(reply, ALLGEMEIN.keineBerechtigung, NUR_HIER)
  })
}
