import * as contract from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { pruefpunkteLesen } from './pruefpunkteLesen.ts'
import { vermerkSchreiben } from './vermerkSchreiben.ts'
import { vermerkStreichen } from './vermerkStreichen.ts'

/** The calls of a case's check. */
export const mountPruefpunkte = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.pruefpunkteLesen, async ({ principal, params }) => ({
    status: 200,
    body: await pruefpunkteLesen(services, principal, params.guid),
  }))
  mount(app, services, contract.vermerkSchreiben, async ({ principal, params, body, ifMatch }) => ({
    status: 200,
    ...(await vermerkSchreiben(services, { principal, geschaeftGuid: params.guid, ifMatch, eingabe: body })),
  }))
  mount(app, services, contract.vermerkStreichen, async ({ principal, params, body, ifMatch }) => ({
    status: 200,
    ...(await vermerkStreichen(services, { principal, geschaeftGuid: params.guid, ifMatch, eingabe: body })),
  }))
}
