import * as contract from '@foerderportal/contract/mitteilungen/bank/routes'
import type { FastifyInstance } from 'fastify'
import { dateiAnnehmen } from '../../platform/files/public.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { bankKonversationLesen, fallKonversationLesen } from './bankKonversationLesen.ts'
import { bankMitteilungSenden } from './bankMitteilungSenden.ts'
import { konversationErledigen } from './konversationErledigen.ts'
import { mitteilungDateiHerunterladen } from './mitteilungDateiHerunterladen.ts'
import { posteingangLesen } from './posteingangLesen.ts'
import { terminSetzen } from './terminSetzen.ts'

/** Messages of the bank's side (S7-04). */
export const mountBank = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.posteingangLesen, async ({ principal: { sub }, query }) => ({
    status: 200,
    body: await posteingangLesen(services, { sub, frage: query }),
  }))
  mount(app, services, contract.bankKonversationLesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await bankKonversationLesen(services, { sub, ...params }),
  }))
  mount(app, services, contract.fallKonversationLesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await fallKonversationLesen(services, { sub, ...params }),
  }))
  mount(app, services, contract.bankMitteilungSenden, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await bankMitteilungSenden(services, { sub, ...params, eingabe: body }),
  }))
  mount(app, services, contract.mitteilungDateiHochladen, async (anfrage) => ({
    status: 200,
    body: await dateiAnnehmen(services, anfrage),
  }))
  mount(app, services, contract.mitteilungDateiHerunterladen, async ({ principal, params, query }) => {
    const { stream, headers } = await mitteilungDateiHerunterladen(services, {
      sub: principal.sub,
      ...params,
      download: query.download === 'true',
    })
    return { status: 200, body: undefined, stream, headers }
  })
  mount(app, services, contract.terminSetzen, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await terminSetzen(services, { sub, ...params, ...body }),
  }))
  mount(app, services, contract.konversationErledigen, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    body: await konversationErledigen(services, { sub, ...params, ...body }),
  }))
}
