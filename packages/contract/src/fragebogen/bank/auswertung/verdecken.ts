import { KLEINSTE_GRUPPE } from '../../grenzen.ts'

/** So few that whoever knows the farms would know who it was; nobody is nobody. */
export const istKlein = (anzahl: number): boolean => anzahl > 0 && anzahl < KLEINSTE_GRUPPE

/** Whether hidden counts stay so although one knows their sum: no few together, and not the least or the most that they can be. */
const sindSicher = (versteckte: readonly number[]): boolean => {
  const summe = versteckte.reduce((bisher, anzahl) => bisher + anzahl, 0)
  const nurKleine = versteckte.every(istKlein)
  const eindeutig = summe === versteckte.length || summe === versteckte.length * (KLEINSTE_GRUPPE - 1)
  return versteckte.length > 1 && summe >= KLEINSTE_GRUPPE && !(nurKleine && eindeutig)
}

/**
 * Which of these counts are hidden, where together they are everybody: the small ones, and so many of the next smallest,
 * equal ones together, that what is hidden can't be worked out from the rest.
 */
export const zellenVerdecken = (anzahlen: readonly number[]): boolean[] => {
  if (!anzahlen.some(istKlein)) return anzahlen.map(() => false)
  const bis = (grenze: number) => anzahlen.filter((anzahl) => anzahl > 0 && anzahl <= grenze)
  const grosse = anzahlen.filter((anzahl) => anzahl >= KLEINSTE_GRUPPE).toSorted((a, b) => a - b)
  const grenze = [KLEINSTE_GRUPPE - 1, ...grosse].find((eine) => sindSicher(bis(eine))) ?? Infinity
  return anzahlen.map((anzahl) => anzahl > 0 && anzahl <= grenze)
}

/**
 * The same where each stands for itself: one that is small, or that leaves a small one of those who were asked or who
 * answered; of two that are given at all also where a few gave both.
 */
export const einzelnVerdecken = (
  anzahlen: readonly number[],
  { gestellt, beantwortet }: { readonly gestellt: number; readonly beantwortet: number },
): boolean[] => {
  const gegebene = anzahlen.filter((anzahl) => anzahl > 0)
  const beide = gegebene.reduce((summe, anzahl) => summe + anzahl, 0) - beantwortet
  const paar = gegebene.length === 2 && istKlein(beide)
  return anzahlen.map(
    (anzahl) =>
      istKlein(anzahl) ||
      istKlein(gestellt - anzahl) ||
      istKlein(beantwortet - anzahl) ||
      (paar && anzahl > 0),
  )
}
