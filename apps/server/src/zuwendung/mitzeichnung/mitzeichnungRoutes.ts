import * as contract from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import type { FastifyInstance } from 'fastify'
import type { Eingang } from '../../platform/einreichung/eingangMerken.ts'
import { ohne, tueren, type Aufruf } from '../../platform/http/tueren.ts'
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

type Ruf = Pick<Aufruf<typeof contract.mitzeichnungErinnern>, 'person' | 'params' | 'request'>
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
  const auftrag = ({ person, params, request }: Ruf): Antragsauftrag => ({
    art: ANTRAG_MITZEICHNUNG,
    principal: person,
    guid: params.guid,
    eingang: eingang(request),
    antworten,
  })
  tueren(app, services, services, ohne(contract, 'mitzeichnungLesen'), {
    auswahlNutzerLesen,
    mitzeichnungAnfordern: (d, ruf) => {
      const a = { ...auftrag(ruf), subjectId: ruf.body.subjectId, ifMatch: ruf.ifMatch }
      return mitzeichnungAnfordern(d, a)
    },
    mitzeichnungZurueckrufen: (d, ruf) => mitzeichnungZurueckrufen(d, auftrag(ruf)),
    mitzeichnungErinnern: (d, ruf) => mitzeichnungErinnern(d, auftrag(ruf)),
    mitzeichnen: (d, ruf) => mitzeichnen(d, { ...auftrag(ruf), unterschrift: ruf.body }),
    mitzeichnungAblehnen: (d, ruf) => mitzeichnungAblehnen(d, { ...auftrag(ruf), ablehnung: ruf.body }),
  })
}
