import * as z from 'zod/mini'
import { lesen } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { FallAnsicht, FallUnterlage, Fallkopf } from './schema.ts'

const GESCHAEFT = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const
const PROBLEME = [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt] as const

/** S9-03. The head of a case: who, what, where it stands, who has it, what comes next. */
export const fallLesen = lesen(GESCHAEFT, 'BANK_LIEST', {
  summary: 'Den Kopf eines Falls lesen',
  antwort: Fallkopf,
  problems: PROBLEME,
})

/** S9-03. Every file of a case: what any submission names, and the receipts. */
export const fallUnterlagenLesen = lesen(`${GESCHAEFT}/unterlagen`, 'BANK_LIEST', {
  summary: 'Alle Dateien eines Falls',
  antwort: z.array(FallUnterlage),
  problems: PROBLEME,
})

/** S9-03. A case as its applicant has it before him: the same words, where it stands, its papers. */
export const fallAnsichtLesen = lesen(`${GESCHAEFT}/ansicht`, 'BANK_LIEST', {
  summary: 'Einen Fall lesen, wie ihn der Antragsteller liest',
  antwort: FallAnsicht,
  problems: PROBLEME,
})
