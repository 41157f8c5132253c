import * as vertrag from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import type { FastifyInstance } from 'fastify'
import { dateiAnnehmen } from '../../platform/files/public.ts'
import { tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { notizAnheften, notizSchreiben } from './notizen.ts'
import { verlaufLesen } from './verlaufLesen.ts'
import { wiedervorlageAnlegen, wiedervorlageErledigen } from './wiedervorlagen.ts'

export const mountVerlauf = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, vertrag, {
    verlaufLesen: (d, { person, params, query }) =>
      verlaufLesen(d, {
        sub: person.sub,
        guid: params.guid,
        art: query.art,
        person: query.person,
        nach: query.nach,
      }),
    notizSchreiben: (d, { person, params, body }) =>
      notizSchreiben(d, { sub: person.sub, guid: params.guid, eingabe: body }),
    notizDateiHochladen: (d, anfrage) => dateiAnnehmen(d, anfrage, { nurBank: true }),
    notizAnheften,
    wiedervorlageAnlegen,
    wiedervorlageErledigen,
  })
}
