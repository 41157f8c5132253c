import type { FoerdergegenstandSeite } from './foerdergegenstand.ts'

/** Category of technique for wet and rewetted moor soils; it demands the moor's area and its proof (S4-04). */
export const KATEGORIE_MOOR = 'A.1'
/** So much of it an applicant in that category has to farm. */
export const MINDESTMOOR_HA = 5

export const mitMoorflaeche = (seiten: readonly FoerdergegenstandSeite[] | null | undefined): boolean =>
  (seiten ?? []).some((s) => s.kategorie === KATEGORIE_MOOR)
