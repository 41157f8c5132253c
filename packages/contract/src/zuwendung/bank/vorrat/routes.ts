import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../../shared/route.ts'
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

/** Views are the reader's own: saving one changes no case. */
const LESEN = ['SACHBEARBEITUNG', 'LESEN'] as const

/** S9-02. Every case that was sent once, but those on which the reader declared a conflict of interest (S9-01). */
export const vorratLesen = route({
  method: 'GET',
  path: VORRAT,
  permission: LESEN,
  summary: 'Der Arbeitsvorrat: gefiltert, sortiert, seitenweise',
  query: VorratAbfrage,
  answers: { 200: Vorrat },
})

/** How many cases each view holds, by the query of the list; own views with what they are. */
export const vorratZaehlerLesen = route({
  method: 'GET',
  path: `${VORRAT}/zaehler`,
  permission: LESEN,
  summary: 'Wie viele Fälle in jeder Ansicht stehen',
  etag: 'state',
  answers: { 200: Zaehler },
})

/** S9-14: the counters of the bar, each the number of the list to which it leads. */
export const wartendesLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/wartendes`,
  permission: LESEN,
  summary: 'Was in jeder Liste auf die angemeldete Person wartet',
  etag: 'state',
  answers: { 200: Wartendes },
})

/** What filters can be set to. */
export const vorratAuswahlLesen = route({
  method: 'GET',
  path: `${VORRAT}/auswahl`,
  permission: LESEN,
  summary: 'Runden, Kategorien und Personen für die Filter des Arbeitsvorrats',
  answers: { 200: VorratAuswahl },
})

/** Whoever leads tells the operator; nobody else can do anything about it. */
export const betriebslageLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/betriebslage`,
  permission: ['LEITUNG', 'SCHREIBEN'],
  summary: 'Ob eine Virenprüfung angeschlossen ist',
  answers: { 200: Betriebslage },
})

/**
 * The first case of this list that the reader can go on with: the bank's turn, his or nobody's, not of his own company,
 * and nobody else in it.
 */
export const naechstenFallLesen = route({
  method: 'GET',
  path: `${VORRAT}/naechster`,
  permission: LESEN,
  summary: 'Der nächste Fall einer Liste',
  query: NaechsterAbfrage,
  answers: { 200: NaechsterFall },
})

export const ansichtAnlegen = route({
  method: 'POST',
  path: ANSICHT,
  permission: LESEN,
  summary: 'Eine eigene Ansicht des Arbeitsvorrats speichern',
  aufrufschluessel: 'noetig',
  body: AnsichtEingabe,
  answers: { 200: EigeneAnsicht },
  problems: [ZUWENDUNG.nichtMoeglich],
})

export const ansichtAendern = route({
  method: 'PUT',
  path: `${ANSICHT}/:guid`,
  permission: LESEN,
  summary: 'Eine eigene Ansicht des Arbeitsvorrats ändern',
  params: mitGuid,
  body: AnsichtEingabe,
  answers: { 200: EigeneAnsicht },
  problems: [ALLGEMEIN.nichtGefunden],
})

/** Answers the view as it was, so that it can be saved anew. */
export const ansichtLoeschen = route({
  method: 'DELETE',
  path: `${ANSICHT}/:guid`,
  permission: LESEN,
  summary: 'Eine eigene Ansicht des Arbeitsvorrats löschen',
  params: mitGuid,
  answers: { 200: EigeneAnsicht },
  problems: [ALLGEMEIN.nichtGefunden],
})
