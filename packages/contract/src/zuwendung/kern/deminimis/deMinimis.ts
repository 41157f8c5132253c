import { alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import type { DeMinimisGrenze } from './deMinimisSchema.ts'

/** What is left of a ceiling; never less than nothing, for it may have been lowered. */
export const freierRest = (grenze: DeMinimisGrenze, vergebenCent: number): number =>
  Math.max(inCent(grenze.hoechstbetrag) - vergebenCent, 0)

/** Why so much can't be granted, with what is free; null where it can. */
export const deMinimisHindernis = (
  grenze: DeMinimisGrenze,
  vergebenCent: number,
  cent: number,
): string | null => {
  const frei = freierRest(grenze, vergebenCent)
  return cent <= frei
    ? null
    : `Der Höchstbetrag für De-minimis-Beihilfen (${alsEuro(inCent(grenze.hoechstbetrag))} in ${grenze.jahre} Jahren) lässt das nicht zu: Frei sind noch ${alsEuro(frei)}, bewilligt würden ${alsEuro(cent)}.`
}
