import { ALLGEMEIN } from '../shared/problem.ts'
import { DATEN_VERZEICHNIS, route } from '../shared/route.ts'
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
/** Every call of the data directory, POST included (S11-01); whose it is, the use case asks (S11-10). */
const LESEN = ['DATADIRECTORY', 'LESEN'] as const

/** R7.3-13. The questions that are asked now, with their answers and the texts around them. */
export const fragebogenLesen = route({
  method: 'GET',
  path: `${UMFRAGE}/formular`,
  permission: LESEN,
  summary: 'Einen Fragebogen lesen',
  query: FragebogenWahl,
  pflicht: ['fragebogenGuid'],
  etag: 'version',
  answers: { 200: FragebogenAntwort },
  problems: [FRAGEBOGEN.fehlt],
})

/**
 * R7.3-14. Saves answers, or finishes with `abgeschlossen`. What is answered are the questions that the body named, as far
 * as they are asked now, and where one stands.
 */
export const fragebogenSpeichern = route({
  method: 'POST',
  path: `${UMFRAGE}/formular`,
  permission: LESEN,
  summary: 'Antworten eines Fragebogens speichern oder den Fragebogen abschließen',
  body: FragebogenEingabe,
  etag: 'version',
  ifMatch: true,
  answers: { 200: FragebogenFormular },
  problems: [FRAGEBOGEN.fehlt, ALLGEMEIN.konkurrierend, FRAGEBOGEN.nichtMoeglich],
})

/** R7.3-15. What a questionnaire belongs to, and the structure of its version. */
export const fragebogenMetadatenLesen = route({
  method: 'GET',
  path: `${UMFRAGE}/metadaten`,
  permission: LESEN,
  summary: 'Aufbau und Herkunft eines Fragebogens lesen',
  query: FragebogenWahl,
  pflicht: ['fragebogenGuid'],
  answers: { 200: FragebogenMetadaten },
  problems: [FRAGEBOGEN.fehlt],
})

/** R7.3-16. Begins to answer the version that is published now; of an application the one that it has already. */
export const fragebogenAnlegen = route({
  method: 'POST',
  path: `${UMFRAGE}/metadaten`,
  permission: LESEN,
  summary: 'Einen Fragebogen zu einer Umfrage beginnen',
  aufrufschluessel: 'moeglich',
  query: UmfrageWahl,
  pflicht: ['umfrageUuid'],
  answers: { 200: FragebogenAngelegt },
  problems: [
    ALLGEMEIN.keineBerechtigung,
    FRAGEBOGEN.umfrageFehlt,
    ZUWENDUNG.antragFehlt,
    FRAGEBOGEN.nichtMoeglich,
  ],
})

/** S8-01. A finished questionnaire as PDF, where its version allows one. */
export const fragebogenPdfLesen = route({
  method: 'GET',
  path: `${UMFRAGE}/pdf`,
  permission: LESEN,
  summary: 'Einen abgeschlossenen Fragebogen als PDF lesen',
  query: FragebogenWahl,
  pflicht: ['fragebogenGuid'],
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [FRAGEBOGEN.fehlt, FRAGEBOGEN.nichtMoeglich],
})
