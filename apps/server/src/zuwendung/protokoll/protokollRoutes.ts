import * as vertrag from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { protokollLesen } from './protokollLesen.ts'
import { unternehmensketteLesen } from './unternehmensketteLesen.ts'

export const mountProtokoll = (app: FastifyInstance, services: Services): void => {
  mount(app, services, vertrag.protokollLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await protokollLesen(services, {
      sub: principal.sub,
      guid: params.guid,
      vor: query.vor === undefined ? undefined : Number(query.vor),
    }),
  }))
  mount(app, services, vertrag.kettePruefen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await unternehmensketteLesen(services, { sub, ...params }),
  }))
}
