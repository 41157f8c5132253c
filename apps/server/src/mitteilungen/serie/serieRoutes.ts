import * as contract from '@foerderportal/contract/mitteilungen/serie/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { serieLesen, serienLesen } from './serieLesen.ts'
import { serieSenden } from './serieSenden.ts'
import { serieVorschauLesen } from './serieVorschauLesen.ts'
import { serieWiederholen } from './serieWiederholen.ts'

/** Bulk messages of the bank (S7-04, S9-08). */
export const mountSerie = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.serieVorschauLesen, async ({ principal: { sub }, query: { faelle } }) => ({
    status: 200,
    body: await serieVorschauLesen(services, { sub, faelle: faelle.split(',') }),
  }))
  mount(app, services, contract.serieSenden, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await serieSenden(services, { sub, ...params, eingabe: body }),
  }))
  mount(app, services, contract.serieLesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await serieLesen(services, { sub, ...params }),
  }))
  mount(app, services, contract.serieWiederholen, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await serieWiederholen(services, { sub, ...params, eingabe: body }),
  }))
  mount(app, services, contract.serienLesen, async ({ principal: { sub } }) => ({
    status: 200,
    body: await serienLesen(services, { sub }),
  }))
}
