import * as contract from '@foerderportal/contract/fragebogen/bank/routes'
import { definitionPruefen } from '@foerderportal/contract/fragebogen/pruefung/definitionPruefen'
import { FRAGEBOGEN } from '@foerderportal/contract/fragebogen/problems'
import type { FastifyInstance } from 'fastify'
import { absagen } from '../../platform/http/refusal.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import type { Antragskunde } from '../befragung/fragebogenAnlegen.ts'
import { fassungSpeichern, fassungVeroeffentlichen, fassungVerwerfen } from './fassungAendern.ts'
import { fassungAnlegen } from './fassungAnlegen.ts'
import { fassungAnsicht, fassungFinden } from './fassungAnsicht.ts'
import { fassungAuswerten, fassungenVergleichen } from './fassungAuswerten.ts'
import { umfrageAnlegen } from './umfrageAnlegen.ts'
import { alleUmfragen, eineUmfrage } from './umfragen.ts'

const mountUmfragen = (app: FastifyInstance, services: Services, kunde: Antragskunde): void => {
  const { db } = services
  const frage = async (sub: string) => ({ sub, verlangtVon: (await kunde.vorbereiten()).verlangtVon })
  const eine = async (sub: string, uuid: string) => {
    const umfrage = await eineUmfrage(db, uuid, await frage(sub))
    if (umfrage === undefined) throw absagen(FRAGEBOGEN.umfrageFehlt)
    return umfrage
  }
  const alle = async (sub: string) => ({ umfragen: await alleUmfragen(db, await frage(sub)) })
  mount(app, services, contract.umfragenLesen, async ({ principal: { sub } }) => ({
    status: 200,
    body: await alle(sub),
  }))
  mount(app, services, contract.umfrageLesen, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await eine(sub, params.umfrageUuid),
  }))
  mount(app, services, contract.umfrageAnlegen, async ({ principal: { sub }, body }) => {
    const { bezeichnung, vorlage = null } = body
    return {
      status: 200,
      body: await eine(sub, await umfrageAnlegen(services, { sub, bezeichnung, vorlage })),
    }
  })
  mount(app, services, contract.fassungVerwerfen, async ({ principal: { sub }, params, ifMatch }) => {
    await fassungVerwerfen(services, { sub, ...params, ifMatch })
    return { status: 200, body: await alle(sub) }
  })
}

const mountFassungen = (app: FastifyInstance, services: Services): void => {
  const { db } = services
  mount(app, services, contract.fassungAnlegen, async ({ principal: { sub }, params, body }) => ({
    status: 200,
    ...(await fassungAnlegen(services, { sub, ...params, ...body, vorlage: body.vorlage ?? null })),
  }))
  mount(app, services, contract.fassungLesen, async ({ params }) => ({
    status: 200,
    ...(await fassungAnsicht(db, await fassungFinden(db, params.guid))),
  }))
  mount(app, services, contract.fassungSpeichern, async ({ principal: { sub }, params, body, ifMatch }) => ({
    status: 200,
    ...(await fassungSpeichern(services, { sub, ...params, definition: body, ifMatch })),
  }))
  mount(app, services, contract.fassungVeroeffentlichen, async ({ principal: { sub }, params, ifMatch }) => ({
    status: 200,
    ...(await fassungVeroeffentlichen(services, { sub, ...params, ifMatch })),
  }))
  mount(app, services, contract.fassungPruefen, async ({ params }) => ({
    status: 200,
    body: { befunde: definitionPruefen((await fassungFinden(db, params.guid)).definition) },
  }))
  mount(app, services, contract.fassungenVergleichen, async ({ query }) => ({
    status: 200,
    body: await fassungenVergleichen(services, query),
  }))
  mount(app, services, contract.fassungAuswerten, async ({ principal: { sub }, params }) => ({
    status: 200,
    body: await fassungAuswerten(services, { ...params, sub }),
  }))
}

/** What the bank's people do with questionnaires; those of a case stand with the case (S8-02). */
export const mountFragebogenBank = (app: FastifyInstance, services: Services, kunde: Antragskunde): void => {
  mountUmfragen(app, services, kunde)
  mountFassungen(app, services)
}
