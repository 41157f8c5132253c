import * as z from 'zod/mini'
import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, ZUWENDUNGEN, route } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { Verzicht, VerzichtAnsicht, VerzichtEingabe, mitVerzicht } from './schema.ts'

/** By the guid of the application. */
const BEIM_ANTRAG = `${ZUWENDUNGEN}/api/public/zuschussantrag/verzicht/:guid` as const

/** Beyond the catalogue of calls. What of an approval can be waived, what was, and whether this member may. */
export const verzichtLesen = route({
  method: 'GET',
  path: BEIM_ANTRAG,
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Verzicht auf Bewilligtes lesen',
  params: mitGuid,
  answers: { 200: VerzichtAnsicht },
  problems: [ZUWENDUNG.antragFehlt],
})

/**
 * Beyond the catalogue of calls. An identified signer waives what was approved, wholly or in part, as far as payouts do
 * not hold it; where two sign, it waits for the second. By the guid in its body a repeat is the same waiver and answers the same (RFC 9110, 9.2.2).
 */
export const verzichtErklaeren = route({
  method: 'PUT',
  path: BEIM_ANTRAG,
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Auf Bewilligtes verzichten',
  params: mitGuid,
  body: VerzichtEingabe,
  answers: { 200: VerzichtAnsicht },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/**
 * Beyond the catalogue of calls. Where two sign for a company (S4-07), the second one does: another identified signer than
 * who has signed. What is signed never changes, so its guid says what was read. Repeating it answers the same.
 */
export const verzichtMitzeichnen = route({
  method: 'POST',
  path: `${BEIM_ANTRAG}/:verzichtGuid/unterschrift`,
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Einen Verzicht als zweite Person unterschreiben',
  params: mitVerzicht,
  answers: { 200: VerzichtAnsicht },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** Beyond the catalogue of calls. As long as the bank has not taken it up; it stays on record. Repeating it answers the same. */
export const verzichtZuruecknehmen = route({
  method: 'POST',
  path: `${BEIM_ANTRAG}/:verzichtGuid/ruecknahme`,
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Einen Verzicht zurücknehmen',
  params: mitVerzicht,
  answers: { 200: VerzichtAnsicht },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** S9-04. Every waiver of a case, the latest first. */
export const verzichteLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/verzicht`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Die Verzichte eines Falls lesen',
  params: mitGuid,
  answers: { 200: z.array(Verzicht) },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})
