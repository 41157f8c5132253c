import type { FoerdergegenstandSeite } from './foerdergegenstand.ts'

/** Category of technique for wet and rewetted moor soils; it demands the moor's area and its proof (S4-04). */
const KATEGORIE_MOOR = 'A.1'

export const mitMoorflaeche = (seiten: readonly FoerdergegenstandSeite[] | null | undefined): boolean =>
  (seiten ?? []).some((s) => s.kategorie === KATEGORIE_MOOR)
