import { mitGuid } from '../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../shared/route.ts'
import { ZUWENDUNG } from '../../zuwendung/kern/problems.ts'
import { Definition } from '../definition/definitionSchema.ts'
import { FRAGEBOGEN } from '../problems.ts'
import {
  Auswertung,
  FallFrageboegen,
  Fassung,
  FassungEingabe,
  FassungPruefung,
  mitFragebogen,
  mitUmfrage,
  Umfrage,
  UmfrageEingabe,
  UmfragenAntwort,
  Vergleich,
  Vergleichswahl,
} from './schema.ts'

const API = `${SACHBEARBEITUNG_SERVICE}/api` as const
const UMFRAGEN = `${API}/fragebogen` as const
const FASSUNG = `${UMFRAGEN}/fassung/:guid` as const
const LESEN = ['SACHBEARBEITUNG', 'LESEN'] as const
const PFLEGEN = ['PROGRAMMPFLEGE', 'SCHREIBEN'] as const

/** S9-05. Every questionnaire with its versions. */
export const umfragenLesen = route({
  method: 'GET',
  path: UMFRAGEN,
  permission: LESEN,
  summary: 'Alle Fragebögen mit ihren Fassungen lesen',
  answers: { 200: UmfragenAntwort },
})

/** A new questionnaire with a first draft, empty or copied. */
export const umfrageAnlegen = route({
  method: 'POST',
  path: UMFRAGEN,
  permission: PFLEGEN,
  summary: 'Einen Fragebogen anlegen, leer oder als Kopie',
  aufrufschluessel: 'noetig',
  body: UmfrageEingabe,
  answers: { 200: Umfrage },
  problems: [FRAGEBOGEN.fehlt],
})

export const umfrageLesen = route({
  method: 'GET',
  path: `${UMFRAGEN}/:umfrageUuid`,
  permission: LESEN,
  summary: 'Einen Fragebogen mit seinen Fassungen lesen',
  params: mitUmfrage,
  answers: { 200: Umfrage },
  problems: [FRAGEBOGEN.umfrageFehlt],
})

/** A further version, to be changed and published; one at a time: where there is a draft, that one. */
export const fassungAnlegen = route({
  method: 'POST',
  path: `${UMFRAGEN}/:umfrageUuid/fassung`,
  permission: PFLEGEN,
  summary: 'Eine neue Fassung eines Fragebogens anlegen',
  params: mitUmfrage,
  body: FassungEingabe,
  etag: 'version',
  answers: { 200: Fassung },
  problems: [FRAGEBOGEN.umfrageFehlt, FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich],
})

export const fassungLesen = route({
  method: 'GET',
  path: FASSUNG,
  permission: LESEN,
  summary: 'Eine Fassung eines Fragebogens lesen',
  params: mitGuid,
  etag: 'version',
  answers: { 200: Fassung },
  problems: [FRAGEBOGEN.fehlt],
})

/** S8-01. Saves a draft, gaps included; what is published never changes. */
export const fassungSpeichern = route({
  method: 'PUT',
  path: FASSUNG,
  permission: PFLEGEN,
  summary: 'Den Entwurf einer Fassung speichern',
  params: mitGuid,
  body: Definition,
  etag: 'version',
  ifMatch: true,
  answers: { 200: Fassung },
  problems: [FRAGEBOGEN.fehlt, ALLGEMEIN.konkurrierend, FRAGEBOGEN.nichtMoeglich],
})

/** Dead ends, questions that nobody is asked, conditions in a circle: what keeps it from being published. */
export const fassungPruefen = route({
  method: 'GET',
  path: `${FASSUNG}/pruefung`,
  permission: LESEN,
  summary: 'Eine Fassung auf Sackgassen prüfen',
  params: mitGuid,
  answers: { 200: FassungPruefung },
  problems: [FRAGEBOGEN.fehlt],
})

/** The draft becomes what is asked from now on; the version before is replaced, who is answering it keeps it. */
export const fassungVeroeffentlichen = route({
  method: 'PUT',
  path: `${FASSUNG}/veroeffentlichung`,
  permission: PFLEGEN,
  summary: 'Eine Fassung veröffentlichen',
  params: mitGuid,
  etag: 'version',
  ifMatch: true,
  answers: { 200: Fassung },
  problems: [FRAGEBOGEN.fehlt, ALLGEMEIN.konkurrierend, FRAGEBOGEN.nichtMoeglich],
})

export const fassungVerwerfen = route({
  method: 'DELETE',
  path: FASSUNG,
  permission: PFLEGEN,
  summary: 'Den Entwurf einer Fassung verwerfen',
  params: mitGuid,
  ifMatch: true,
  answers: { 200: UmfragenAntwort },
  problems: [FRAGEBOGEN.fehlt, ALLGEMEIN.konkurrierend, FRAGEBOGEN.nichtMoeglich],
})

/** What has changed from one version to another. */
export const fassungenVergleichen = route({
  method: 'GET',
  path: `${UMFRAGEN}/vergleich`,
  permission: LESEN,
  summary: 'Zwei Fassungen vergleichen',
  query: Vergleichswahl,
  pflicht: ['von', 'nach'],
  answers: { 200: Vergleich },
  problems: [FRAGEBOGEN.fehlt],
})

/** All finished answers of a version together; groups so small that one would know who it was are hidden. */
export const fassungAuswerten = route({
  method: 'GET',
  path: `${FASSUNG}/auswertung`,
  permission: LESEN,
  summary: 'Die Antworten auf eine Fassung auswerten',
  params: mitGuid,
  answers: { 200: Auswertung },
  problems: [FRAGEBOGEN.fehlt],
})

/** S8-02. What was answered to the questionnaire of a case, and what a correction has changed. */
export const fallFrageboegenLesen = route({
  method: 'GET',
  path: `${API}/geschaeft/:guid/fragebogen`,
  permission: LESEN,
  summary: 'Die Fragebögen zu einem Fall lesen',
  params: mitGuid,
  answers: { 200: FallFrageboegen },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** A finished questionnaire of a case as PDF, whether its version gives the applicant one or not. */
export const fallFragebogenPdfLesen = route({
  method: 'GET',
  path: `${API}/geschaeft/:guid/fragebogen/:fragebogenGuid/pdf`,
  permission: LESEN,
  summary: 'Einen abgeschlossenen Fragebogen zu einem Fall als PDF lesen',
  params: mitFragebogen,
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich],
})
