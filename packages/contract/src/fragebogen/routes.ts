import { akt, herunterladen, lesen, versionsakt } from '../shared/bauer.ts'
import { PDF } from '../shared/dateitypen.ts'
import { ALLGEMEIN } from '../shared/problem.ts'
import { DATEN_VERZEICHNIS } from '../shared/route.ts'
import { ZUWENDUNG } from '../zuwendung/kern/problems.ts'
import { FRAGEBOGEN } from './problems.ts'
import {
  FragebogenAngelegt,
  FragebogenAntwort,
  FragebogenEingabe,
  FragebogenFormular,
  FragebogenMetadaten,
  FragebogenWahl,
  UmfrageWahl,
} from './schema.ts'

const UMFRAGE = `${DATEN_VERZEICHNIS}/umfrage` as const

/** R7.3-13. The questions that are asked now, with their answers and the texts around them. */
export const fragebogenLesen = lesen(`${UMFRAGE}/formular`, 'VERZEICHNIS_LIEST', {
  summary: 'Einen Fragebogen lesen',
  query: FragebogenWahl,
  pflicht: ['fragebogenGuid'],
  antwort: FragebogenAntwort,
  etag: 'version',
  problems: [FRAGEBOGEN.fehlt],
})

/**
 * R7.3-14. Saves answers, or finishes with `abgeschlossen`. What is answered are the questions that the body named, as far
 * as they are asked now, and where one stands.
 */
export const fragebogenSpeichern = versionsakt(`${UMFRAGE}/formular`, 'VERZEICHNIS_LIEST', {
  summary: 'Antworten eines Fragebogens speichern oder den Fragebogen abschließen',
  body: FragebogenEingabe,
  antwort: FragebogenFormular,
  problems: [FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich],
})

/** R7.3-15. What a questionnaire belongs to, and the structure of its version. */
export const fragebogenMetadatenLesen = lesen(`${UMFRAGE}/metadaten`, 'VERZEICHNIS_LIEST', {
  summary: 'Aufbau und Herkunft eines Fragebogens lesen',
  query: FragebogenWahl,
  pflicht: ['fragebogenGuid'],
  antwort: FragebogenMetadaten,
  problems: [FRAGEBOGEN.fehlt],
})

/** R7.3-16. Begins to answer the version that is published now; of an application the one that it has already. */
export const fragebogenAnlegen = akt(`${UMFRAGE}/metadaten`, 'VERZEICHNIS_LIEST', {
  summary: 'Einen Fragebogen zu einer Umfrage beginnen',
  aufrufschluessel: 'moeglich',
  query: UmfrageWahl,
  pflicht: ['umfrageUuid'],
  antwort: FragebogenAngelegt,
  problems: [
    ALLGEMEIN.keineBerechtigung,
    FRAGEBOGEN.umfrageFehlt,
    ZUWENDUNG.antragFehlt,
    FRAGEBOGEN.nichtMoeglich,
  ],
})

/** S8-01. A finished questionnaire as PDF, where its version allows one. */
export const fragebogenPdfLesen = herunterladen(`${UMFRAGE}/pdf`, 'VERZEICHNIS_LIEST', PDF, {
  summary: 'Einen abgeschlossenen Fragebogen als PDF lesen',
  query: FragebogenWahl,
  pflicht: ['fragebogenGuid'],
  problems: [FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich],
})
