import { alsEuro, inCent } from '../../../shared/geld/betrag.ts'
import type { Feldfehler } from '../../../shared/problem.ts'

/** An approved item, in euros: what is approved of it today, and what payouts hold of that. */
export type Bewilligt = {
  readonly gegenstand: string
  readonly bewilligt: number
  readonly gebunden: number
}

/** What is waived of an item, in euros. */
export type Verzichtet = { readonly gegenstand: string; readonly verzicht: number }

/** What of an item nothing hangs on: as much can be waived. */
export const freiCent = ({ bewilligt, gebunden }: Pick<Bewilligt, 'bewilligt' | 'gebunden'>): number =>
  inCent(bewilligt) - inCent(gebunden)

/** Of an item that is found: above nothing, at most what is free. */
const betragFehler = (posten: Bewilligt, { verzicht }: Verzichtet): string | null => {
  if (inCent(verzicht) === 0) return 'Geben Sie an, auf wie viel Sie verzichten.'
  const frei = freiCent(posten)
  if (inCent(verzicht) <= frei) return null
  return posten.gebunden === 0
    ? `Bewilligt sind ${alsEuro(frei)}. Auf mehr lässt sich nicht verzichten.`
    : `Auszahlungen binden ${alsEuro(inCent(posten.gebunden))}. Verzichten lässt sich auf höchstens ${alsEuro(frei)}.`
}

/** What is wrong with the amounts of a waiver, at their fields. */
export const verzichtFehler = (
  gegenstaende: readonly Bewilligt[],
  betraege: readonly Verzichtet[],
): Feldfehler[] => {
  if (betraege.length === 0)
    return [
      { pfad: 'betraege', text: 'Geben Sie bei mindestens einem Gegenstand an, worauf Sie verzichten.' },
    ]
  return betraege.flatMap((angabe, i) => {
    const posten = gegenstaende.find(({ gegenstand }) => gegenstand === angabe.gegenstand)
    if (posten === undefined)
      return [{ pfad: `betraege.${i}.gegenstand`, text: 'Dieser Gegenstand ist hier nicht bewilligt.' }]
    if (betraege.findIndex(({ gegenstand }) => gegenstand === angabe.gegenstand) < i)
      return [{ pfad: 'betraege', text: 'Nennen Sie jeden Gegenstand nur einmal.' }]
    const text = betragFehler(posten, angabe)
    return text === null ? [] : [{ pfad: `betraege.${i}.verzicht`, text }]
  })
}

/** All that is waived, in cents. */
export const verzichtSummeCent = (betraege: readonly Pick<Verzichtet, 'verzicht'>[]): number =>
  betraege.reduce((summe, { verzicht }) => summe + inCent(verzicht), 0)
