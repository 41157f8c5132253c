import * as vertrag from '@foerderportal/contract/zuwendung/bank/protokoll/routes'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { protokollLesen } from './protokollLesen.ts'
import { unternehmensketteLesen } from './unternehmensketteLesen.ts'

export const mountProtokoll = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, vertrag, {
    protokollLesen: (d, { person, params, query }) =>
      protokollLesen(d, {
        sub: person.sub,
        guid: params.guid,
        vor: query.vor === undefined ? undefined : Number(query.vor),
      }),
    kettePruefen: (d, { person: { sub }, params }) => unternehmensketteLesen(d, { sub, ...params }),
  })
}
