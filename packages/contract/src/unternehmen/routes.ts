import { ALLGEMEIN } from '../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../shared/route.ts'
import { KEIN_NUTZER } from '../nutzer/problems.ts'
import { NutzerStatus } from '../nutzer/schema.ts'
import { BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN } from './problems.ts'
import {
  EingeladenVon,
  EinladungAntwort,
  EinladungParams,
  UnternehmenEingabe,
  UnternehmenHuelle,
  AenderungAnfrage,
  UnternehmenParams,
} from './schema.ts'

const path = `${NUTZER_SERVICE}/api/public/${PORTAL}/unternehmen` as const

export const unternehmenAnlegen = route({
  method: 'PUT',
  path,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'ANLEGEN'],
  summary: 'Unternehmen registrieren',
  aufrufschluessel: 'moeglich',
  body: UnternehmenEingabe,
  answers: { 200: UnternehmenHuelle },
  problems: [BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN],
})

export const unternehmenLesen = route({
  method: 'GET',
  path: `${path}/:companyId`,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'LESEN'],
  summary: 'Angaben zu einem Unternehmen',
  params: UnternehmenParams,
  answers: { 200: UnternehmenHuelle },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/** R7.1-13. For whoever has the mail address that was invited; everybody else gets 404 (S1-02). */
export const einladungLesen = route({
  method: 'GET',
  path: `${path}/einladung/:einladungId`,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'LESEN'],
  summary: 'Unternehmen einer Einladung',
  params: EinladungParams,
  answers: { 200: EingeladenVon },
  problems: [ALLGEMEIN.nichtGefunden],
})

/**
 * R7.1-06. Accepts (`bestaetigen=true`) or declines an invitation and answers the status afterwards. Needs an
 * authentication not older than 30 seconds, else 401 'Reauthentication required' (S1-04).
 */
export const einladungBeantworten = route({
  method: 'DELETE',
  path: `${NUTZER_SERVICE}/api/public/${PORTAL}/nutzer/einladung/:einladungId`,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'ANLEGEN'],
  summary: 'Einladung annehmen oder ablehnen',
  params: EinladungParams,
  query: EinladungAntwort,
  pflicht: ['bestaetigen'],
  answers: { 200: NutzerStatus },
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.nichtGefunden, KEIN_NUTZER],
})

/**
 * R7.1-15. For admins of the company. The body is the whole company; its kind stays. With
 * `benachrichtigungNachDurchfuehrung=true` all admins get a mail, after a change of bank data always (S1-08).
 */
export const unternehmenAendern = route({
  method: 'POST',
  path: `${path}/:companyId`,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'SCHREIBEN'],
  summary: 'Angaben zu einem Unternehmen ändern',
  params: UnternehmenParams,
  query: AenderungAnfrage,
  pflicht: ['benachrichtigungNachDurchfuehrung', 'guid'],
  body: UnternehmenEingabe,
  answers: { 200: UnternehmenHuelle },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.konkurrierend, BENUTZER_NICHT_ODER_UNTERNEHMEN_VORHANDEN],
})
