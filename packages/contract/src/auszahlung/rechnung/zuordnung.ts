import { inCent } from '../../shared/geld/betrag.ts'
import type { Rechnungsangaben } from './schema.ts'

/** An approved item, as far as an invoice can be told by it. */
export type Zuordenbar = {
  readonly id: string
  /** What it is called in the application: maker, model, kind, dealer. */
  readonly worte: readonly (string | null | undefined)[]
  /** Net cost as approved, all pieces together; null where it is not known. */
  readonly nettoCent: number | null
}

type Angaben = Pick<Rechnungsangaben, 'netto' | 'steller' | 'zeilen'>

/** Words that stand on every invoice say nothing. */
const UEBLICH = new Set(['und', 'der', 'die', 'das', 'mit', 'fuer', 'von', 'gmbh', 'gbr', 'ohg', 'stueck'])
const MINDESTENS = 3

const wortkerne = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .split(/[^a-z0-9]+/)
    .filter((wort) => wort.length >= MINDESTENS && !UEBLICH.has(wort))

/** A machine's model is often one letter and a number: it tells more than any word. */
const gewicht = (wort: string): number => (/\d/.test(wort) ? 3 : 2)

/** Costs differ from the offer by a discount or by freight; far from it, it is another item. */
const NAHE = 0.02

const nachKosten = (cent: number | null, netto: number | null): number => {
  if (cent === null || netto === null || cent === 0) return 0
  const abstand = Math.abs(cent - inCent(netto)) / cent
  if (abstand === 0) return 4
  return abstand <= NAHE ? 2 : 0
}

const punkte = ({ worte, nettoCent }: Zuordenbar, rechnung: Angaben): number => {
  const dort = new Set(wortkerne([rechnung.steller, ...rechnung.zeilen.map((z) => z.bezeichnung)].join(' ')))
  const hier = new Set(wortkerne(worte.join(' ')))
  const gleiche = [...hier].filter((wort) => dort.has(wort))
  return gleiche.reduce((summe, wort) => summe + gewicht(wort), 0) + nachKosten(nettoCent, rechnung.netto)
}

/**
 * Which approved item an invoice belongs to (S6-05): the one that its words and its net total speak for. Null where none
 * does, or two do alike: then somebody chooses. With a single item there is nothing to choose.
 */
export const gegenstandFuerRechnung = (
  rechnung: Angaben,
  gegenstaende: readonly Zuordenbar[],
): string | null => {
  if (gegenstaende.length === 1) return gegenstaende[0]?.id ?? null
  const gewertet = gegenstaende
    .map((gegenstand) => ({ id: gegenstand.id, punkte: punkte(gegenstand, rechnung) }))
    .toSorted((a, b) => b.punkte - a.punkte)
  const [erster, zweiter] = gewertet
  if (erster === undefined || erster.punkte === 0 || erster.punkte === zweiter?.punkte) return null
  return erster.id
}
