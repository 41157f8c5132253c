import * as z from 'zod/mini'
import { akt, lesen, setzen } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, ZUWENDUNGEN } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { Verzicht, VerzichtAnsicht, VerzichtEingabe } from './schema.ts'

/** By the guid of the application. */
const BEIM_ANTRAG = `${ZUWENDUNGEN}/api/public/zuschussantrag/verzicht/:guid` as const
const gibt = { antwort: VerzichtAnsicht, problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich] } as const

/** Beyond the catalogue of calls. What of an approval can be waived, what was, and whether this member may. */
export const verzichtLesen = lesen(BEIM_ANTRAG, 'KUNDE_LIEST', {
  summary: 'Verzicht auf Bewilligtes lesen',
  ...gibt,
  problems: [ZUWENDUNG.antragFehlt],
})

/**
 * Beyond the catalogue of calls. An identified signer waives what was approved, wholly or in part, as far as payouts do
 * not hold it; where two sign, it waits for the second. By the guid in its body a repeat is the same waiver and answers the same (RFC 9110, 9.2.2).
 */
export const verzichtErklaeren = setzen(BEIM_ANTRAG, 'KUNDE_SCHREIBT', {
  summary: 'Auf Bewilligtes verzichten',
  body: VerzichtEingabe,
  ...gibt,
})

/**
 * Beyond the catalogue of calls. Where two sign for a company (S4-07), the second one does: another identified signer than
 * who has signed. What is signed never changes, so its guid says what was read. Repeating it answers the same.
 */
export const verzichtMitzeichnen = akt(`${BEIM_ANTRAG}/:verzichtGuid/unterschrift`, 'KUNDE_SCHREIBT', {
  summary: 'Einen Verzicht als zweite Person unterschreiben',
  ...gibt,
})

/** Beyond the catalogue of calls. As long as the bank has not taken it up; it stays on record. Repeating it answers the same. */
export const verzichtZuruecknehmen = akt(`${BEIM_ANTRAG}/:verzichtGuid/ruecknahme`, 'KUNDE_SCHREIBT', {
  summary: 'Einen Verzicht zurücknehmen',
  ...gibt,
})

/** S9-04. Every waiver of a case, the latest first. */
export const verzichteLesen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/verzicht`, 'BANK_LIEST', {
  summary: 'Die Verzichte eines Falls lesen',
  antwort: z.array(Verzicht),
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})
