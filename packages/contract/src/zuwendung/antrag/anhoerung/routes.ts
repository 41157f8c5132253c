import { akt, lesen, speichern, versionsakt } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, ZUWENDUNGEN } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import {
  AnhoerungAnsicht,
  AnhoerungBeiDerBank,
  AnhoerungEingabe,
  AnhoerungenAntwort,
  Stellungnahme,
  StellungnahmeEntwurf,
} from './schema.ts'

const BEI_DER_BANK = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/anhoerung` as const
/** By the guid of the application: its latest hearing is the one that is meant. */
const BEIM_ANTRAG = `${ZUWENDUNGEN}/api/public/zuschussantrag/anhoerung/:guid` as const
const gibt = {
  antwort: AnhoerungAnsicht,
  etag: 'version',
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
} as const

/** S9-03. Hears the applicant before a decision; he gets a mail without content, and can answer until the deadline. */
export const anhoeren = akt(BEI_DER_BANK, 'BANK_SCHREIBT', {
  summary: 'Den Antragsteller vor einer Entscheidung anhören',
  body: AnhoerungEingabe,
  antwort: AnhoerungBeiDerBank,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** S9-03. All hearings of a case; what is typed and not sent stays with the company. */
export const anhoerungenLesen = lesen(BEI_DER_BANK, 'BANK_LIEST', {
  summary: 'Die Anhörungen eines Falls lesen',
  antwort: AnhoerungenAntwort,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** What the bank wants to decide, and the answer as it was saved last; 404 without a hearing. */
export const anhoerungLesen = lesen(BEIM_ANTRAG, 'KUNDE_LIEST', {
  summary: 'Die Anhörung zu einem Zuschussantrag lesen',
  ...gibt,
  problems: [ZUWENDUNG.antragFehlt],
})

/** Saves an answer that is not sent yet; `If-Match` carries the version that it builds on. */
export const anhoerungSpeichern = speichern(BEIM_ANTRAG, 'KUNDE_SCHREIBT', {
  summary: 'Die Stellungnahme zu einer Anhörung speichern',
  body: StellungnahmeEntwurf,
  ...gibt,
})

/** Sends it; from then on it stays as it is, and the bank reads it. */
export const anhoerungBeantworten = versionsakt(BEIM_ANTRAG, 'KUNDE_SCHREIBT', {
  summary: 'Die Stellungnahme zu einer Anhörung senden',
  body: Stellungnahme,
  ...gibt,
})
