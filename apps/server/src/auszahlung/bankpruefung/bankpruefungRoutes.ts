import * as contract from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { pdfLieferung } from '../../platform/pdf/pdfLieferung.ts'
import { vorschaugrenze } from '../../platform/pdf/vorschaugrenze.ts'
import type { Services } from '../../platform/services.ts'
import { auszahlungDateiOeffnen } from './auszahlungDateiOeffnen.ts'
import { auszahlungenLesen } from './auszahlungenLesen.ts'
import { auszahlungFreigeben } from './auszahlungFreigeben.ts'
import { auszahlungPruefen } from './auszahlungPruefen.ts'
import { auszahlungVorschauErzeugen } from './auszahlungVorschauErzeugen.ts'
import { auszahlungVorlegen } from './auszahlungVorlegen.ts'
import { auszahlungZurueckgeben } from './auszahlungZurueckgeben.ts'
import { bankpruefungLesen } from './bankpruefungLesen.ts'
import { bankRechnungAuslesen } from './bankRechnungAuslesen.ts'

/** The bank's check of payout requests (S6-06, S9-06). */
export const mountBankpruefung = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.auszahlungenLesen, async ({ principal: { sub }, query }) => ({
    status: 200,
    body: await auszahlungenLesen(services, { sub, frage: query }),
  }))
  mount(app, services, contract.bankpruefungLesen, async ({ principal: person, params: { guid } }) => ({
    status: 200,
    ...(await bankpruefungLesen(services, { guid, person })),
  }))
  mount(app, services, contract.auszahlungPruefen, async ({ principal: person, params, body, ifMatch }) => ({
    status: 200,
    ...(await auszahlungPruefen(services, { person, ...params, inhalt: body, ifMatch })),
  }))
  mount(app, services, contract.auszahlungVorlegen, async ({ principal: person, params, ifMatch }) => ({
    status: 200,
    ...(await auszahlungVorlegen(services, { person, ...params, ifMatch })),
  }))
  mount(app, services, contract.auszahlungZurueckgeben, async ({ principal: person, params, body }) => ({
    status: 200,
    ...(await auszahlungZurueckgeben(services, { person, ...params, ...body })),
  }))
  mount(app, services, contract.auszahlungFreigeben, async ({ principal: person, params, body }) => ({
    status: 200,
    ...(await auszahlungFreigeben(services, { person, ...params, ...body })),
  }))
  mount(app, services, contract.bankRechnungAuslesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await bankRechnungAuslesen(services, { sub, ...params }),
  }))
  const begrenzen = vorschaugrenze(services.clock)
  mount(app, services, contract.auszahlungVorschau, async ({ principal: person, params: { guid } }) => {
    begrenzen(person.sub)
    const pdf = await auszahlungVorschauErzeugen(services, { guid, person })
    return { status: 200, ...pdfLieferung(pdf, { name: 'Vorschau.pdf' }) }
  })
  mount(app, services, contract.auszahlungDateiOeffnen, async ({ principal: { sub }, params, query }) => ({
    status: 200,
    body: undefined,
    ...(await auszahlungDateiOeffnen(services, { sub, ...params, download: query.download === 'true' })),
  }))
}
