import { akt, lesen, liste, loeschen, setzen } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import {
  AnsichtEingabe,
  Betriebslage,
  EigeneAnsicht,
  NaechsterAbfrage,
  NaechsterFall,
  Vorrat,
  VorratAbfrage,
  VorratAuswahl,
  Wartendes,
  Zaehler,
} from './schema.ts'

const VORRAT = `${SACHBEARBEITUNG_SERVICE}/api/vorrat` as const
const ANSICHT = `${SACHBEARBEITUNG_SERVICE}/api/ansicht` as const
const gibt = { antwort: EigeneAnsicht, problems: [ALLGEMEIN.nichtGefunden] } as const

/** S9-02. Every case that was sent once, but those on which the reader declared a conflict of interest (S9-01). */
export const vorratLesen = liste(VORRAT, 'BANK_LIEST', {
  summary: 'Der Arbeitsvorrat: gefiltert, sortiert, seitenweise',
  query: VorratAbfrage,
  antwort: Vorrat,
})

/** How many cases each view holds, by the query of the list; own views with what they are. */
export const vorratZaehlerLesen = lesen(`${VORRAT}/zaehler`, 'BANK_LIEST', {
  summary: 'Wie viele Fälle in jeder Ansicht stehen',
  antwort: Zaehler,
  etag: 'state',
})

/** S9-14: the counters of the bar, each the number of the list to which it leads. */
export const wartendesLesen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/wartendes`, 'BANK_LIEST', {
  summary: 'Was in jeder Liste auf die angemeldete Person wartet',
  antwort: Wartendes,
  etag: 'state',
})

/** What filters can be set to. */
export const vorratAuswahlLesen = lesen(`${VORRAT}/auswahl`, 'BANK_LIEST', {
  summary: 'Runden, Kategorien und Personen für die Filter des Arbeitsvorrats',
  antwort: VorratAuswahl,
})

/** Whoever leads tells the operator; nobody else can do anything about it. */
export const betriebslageLesen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/betriebslage`, 'BANK_LEITET', {
  summary: 'Ob eine Virenprüfung angeschlossen ist',
  antwort: Betriebslage,
})

/**
 * The first case of this list that the reader can go on with: the bank's turn, his or nobody's, not of his own company,
 * and nobody else in it.
 */
export const naechstenFallLesen = lesen(`${VORRAT}/naechster`, 'BANK_LIEST', {
  summary: 'Der nächste Fall einer Liste',
  query: NaechsterAbfrage,
  antwort: NaechsterFall,
})

/** Views are the reader's own: saving one changes no case. */
export const ansichtAnlegen = akt(ANSICHT, 'BANK_LIEST', {
  summary: 'Eine eigene Ansicht des Arbeitsvorrats speichern',
  aufrufschluessel: 'noetig',
  body: AnsichtEingabe,
  ...gibt,
  problems: [ZUWENDUNG.nichtMoeglich],
})

export const ansichtAendern = setzen(`${ANSICHT}/:guid`, 'BANK_LIEST', {
  summary: 'Eine eigene Ansicht des Arbeitsvorrats ändern',
  body: AnsichtEingabe,
  ...gibt,
})

/** Answers the view as it was, so that it can be saved anew. */
export const ansichtLoeschen = loeschen(`${ANSICHT}/:guid`, 'BANK_LIEST', {
  summary: 'Eine eigene Ansicht des Arbeitsvorrats löschen',
  ...gibt,
})
