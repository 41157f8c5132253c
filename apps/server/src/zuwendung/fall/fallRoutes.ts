import * as aenderungen from '@foerderportal/contract/zuwendung/antrag/aenderungen/routes'
import * as fall from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { fallFragebogenPdfLesen, fallFrageboegenLesen } from '@foerderportal/contract/fragebogen/bank/routes'
import type { FastifyInstance } from 'fastify'
import { fallFragebogenPdf, fallFrageboegen, fragebogenPdfGrenze } from '../../fragebogen/public.ts'
import { tueren } from '../../platform/http/tueren.ts'
import type { Services } from '../../platform/services.ts'
import { aenderungenLesen } from './aenderungenLesen.ts'
import { fallAnsichtLesen } from './fallAnsichtLesen.ts'
import { fallLesen } from './fallLesen.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'
import { fallUnterlagenLesen } from './fallUnterlagenLesen.ts'

const alsZahl = (wert: string | undefined): number | undefined =>
  wert === undefined ? undefined : Number(wert)

/** Questionnaires of a case: what they are belongs to their slice, whose case it is to this one. */
const fragebogen = { fallFrageboegenLesen, fallFragebogenPdfLesen }

/** What the bank's people read and write around a case. */
export const mountFall = (app: FastifyInstance, services: Services): void => {
  const grenze = fragebogenPdfGrenze(services.clock)
  tueren(app, services, services, fall, {
    fallLesen,
    fallAnsichtLesen,
    fallUnterlagenLesen,
  })
  tueren(app, services, services, fragebogen, {
    fallFrageboegenLesen: async ({ db }, { person, params }) =>
      fallFrageboegen(db, await bankFallLesen(db, params.guid, person.sub)),
    fallFragebogenPdfLesen: async (d, { person: { sub }, params }) => {
      const { antrag_guid: antragGuid } = await bankFallLesen(d.db, params.guid, sub)
      return fallFragebogenPdf(d, grenze, { guid: params.fragebogenGuid, antragGuid, sub })
    },
  })
  tueren(app, services, services, aenderungen, {
    aenderungenLesen: (d, { person, params, query }) =>
      aenderungenLesen(d, {
        sub: person.sub,
        guid: params.guid,
        von: alsZahl(query.von),
        bis: alsZahl(query.bis),
      }),
  })
}
