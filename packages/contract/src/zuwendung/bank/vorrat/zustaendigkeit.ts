import * as z from 'zod/mini'
import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import {
  Anwesenheit,
  Bearbeitende,
  BearbeitendeAbfrage,
  Befangenheit,
  BefangenheitAntwort,
  BefangenheitEingabe,
  Zuweisung,
  ZuweisungEingabe,
} from './zustaendigkeitSchema.ts'

const GESCHAEFT = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const
const BEFANGENHEIT = `${SACHBEARBEITUNG_SERVICE}/api/befangenheit` as const

/**
 * S9-02. Whoever works on cases gives away his own and takes those of nobody, Leitung assigns every one: so the call needs
 * one of the two, which it asks itself. Never to somebody of the company or with a conflict of interest (412).
 */
export const fallZuweisen = route({
  method: 'PUT',
  path: `${GESCHAEFT}/zuweisung`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Einen Fall zuweisen',
  params: mitGuid,
  body: ZuweisungEingabe,
  etag: 'version',
  ifMatch: true,
  answers: { 200: Zuweisung },
  problems: [
    ALLGEMEIN.keineBerechtigung,
    ZUWENDUNG.antragFehlt,
    ALLGEMEIN.konkurrierend,
    ZUWENDUNG.nichtMoeglich,
  ],
})

/**
 * S9-02. Who can have these cases: works on cases, is of none of their companies and has declared no conflict of interest on
 * one of them. Whoever may not assign asks in vain.
 */
export const bearbeitendeLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/vorrat/bearbeitende`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Wer diese Fälle bearbeiten kann',
  query: BearbeitendeAbfrage,
  pflicht: ['faelle'],
  answers: { 200: Bearbeitende },
  problems: [ALLGEMEIN.keineBerechtigung],
})

/** Says that one has the case open, and hears who else has; to be repeated while it is open. */
export const anwesenheitMelden = route({
  method: 'POST',
  path: `${GESCHAEFT}/anwesenheit`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Sagen, dass man in einem Fall ist, und erfahren, wer noch',
  params: mitGuid,
  answers: { 200: Anwesenheit },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-01. From now on the case does not exist for who declares it; if it was his, nobody has it any more. */
export const befangenheitErklaeren = route({
  method: 'POST',
  path: `${GESCHAEFT}/befangenheit`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Befangenheit für einen Fall erklären',
  params: mitGuid,
  body: BefangenheitEingabe,
  answers: { 200: BefangenheitAntwort },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-01. The same for every case of a company, present and to come, and for the company itself. */
export const befangenheitAmUnternehmenErklaeren = route({
  method: 'POST',
  path: `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid/befangenheit`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Befangenheit für ein Unternehmen erklären',
  params: mitGuid,
  body: BefangenheitEingabe,
  answers: { 200: BefangenheitAntwort },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})

/** Who declared a conflict of interest on what: those that hold first, then the newest. */
export const befangenheitenLesen = route({
  method: 'GET',
  path: BEFANGENHEIT,
  permission: ['LEITUNG', 'SCHREIBEN'],
  summary: 'Erklärte Befangenheiten',
  answers: { 200: z.array(Befangenheit) },
})

/** With a reason, right after signing in, and never the own one (403). */
export const befangenheitAufheben = route({
  method: 'DELETE',
  path: `${BEFANGENHEIT}/:guid`,
  permission: ['LEITUNG', 'SCHREIBEN'],
  summary: 'Eine erklärte Befangenheit aufheben',
  params: mitGuid,
  body: BefangenheitEingabe,
  answers: { 200: Befangenheit },
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})
