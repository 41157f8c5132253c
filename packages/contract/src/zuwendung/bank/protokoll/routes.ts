import * as z from 'zod/mini'
import { lesen } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { Fallprotokoll, Kettenpruefung } from './schema.ts'

/** S9-06. The audit rows of a case, and whether the chain that they stand in still holds; for Revision. */
export const protokollLesen = lesen(
  `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/protokoll`,
  'BANK_PRUEFT',
  {
    summary: 'Das Protokoll eines Falls lesen und nachrechnen',
    query: z.object({
      vor: z.optional(z.string().check(z.regex(/^\d{1,15}$/, 'Geben Sie eine Nummer an.'))),
    }),
    antwort: Fallprotokoll,
    problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
  },
)

/** S9-06. The chain of a company worked out anew, with what is kept outside the database; for Revision. */
export const kettePruefen = lesen(`${SACHBEARBEITUNG_SERVICE}/api/unternehmen/:guid/kette`, 'BANK_PRUEFT', {
  summary: 'Die Protokollkette eines Unternehmens nachrechnen',
  antwort: Kettenpruefung,
  problems: [ALLGEMEIN.keineBerechtigung, ALLGEMEIN.nichtGefunden],
})
