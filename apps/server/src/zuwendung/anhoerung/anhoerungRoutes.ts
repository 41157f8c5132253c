import * as vertrag from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import type { FastifyInstance } from 'fastify'
import type { Eingang } from '../../platform/einreichung/eingangMerken.ts'
import { tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { anhoeren } from './anhoeren.ts'
import { anhoerungenLesen } from './anhoerungenLesen.ts'
import { anhoerungLesen } from './anhoerungLesen.ts'
import { stellungnahmeSchreiben } from './stellungnahmeSchreiben.ts'

/** Hearings, of the bank's side and of the company's. `eingang`: when a request had arrived to its last byte. */
export const mountAnhoerung = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  tueren(app, services, services, vertrag, {
    anhoeren: (d, { person, params, body }) =>
      anhoeren(d, { sub: person.sub, guid: params.guid, eingabe: body }),
    anhoerungenLesen,
    anhoerungLesen,
    anhoerungSpeichern: (d, { person, params, body, ifMatch, request }) =>
      stellungnahmeSchreiben(d, {
        sub: person.sub,
        guid: params.guid,
        antwort: body,
        ifMatch,
        eingang: eingang(request),
        handlung: 'anhoerungSpeichern',
      }),
    anhoerungBeantworten: (d, { person, params, body, ifMatch, request }) =>
      stellungnahmeSchreiben(d, {
        sub: person.sub,
        guid: params.guid,
        antwort: body,
        ifMatch,
        eingang: eingang(request),
        handlung: 'anhoerungBeantworten',
      }),
  })
}
