import * as contract from '@foerderportal/contract/identifizierung/routes'
import * as bank from '@foerderportal/contract/identifizierung/bank/routes'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { mount } from '../platform/http/mount.ts'
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

/** What the service calls, without token and anti-forgery header (S11-02). */
const registerRueckmeldung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.identRueckmelden, async ({ params, body, request }) => {
    await rueckmeldungAnnehmen(
      services,
      await rueckmeldungLesen(services, params.identConfigKey, body, request),
    )
    return { status: 204 }
  })
  mount(app, services, contract.identBefindenLesen, async ({ params }) => ({
    status: 200,
    body: await befindenLesen(services, params.identConfigKey),
  }))
  mount(app, services, contract.identProbeMelden, async ({ body }) => {
    await bytesLesen(body)
    if (!services.config.demo) throw absagen(ALLGEMEIN.nichtGefunden)
    return { status: 204 }
  })
}

/** What the bank's people look through. */
const registerBank = (app: FastifyInstance, services: Services): void => {
  mount(app, services, bank.identVersucheLesen, async () => ({
    status: 200,
    body: await versucheLaden(services.db),
  }))
  mount(app, services, bank.identVersuchVermerken, async ({ principal, params, body }) => ({
    status: 200,
    body: await identVersuchVermerken(services, { principal, ...params, ...body }),
  }))
}

export const registerIdentifizierung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.identifizierungLesen, async ({ principal }) => ({
    status: 200,
    ...(await identifizierungLesen(services, principal.sub)),
    // The browser keeps it, and asks whether it still holds.
    headers: { 'cache-control': 'private, no-cache' },
  }))
  registerBank(app, services)
  registerRueckmeldung(app, services)
  registerStart(app, services)
  registerDemoIdentdienst(app, services)
}
