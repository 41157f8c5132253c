import * as contract from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { pruefpunkteLesen } from './pruefpunkteLesen.ts'
import { vermerkSchreiben } from './vermerkSchreiben.ts'
import { vermerkStreichen } from './vermerkStreichen.ts'

/** The calls of a case's check. */
export const mountPruefpunkte = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, contract, {
    pruefpunkteLesen,
    vermerkSchreiben: (d, { person, params, body, ifMatch }) =>
      vermerkSchreiben(d, { principal: person, geschaeftGuid: params.guid, ifMatch, eingabe: body }),
    vermerkStreichen: (d, { person, params, body, ifMatch }) =>
      vermerkStreichen(d, { principal: person, geschaeftGuid: params.guid, ifMatch, eingabe: body }),
  })
}
