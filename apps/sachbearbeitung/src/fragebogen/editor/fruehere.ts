import type { Formular, Frageform } from './formular.ts'
import type { Ort } from './umbau.ts'

/** A question with its number. */
export type Nummerierte = { readonly nr: number; readonly frage: Frageform }

/** The questions before a place, of which its condition may speak, and all of them. */
export type Fruehere = { readonly fragen: readonly Nummerierte[]; readonly alle: readonly Nummerierte[] }

/** Every question in its order; the numbers run through all blocks. */
export const nummerierte = ({ bloecke }: Formular): Nummerierte[] =>
  bloecke.flatMap(({ fragen }) => fragen).map((frage, i) => ({ nr: i + 1, frage }))

export const fruehereVon = (formular: Formular, ort: Ort): Fruehere => {
  const alle = nummerierte(formular)
  if (ort.art === 'ganzes') return { fragen: [], alle }
  const davor = formular.bloecke.slice(0, ort.i).reduce((summe, { fragen }) => summe + fragen.length, 0)
  return { fragen: alle.slice(0, davor + (ort.art === 'frage' ? ort.j : 0)), alle }
}

/** What a question is called in one line. */
export const frageName = ({ frage }: Pick<Frageform, 'frage'>): string =>
  frage.trim() === '' ? 'noch ohne Text' : frage.trim()
