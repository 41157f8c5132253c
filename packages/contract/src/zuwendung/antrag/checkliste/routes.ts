import { herunterladen, lesen } from '../../../shared/bauer.ts'
import { PDF } from '../../../shared/dateitypen.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { ZUWENDUNGEN } from '../../../shared/route.ts'
import { Checkliste, ChecklistePdfWahl, ChecklisteWahl } from './checklisteSchema.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'

const CHECKLISTE = `${ZUWENDUNGEN}/api/public/zuschussantrag/checkliste/:unternehmenGuid` as const

/**
 * What an application of the company will ask for and can get, before one exists (S4-06): for one of its invitations, or
 * for the programme in general.
 */
export const checklisteLesen = lesen(CHECKLISTE, 'KUNDE_LIEST', {
  summary: 'Vor dem Antrag: Fragen, Unterlagen und Fördersätze',
  query: ChecklisteWahl,
  antwort: Checkliste,
  problems: [ZUWENDUNG.einladungFehlt],
})

/** The same to print and fill in: a PDF of the rules of PDF/UA-1. */
export const checklistePdfLesen = herunterladen(`${CHECKLISTE}/pdf`, 'KUNDE_LIEST', PDF, {
  summary: 'Vor dem Antrag: Checkliste zum Drucken',
  query: ChecklistePdfWahl,
  problems: [ZUWENDUNG.einladungFehlt, ALLGEMEIN.zuOft],
})
