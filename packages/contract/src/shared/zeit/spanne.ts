import type { Feldfehler } from '../problem.ts'
import { alsDatum } from './datum.ts'

/** The days that a field takes, 'YYYY-MM-DD', both included. */
export type Spanne = { readonly von: string; readonly bis: string }

/** What is wrong with a day, said with what is possible; null where nothing is. `was` begins the sentence: 'Die Frist endet'. */
export const spannenSatz = (was: string, tag: string, { von, bis }: Spanne): string | null => {
  if (tag >= von && tag <= bis) return null
  if (von > bis) return 'Heute ist hier kein Tag möglich.'
  return von === bis
    ? `${was} am ${alsDatum(von)}: Ein anderer Tag ist nicht möglich.`
    : `${was} frühestens am ${alsDatum(von)} und spätestens am ${alsDatum(bis)}.`
}

/** The same at the field of the day; what is no day at all is said by `Tag`. */
export const spannenFehler = (pfad: string, was: string, tag: string, spanne: Spanne): Feldfehler[] => {
  const text = spannenSatz(was, tag, spanne)
  return text === null ? [] : [{ pfad, text }]
}
