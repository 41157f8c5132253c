import * as contract from '@foerderportal/contract/identifizierung/routes'
import * as bank from '@foerderportal/contract/identifizierung/bank/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { tueren } from '../platform/http/tueren.ts'
import { absagen } from '../platform/http/refusal.ts'
import { STARTEN } from '../platform/ident/startverweis.ts'
import type { Services } from '../platform/services.ts'
import { identVersuchVermerken } from './bank/identVersuchVermerken.ts'
import { versucheLaden } from './bank/versuche.ts'
import { befindenLesen } from './befindenLesen.ts'
import { registerDemoIdentdienst } from './demo/seiten.ts'
import { identifizierungLesen } from './identifizierungLesen.ts'
import { rueckmeldungAnnehmen } from './rueckmeldungAnnehmen.ts'
import { bytesLesen, rueckmeldungLesen } from './rueckmeldungLesen.ts'
import { versuchBeginnen } from './versuchBeginnen.ts'

const Verweis = z.object({ verweis: z.string().check(z.maxLength(1000)) })

/** Where `identifizierungsUrl` leads: on to the service, or back to the screen that says why there is nothing to begin. */
const registerStart = (app: FastifyInstance, services: Services): void => {
  const schema = { hide: true, params: Verweis }
  app.get(`${STARTEN}/:verweis`, { schema }, async (request, reply) => {
    // The schema above has parsed the path; Fastify's type does not follow it.
    const { verweis } = request.params as z.output<typeof Verweis>
    const url = await versuchBeginnen(services, verweis)
    return reply.redirect(url ?? '/identifizierung/in-arbeit', 303)
  })
}

export const registerIdentifizierung = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, contract, {
    identifizierungLesen: async (d, { person }) => ({
      ...(await identifizierungLesen(d, person.sub)),
      // The browser keeps it, and asks whether it still holds.
      headers: { 'cache-control': 'private, no-cache' },
    }),
    identRueckmelden: async (d, { params, body, request }) => {
      await rueckmeldungAnnehmen(d, await rueckmeldungLesen(d, params.identConfigKey, body, request))
    },
    identBefindenLesen: (d, { params }) => befindenLesen(d, params.identConfigKey),
    identProbeMelden: async (d, { body }) => {
      await bytesLesen(body)
      if (!d.config.demo) throw absagen(ALLGEMEIN.nichtGefunden)
    },
  })
  // What the bank's people look through.
  tueren(app, services, services, bank, {
    identVersucheLesen: (d) => versucheLaden(d.db),
    identVersuchVermerken,
  })
  registerStart(app, services)
  registerDemoIdentdienst(app, services)
}
