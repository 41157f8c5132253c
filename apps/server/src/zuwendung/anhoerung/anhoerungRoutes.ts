import * as vertrag from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import type { FastifyInstance } from 'fastify'
import type { Eingang } from '../../platform/einreichung/eingangMerken.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { anhoeren } from './anhoeren.ts'
import { anhoerungenLesen } from './anhoerungenLesen.ts'
import { anhoerungLesen } from './anhoerungLesen.ts'
import { stellungnahmeSchreiben } from './stellungnahmeSchreiben.ts'

/** Hearings, of the bank's side and of the company's. `eingang`: when a request had arrived to its last byte. */
export const mountAnhoerung = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  mount(app, services, vertrag.anhoeren, async ({ principal, params, body }) => ({
    status: 200,
    body: await anhoeren(services, { sub: principal.sub, guid: params.guid, eingabe: body }),
  }))
  mount(app, services, vertrag.anhoerungenLesen, async ({ principal, params }) => ({
    status: 200,
    body: await anhoerungenLesen(services, { sub: principal.sub, guid: params.guid }),
  }))
  mount(app, services, vertrag.anhoerungLesen, async ({ principal, params }) => ({
    status: 200,
    ...(await anhoerungLesen(services, { sub: principal.sub, guid: params.guid })),
  }))
  mount(app, services, vertrag.anhoerungSpeichern, async ({ principal, params, body, ifMatch, request }) => ({
    status: 200,
    ...(await stellungnahmeSchreiben(services, {
      sub: principal.sub,
      guid: params.guid,
      antwort: body,
      ifMatch,
      eingang: eingang(request),
      handlung: 'anhoerungSpeichern',
    })),
  }))
  mount(
    app,
    services,
    vertrag.anhoerungBeantworten,
    async ({ principal, params, body, ifMatch, request }) => ({
      status: 200,
      ...(await stellungnahmeSchreiben(services, {
        sub: principal.sub,
        guid: params.guid,
        antwort: body,
        ifMatch,
        eingang: eingang(request),
        handlung: 'anhoerungBeantworten',
      })),
    }),
  )
}
