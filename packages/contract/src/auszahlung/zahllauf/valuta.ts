import type { Feldfehler } from '../../shared/problem.ts'
import { tagInBerlin } from '../../shared/zeit/datum.ts'
import { spannenFehler } from '../../shared/zeit/spanne.ts'

/** What is wrong with the day of a payment: none before the run was handed in at the bank, none that has not come. */
export const valutaFehler = (valuta: string, eingereichtAm: Date, heute: string): Feldfehler[] =>
  spannenFehler('valuta', 'Die Wertstellung liegt', valuta, { von: tagInBerlin(eingereichtAm), bis: heute })
