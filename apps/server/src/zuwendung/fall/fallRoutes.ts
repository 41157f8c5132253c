import * as aenderungen from '@foerderportal/contract/zuwendung/antrag/aenderungen/routes'
import * as fall from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { fallFragebogenPdfLesen, fallFrageboegenLesen } from '@foerderportal/contract/fragebogen/bank/routes'
import type { FastifyInstance } from 'fastify'
import { fallFragebogenPdf, fallFrageboegen, fragebogenPdfGrenze } from '../../fragebogen/public.ts'
import { mount } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { aenderungenLesen } from './aenderungenLesen.ts'
import { fallAnsichtLesen } from './fallAnsichtLesen.ts'
import { fallLesen } from './fallLesen.ts'
import { bankFallLesen } from '../zugang/bankFall.ts'
import { fallUnterlagenLesen } from './fallUnterlagenLesen.ts'

const alsZahl = (wert: string | undefined): number | undefined =>
  wert === undefined ? undefined : Number(wert)

/** What the bank's people read and write around a case. */
export const mountFall = (app: FastifyInstance, services: Services): void => {
  mount(app, services, fall.fallLesen, async ({ principal, params }) => ({
    status: 200,
    body: await fallLesen(services, principal.sub, params.guid),
  }))
  mount(app, services, fall.fallAnsichtLesen, async ({ principal, params }) => ({
    status: 200,
    body: await fallAnsichtLesen(services, principal.sub, params.guid),
  }))
  mount(app, services, fall.fallUnterlagenLesen, async ({ principal, params }) => ({
    status: 200,
    body: await fallUnterlagenLesen(services, principal.sub, params.guid),
  }))
  mount(app, services, fallFrageboegenLesen, async ({ principal, params }) => {
    const fall = await bankFallLesen(services.db, params.guid, principal.sub)
    return { status: 200, body: await fallFrageboegen(services.db, fall) }
  })
  const grenze = fragebogenPdfGrenze(services.clock)
  mount(app, services, fallFragebogenPdfLesen, async ({ principal: { sub }, params }) => {
    const { antrag_guid: antragGuid } = await bankFallLesen(services.db, params.guid, sub)
    const pdf = await fallFragebogenPdf(services, grenze, { guid: params.fragebogenGuid, antragGuid, sub })
    return { status: 200, body: undefined, ...pdf }
  })
  mount(app, services, aenderungen.aenderungenLesen, async ({ principal, params, query }) => ({
    status: 200,
    body: await aenderungenLesen(services, {
      sub: principal.sub,
      guid: params.guid,
      von: alsZahl(query.von),
      bis: alsZahl(query.bis),
    }),
  }))
}
