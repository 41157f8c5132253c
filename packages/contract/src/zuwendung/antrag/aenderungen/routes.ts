import * as z from 'zod/mini'
import { lesen } from '../../../shared/bauer.ts'
import { ALLGEMEIN } from '../../../shared/problem.ts'
import { SACHBEARBEITUNG_SERVICE } from '../../../shared/route.ts'
import { ZUWENDUNG } from '../../kern/problems.ts'
import { AenderungenAntwort } from './schema.ts'

/** Which submission of the case, counted from 1. */
const Nummer = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'Nennen Sie die Nummer einer Einreichung.')),
)

/** S9-03. Differences between two submissions of a case; without numbers between the last one and the one before. */
export const aenderungenLesen = lesen(
  `${SACHBEARBEITUNG_SERVICE}/api/geschaeft/:guid/aenderungen`,
  'BANK_LIEST',
  {
    summary: 'Die Unterschiede zwischen zwei Einreichungen eines Falls lesen',
    query: z.object({ von: Nummer, bis: Nummer }),
    antwort: AenderungenAntwort,
    problems: [ALLGEMEIN.keineBerechtigung, ZUWENDUNG.antragFehlt],
  },
)
