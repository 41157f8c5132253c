import { akt, herunterladen, lesen, speichern, verwerfen } from '../../shared/bauer.ts'
import { PDF } from '../../shared/dateitypen.ts'
import { ALLGEMEIN } from '../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../shared/route.ts'
import { ZUWENDUNG } from '../../zuwendung/kern/problems.ts'
import { Definition } from '../definition/definitionSchema.ts'
import { FRAGEBOGEN } from '../problems.ts'
import {
  Auswertung,
  FallFrageboegen,
  Fassung,
  FassungEingabe,
  FassungPruefung,
  Umfrage,
  UmfrageEingabe,
  UmfragenAntwort,
  Vergleich,
  Vergleichswahl,
} from './schema.ts'

const API = `${SACHBEARBEITUNG_SERVICE}/api` as const
const UMFRAGEN = `${API}/fragebogen` as const
const FASSUNG = `${UMFRAGEN}/fassung/:guid` as const
const gibt = {
  antwort: Fassung,
  etag: 'version',
  problems: [FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich],
} as const

/** S9-05. Every questionnaire with its versions. */
export const umfragenLesen = lesen(UMFRAGEN, 'BANK_LIEST', {
  summary: 'Alle Fragebögen mit ihren Fassungen lesen',
  antwort: UmfragenAntwort,
})

/** A new questionnaire with a first draft, empty or copied. */
export const umfrageAnlegen = akt(UMFRAGEN, 'BANK_PFLEGT', {
  summary: 'Einen Fragebogen anlegen, leer oder als Kopie',
  aufrufschluessel: 'noetig',
  body: UmfrageEingabe,
  antwort: Umfrage,
  problems: [FRAGEBOGEN.fehlt],
})

export const umfrageLesen = lesen(`${UMFRAGEN}/:umfrageUuid`, 'BANK_LIEST', {
  summary: 'Einen Fragebogen mit seinen Fassungen lesen',
  antwort: Umfrage,
  problems: [FRAGEBOGEN.umfrageFehlt],
})

/** A further version, to be changed and published; one at a time: where there is a draft, that one. */
export const fassungAnlegen = akt(`${UMFRAGEN}/:umfrageUuid/fassung`, 'BANK_PFLEGT', {
  summary: 'Eine neue Fassung eines Fragebogens anlegen',
  body: FassungEingabe,
  ...gibt,
  problems: [FRAGEBOGEN.umfrageFehlt, FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich],
})

export const fassungLesen = lesen(FASSUNG, 'BANK_LIEST', {
  summary: 'Eine Fassung eines Fragebogens lesen',
  ...gibt,
  problems: [FRAGEBOGEN.fehlt],
})

/** S8-01. Saves a draft, gaps included; what is published never changes. */
export const fassungSpeichern = speichern(FASSUNG, 'BANK_PFLEGT', {
  summary: 'Den Entwurf einer Fassung speichern',
  body: Definition,
  ...gibt,
})

/** Dead ends, questions that nobody is asked, conditions in a circle: what keeps it from being published. */
export const fassungPruefen = lesen(`${FASSUNG}/pruefung`, 'BANK_LIEST', {
  summary: 'Eine Fassung auf Sackgassen prüfen',
  antwort: FassungPruefung,
  problems: [FRAGEBOGEN.fehlt],
})

/** The draft becomes what is asked from now on; the version before is replaced, who is answering it keeps it. */
export const fassungVeroeffentlichen = speichern(`${FASSUNG}/veroeffentlichung`, 'BANK_PFLEGT', {
  summary: 'Eine Fassung veröffentlichen',
  ...gibt,
})

export const fassungVerwerfen = verwerfen(FASSUNG, 'BANK_PFLEGT', {
  summary: 'Den Entwurf einer Fassung verwerfen',
  antwort: UmfragenAntwort,
  problems: [FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich],
})

/** What has changed from one version to another. */
export const fassungenVergleichen = lesen(`${UMFRAGEN}/vergleich`, 'BANK_LIEST', {
  summary: 'Zwei Fassungen vergleichen',
  query: Vergleichswahl,
  pflicht: ['von', 'nach'],
  antwort: Vergleich,
  problems: [FRAGEBOGEN.fehlt],
})

/** All finished answers of a version together; groups so small that one would know who it was are hidden. */
export const fassungAuswerten = lesen(`${FASSUNG}/auswertung`, 'BANK_LIEST', {
  summary: 'Die Antworten auf eine Fassung auswerten',
  antwort: Auswertung,
  problems: [FRAGEBOGEN.fehlt],
})

/** S8-02. What was answered to the questionnaire of a case, and what a correction has changed. */
export const fallFrageboegenLesen = lesen(`${API}/geschaeft/:guid/fragebogen`, 'BANK_LIEST', {
  summary: 'Die Fragebögen zu einem Fall lesen',
  antwort: FallFrageboegen,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** A finished questionnaire of a case as PDF, whether its version gives the applicant one or not. */
export const fallFragebogenPdfLesen = herunterladen(
  `${API}/geschaeft/:guid/fragebogen/:fragebogenGuid/pdf`,
  'BANK_LIEST',
  PDF,
  {
    summary: 'Einen abgeschlossenen Fragebogen zu einem Fall als PDF lesen',
    problems: [
      ALLGEMEIN.keineBerechtigung,
      ZUWENDUNG.antragFehlt,
      FRAGEBOGEN.fehlt,
      FRAGEBOGEN.nichtMoeglich,
    ],
  },
)
