import * as contract from '@foerderportal/contract/fragebogen/routes'
import type { FastifyInstance } from 'fastify'
import { mount } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { mountFragebogenBank } from './bank/bankRoutes.ts'
import { fragebogenAnlegen, type Antragskunde } from './befragung/fragebogenAnlegen.ts'
import { fragebogenLesen, fragebogenMetadatenLesen } from './befragung/fragebogenLesen.ts'
import { fragebogenPdfErzeugen, pdfGrenze } from './befragung/fragebogenPdf.ts'
import { fragebogenSpeichern } from './befragung/fragebogenSpeichern.ts'

/** `kunde`: what applications say of questionnaires; this slice knows none of them. */
export const registerFragebogen = (app: FastifyInstance, services: Services, kunde: Antragskunde): void => {
  const grenze = pdfGrenze(services.clock)
  mount(app, services, contract.fragebogenLesen, async ({ principal, query }) => ({
    status: 200,
    ...(await fragebogenLesen(services, query.fragebogenGuid, principal.sub)),
  }))
  mount(app, services, contract.fragebogenSpeichern, async ({ principal: { sub }, body, ifMatch }) => ({
    status: 200,
    ...(await fragebogenSpeichern(services, { sub, eingabe: body, ifMatch })),
  }))
  mount(app, services, contract.fragebogenMetadatenLesen, async ({ principal, query }) => ({
    status: 200,
    body: await fragebogenMetadatenLesen(services, query.fragebogenGuid, principal.sub),
  }))
  mount(app, services, contract.fragebogenAnlegen, async ({ principal: { sub }, query }) => {
    const { umfrageUuid, antragGuid = null, unternehmenGuid = null } = query
    const bezug = { sub, umfrageUuid, antragGuid, unternehmenGuid }
    return { status: 200, body: await fragebogenAnlegen(services, kunde, bezug) }
  })
  mount(app, services, contract.fragebogenPdfLesen, async ({ principal: { sub }, query }) => {
    const pdf = await fragebogenPdfErzeugen(services, grenze, { guid: query.fragebogenGuid, sub })
    return { status: 200, body: undefined, ...pdf }
  })
  mountFragebogenBank(app, services, kunde)
}
