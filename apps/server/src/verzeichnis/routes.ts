import * as contract from '@foerderportal/contract/verzeichnis/routes'
import { ibanLaender } from '@foerderportal/contract/verzeichnis/rules'
import type { FastifyInstance } from 'fastify'
import { mitKopf, tueren } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { adressePruefen } from './adresse/adressePruefen.ts'
import { adresseSuchen } from './adresse/adresseSuchen.ts'
import { datenstandLesen } from './datenstandLesen.ts'
import { finanzaemterLesen } from './finanzaemter.ts'
import { gerichteAm, gerichteLesen, sitze } from './gerichte.ts'
import { ibanBilden, ibanPruefen } from './banken/ibanPruefen.ts'
import { orteNachNameFinden, orteNachPlzFinden } from './orte/orteFinden.ts'
import { Suchsitzungen } from './adresse/sitzungen.ts'

export const registerVerzeichnis = (app: FastifyInstance, services: Services): void => {
  const sitzungen = new Suchsitzungen()
  tueren(app, services, services, contract, {
    datenstandLesen: async (d) =>
      mitKopf(await datenstandLesen(d), { 'cache-control': 'public, max-age=60' }),
    adresseSuchen: async (d, { person, body }) => {
      const lauf = sitzungen.beginnen(person.sub, body.session)
      try {
        const auskunft = await adresseSuchen(d, body, lauf)
        return auskunft === undefined ? { status: 204 } : { status: 200, body: auskunft }
      } finally {
        lauf.beenden()
      }
    },
    adressePruefen,
    ibanPruefen: (d, { query }) => ibanPruefen(d, query.iban),
    ibanLaenderLesen: () => ibanLaender(),
    ibanBilden,
    orteNachNameFinden,
    orteNachPlzFinden,
    gerichtssitzeLesen: async (d, { query }) => sitze(await gerichteLesen(d), query.registerArt),
    gerichtssitzErlaeutern: async (d, { query }) =>
      gerichteAm(await gerichteLesen(d), query.sitz, query.registerArt),
    finanzaemterLesen: (d) => finanzaemterLesen(d),
  })
}
