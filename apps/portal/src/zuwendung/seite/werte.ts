import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { datumLesen, datumSchreiben } from '@foerderportal/schreibweise/datum'
import type { Gelesen } from '@foerderportal/schreibweise/ergebnis'
import { zahlLesen, zahlSchreiben } from '@foerderportal/schreibweise/zahl'

/** Between the texts of a screen and the values of a form. An empty text is a gap (null), never an error of reading. */
export type Lesart<W> = {
  readonly lesen: (text: string) => Gelesen<W>
  readonly schreiben: (wert: W) => string
}

export const BETRAG: Lesart<number> = { lesen: betragLesen, schreiben: betragSchreiben }
export const TAG: Lesart<string> = { lesen: datumLesen, schreiben: datumSchreiben }
export const GANZZAHL: Lesart<number> = { lesen: (t) => zahlLesen(t), schreiben: (z) => zahlSchreiben(z) }
/** Staff counts part-time as fractions. */
export const KOMMAZAHL: Lesart<number> = {
  lesen: (t) => zahlLesen(t, { nachkommastellen: 2 }),
  schreiben: (z) => zahlSchreiben(z),
}

/** The value of a text, null for a gap or what can't be read. */
export const wertVon = <W>(lesart: Lesart<W>, text: string): W | null => {
  if (text.trim() === '') return null
  const gelesen = lesart.lesen(text)
  return gelesen.ok ? gelesen.wert : null
}

/** The text of a value, '' for a gap. */
export const textVon = <W>(lesart: Lesart<W>, wert: W | null | undefined): string =>
  wert === null || wert === undefined ? '' : lesart.schreiben(wert)
