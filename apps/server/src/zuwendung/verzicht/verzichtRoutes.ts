import * as vertrag from '@foerderportal/contract/zuwendung/antrag/verzicht/routes'
import type { FastifyInstance } from 'fastify'
import type { Eingang } from '../../platform/einreichung/eingangMerken.ts'
import { tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { verzichteLesen } from './verzichteLesen.ts'
import { verzichtErklaeren } from './verzichtErklaeren.ts'
import { verzichtLesen } from './verzichtLesen.ts'
import { verzichtMitzeichnen } from './verzichtMitzeichnen.ts'
import { verzichtZuruecknehmen } from './verzichtZuruecknehmen.ts'

/** Waivers, of the company's side and of the bank's. `eingang`: when a request had arrived to its last byte. */
export const mountVerzicht = (app: FastifyInstance, services: Services, eingang: Eingang): void => {
  tueren(app, services, services, vertrag, {
    verzichtLesen: (d, { person, params }) => verzichtLesen(d, { sub: person.sub, ...params }),
    verzichtErklaeren: (d, { person, params, body, request }) =>
      verzichtErklaeren(d, {
        sub: person.sub,
        ...params,
        eingabe: body,
        eingang: eingang(request),
      }),
    verzichtMitzeichnen: (d, { person, params, request }) =>
      verzichtMitzeichnen(d, { sub: person.sub, ...params, eingang: eingang(request) }),
    verzichtZuruecknehmen: (d, { person, params, request }) =>
      verzichtZuruecknehmen(d, {
        sub: person.sub,
        ...params,
        eingang: eingang(request),
      }),
    verzichteLesen,
  })
}
