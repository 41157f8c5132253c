import * as contract from '@foerderportal/contract/shared/idp'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'

/** Where the identity provider is; asked by the portal before anyone is signed in (R7.3-17). */
export const idpRouten = (app: FastifyInstance, services: Services): void => {
  const ort = ({ identity }: Services) => identity.location()
  tueren(app, services, services, contract, {
    nutzerServiceBaseUrl: ort,
    zuwendungenBaseUrl: ort,
    ursprungBaseUrl: ort,
    verzeichnisBaseUrl: ort,
  })
}
