import * as contract from '@foerderportal/contract/interessenbekundung/bank/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { reihungFreigeben } from './reihungFreigeben.ts'
import { reihungLesen } from './reihungLesen.ts'
import { reihungOeffnen } from './reihungOeffnen.ts'
import { reihungVorbereiten } from './reihungVorbereiten.ts'
import { reihungZurueckgeben } from './reihungZurueckgeben.ts'

/** The ranking of a round (S3-03). */
export const mountReihung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.reihungLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await reihungLesen(services, { ...params, person: principal, frage: query }),
  }))
  mount(app, services, contract.reihungVorbereiten, async ({ principal, params, body }) => ({
    status: 200,
    ...(await reihungVorbereiten(services, { ...params, person: principal, ...body })),
  }))
  mount(app, services, contract.reihungOeffnen, async ({ principal, params, body }) => ({
    status: 200,
    ...(await reihungOeffnen(services, { ...params, person: principal, ...body })),
  }))
  mount(app, services, contract.reihungFreigeben, async ({ principal, params, body }) => ({
    status: 200,
    ...(await reihungFreigeben(services, { ...params, person: principal, ...body })),
  }))
  mount(app, services, contract.reihungZurueckgeben, async ({ principal, params, body }) => ({
    status: 200,
    ...(await reihungZurueckgeben(services, { ...params, person: principal, ...body })),
  }))
}
