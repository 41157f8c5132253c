import { mitGuid } from '../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../shared/route.ts'
import { NutzerInfos, VerwaltungEingabe } from './beziehungSchema.ts'
import { ZUORDNUNG_NICHT_MOEGLICH } from './problems.ts'

/** S1-03: who manages a company is the provider's to say. Never for oneself (403); the last admin stays (412). */
export const verwaltungAendern = route({
  method: 'PATCH',
  path: `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid/nutzer/verwaltung`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Einer Person die Verwaltung eines Unternehmens geben oder nehmen',
  params: mitGuid,
  body: VerwaltungEingabe,
  answers: { 200: NutzerInfos },
  problems: [
    ALLGEMEIN.keineBerechtigung,
    ALLGEMEIN.nichtGefunden,
    ALLGEMEIN.konkurrierend,
    ZUORDNUNG_NICHT_MOEGLICH,
  ],
})
