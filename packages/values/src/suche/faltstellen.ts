import { grundform, schlicht } from './schlicht.ts'

/** Süd and Sued alike, and letter by letter: 'eichen' stands in 'Neueichen'. */
const FORMEN = [schlicht, grundform] as const
type Form = (typeof FORMEN)[number]

/** A folded text, and for each of its letters where in the text it comes from, with the end of the last behind them. */
type Faltstellen = { readonly text: string; readonly stellen: readonly number[] }

/** A sign of the text folded alone: '' where it does not count, ' ' where it parts words. */
const zeichenFalten = (zeichen: string): string => grundform(`a${zeichen}a`).slice(1, -1)

/** Whether `z` behind what is already folded says nothing more: a second blank, or the 'e' of 'ue'. */
const entfaellt = (gefaltet: string, z: string, form: Form): boolean =>
  z === ' '
    ? gefaltet === '' || gefaltet.endsWith(' ')
    : form === schlicht && z === 'e' && /[aou]$/.test(gefaltet)

/** As the form folds a text, sign by sign, so that what is found in it can be shown in the text (S10-06). */
export const faltstellen = (text: string, form: Form): Faltstellen => {
  let gefaltet = ''
  const stellen: number[] = []
  let stelle = 0
  for (const zeichen of text) {
    for (const z of zeichenFalten(zeichen).split('')) {
      if (entfaellt(gefaltet, z, form)) continue
      gefaltet += z
      stellen.push(stelle)
    }
    stelle += zeichen.length
  }
  // What parts words is where the last one ends.
  return gefaltet.endsWith(' ')
    ? { text: gefaltet.slice(0, -1), stellen }
    : { text: gefaltet, stellen: [...stellen, stelle] }
}

type Stelle = { readonly ab: number; readonly bis: number }

const inForm = (text: string, worte: string, form: Form): Stelle[] => {
  const gesucht = form(worte)
  if (gesucht === '') return []
  const { text: gefaltet, stellen } = faltstellen(text, form)
  // A fold is letters, digits and blanks: no sign of it means anything to a pattern.
  return Array.from(gefaltet.matchAll(new RegExp(gesucht, 'g')), ({ index }) => ({
    ab: stellen[index] ?? 0,
    bis: stellen[index + gesucht.length] ?? 0,
  }))
}

/** Where in a text words stand one behind the other, however they are spelt, each place once. */
export const fundeIn = (text: string, worte: string): Stelle[] => {
  const gefunden = FORMEN.flatMap((form) => inForm(text, worte, form))
  return [...new Map(gefunden.map((stelle) => [stelle.ab, stelle])).values()]
}

/** Whether words stand anywhere in a text, one behind the other; sooner said than where. */
export const stehtIn = (text: string, worte: string): boolean =>
  FORMEN.some((form) => form(worte) !== '' && form(text).includes(form(worte)))
