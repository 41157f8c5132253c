import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../shared/route.ts'
import { AenderungAnfrage, AenderungParams } from './aenderungSchema.ts'
import { BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN } from './problems.ts'
import { UnternehmenEingabe, UnternehmenHuelle } from './schema.ts'

/**
 * R7.1-15. For admins of the company. The body is the whole company; its kind stays. With
 * `benachrichtigungNachDurchfuehrung=true` all admins get a mail, after a change of bank data always (S1-08). Beside
 * routes.ts, which every page loads: this is needed on one screen.
 */
export const unternehmenAendern = route({
  method: 'POST',
  path: `${NUTZER_SERVICE}/api/public/${PORTAL}/unternehmen/:companyId`,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'SCHREIBEN'],
  summary: 'Angaben zu einem Unternehmen ändern',
  params: AenderungParams,
  query: AenderungAnfrage,
  pflicht: ['benachrichtigungNachDurchfuehrung', 'guid'],
  body: UnternehmenEingabe,
  answers: { 200: UnternehmenHuelle },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.konkurrierend, BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN],
})
