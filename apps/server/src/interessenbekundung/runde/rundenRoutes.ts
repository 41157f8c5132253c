import * as contract from '@foerderportal/contract/interessenbekundung/bank/routes'
import { inCent } from '@foerderportal/contract/shared/geld/betrag'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { aktVorlegen } from './akte/aktVorlegen.ts'
import { einladungDerRunde } from './akte/einladungsverlaengerung.ts'
import { gereihteBekundung } from './akte/entfallen.ts'
import {
  rundenaktFreigeben,
  rundenaktZurueckgeben,
  rundenaktZurueckholen,
} from './akte/rundenaktEntscheiden.ts'
import { rundeAendern } from './rundeAendern.ts'
import { rundeAnlegen } from './rundeAnlegen.ts'
import { rundeLesen } from './rundeLesen.ts'
import { rundenLesen } from './rundenLesen.ts'
import { rundeVerwerfen } from './rundeVerwerfen.ts'
import { rundeVorschlagLesen } from './rundeVorschlagLesen.ts'

const mountPlanung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.rundenLesen, async ({ query }) => ({
    status: 200,
    body: await rundenLesen(services, query),
  }))
  mount(app, services, contract.rundeLesen, async ({ principal, params }) => ({
    status: 200,
    ...(await rundeLesen(services, { ...params, person: principal })),
  }))
  mount(app, services, contract.rundeVorschlagLesen, async ({ query }) => ({
    status: 200,
    body: await rundeVorschlagLesen(services, query.programm),
  }))
  mount(app, services, contract.rundeAnlegen, async ({ principal, body }) => ({
    status: 200,
    ...(await rundeAnlegen(services, { angaben: body, person: principal })),
  }))
  mount(app, services, contract.rundeAendern, async ({ principal, params, body, ifMatch }) => ({
    status: 200,
    ...(await rundeAendern(services, { ...params, person: principal, angaben: body, ifMatch })),
  }))
  mount(app, services, contract.rundeVerwerfen, async ({ principal, params, ifMatch }) => {
    await rundeVerwerfen(services, { ...params, person: principal, ifMatch })
    return { status: 204 }
  })
}

/** Acts on a round as a whole that a second person releases. */
const mountVorlagen = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.rundeVeroeffentlichen, async ({ principal, params }) => ({
    status: 200,
    ...(await aktVorlegen(services, {
      ...params,
      person: principal,
      art: 'rundeVeroeffentlichen',
      angaben: (_tx, { runde }) => ({ bezeichnung: runde.bezeichnung, version: runde.version }),
    })),
  }))
  mount(app, services, contract.fristVerlaengern, async ({ principal, params, body }) => ({
    status: 200,
    ...(await aktVorlegen(services, {
      ...params,
      person: principal,
      art: 'fristVerlaengern',
      angaben: () => body,
    })),
  }))
  mount(app, services, contract.mittelErhoehen, async ({ principal, params, body }) => ({
    status: 200,
    ...(await aktVorlegen(services, {
      ...params,
      person: principal,
      art: 'mittelErhoehen',
      angaben: () => ({ cent: inCent(body.budgetInEuro), grund: body.grund }),
    })),
  }))
  mount(app, services, contract.rundeAnnullieren, async ({ principal, params, body }) => ({
    status: 200,
    ...(await aktVorlegen(services, {
      ...params,
      person: principal,
      art: 'rundeAnnullieren',
      angaben: () => body,
    })),
  }))
}

/** Acts on a declaration or an invitation of a round. */
const mountEinzelne = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.bekundungEntfallen, async ({ principal, params, body }) => ({
    status: 200,
    ...(await aktVorlegen(services, {
      guid: params.guid,
      person: principal,
      art: 'bekundungEntfallen',
      objekt: params.bekundungGuid,
      angaben: async (tx) => ({
        ...body,
        rang: (await gereihteBekundung(tx, params.guid, params.bekundungGuid))?.rang ?? 0,
      }),
    })),
  }))
  mount(app, services, contract.einladungVerlaengern, async ({ principal, params, body }) => ({
    status: 200,
    ...(await aktVorlegen(services, {
      guid: params.guid,
      person: principal,
      art: 'einladungVerlaengern',
      objekt: params.einladungGuid,
      angaben: async (tx) => ({
        ...body,
        rang: (await einladungDerRunde(tx, params.guid, params.einladungGuid))?.rang ?? 0,
      }),
    })),
  }))
}

const mountFreigaben = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.rundenaktFreigeben, async ({ principal, params, body }) => ({
    status: 200,
    ...(await rundenaktFreigeben(services, { akt: params.guid, person: principal, ...body })),
  }))
  mount(app, services, contract.rundenaktZurueckgeben, async ({ principal, params, body }) => ({
    status: 200,
    ...(await rundenaktZurueckgeben(services, { akt: params.guid, person: principal, ...body })),
  }))
  mount(app, services, contract.rundenaktZurueckholen, async ({ principal, params }) => ({
    status: 200,
    ...(await rundenaktZurueckholen(services, { akt: params.guid, person: principal })),
  }))
}

/** What the bank does with a round as such (S9-05). */
export const mountRunden = (app: FastifyInstance, services: Services): void => {
  mountPlanung(app, services)
  mountVorlagen(app, services)
  mountEinzelne(app, services)
  mountFreigaben(app, services)
}
