import * as contract from '@foerderportal/contract/fragebogen/routes'
import type { FastifyInstance } from 'fastify'
import { tueren } from '../platform/http/tueren.ts'
import type { Services } from '../platform/services.ts'
import { mountFragebogenBank } from './bank/bankRoutes.ts'
import { fragebogenAnlegen, type Antragskunde } from './befragung/fragebogenAnlegen.ts'
import { fragebogenLesen, fragebogenMetadatenLesen } from './befragung/fragebogenLesen.ts'
import { fragebogenPdfErzeugen, pdfGrenze } from './befragung/fragebogenPdf.ts'
import { fragebogenSpeichern } from './befragung/fragebogenSpeichern.ts'

/** `kunde`: what applications say of questionnaires; this slice knows none of them. */
export const registerFragebogen = (app: FastifyInstance, services: Services, kunde: Antragskunde): void => {
  const grenze = pdfGrenze(services.clock)
  tueren(app, services, services, contract, {
    fragebogenLesen,
    fragebogenSpeichern,
    fragebogenMetadatenLesen,
    fragebogenAnlegen: (d, { person: { sub }, query }) => {
      const { umfrageUuid, antragGuid = null, unternehmenGuid = null } = query
      const bezug = { sub, umfrageUuid, antragGuid, unternehmenGuid }
      return fragebogenAnlegen(d, kunde, bezug)
    },
    fragebogenPdfLesen: async (d, { person: { sub }, query }) => {
      const pdf = await fragebogenPdfErzeugen(d, grenze, { guid: query.fragebogenGuid, sub })
      return pdf
    },
  })
  mountFragebogenBank(app, services, kunde)
}
