import * as contract from '@foerderportal/contract/verzeichnis/routes'
import { ibanLaender } from '@foerderportal/contract/verzeichnis/rules'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { datenstandLesen } from './datenstandLesen.ts'
import { finanzaemterLesen } from './finanzaemter.ts'
import { gerichteAm, gerichteLesen, sitze } from './gerichte.ts'
import { ibanBilden, ibanPruefen } from './ibanPruefen.ts'
import { orteNachNameFinden, orteNachPlzFinden } from './orteFinden.ts'

const mountIban = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.ibanPruefen, async ({ query }) => ({
    status: 200,
    body: await ibanPruefen(services, query.iban),
  }))
  mount(app, services, contract.ibanLaenderLesen, async () => ({ status: 200, body: ibanLaender() }))
  mount(app, services, contract.ibanBilden, async ({ query }) => ({
    status: 200,
    body: await ibanBilden(services, query),
  }))
}

const mountOrte = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.orteNachNameFinden, async ({ body }) => ({
    status: 200,
    body: await orteNachNameFinden(services, body.ort),
  }))
  mount(app, services, contract.orteNachPlzFinden, async ({ body }) => ({
    status: 200,
    body: await orteNachPlzFinden(services, body.plz),
  }))
}

const mountBehoerden = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.gerichtssitzeLesen, async ({ query }) => ({
    status: 200,
    body: sitze(await gerichteLesen(services), query.registerArt),
  }))
  mount(app, services, contract.gerichtssitzErlaeutern, async ({ query }) => ({
    status: 200,
    body: gerichteAm(await gerichteLesen(services), query.sitz, query.registerArt),
  }))
  mount(app, services, contract.finanzaemterLesen, async () => ({
    status: 200,
    body: await finanzaemterLesen(services),
  }))
}

export const registerVerzeichnis = (app: FastifyInstance, services: Services): void => {
  mountIban(app, services)
  mountOrte(app, services)
  mountBehoerden(app, services)
  mount(app, services, contract.datenstandLesen, async () => ({
    status: 200,
    body: await datenstandLesen(services),
    headers: { 'cache-control': 'public, max-age=60' },
  }))
}
