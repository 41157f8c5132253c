import * as contract from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { beihilfeErfassen } from './beihilfeErfassen.ts'
import { beihilfeStreichen } from './beihilfeStreichen.ts'
import { kontoLesen } from './kontoLesen.ts'
import { verbindungErfassen } from './verbindungErfassen.ts'
import { verbindungLoesen } from './verbindungLoesen.ts'

/** The De-minimis account of an enterprise, at the desk. */
export const mountVerbund = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.deMinimisKontoLesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await kontoLesen(services, { sub, ...params }),
  }))
  mount(app, services, contract.verbindungErfassen, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await verbindungErfassen(services, { sub, ...params, eingabe: body }),
  }))
  mount(app, services, contract.verbindungLoesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await verbindungLoesen(services, { sub, ...params }),
  }))
  mount(app, services, contract.beihilfeErfassen, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await beihilfeErfassen(services, { sub, ...params, eingabe: body }),
  }))
  mount(app, services, contract.beihilfeStreichen, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await beihilfeStreichen(services, { sub, ...params, ...body }),
  }))
}
