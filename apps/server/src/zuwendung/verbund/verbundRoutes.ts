import * as contract from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { beihilfeErfassen } from './beihilfeErfassen.ts'
import { beihilfeStreichen } from './beihilfeStreichen.ts'
import { kontoLesen } from './kontoLesen.ts'
import { verbindungErfassen } from './verbindungErfassen.ts'
import { verbindungLoesen } from './verbindungLoesen.ts'

/** The De-minimis account of an enterprise, at the desk. */
export const mountVerbund = (app: FastifyInstance, services: Services): void => {
  tueren(app, services, services, contract, {
    deMinimisKontoLesen: (d, { person: { sub }, params }) => kontoLesen(d, { sub, ...params }),
    verbindungErfassen: (d, { person: { sub }, params, body }) =>
      verbindungErfassen(d, { sub, ...params, eingabe: body }),
    verbindungLoesen: (d, { person: { sub }, params }) => verbindungLoesen(d, { sub, ...params }),
    beihilfeErfassen: (d, { person: { sub }, params, body }) =>
      beihilfeErfassen(d, { sub, ...params, eingabe: body }),
    beihilfeStreichen: (d, { person: { sub }, params, body }) =>
      beihilfeStreichen(d, { sub, ...params, ...body }),
  })
}
