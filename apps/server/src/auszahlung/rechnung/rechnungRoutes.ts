import * as contract from '@foerderportal/contract/auszahlung/rechnung/routes'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { rechnungAuslesen } from './rechnungAuslesen.ts'

/** E-invoices of a payout request (S6-05). */
export const mountRechnung = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, contract, {
    rechnungAuslesen: (d, { person: { sub }, params }) => rechnungAuslesen(d, { sub, ...params }),
  })
}
