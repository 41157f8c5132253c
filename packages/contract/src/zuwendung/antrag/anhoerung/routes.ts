import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, ZUWENDUNGEN, route } from '../../../shared/route.ts'
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

/** S9-03. Hears the applicant before a decision; he gets a mail without content, and can answer until the deadline. */
export const anhoeren = route({
  method: 'POST',
  path: BEI_DER_BANK,
  permission: ['SACHBEARBEITUNG', 'SCHREIBEN'],
  summary: 'Den Antragsteller vor einer Entscheidung anhören',
  params: mitGuid,
  body: AnhoerungEingabe,
  answers: { 200: AnhoerungBeiDerBank },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/** S9-03. All hearings of a case; what is typed and not sent stays with the company. */
export const anhoerungenLesen = route({
  method: 'GET',
  path: BEI_DER_BANK,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Die Anhörungen eines Falls lesen',
  params: mitGuid,
  answers: { 200: AnhoerungenAntwort },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** What the bank wants to decide, and the answer as it was saved last; 404 without a hearing. */
export const anhoerungLesen = route({
  method: 'GET',
  path: BEIM_ANTRAG,
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Die Anhörung zu einem Zuschussantrag lesen',
  params: mitGuid,
  etag: 'version',
  answers: { 200: AnhoerungAnsicht },
  problems: [ZUWENDUNG.antragFehlt],
})

/** Saves an answer that is not sent yet; `If-Match` carries the version that it builds on. */
export const anhoerungSpeichern = route({
  method: 'PUT',
  path: BEIM_ANTRAG,
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Die Stellungnahme zu einer Anhörung speichern',
  params: mitGuid,
  body: StellungnahmeEntwurf,
  etag: 'version',
  ifMatch: true,
  answers: { 200: AnhoerungAnsicht },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich, ALLGEMEIN.konkurrierend],
})

/** Sends it; from then on it stays as it is, and the bank reads it. */
export const anhoerungBeantworten = route({
  method: 'POST',
  path: BEIM_ANTRAG,
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Die Stellungnahme zu einer Anhörung senden',
  params: mitGuid,
  body: Stellungnahme,
  etag: 'version',
  ifMatch: true,
  answers: { 200: AnhoerungAnsicht },
  problems: [ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich, ALLGEMEIN.konkurrierend],
})
