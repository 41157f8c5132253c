import * as contract from '@foerderportal/contract/verzeichnis/routes'
import { ibanLaender } from '@foerderportal/contract/verzeichnis/rules'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { adressePruefen } from './adresse/adressePruefen.ts'
import { adresseSuchen } from './adresse/adresseSuchen.ts'
import { datenstandLesen } from './datenstandLesen.ts'
import { finanzaemterLesen } from './finanzaemter.ts'
import { gerichteAm, gerichteLesen, sitze } from './gerichte.ts'
import { ibanBilden, ibanPruefen } from './banken/ibanPruefen.ts'
import { orteNachNameFinden, orteNachPlzFinden } from './orte/orteFinden.ts'
import { Suchsitzungen } from './adresse/sitzungen.ts'

const mountAdressen = (app: FastifyInstance, services: Services): void => {
  const sitzungen = new Suchsitzungen()
  mount(app, services, contract.adresseSuchen, async ({ principal, body }) => {
    const lauf = sitzungen.beginnen(principal.sub, body.session)
    try {
      const auskunft = await adresseSuchen(services, body, lauf)
      return auskunft === undefined ? { status: 204 } : { status: 200, body: auskunft }
    } finally {
      lauf.beenden()
    }
  })
  mount(app, services, contract.adressePruefen, async ({ body }) => ({
    status: 200,
    body: await adressePruefen(services, body),
  }))
}

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
  mountAdressen(app, services)
  mountIban(app, services)
  mountOrte(app, services)
  mountBehoerden(app, services)
  mount(app, services, contract.datenstandLesen, async () => ({
    status: 200,
    body: await datenstandLesen(services),
    headers: { 'cache-control': 'public, max-age=60' },
  }))
}
