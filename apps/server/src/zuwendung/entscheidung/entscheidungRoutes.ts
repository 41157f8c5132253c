import { Readable } from 'node:stream'
import * as contract from '@foerderportal/contract/zuwendung/entscheidung/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../../platform/http/mount.ts'
import { rateLimit, tooOften } from '../../platform/http/rateLimit.ts'
import { CSP_DOWNLOAD } from '../../platform/http/securityHeaders.ts'
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

/** Of one person: a preview after each pause of typing; setting one takes a thread that everybody shares. */
const VORSCHAUEN = { vorrat: 20, jeMinute: 60 }
const WARTEN_S = 1

const mountVorschau = (app: FastifyInstance, dienste: Entscheidungsdienste): void => {
  const grenze = rateLimit(dienste.services.clock, VORSCHAUEN)
  mount(app, dienste.services, contract.entscheidungVorschau, async ({ principal, params }) => {
    if (!grenze.take(principal.sub))
      throw tooOften('Die Vorschau wurde gerade sehr oft erstellt. Bitte warten Sie eine Sekunde.', WARTEN_S)
    const pdf = await vorschauErzeugen(dienste, { person: principal, geschaeft: params.guid })
    return {
      status: 200,
      stream: Readable.from([pdf]),
      headers: {
        'content-type': 'application/pdf',
        'content-length': String(pdf.length),
        'content-disposition': 'inline; filename="Vorschau.pdf"',
        'content-security-policy': CSP_DOWNLOAD,
        'cache-control': 'private, no-store',
      },
    }
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
  mount(app, services, contract.freigabenLesen, async ({ principal, query }) => ({
    status: 200,
    body: await freigabenLesen(services, { person: principal, nach: query.nach }),
  }))
  mountVorschau(app, dienste)
}
