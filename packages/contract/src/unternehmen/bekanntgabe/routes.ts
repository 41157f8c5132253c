import { ALLGEMEIN } from '../../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../../shared/route.ts'
import { UnternehmenParams } from '../schema.ts'
import { EinwilligungBekanntgabe, EinwilligungEingabe } from './schema.ts'

const path = `${NUTZER_SERVICE}/api/public/${PORTAL}/unternehmen/:companyId/bekanntgabe` as const

/** S1-10. Every member reads whether notices come by the portal, and what the consent says. */
export const einwilligungLesen = route({
  method: 'GET',
  path,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'LESEN'],
  summary: 'Einwilligung in Bescheide im Portal lesen',
  params: UnternehmenParams,
  etag: 'version',
  answers: { 200: EinwilligungBekanntgabe },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * S1-10. For signers: gives the consent, or takes it back for the future; what runs already goes on. Who never gave one
 * chooses the post by it. Repeating it changes nothing. 409 where somebody else has changed it, or the text is another one now.
 */
export const einwilligungAendern = route({
  method: 'PUT',
  path,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'LESEN'],
  summary: 'Bescheide im Portal bekommen, mit Einwilligung, oder mit der Post',
  params: UnternehmenParams,
  body: EinwilligungEingabe,
  etag: 'version',
  ifMatch: true,
  answers: { 200: EinwilligungBekanntgabe },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.konkurrierend],
})
