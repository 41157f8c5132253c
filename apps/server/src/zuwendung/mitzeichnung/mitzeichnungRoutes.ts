import * as contract from '@foerderportal/contract/zuwendung/mitzeichnung/routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mount, type Call } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { auswahlNutzerLesen } from './auswahlNutzerLesen.ts'
import { mitzeichnen } from './mitzeichnen.ts'
import { mitzeichnungAblehnen } from './mitzeichnungAblehnen.ts'
import { mitzeichnungAnfordern } from './mitzeichnungAnfordern.ts'
import type { Auftrag } from './mitzeichnungBewegen.ts'
import { mitzeichnungErinnern } from './mitzeichnungErinnern.ts'
import { mitzeichnungZurueckrufen } from './mitzeichnungZurueckrufen.ts'

type Ruf = Pick<Call<typeof contract.mitzeichnungErinnern>, 'principal' | 'params' | 'request'>

type Umstaende = Pick<Auftrag, 'antworten'> & {
  /** When a request was there to its last byte. */
  readonly eingang: (request: FastifyRequest) => Date
}

/** The calls that move a second signature. */
export const mountMitzeichnung = (
  app: FastifyInstance,
  services: Services,
  { eingang, antworten }: Umstaende,
): void => {
  const auftrag = ({ principal, params, request }: Ruf): Auftrag => ({
    principal,
    guid: params.guid,
    eingang: eingang(request),
    antworten,
  })
  mount(app, services, contract.auswahlNutzerLesen, async ({ principal, params }) => ({
    status: 200,
    body: await auswahlNutzerLesen(services, principal.sub, params.companyId),
  }))
  mount(app, services, contract.mitzeichnungAnfordern, async (ruf) => {
    const a = { ...auftrag(ruf), subjectId: ruf.body.subjectId, ifMatch: ruf.ifMatch }
    return { status: 200, ...(await mitzeichnungAnfordern(services, a)) }
  })
  mount(app, services, contract.mitzeichnungZurueckrufen, async (ruf) => ({
    status: 200,
    ...(await mitzeichnungZurueckrufen(services, auftrag(ruf))),
  }))
  mount(app, services, contract.mitzeichnungErinnern, async (ruf) => ({
    status: 200,
    ...(await mitzeichnungErinnern(services, auftrag(ruf))),
  }))
  mount(app, services, contract.mitzeichnen, async (ruf) => ({
    status: 200,
    ...(await mitzeichnen(services, { ...auftrag(ruf), unterschrift: ruf.body })),
  }))
  mount(app, services, contract.mitzeichnungAblehnen, async (ruf) => ({
    status: 200,
    ...(await mitzeichnungAblehnen(services, { ...auftrag(ruf), ablehnung: ruf.body })),
  }))
}
