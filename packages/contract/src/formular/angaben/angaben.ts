import type { Zeile } from '../antwort.ts'
import { elementeVon, type Element } from '../tafel.ts'
import { antwortVon } from '../werte.ts'

/** One answer in the words of its question; `pfad` finds the error that belongs to it. */
export type Angabe = {
  readonly pfad: string
  readonly frage: string
  /** null: none was given. */
  readonly antwort: string | null
  /** Computed from other answers: there is nothing to change. */
  readonly errechnet?: true
}

/** Answers that belong together: a page, or one of many elements of it. */
export type Gruppe = {
  readonly titel: string | null
  /** Of an element: what it is called, and in one line what it is. */
  readonly name?: string
  readonly kurz?: string
  readonly angaben: readonly Angabe[]
}

const angabe = <D>(zeile: Zeile<D>, objekt: object, daten: D, vor: string): Angabe[] => {
  const antwort = zeile.art.sagen(antwortVon(zeile, objekt))
  const { pfad, frage, errechnet } = zeile
  const gezeigt = antwort !== null || zeile.gefragt?.(daten) !== false
  const gehoert = zeile.gehoertZu?.(objekt as never) !== false // a row knows what its path begins in
  return gezeigt && gehoert
    ? [{ pfad: `${vor}${pfad}`, frage, antwort, ...(errechnet && { errechnet }) }]
    : []
}

const ausElement =
  <D>({ elemente }: Zeile<D>, daten: D) =>
  ({ pfad, wert, aussen, zeilen }: Element<D>): Gruppe => ({
    ...elemente?.kopf(wert as never, aussen as never, daten), // each list knows its elements
    titel: elemente?.kopf(wert as never, aussen as never, daten).titel ?? null,
    angaben: zeilen.flatMap((zeile) => angabe(zeile, wert, daten, `${pfad}.`)),
  })

const gezeigte = <D>(zeile: Zeile<D>, formular: object): Element<D>[] =>
  elementeVon(zeile, formular).filter(({ wert }) => zeile.elemente?.gezeigt?.(wert as never) !== false) // each list knows its elements

const gruppenZu = <D extends { readonly formular: object }>(
  zeilen: readonly Zeile<D>[],
  daten: D,
): Gruppe[] =>
  zeilen.reduce<Gruppe[]>((gruppen, zeile) => {
    const elemente = gezeigte(zeile, daten.formular)
    if (elemente.length > 0) return [...gruppen, ...elemente.map(ausElement(zeile, daten))]
    const angaben = angabe(zeile, daten.formular, daten, '')
    const titel = zeile.gruppe ?? null
    const letzte = gruppen.at(-1)
    return letzte?.titel === titel && letzte.name === undefined
      ? [...gruppen.slice(0, -1), { ...letzte, angaben: [...letzte.angaben, ...angaben] }]
      : [...gruppen, { titel, angaben }]
  }, [])

/** Every answer to these rows in words, in their order: exactly what was entered. What says nothing has no heading. */
export const angabenZu = <D extends { readonly formular: object }>(
  zeilen: readonly Zeile<D>[],
  daten: D,
): Gruppe[] => gruppenZu(zeilen, daten).filter(({ angaben }) => angaben.length > 0)
