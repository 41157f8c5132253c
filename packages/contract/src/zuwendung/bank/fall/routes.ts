import * as z from 'zod/mini'
import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { FallAnsicht, FallUnterlage, Fallkopf } from './schema.ts'

const GESCHAEFT = `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid` as const
const PROBLEME = [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt] as const

/** S9-03. The head of a case: who, what, where it stands, who has it, what comes next. */
export const fallLesen = route({
  method: 'GET',
  path: GESCHAEFT,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Den Kopf eines Falls lesen',
  params: mitGuid,
  answers: { 200: Fallkopf },
  problems: PROBLEME,
})

/** S9-03. Every file of a case: what any submission names, and the receipts. */
export const fallUnterlagenLesen = route({
  method: 'GET',
  path: `${GESCHAEFT}/unterlagen`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Alle Dateien eines Falls',
  params: mitGuid,
  answers: { 200: z.array(FallUnterlage) },
  problems: PROBLEME,
})

/** S9-03. A case as its applicant has it before him: the same words, where it stands, its papers. */
export const fallAnsichtLesen = route({
  method: 'GET',
  path: `${GESCHAEFT}/ansicht`,
  permission: ['SACHBEARBEITUNG', 'LESEN'],
  summary: 'Einen Fall lesen, wie ihn der Antragsteller liest',
  params: mitGuid,
  answers: { 200: FallAnsicht },
  problems: PROBLEME,
})
