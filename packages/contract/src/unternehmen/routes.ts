import { akt, lesen, loeschen, setzen } from '../shared/bauer.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL } from '../shared/route.ts'
import { KEIN_NUTZER } from '../nutzer/problems.ts'
import { NutzerStatus } from '../nutzer/schema.ts'
import { BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN } from './problems.ts'
import {
  EingeladenVon,
  EinladungAntwort,
  UnternehmenEingabe,
  UnternehmenHuelle,
  AenderungAnfrage,
} from './schema.ts'

const path = `${NUTZER_SERVICE}/api/public/${PORTAL}/unternehmen` as const

export const unternehmenAnlegen = setzen(path, 'MITGLIED_LEGT_AN', {
  summary: 'Unternehmen registrieren',
  aufrufschluessel: 'moeglich',
  body: UnternehmenEingabe,
  antwort: UnternehmenHuelle,
  problems: [BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN],
})

export const unternehmenLesen = lesen(`${path}/:companyId`, 'MITGLIED_LIEST', {
  summary: 'Angaben zu einem Unternehmen',
  antwort: UnternehmenHuelle,
  problems: [ALLGEMEIN.keineBerechtigung],
})

/** R7.1-13. For whoever has the mail address that was invited; everybody else gets 404 (S1-02). */
export const einladungLesen = lesen(`${path}/einladung/:einladungId`, 'MITGLIED_LIEST', {
  summary: 'Unternehmen einer Einladung',
  antwort: EingeladenVon,
  problems: [ALLGEMEIN.nichtGefunden],
})

/**
 * R7.1-06. Accepts (`bestaetigen=true`) or declines an invitation and answers the status afterwards. Needs an
 * authentication not older than 30 seconds, else 401 'Reauthentication required' (S1-04).
 */
export const einladungBeantworten = loeschen(
  `${NUTZER_SERVICE}/api/public/${PORTAL}/nutzer/einladung/:einladungId`,
  'MITGLIED_LEGT_AN',
  {
    summary: 'Einladung annehmen oder ablehnen',
    query: EinladungAntwort,
    pflicht: ['bestaetigen'],
    antwort: NutzerStatus,
    problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden, KEIN_NUTZER],
  },
)

/**
 * R7.1-15. For admins of the company. The body is the whole company; its kind stays. With
 * `benachrichtigungNachDurchfuehrung=true` all admins get a mail, after a change of bank data always (S1-08).
 */
export const unternehmenAendern = akt(`${path}/:companyId`, 'ADMIN_SCHREIBT', {
  summary: 'Angaben zu einem Unternehmen ändern',
  query: AenderungAnfrage,
  pflicht: ['benachrichtigungNachDurchfuehrung', 'guid'],
  body: UnternehmenEingabe,
  antwort: UnternehmenHuelle,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.konkurrierend, BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN],
})
