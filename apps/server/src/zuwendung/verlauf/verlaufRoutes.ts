import * as vertrag from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import type { FastifyInstance } from 'fastify'
import { dateiAnnehmen } from '../../platform/files/public.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { notizAnheften, notizSchreiben } from './notizen.ts'
import { verlaufLesen } from './verlaufLesen.ts'
import { wiedervorlageAnlegen, wiedervorlageErledigen } from './wiedervorlagen.ts'

export const mountVerlauf = (app: FastifyInstance, services: Services): void => {
  mount(app, services, vertrag.verlaufLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await verlaufLesen(services, {
      sub: principal.sub,
      guid: params.guid,
      art: query.art,
      person: query.person,
      nach: query.nach,
    }),
  }))
  mount(app, services, vertrag.notizSchreiben, async ({ principal, params, body }) => ({
    status: 200,
    body: await notizSchreiben(services, { sub: principal.sub, guid: params.guid, eingabe: body }),
  }))
  mount(app, services, vertrag.notizDateiHochladen, async (anfrage) => ({
    status: 200,
    body: await dateiAnnehmen(services, anfrage, { nurBank: true }),
  }))
  mount(app, services, vertrag.notizAnheften, async ({ principal, params, body }) => ({
    status: 200,
    body: await notizAnheften(services, { sub: principal.sub, ...params, ...body }),
  }))
  mount(app, services, vertrag.wiedervorlageAnlegen, async ({ principal, params, body }) => ({
    status: 200,
    body: await wiedervorlageAnlegen(services, { sub: principal.sub, guid: params.guid, eingabe: body }),
  }))
  mount(app, services, vertrag.wiedervorlageErledigen, async ({ principal, params }) => ({
    status: 200,
    body: await wiedervorlageErledigen(services, { sub: principal.sub, ...params }),
  }))
}
