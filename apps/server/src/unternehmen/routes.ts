import * as contract from '@foerderportal/contract/unternehmen/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { einladungBeantworten } from './einladungBeantworten.ts'
import { einladungLesen } from './einladungLesen.ts'
import type { NachAnlegen } from './public.ts'
import { unternehmenAnlegen } from './unternehmenAnlegen.ts'
import { unternehmenLesen } from './unternehmenLesen.ts'

const mountEinladungen = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.einladungLesen, async ({ principal, params }) => ({
    status: 200,
    body: await einladungLesen(services, principal, params.einladungId),
  }))
  mount(app, services, contract.einladungBeantworten, async ({ principal, params, query }) => ({
    status: 200,
    body: await einladungBeantworten(services, {
      principal,
      guid: params.einladungId,
      annehmen: query.bestaetigen === 'true',
    }),
  }))
}

/** `nachAnlegen`: what other slices do in the transaction that creates a company. */
export const registerUnternehmen = (
  app: FastifyInstance,
  services: Services,
  { nachAnlegen = [] }: { readonly nachAnlegen?: readonly NachAnlegen[] } = {},
): void => {
  mount(app, services, contract.unternehmenAnlegen, async ({ principal, body }) => ({
    status: 200,
    body: await unternehmenAnlegen(services, nachAnlegen, principal.sub, body),
  }))
  mount(app, services, contract.unternehmenLesen, async ({ principal, params }) => ({
    status: 200,
    body: await unternehmenLesen(services, principal.sub, params.companyId),
  }))
  mountEinladungen(app, services)
}
