import * as z from 'zod/mini'
import { mitGuid } from '../../../shared/nummern/kennung.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE, route } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { Fallprotokoll, Kettenpruefung } from './schema.ts'

/** S9-06. The audit rows of a case, and whether the chain that they stand in still holds; for Revision. */
export const protokollLesen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/protokoll`,
  permission: ['REVISION', 'LESEN'],
  summary: 'Das Protokoll eines Falls lesen und nachrechnen',
  params: mitGuid,
  query: z.object({ vor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'Geben Sie eine Nummer an.'))) }),
  answers: { 200: Fallprotokoll },
  problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
})

/** S9-06. The chain of a company worked out anew, with what is kept outside the database; for Revision. */
export const kettePruefen = route({
  method: 'GET',
  path: `${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid/kette`,
  permission: ['REVISION', 'LESEN'],
  summary: 'Die Protokollkette eines Unternehmens nachrechnen',
  params: mitGuid,
  answers: { 200: Kettenpruefung },
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})
