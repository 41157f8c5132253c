import { BENUTZER_VORHANDEN } from '../../nutzer/problems.ts'
import { aendern, lesen, loeschen, setzen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { NUTZER_SERVICE, PORTAL } from '../../shared/route.ts'
import {
  EinladungenAnfrage,
  EinladungSenden,
  MitgliedEntfernen,
  NutzerBeziehungen,
  NutzerInfos,
  OffeneEinladungen,
  ZeichnungsberechtigungEingabe,
} from './schema.ts'
import { ZUORDNUNG_NICHT_MOEGLICH } from '../problems.ts'

const service = `${NUTZER_SERVICE}/api/public/${PORTAL}` as const

/** R7.1-16. */
export const unternehmensNutzerLesen = lesen(`${service}/unternehmen/:companyId/nutzer`, 'ADMIN_LIEST', {
  summary: 'Wer für ein Unternehmen handelt',
  antwort: NutzerBeziehungen,
  problems: [ALLGEMEIN.keineBerechtigung],
})

/** R7.1-17. For admins of the company, and never for oneself (S1-03); beyond the maximum 412. */
export const zeichnungsberechtigungAendern = aendern(
  `${service}/unternehmen/:companyId/nutzer/zeichnungsberechtigung`,
  'ADMIN_SCHREIBT',
  {
    summary: 'Zeichnungsberechtigung einer Person ändern',
    body: ZeichnungsberechtigungEingabe,
    antwort: NutzerInfos,
    problems: [
      ALLGEMEIN.keineBerechtigung,
      ALLGEMEIN.nichtGefunden,
      ALLGEMEIN.konkurrierend,
      ZUORDNUNG_NICHT_MOEGLICH,
    ],
  },
)

/** S1-13. For admins of the company; never of an admin, whom the provider alone removes, nor of oneself. */
export const mitgliedEntfernen = aendern(
  `${service}/unternehmen/:companyId/nutzer/entfernen`,
  'ADMIN_SCHREIBT',
  {
    summary: 'Eine Person aus dem Unternehmen entfernen',
    body: MitgliedEntfernen,
    antwort: NutzerInfos,
    problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden, ALLGEMEIN.konkurrierend],
  },
)

/** R7.1-12. The open ones, for admins of the company. */
export const einladungenLesen = lesen(`${service}/unternehmen/einladung`, 'ADMIN_LIEST', {
  summary: 'Offene Einladungen eines Unternehmens',
  query: EinladungenAnfrage,
  pflicht: ['companyId'],
  antwort: OffeneEinladungen,
  problems: [ALLGEMEIN.keineBerechtigung],
})

/**
 * R7.1-05. Invites an address, and sends the mail of an open invitation again once ten minutes have passed (S1-04);
 * answers the open invitations. Tells nothing about whether the address has an account.
 */
export const nutzerEinladen = setzen(`${service}/nutzer/einladung`, 'ADMIN_LAEDT_EIN', {
  summary: 'Eine Person zum Unternehmen einladen',
  aufrufschluessel: 'moeglich',
  query: EinladungSenden,
  pflicht: ['companyId', 'email'],
  antwort: OffeneEinladungen,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.zuOft, BENUTZER_VORHANDEN, ZUORDNUNG_NICHT_MOEGLICH],
})

/** S1-04. Takes back what nobody has answered yet, for admins of the company; answers the open invitations. */
export const einladungZurueckziehen = loeschen(
  `${service}/unternehmen/:companyId/einladung/:einladungId`,
  'ADMIN_LAEDT_EIN',
  {
    summary: 'Eine Einladung zurückziehen',
    antwort: OffeneEinladungen,
    problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
  },
)
