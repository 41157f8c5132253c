import * as contract from '@foerderportal/contract/interessenbekundung/routes'
import type { FastifyInstance } from 'fastify'
import { einreichschlange } from '../platform/einreichung/einreichschlange.ts'
import { eingangMerken, type Eingang } from '../platform/einreichung/eingangMerken.ts'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { bekundungAnlegen } from './bekundung/bekundungAnlegen.ts'
import { bekundungBelegLesen } from './bekundung/bekundungBelegLesen.ts'
import { bekundungDokumenteLesen } from './bekundung/bekundungDokumenteLesen.ts'
import { bekundungEinreichen } from './bekundung/bekundungEinreichen.ts'
import { bekundungLesen } from './bekundung/bekundungLesen.ts'
import { bekundungLoseLesen } from './bekundung/bekundungLoseLesen.ts'
import { bekundungZurueckziehen } from './bekundung/bekundungZurueckziehen.ts'
import { bekundungMetaLesen } from './bekundungMetaLesen.ts'
import { bekundungUebersichtLesen } from './bekundungUebersichtLesen.ts'
import { einladungVerzichten } from './einladung/einladungVerzichten.ts'
import { oeffentlichRouten } from './oeffentlich/oeffentlichRouten.ts'
import { mountReihung } from './reihung/reihungRoutes.ts'
import { mountRunden } from './runde/rundenRoutes.ts'
import { mountStaffeln } from './staffel/staffelRoutes.ts'

const mountFormular = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  const anstellen = einreichschlange(services)
  mount(app, services, contract.bekundungAnlegen, async ({ principal, params, query, request }) => ({
    status: 200,
    ...(await bekundungAnlegen(services, { principal, ...params, ...query, eingang: eingang(request) })),
  }))
  mount(app, services, contract.bekundungLesen, async ({ principal, params }) => ({
    status: 200,
    ...(await bekundungLesen(services, principal, params.guid)),
  }))
  mount(app, services, contract.bekundungSpeichern, async ({ principal, body, ifMatch, request }) => {
    const { lage: _beantwortet, ...formular } = body
    const e = { sub: principal.sub, formular, ifMatch, eingang: eingang(request) }
    const arbeit = () => bekundungEinreichen(services, e)
    return {
      status: 200,
      ...(await (formular.fertig === true ? anstellen(principal.sub, arbeit) : arbeit())),
    }
  })
  mount(app, services, contract.bekundungZurueckziehen, async ({ principal, params, ifMatch, request }) => {
    const { sub } = principal
    await bekundungZurueckziehen(services, { sub, guid: params.guid, ifMatch, eingang: eingang(request) })
    return { status: 204 }
  })
}

const mountListen = (app: FastifyInstance, services: Services): void => {
  mount(app, services, contract.bekundungMetaLesen, async ({ params }) => ({
    status: 200,
    body: await bekundungMetaLesen(services, params.ibkMetaGuid),
  }))
  mount(app, services, contract.bekundungUebersichtLesen, async ({ principal, params }) => ({
    status: 200,
    body: await bekundungUebersichtLesen(services, { sub: principal.sub, ...params }),
  }))
  mount(app, services, contract.bekundungDokumenteLesen, async ({ principal, params }) => ({
    status: 200,
    body: await bekundungDokumenteLesen(services, { sub: principal.sub, guid: params.guid }),
  }))
  mount(app, services, contract.bekundungLoseLesen, async ({ principal, params }) => ({
    status: 200,
    body: await bekundungLoseLesen(services, { sub: principal.sub, guid: params.guid }),
  }))
  mount(app, services, contract.bekundungBelegLesen, async ({ principal, params, query }) => {
    const wunsch = { sub: principal.sub, fileGuid: params.fileGuid, download: query.download === 'true' }
    return { status: 200, body: undefined, ...(await bekundungBelegLesen(services, wunsch)) }
  })
}

export const registerInteressenbekundung = (app: FastifyInstance, services: Services): void => {
  void app.register(async (scope) => {
    const eingang = eingangMerken(scope, services.clock)
    mountFormular(scope, services, eingang)
    mountListen(scope, services)
    mount(scope, services, contract.einladungVerzichten, async ({ principal, params, request }) => {
      const wunsch = { sub: principal.sub, guid: params.guid, eingang: eingang(request) }
      return { status: 200, body: await einladungVerzichten(services, wunsch) }
    })
  })
  mountRunden(app, services)
  mountReihung(app, services)
  mountStaffeln(app, services)
  oeffentlichRouten(app, services)
}
