import { naechsteZiehung } from '@foerderportal/contract/interessenbekundung/bank/ziehung'
import type { RundeRow } from './runden.ts'

/** The draw that a round names, or the next of its kind from a moment on; null where it names none. */
export const ziehungAb = (
  { ziehung_am: am, ziehung_alle_tage: alleTage }: RundeRow,
  fruehestens: Date,
): Date | null => (am === null || alleTage === null ? am : naechsteZiehung({ am, alleTage }, fruehestens))
