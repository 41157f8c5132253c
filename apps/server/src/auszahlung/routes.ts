import * as contract from '@foerderportal/contract/auszahlung/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { auszahlbareGeschaefteLesen } from './auszahlbareGeschaefteLesen.ts'
import { auszahlungUebersichtLesen } from './auszahlungUebersichtLesen.ts'
import { mountRechnung } from './rechnung/rechnungRoutes.ts'

export const registerAuszahlung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.auszahlbareGeschaefteLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await auszahlbareGeschaefteLesen(services, {
      sub: principal.sub,
      ...params,
      zuklb: query.produktgruppe === 'ZUKLB',
    }),
  }))
  mount(app, services, contract.auszahlungUebersichtLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await auszahlungUebersichtLesen(services, {
      sub: principal.sub,
      ...params,
      zuklb: query.produktgruppe === 'ZUKLB',
    }),
  }))
  mountRechnung(app, services)
}
