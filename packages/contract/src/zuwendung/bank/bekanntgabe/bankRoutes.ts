import * as z from 'zod/mini'
import { akt, lesen } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { BankBescheid, RueckbriefEingabe, VersandEingabe } from './schema.ts'

const FALL = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const
const BEKANNTGABE = `${FALL}/bescheid/:bescheidGuid` as const

const PROBLEME = [
  ALLGEMEIN.keineBerechtigung,
  ZUWENDUNG.antragFehlt,
  ZUWENDUNG.nichtMoeglich,
  ALLGEMEIN.nichtGefunden,
] as const
const gibt = { antwort: BankBescheid, problems: PROBLEME } as const

/** S9-10. The notices of a case, each with all that was done to make it known. */
export const bekanntgabeLesen = lesen(`${FALL}/bekanntgabe`, 'BANK_LIEST', {
  summary: 'Bekanntgabe der Bescheide eines Falls',
  antwort: z.array(BankBescheid),
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-10. The letter was posted on that day; what lay in the portal is withdrawn. */
export const bescheidVersenden = akt(`${BEKANNTGABE}/post`, 'BANK_SCHREIBT', {
  summary: 'Festhalten, dass ein Bescheid zur Post gegeben wurde',
  body: VersandEingabe,
  ...gibt,
})

/** S9-10. Once more in the portal, with ten days anew. */
export const bescheidErneutBereitstellen = akt(`${BEKANNTGABE}/bereitstellung`, 'BANK_SCHREIBT', {
  summary: 'Einen Bescheid noch einmal im Portal bereitstellen',
  ...gibt,
})

/** S9-10. The letter came back: the notice was not given. */
export const briefZurueckmelden = akt(`${BEKANNTGABE}/rueckbrief`, 'BANK_SCHREIBT', {
  summary: 'Festhalten, dass der Brief mit einem Bescheid zurückkam',
  body: RueckbriefEingabe,
  ...gibt,
})
