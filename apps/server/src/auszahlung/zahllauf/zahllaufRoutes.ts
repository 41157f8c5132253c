import * as contract from '@foerderportal/contract/auszahlung/zahllauf/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { einreichungVermerken } from './einreichungVermerken.ts'
import { ergebnisVermerken } from './ergebnisVermerken.ts'
import { postenAusnehmen } from './postenAusnehmen.ts'
import { zahllaeufeLesen } from './zahllaeufeLesen.ts'
import { zahllaufAnlegen } from './zahllaufAnlegen.ts'
import { zahllaufFreigeben } from './zahllaufFreigeben.ts'
import { zahllaufHerunterladen } from './zahllaufHerunterladen.ts'
import {
  zahllaufVerfallVorlegen,
  zahllaufVerfallZurueckgeben,
  zahllaufVerfallen,
} from './zahllaufVerfallen.ts'
import { zahllaufVerwerfen } from './zahllaufVerwerfen.ts'
import { zahllaufZeigen } from './zahllaufView.ts'
import { zahllaufVorlegen } from './zahllaufVorlegen.ts'
import { zahllaufZurueckgeben } from './zahllaufZurueckgeben.ts'

const mountListen = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.zahllaeufeLesen, async ({ principal: person, query }) => ({
    status: 200,
    body: await zahllaeufeLesen(services, { person, frage: query }),
  }))
}

/** Payment runs (S6-07, S6-08). */
export const mountZahllauf = (app: FastifyInstance, services: Services): void => {
  mountListen(app, services)
  mount(app, services, contract.zahllaufAnlegen, async ({ principal: person, body }) => ({
    status: 200,
    body: await zahllaufAnlegen(services, { person, ...body }),
  }))
  mount(app, services, contract.zahllaufLesen, async ({ principal: person, params: { guid } }) => ({
    status: 200,
    body: await zahllaufZeigen(services.db, guid, person, services.clock.now()),
  }))
  mount(app, services, contract.postenAusnehmen, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await postenAusnehmen(services, { person, ...params, nummern: body.posten, grund: body.grund }),
  }))
  mount(app, services, contract.zahllaufVorlegen, async ({ principal: person, params }) => ({
    status: 200,
    body: await zahllaufVorlegen(services, { person, ...params }),
  }))
  mount(app, services, contract.zahllaufZurueckgeben, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await zahllaufZurueckgeben(services, { person, ...params, ...body }),
  }))
  mount(app, services, contract.zahllaufFreigeben, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await zahllaufFreigeben(services, { person, ...params, eingabe: body }),
  }))
  mount(app, services, contract.zahllaufVerwerfen, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await zahllaufVerwerfen(services, { person, ...params, ...body }),
  }))
  mount(app, services, contract.zahllaufHerunterladen, async ({ principal: person, params }) => ({
    status: 200,
    body: undefined,
    ...(await zahllaufHerunterladen(services, { person, ...params })),
  }))
  mount(app, services, contract.einreichungVermerken, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await einreichungVermerken(services, { person, ...params, ...body }),
  }))
  mount(app, services, contract.zahllaufVerfallVorlegen, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await zahllaufVerfallVorlegen(services, { person, ...params, ...body }),
  }))
  mount(app, services, contract.zahllaufVerfallZurueckgeben, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await zahllaufVerfallZurueckgeben(services, { person, ...params, ...body }),
  }))
  mount(app, services, contract.zahllaufVerfallen, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await zahllaufVerfallen(services, { person, ...params, ...body }),
  }))
  mount(app, services, contract.ergebnisVermerken, async ({ principal: person, params, body }) => ({
    status: 200,
    body: await ergebnisVermerken(services, { person, ...params, eingabe: body }),
  }))
}
