import * as contract from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { staffelFreigeben, staffelZurueckgeben } from './staffelFreigeben.ts'
import { staffelVorbereiten } from './staffelVorbereiten.ts'

/** Batches of invitations along the ranking (S9-05). */
export const mountStaffeln = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.staffelVorbereiten, async ({ principal, params, body }) => ({
    status: 200,
    ...(await staffelVorbereiten(services, { ...params, person: principal, gelesen: body })),
  }))
  mount(app, services, contract.staffelFreigeben, async ({ principal, params, body }) => ({
    status: 200,
    ...(await staffelFreigeben(services, {
      guid: params.guid,
      staffel: params.staffelGuid,
      person: principal,
      ...body,
    })),
  }))
  mount(app, services, contract.staffelZurueckgeben, async ({ principal, params, body }) => ({
    status: 200,
    ...(await staffelZurueckgeben(services, {
      guid: params.guid,
      staffel: params.staffelGuid,
      person: principal,
      ...body,
    })),
  }))
}
