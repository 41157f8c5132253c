import * as contract from '@foerderportal/contract/interessenbekundung/routes'
import type { FastifyInstance } from 'fastify'
import { einreichschlange } from '../platform/einreichung/einreichschlange.ts'
import { eingangMerken, type Eingang } from '../platform/einreichung/eingangMerken.ts'
import { tueren } from '../platform/http/tueren.ts'
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

/** A company's declarations. `eingang`: when a request had arrived to its last byte. */
const mountBekundung = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  const anstellen = einreichschlange(services)
  tueren(app, services, services, contract, {
    bekundungAnlegen: (d, { person, params, query, request }) =>
      bekundungAnlegen(d, { principal: person, ...params, ...query, eingang: eingang(request) }),
    bekundungLesen: (d, { person, params }) => bekundungLesen(d, person, params.guid),
    bekundungSpeichern: (d, { person, body, ifMatch, request }) => {
      const { lage: _beantwortet, ...formular } = body
      const e = { sub: person.sub, formular, ifMatch, eingang: eingang(request) }
      const arbeit = () => bekundungEinreichen(d, e)
      return formular.fertig === true ? anstellen(person.sub, arbeit) : arbeit()
    },
    bekundungZurueckziehen: async (d, { person, params, ifMatch, request }) => {
      const { sub } = person
      await bekundungZurueckziehen(d, { sub, guid: params.guid, ifMatch, eingang: eingang(request) })
    },
    bekundungMetaLesen,
    bekundungUebersichtLesen,
    bekundungDokumenteLesen,
    bekundungLoseLesen,
    bekundungBelegLesen: (d, { person, params, query }) => {
      const wunsch = { sub: person.sub, fileGuid: params.fileGuid, download: query.download === 'true' }
      return bekundungBelegLesen(d, wunsch)
    },
    einladungVerzichten: (d, { person, params, request }) =>
      einladungVerzichten(d, { sub: person.sub, guid: params.guid, eingang: eingang(request) }),
  })
}

export const registerInteressenbekundung = (app: FastifyInstance, services: Services): void => {
  void app.register(async (scope) => {
    const eingang = eingangMerken(scope, services.clock)
    mountBekundung(scope, services, eingang)
  })
  mountRunden(app, services)
  mountReihung(app, services)
  mountStaffeln(app, services)
  oeffentlichRouten(app, services)
}
