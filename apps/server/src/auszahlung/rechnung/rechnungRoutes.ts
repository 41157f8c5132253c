import * as contract from '@foerderportal/contract/auszahlung/rechnung/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { rechnungAuslesen } from './rechnungAuslesen.ts'

/** E-invoices of a payout request (S6-05). */
export const mountRechnung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.rechnungAuslesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await rechnungAuslesen(services, { sub, ...params }),
  }))
}
