import type { Feldfehler } from '../shared/problem.ts'
import { monateSpaeter } from '../shared/zeit/datum.ts'
import { spannenFehler } from '../shared/zeit/spanne.ts'

/** A day on which two meet is agreed within a year; what is later is told again then. */
const HOECHSTENS_MONATE = 12

/** What is wrong with the day of a conversation. */
export const terminFehler = (termin: string, heute: string): Feldfehler[] =>
  spannenFehler('termin', 'Der Termin liegt', termin, {
    von: heute,
    bis: monateSpaeter(heute, HOECHSTENS_MONATE),
  })
