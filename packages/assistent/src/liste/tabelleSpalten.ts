import { schlicht } from '@foerderportal/values/suche/schlicht'
import type { Frage, Tabellenart } from './tabellenart.ts'

/** What a column can contain. */
export type Spalte = {
  /** The path of its row; the column of the groups has a name that no path is. */
  readonly name: string
  readonly kopf: string
  /** What stands above it, simplified. */
  readonly namen: readonly string[]
  readonly zahl: boolean
}
export type Zuordnung = readonly (string | null)[]

export const GRUPPE = '*'
/** What is chosen for a column that is to be left out. */
export const NICHTS = '-'

/** As it is searched (S10-06), without blanks and what stands in brackets: 'Händler (Ort)' and 'Haendler' are 'handler'. */
export const vereinfacht = (text: string): string =>
  schlicht(text.replaceAll(/\([^)]*\)/g, '')).replaceAll(' ', '')

const ZAHLEN: readonly string[] = ['betrag', 'ganzzahl', 'dezimal', 'flaeche']
const IN_ZELLEN: readonly string[] = [...ZAHLEN, 'text', 'tag', 'wahl', 'jaNein']

/** The columns that an answer is read from, by the paths of their rows; none where a cell can't hold it. */
export const quellen = ({ art, errechnet, pfad, spalte }: Frage): readonly string[] =>
  errechnet === true || !IN_ZELLEN.includes(art.art) ? [] : (spalte?.aus ?? [pfad])

/** The columns of a table: that of the groups, and one for each question that is not read from another's. */
export const spaltenVon = ({ fragen, gruppen, worte }: Tabellenart): readonly Spalte[] => {
  const alle = new Set([...fragen, ...gruppen.flatMap((gruppe) => gruppe.fragen)])
  const spalte = ({ pfad, frage, art, spalte: eigene }: Frage): Spalte => {
    const gleiche = [...alle].filter((andere) => andere.spalte?.aus?.[0] === pfad)
    const namen = [frage, ...(eigene?.auch ?? []), ...gleiche.map((andere) => andere.frage)]
    return { name: pfad, kopf: frage, namen: namen.map(vereinfacht), zahl: ZAHLEN.includes(art.art) }
  }
  const namen = [worte.gruppe, ...worte.gruppeAuch].map(vereinfacht)
  return [
    { name: GRUPPE, kopf: worte.gruppe, namen, zahl: false },
    ...fragen.filter((frage) => quellen(frage).includes(frage.pfad)).map(spalte),
  ]
}

/** The columns that a row of heads names, each once; undefined for a row that is none. */
export const kopfErkennen = (zeile: readonly string[], spalten: readonly Spalte[]): Zuordnung | undefined => {
  const gefunden = zeile.map(
    (kopf) => spalten.find(({ namen }) => namen.includes(vereinfacht(kopf)))?.name ?? null,
  )
  const einmal = gefunden.map((spalte, i) => (gefunden.indexOf(spalte) === i ? spalte : null))
  return einmal.filter((spalte) => spalte !== null).length >= 2 ? einmal : undefined
}

/** Without heads: the order of the template. */
export const ohneKopf = (breite: number, spalten: readonly Spalte[]): Zuordnung =>
  Array.from({ length: breite }, (_, i) => spalten[i]?.name ?? null)

/** What the user says of a column goes before what it was taken for; all others stay, but none is named twice. */
export const mitWahl = (erkannt: Zuordnung, gewaehlt: readonly (string | undefined)[]): Zuordnung =>
  gewaehlt.map((wahl, i) => {
    if (wahl && wahl !== NICHTS) return wahl
    const spalte = erkannt[i] ?? null
    return wahl === NICHTS || spalte === null || gewaehlt.includes(spalte) ? null : spalte
  })

/** A CSV file to fill in: the heads, and a row for each group. */
export const vorlage = (art: Tabellenart): string => {
  const spalten = spaltenVon(art)
  const leer = ';'.repeat(spalten.length - 1)
  const zeilen = [
    spalten.map(({ kopf }) => kopf).join(';'),
    ...art.gruppen.map(({ titel }) => `${titel}${leer}`),
  ]
  // Excel takes a file for UTF-8 when it begins so.
  return `\uFEFF${zeilen.join('\r\n')}\r\n`
}
