import * as vertrag from '@foerderportal/contract/shared/freigaben/routes'
import { darf } from '@foerderportal/contract/shared/permissions'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../http/tueren.ts'
import type { Services } from '../services.ts'
import type { Wartezaehler } from '../wartendes.ts'
import { freigabenLesen, freigabenZaehlen, type Freigabendienste } from './freigabenLesen.ts'

type Dazu = Omit<Freigabendienste, 'db'>

/** The one list of releases, with what the slices hand in. */
export const registerFreigaben = (app: FastifyInstance, services: Services, dazu: Dazu): void =>
  tueren(app, services, services, vertrag, {
    freigabenLesen: ({ db }, { person, query }) => freigabenLesen({ ...dazu, db }, person, query),
  })

/** Its number in the frame of the desk (S9-14). */
export const freigabenWarten =
  ({ quellen }: Pick<Dazu, 'quellen'>): Wartezaehler =>
  async ({ db }, person) =>
    darf(person.rollen, ['FREIGABE', 'SCHREIBEN'])
      ? { freigaben: await freigabenZaehlen({ db, quellen }, person) }
      : {}
