import * as contract from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import type { FastifyInstance } from 'fastify'
import type { Eingang } from '../../platform/einreichung/eingangMerken.ts'
import { mount, type Call } from '../../platform/http/mount.ts'
import { mitzeichnen } from '../../platform/mitzeichnung/mitzeichnen.ts'
import { mitzeichnungAblehnen } from '../../platform/mitzeichnung/mitzeichnungAblehnen.ts'
import { mitzeichnungAnfordern } from '../../platform/mitzeichnung/mitzeichnungAnfordern.ts'
import type { Auftrag } from '../../platform/mitzeichnung/mitzeichnungBewegen.ts'
import { mitzeichnungErinnern } from '../../platform/mitzeichnung/mitzeichnungErinnern.ts'
import { mitzeichnungZurueckrufen } from '../../platform/mitzeichnung/mitzeichnungZurueckrufen.ts'
import type { Services } from '../../platform/services.ts'
import type { Programme } from '../kern/programmLesen.ts'
import type { AntragRow } from '../kern/repository.ts'
import type { Antwort } from '../kern/view.ts'
import { ANTRAG_MITZEICHNUNG } from './antragMitzeichnung.ts'
import { auswahlNutzerLesen } from './auswahlNutzerLesen.ts'

type Ruf = Pick<Call<typeof contract.mitzeichnungErinnern>, 'principal' | 'params' | 'request'>
type Antragsauftrag = Auftrag<AntragRow, Programme, Antwort>

type Umstaende = Pick<Antragsauftrag, 'antworten'> & {
  /** When a request was there to its last byte. */
  readonly eingang: Eingang
}

/** The calls that move a second signature. */
export const mountMitzeichnung = (
  app: FastifyInstance,
  services: Services,
  { eingang, antworten }: Umstaende,
): void => {
  const auftrag = ({ principal, params, request }: Ruf): Antragsauftrag => ({
    art: ANTRAG_MITZEICHNUNG,
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
