import { aendern, akt, lesen } from '../../shared/bauer.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import * as z from 'zod/mini'
import { BankdatenAenderung, BankdatenAenderungen, BankUnternehmen, OffeneBankdaten } from './schema.ts'
import { NutzerInfos, VerwaltungEingabe } from '../nutzer/schema.ts'
import { ZUORDNUNG_NICHT_MOEGLICH } from '../problems.ts'

const aenderungen = `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid/bankdatenaenderungen` as const

/** S1-08, for the provider: what nobody has looked at comes first, then the newest. */
export const bankdatenAenderungenLesen = lesen(aenderungen, 'BANK_LIEST', {
  summary: 'Geänderte Bankverbindungen eines Unternehmens, vorher und nachher',
  antwort: BankdatenAenderungen,
  problems: [ALLGEMEIN.nichtGefunden],
})

/** Says that one has looked at a change; who was the first stays. Never for a change of one's own (403). */
export const bankdatenAenderungSichten = akt(`${aenderungen}/:aenderungId/gesehen`, 'BANK_SCHREIBT', {
  summary: 'Eine geänderte Bankverbindung als gesehen vermerken',
  antwort: BankdatenAenderung,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

/** S1-03: who manages a company is the provider's to say. Never for oneself (403); the last admin stays (412). */
export const verwaltungAendern = aendern(
  `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid/nutzer/verwaltung`,
  'BANK_SCHREIBT',
  {
    summary: 'Einer Person die Verwaltung eines Unternehmens geben oder nehmen',
    body: VerwaltungEingabe,
    antwort: NutzerInfos,
    problems: [
      ALLGEMEIN.keineBerechtigung,
      ALLGEMEIN.nichtGefunden,
      ALLGEMEIN.konkurrierend,
      ZUORDNUNG_NICHT_MOEGLICH,
    ],
  },
)

/** S9-06. Master data with what became of them, and who acts for the company. */
export const bankUnternehmenLesen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid`, 'BANK_LIEST', {
  summary: 'Ein Unternehmen mit seinen Mitgliedern, für die Sachbearbeitung',
  antwort: BankUnternehmen,
  problems: [ALLGEMEIN.nichtGefunden],
})

/** S9-06. What nobody has looked at, of all companies, the oldest first. */
export const offeneBankdatenLesen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/bankdatenaenderung`, 'BANK_LIEST', {
  summary: 'Geänderte Bankverbindungen, die noch niemand gesichtet hat',
  antwort: z.array(OffeneBankdaten),
})
