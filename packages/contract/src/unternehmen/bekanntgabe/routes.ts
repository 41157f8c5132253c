import { lesen, speichern } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL } from '../../shared/route.ts'
import { EinwilligungBekanntgabe, EinwilligungEingabe } from './schema.ts'

const path = `${NUTZER_SERVICE}/api/public/${PORTAL}/unternehmen/:companyId/bekanntgabe` as const
const gibt = {
  antwort: EinwilligungBekanntgabe,
  etag: 'version',
  problems: [ALLGEMEIN.keineBerechtigung],
} as const

/** S1-10. Every member reads whether notices come by the portal, and what the consent says. */
export const einwilligungLesen = lesen(path, 'MITGLIED_LIEST', {
  summary: 'Einwilligung in Bescheide im Portal lesen',
  ...gibt,
})

/**
 * S1-10. For signers: gives the consent, or takes it back for the future; what runs already goes on. Who never gave one
 * chooses the post by it. Repeating it changes nothing. 409 where somebody else has changed it, or the text is another one now.
 */
export const einwilligungAendern = speichern(path, 'MITGLIED_LIEST', {
  summary: 'Bescheide im Portal bekommen, mit Einwilligung, oder mit der Post',
  body: EinwilligungEingabe,
  ...gibt,
})
