import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../shared/route.ts'
import { LoginDaten, LoginDatenErgebnis } from './loginDatenSchema.ts'
import { BENUTZER_VORHANDEN } from './problems.ts'

/**
 * R7.1-07. Changes the name and the mail address by which the signed-in person signs in. Needs an authentication not
 * older than 30 seconds, else 401 'Reauthentication required' (S1-04). Beside routes.ts, as in otp.ts.
 */
export const loginDatenAendern = route({
  method: 'POST',
  path: `${NUTZER_SERVICE}/api/public/${PORTAL}/nutzer/logindaten`,
  permission: ['NUTZERSERVICE_AKTUELLER_NUTZER', 'SCHREIBEN'],
  summary: 'Benutzernamen und E-Mail-Adresse ändern',
  query: LoginDaten,
  pflicht: ['username', 'email'],
  answers: { 200: LoginDatenErgebnis },
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden, ALLGEMEIN.ueberlastet, BENUTZER_VORHANDEN],
})
