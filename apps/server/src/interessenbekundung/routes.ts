import * as contract from '@foerderportal/contract/interessenbekundung/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { bekundungMetaLesen } from './bekundungMetaLesen.ts'
import { mountReihung } from './reihung/reihungRoutes.ts'
import { mountRunden } from './runde/rundenRoutes.ts'
import { mountStaffeln } from './staffel/staffelRoutes.ts'
import { bekundungUebersichtLesen } from './bekundungUebersichtLesen.ts'

export const registerInteressenbekundung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.bekundungMetaLesen, async ({ params }) => ({
    status: 200,
    body: await bekundungMetaLesen(services, params.ibkMetaGuid),
  }))
  mount(app, services, contract.bekundungUebersichtLesen, async ({ principal, params }) => ({
    status: 200,
    body: await bekundungUebersichtLesen(services, { sub: principal.sub, ...params }),
  }))
  mountRunden(app, services)
  mountReihung(app, services)
  mountStaffeln(app, services)
}
