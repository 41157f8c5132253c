import * as z from 'zod/mini'
import { akt, lesen, loeschen, speichern } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
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
export const fallZuweisen = speichern(`${GESCHAEFT}/zuweisung`, 'BANK_LIEST', {
  summary: 'Einen Fall zuweisen',
  body: ZuweisungEingabe,
  antwort: Zuweisung,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
})

/**
 * S9-02. Who can have these cases: works on cases, is of none of their companies and has declared no conflict of interest on
 * one of them. Whoever may not assign asks in vain.
 */
export const bearbeitendeLesen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/vorrat/bearbeitende`, 'BANK_LIEST', {
  summary: 'Wer diese Fälle bearbeiten kann',
  query: BearbeitendeAbfrage,
  pflicht: ['faelle'],
  antwort: Bearbeitende,
  problems: [ALLGEMEIN.keineBerechtigung],
})

/** Says that one has the case open, and hears who else has; to be repeated while it is open. */
export const anwesenheitMelden = akt(`${GESCHAEFT}/anwesenheit`, 'BANK_LIEST', {
  summary: 'Sagen, dass man in einem Fall ist, und erfahren, wer noch',
  antwort: Anwesenheit,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-01. From now on the case does not exist for who declares it; if it was his, nobody has it any more. */
export const befangenheitErklaeren = akt(`${GESCHAEFT}/befangenheit`, 'BANK_LIEST', {
  summary: 'Befangenheit für einen Fall erklären',
  body: BefangenheitEingabe,
  antwort: BefangenheitAntwort,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-01. The same for every case of a company, present and to come, and for the company itself. */
export const befangenheitAmUnternehmenErklaeren = akt(
  `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid/befangenheit`,
  'BANK_LIEST',
  {
    summary: 'Befangenheit für ein Unternehmen erklären',
    body: BefangenheitEingabe,
    antwort: BefangenheitAntwort,
    problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
  },
)

/** Who declared a conflict of interest on what: those that hold first, then the newest. */
export const befangenheitenLesen = lesen(BEFANGENHEIT, 'BANK_LEITET', {
  summary: 'Erklärte Befangenheiten',
  antwort: z.array(Befangenheit),
})

/** With a reason, right after signing in, and never the own one (403). */
export const befangenheitAufheben = loeschen(`${BEFANGENHEIT}/:guid`, 'BANK_LEITET', {
  summary: 'Eine erklärte Befangenheit aufheben',
  body: BefangenheitEingabe,
  antwort: Befangenheit,
  problems: [ALLGEMEIN.neuAnmelden, ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})
