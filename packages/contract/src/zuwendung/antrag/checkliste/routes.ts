import { mitUnternehmen } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { ZUWENDUNGEN, route } from '../../../shared/route.ts'
import { Checkliste, ChecklistePdfWahl, ChecklisteWahl } from './checklisteSchema.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'

const CHECKLISTE = `${ZUWENDUNGEN}/api/public/zuschussantrag/checkliste/:unternehmenGuid`

/**
 * What an application of the company will ask for and can get, before one exists (S4-06): for one of its invitations, or
 * for the programme in general.
 */
export const checklisteLesen = route({
  method: 'GET',
  path: CHECKLISTE,
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Vor dem Antrag: Fragen, Unterlagen und Fördersätze',
  params: mitUnternehmen,
  query: ChecklisteWahl,
  answers: { 200: Checkliste },
  problems: [ZUWENDUNG.einladungFehlt],
})

/** The same to print and fill in: a PDF of the rules of PDF/UA-1. */
export const checklistePdfLesen = route({
  method: 'GET',
  path: `${CHECKLISTE}/pdf`,
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Vor dem Antrag: Checkliste zum Drucken',
  params: mitUnternehmen,
  query: ChecklistePdfWahl,
  rawAnswer: ['application/pdf'],
  answers: { 200: null },
  problems: [ZUWENDUNG.einladungFehlt, ALLGEMEIN.zuOft],
})
