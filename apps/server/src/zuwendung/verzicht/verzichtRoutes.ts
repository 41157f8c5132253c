import * as vertrag from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type { FastifyInstance } from 'fastify'
import type { Eingang } from '../../platform/einreichung/eingangMerken.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { verzichteLesen } from './verzichteLesen.ts'
import { verzichtErklaeren } from './verzichtErklaeren.ts'
import { verzichtLesen } from './verzichtLesen.ts'
import { verzichtMitzeichnen } from './verzichtMitzeichnen.ts'
import { verzichtZuruecknehmen } from './verzichtZuruecknehmen.ts'

/** Waivers, of the company's side and of the bank's. `eingang`: when a request had arrived to its last byte. */
export const mountVerzicht = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  mount(app, services, vertrag.verzichtLesen, async ({ principal, params }) => ({
    status: 200,
    body: await verzichtLesen(services, { sub: principal.sub, ...params }),
  }))
  mount(app, services, vertrag.verzichtErklaeren, async ({ principal, params, body, request }) => ({
    status: 200,
    body: await verzichtErklaeren(services, {
      sub: principal.sub,
      ...params,
      eingabe: body,
      eingang: eingang(request),
    }),
  }))
  mount(app, services, vertrag.verzichtMitzeichnen, async ({ principal, params, request }) => ({
    status: 200,
    body: await verzichtMitzeichnen(services, { sub: principal.sub, ...params, eingang: eingang(request) }),
  }))
  mount(app, services, vertrag.verzichtZuruecknehmen, async ({ principal, params, request }) => ({
    status: 200,
    body: await verzichtZuruecknehmen(services, {
      sub: principal.sub,
      ...params,
      eingang: eingang(request),
    }),
  }))
  mount(app, services, vertrag.verzichteLesen, async ({ principal, params }) => ({
    status: 200,
    body: await verzichteLesen(services, { sub: principal.sub, ...params }),
  }))
}
