import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../shared/route.ts'
import { BENUTZER_NICHT_VORHANDEN, MEHRERE_UNTERNEHMEN } from './problems.ts'
import { NutzerEingabe, NutzerHuelle, NutzerStand } from './schema.ts'

/**
 * R7.1-03. Changes the signed-in person's own data; its kind stays what it was. `guid` names the snapshot that was read:
 * an older one answers 409. Beside routes.ts, which every page loads: this is needed on one screen.
 */
export const nutzerAendern = route({
  method: 'POST',
  path: `${NUTZER_SERVICE}/api/public/${PORTAL}/nutzer`,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'],
  summary: 'Angaben zur angemeldeten Person ändern',
  query: NutzerStand,
  pflicht: ['guid'],
  body: NutzerEingabe,
  answers: { 200: NutzerHuelle },
  problems: [ALLGEMEIN.konkurrierend, BENUTZER_NICHT_VORHANDEN, MEHRERE_UNTERNEHMEN],
})
