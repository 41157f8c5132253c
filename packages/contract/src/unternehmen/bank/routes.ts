import { mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import * as z from 'zod/mini'
import {
  AenderungNennen,
  BankdatenAenderung,
  BankdatenAenderungen,
  BankUnternehmen,
  OffeneBankdaten,
} from './schema.ts'
import { NutzerInfos, VerwaltungEingabe } from '../nutzer/schema.ts'
import { ZUORDNUNG_NICHT_MOEGLICH } from '../problems.ts'

const aenderungen = `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid/bankdatenaenderungen` as const

/** S1-08, for the provider: what nobody has looked at comes first, then the newest. */
export const bankdatenAenderungenLesen = route({
  method: 'GET',
  path: aenderungen,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Geänderte Bankverbindungen eines Unternehmens, vorher und nachher',
  params: mitGuid,
  answers: { 200: BankdatenAenderungen },
  problems: [ALLGEMEIN.nichtGefunden],
})

/** Says that one has looked at a change; who was the first stays. Never for a change of one's own (403). */
export const bankdatenAenderungSichten = route({
  method: 'POST',
  path: `${aenderungen}/:aenderungId/gesehen`,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Eine geänderte Bankverbindung als gesehen vermerken',
  params: AenderungNennen,
  answers: { 200: BankdatenAenderung },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

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

/** S9-06. Master data with what became of them, and who acts for the company. */
export const bankUnternehmenLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Ein Unternehmen mit seinen Mitgliedern, für die Sachbearbeitung',
  params: mitGuid,
  answers: { 200: BankUnternehmen },
  problems: [ALLGEMEIN.nichtGefunden],
})

/** S9-06. What nobody has looked at, of all companies, the oldest first. */
export const offeneBankdatenLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/bankdatenaenderung`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Geänderte Bankverbindungen, die noch niemand gesichtet hat',
  answers: { 200: z.array(OffeneBankdaten) },
})
