import {
  nutzerServiceBaseUrl,
  ursprungBaseUrl,
  verzeichnisBaseUrl,
  zuwendungenBaseUrl,
} from '@foerderportal/contract/shared/idp'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'

/** Where the identity provider is; asked by the portal before anyone is signed in (R7.3-17). */
export const idpRouten = (app: FastifyInstance, services: Services): void => {
  const ort = async () => ({ status: 200 as const, body: services.identity.location() })
  mount(app, services, nutzerServiceBaseUrl, ort)
  mount(app, services, zuwendungenBaseUrl, ort)
  mount(app, services, ursprungBaseUrl, ort)
  mount(app, services, verzeichnisBaseUrl, ort)
}
