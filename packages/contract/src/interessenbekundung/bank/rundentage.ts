import type { Feldfehler } from '../../shared/problem.ts'
import { monateSpaeter, tagInBerlin, tageSpaeter, momentVon } from '../../shared/zeit/datum.ts'
import { spannenFehler } from '../../shared/zeit/spanne.ts'
import type { RundeAngaben } from './angaben.ts'

/** Nobody plans further ahead than the financial planning of the federation (§ 9 StWG). */
const VORAUS_JAHRE = 5
/** Money is granted for a year (§ 11 BHO): no round is open for longer, and none is lengthened by more. */
const OFFEN_MONATE = 12
/** Whoever has declared wants to know: the draw follows within half a year. */
const ZIEHUNG_MONATE = 6

/** A last day moves to a later one only. */
export const spaetererTagFehler = (letzterTag: string, bisher: string): Feldfehler[] =>
  spannenFehler('letzterTag', 'Die Frist lässt sich nur verlängern. Sie endet', letzterTag, {
    von: tageSpaeter(bisher, 1),
    bis: monateSpaeter(bisher, OFFEN_MONATE),
  })

type Tage = Pick<RundeAngaben, 'ersterTag' | 'letzterTag'> & {
  readonly ziehung: Pick<RundeAngaben['ziehung'], 'am'>
}

/** What is wrong with the days of a plan, each at its field (S3-01). */
export const rundentageFehler = ({ ersterTag, letzterTag, ziehung }: Tage, heute: string): Feldfehler[] => [
  ...spannenFehler('ersterTag', 'Der erste Tag liegt', ersterTag, {
    von: tageSpaeter(heute, 1),
    bis: monateSpaeter(heute, 12 * VORAUS_JAHRE),
  }),
  ...spannenFehler('letzterTag', 'Der letzte Tag liegt', letzterTag, {
    von: ersterTag,
    bis: monateSpaeter(ersterTag, OFFEN_MONATE),
  }),
  ...spannenFehler('ziehung.am', 'Die Ziehung liegt', tagInBerlin(momentVon(ziehung.am)), {
    von: tageSpaeter(letzterTag, 1),
    bis: monateSpaeter(letzterTag, ZIEHUNG_MONATE),
  }),
]
