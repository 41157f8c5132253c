import { BENUTZER_VORHANDEN } from '../../nutzer/problems.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL, route } from '../../shared/route.ts'
import {
  EinladungenAnfrage,
  EinladungNennen,
  EinladungSenden,
  MitgliedEntfernen,
  NutzerBeziehungen,
  NutzerInfos,
  OffeneEinladungen,
  ZeichnungsberechtigungEingabe,
} from './schema.ts'
import { UnternehmenParams } from '../schema.ts'
import { ZUORDNUNG_NICHT_MOEGLICH } from '../problems.ts'

const service = `${NUTZER_SERVICE}/api/public/${PORTAL}` as const

/** R7.1-16. */
export const unternehmensNutzerLesen = route({
  method: 'GET',
  path: `${service}/unternehmen/:companyId/nutzer`,
  permission: ['NUTZERSERVICE_ALLE_NUTZER', 'LESEN'],
  summary: 'Wer für ein Unternehmen handelt',
  params: UnternehmenParams,
  answers: { 200: NutzerBeziehungen },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/** R7.1-17. For admins of the company, and never for oneself (S1-03); beyond the maximum 412. */
export const zeichnungsberechtigungAendern = route({
  method: 'PATCH',
  path: `${service}/unternehmen/:companyId/nutzer/zeichnungsberechtigung`,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'SCHREIBEN'],
  summary: 'Zeichnungsberechtigung einer Person ändern',
  params: UnternehmenParams,
  body: ZeichnungsberechtigungEingabe,
  answers: { 200: NutzerInfos },
  problems: [
    ALLGEMEIN.keineBerechtigung,
    ALLGEMEIN.nichtGefunden,
    ALLGEMEIN.konkurrierend,
    ZUORDNUNG_NICHT_MOEGLICH,
  ],
})

/** S1-13. For admins of the company; never of an admin, whom the provider alone removes, nor of oneself. */
export const mitgliedEntfernen = route({
  method: 'PATCH',
  path: `${service}/unternehmen/:companyId/nutzer/entfernen`,
  permission: ['NUTZERSERVICE_UNTERNEHMEN', 'SCHREIBEN'],
  summary: 'Eine Person aus dem Unternehmen entfernen',
  params: UnternehmenParams,
  body: MitgliedEntfernen,
  answers: { 200: NutzerInfos },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, ALLGEMEIN.konkurrierend],
})

/** R7.1-12. The open ones, for admins of the company. */
export const einladungenLesen = route({
  method: 'GET',
  path: `${service}/unternehmen/einladung`,
  permission: ['NUTZERSERVICE_ALLE_NUTZER', 'LESEN'],
  summary: 'Offene Einladungen eines Unternehmens',
  query: EinladungenAnfrage,
  pflicht: ['companyId'],
  answers: { 200: OffeneEinladungen },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * R7.1-05. Invites an address, and sends the mail of an open invitation again once ten minutes have passed (S1-04);
 * answers the open invitations. Tells nothing about whether the address has an account.
 */
export const nutzerEinladen = route({
  method: 'PUT',
  path: `${service}/nutzer/einladung`,
  permission: ['NUTZERSERVICE_ALLE_NUTZER', 'ANLEGEN'],
  summary: 'Eine Person zum Unternehmen einladen',
  aufrufschluessel: 'moeglich',
  query: EinladungSenden,
  pflicht: ['companyId', 'email'],
  answers: { 200: OffeneEinladungen },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.zuOft, BENUTZER_VORHANDEN, ZUORDNUNG_NICHT_MOEGLICH],
})

/** S1-04. Takes back what nobody has answered yet, for admins of the company; answers the open invitations. */
export const einladungZurueckziehen = route({
  method: 'DELETE',
  path: `${service}/unternehmen/:companyId/einladung/:einladungId`,
  permission: ['NUTZERSERVICE_ALLE_NUTZER', 'ANLEGEN'],
  summary: 'Eine Einladung zurückziehen',
  params: EinladungNennen,
  answers: { 200: OffeneEinladungen },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})
