import { lesen, versionsakt } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { PruefpunktAntwort, PruefungStand, StreichungEingabe, VermerkEingabe } from './schema.ts'

const GESCHAEFT = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const
const gibt = {
  antwort: PruefpunktAntwort,
  etag: 'version',
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt, ZUWENDUNG.nichtMoeglich],
} as const

/** S9-07. Every point of the catalogue that holds for the case, with what it reads and what was said of it. */
export const pruefpunkteLesen = lesen(`${GESCHAEFT}/pruefpunkte`, 'BANK_LIEST', {
  summary: 'Die Prüfpunkte eines Falls lesen',
  antwort: PruefungStand,
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/**
 * S9-07. Writes a wording of a Vermerk; those before it stay. `If-Match` names the version of the point: whoever wrote
 * in between is not overwritten, the refusal says what he wrote.
 */
export const vermerkSchreiben = versionsakt(`${GESCHAEFT}/vermerk`, 'BANK_SCHREIBT', {
  summary: 'Einen Prüfpunkt mit einem Vermerk beantworten',
  body: VermerkEingabe,
  ...gibt,
})

/** S9-07. Strikes a Vermerk through, with a reason; it stays readable. */
export const vermerkStreichen = versionsakt(`${GESCHAEFT}/vermerk/streichung`, 'BANK_SCHREIBT', {
  summary: 'Einen Vermerk streichen',
  body: StreichungEingabe,
  ...gibt,
})
