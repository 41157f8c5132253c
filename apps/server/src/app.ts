import { konfigurationLesen } from '@foerderportal/contract/shared/konfiguration'
import type { FastifyInstance } from 'fastify'
import { mount } from './platform/http/mount.ts'
import type { Services } from './platform/services.ts'

const version = '0.1.0'

/** Name and addresses of the operator, for the SPA's first screen. */
export const registerKonfiguration = (app: FastifyInstance, services: Services): void => {
  const { portalName, bankName, bankUrl, impressumUrl, demo } = services.config
  mount(app, services, konfigurationLesen, async () => ({
    status: 200,
    body: { portalName, bankName, bankUrl, impressumUrl, demo, version },
    headers: { 'cache-control': 'public, max-age=60' },
  }))
}
