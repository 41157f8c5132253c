import * as contract from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { pdfLieferung } from '../../platform/pdf/pdfLieferung.ts'
import { vorschaugrenze } from '../../platform/pdf/vorschaugrenze.ts'
import type { Services } from '../../platform/services.ts'
import { bescheidOeffnen } from './bescheid/bescheidOeffnen.ts'
import { entscheidungBeginnen } from './entscheidungBeginnen.ts'
import { entscheidungFreigeben } from './entscheidungFreigeben.ts'
import { entscheidungLesen } from './entscheidungLesen.ts'
import { entscheidungSpeichern } from './entscheidungSpeichern.ts'
import { entscheidungVorlegen } from './entscheidungVorlegen.ts'
import { entscheidungZurueckgeben } from './entscheidungZurueckgeben.ts'
import type { Entscheidungsdienste } from './entscheidungZeigen.ts'
import { entwurfVerwerfen } from './entwurfVerwerfen.ts'
import { freigabenLesen } from './freigabenLesen.ts'
import { vorschauErzeugen } from './vorschauErzeugen.ts'
import type { Beitraege } from './vorlegepruefungen.ts'

const mountVorschau = (app: FastifyInstance, dienste: Entscheidungsdienste): void => {
  const begrenzen = vorschaugrenze(dienste.services.clock)
  mount(app, dienste.services, contract.entscheidungVorschau, async ({ principal, params }) => {
    begrenzen(principal.sub)
    const pdf = await vorschauErzeugen(dienste, { person: principal, geschaeft: params.guid })
    return { status: 200, ...pdfLieferung(pdf, { name: 'Vorschau.pdf' }) }
  })
  mount(app, dienste.services, contract.bescheidOeffnen, async ({ principal, params, query }) => ({
    status: 200,
    body: undefined,
    ...(await bescheidOeffnen(dienste.services, {
      sub: principal.sub,
      geschaeft: params.guid,
      bescheid: params.bescheidGuid,
      download: query.download === 'true',
    })),
  }))
}

/** Decisions: prepared, presented, given back, released; and the list of what waits. */
export const mountEntscheidung = (app: FastifyInstance, services: Services, beitraege: Beitraege): void => {
  const dienste = { services, beitraege }
  mount(app, services, contract.entscheidungLesen, async ({ principal, params }) => ({
    status: 200,
    ...(await entscheidungLesen(dienste, { person: principal, geschaeft: params.guid })),
  }))
  mount(app, services, contract.entscheidungSpeichern, async ({ principal, params, body, ifMatch }) => ({
    status: 200,
    ...(await entscheidungSpeichern(dienste, {
      person: principal,
      geschaeft: params.guid,
      inhalt: body,
      ifMatch,
    })),
  }))
  mount(app, services, contract.entscheidungBeginnen, async ({ principal, params, body }) => ({
    status: 200,
    ...(await entscheidungBeginnen(dienste, { person: principal, geschaeft: params.guid, ...body })),
  }))
  mount(app, services, contract.entwurfVerwerfen, async ({ principal, params, ifMatch }) => ({
    status: 200,
    ...(await entwurfVerwerfen(dienste, { person: principal, geschaeft: params.guid, ifMatch })),
  }))
  mount(app, services, contract.entscheidungVorlegen, async ({ principal, params, ifMatch }) => ({
    status: 200,
    ...(await entscheidungVorlegen(dienste, { person: principal, geschaeft: params.guid, ifMatch })),
  }))
  mount(app, services, contract.entscheidungZurueckgeben, async ({ principal, params, body }) => ({
    status: 200,
    ...(await entscheidungZurueckgeben(dienste, { person: principal, geschaeft: params.guid, ...body })),
  }))
  mount(app, services, contract.entscheidungFreigeben, async ({ principal, params, body }) => ({
    status: 200,
    ...(await entscheidungFreigeben(dienste, { person: principal, geschaeft: params.guid, ...body })),
  }))
  mount(app, services, contract.entscheidungsfreigabenLesen, async ({ principal, query }) => ({
    status: 200,
    body: await freigabenLesen(services, { person: principal, nach: query.nach }),
  }))
  mountVorschau(app, dienste)
}
