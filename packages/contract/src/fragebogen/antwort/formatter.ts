import type { Formatter } from '../arten.ts'

type Art = {
  /** What it is called where somebody chooses it. */
  readonly name: string
  /** The text as it is kept. */
  readonly formatieren: (text: string) => string
  readonly mehrzeilig?: true
  readonly eingabe?: 'numeric'
}

const eineZeile = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** What becomes of a text: nothing is refused, only written as it is kept. */
export const FORMATIERUNG: Readonly<Record<Formatter, Art>> = {
  ABSATZ: { name: 'mehrere Zeilen', formatieren: (text) => text.trim(), mehrzeilig: true },
  ZEILE: { name: 'eine Zeile', formatieren: eineZeile },
  GROSSBUCHSTABEN: {
    name: 'eine Zeile in Großbuchstaben',
    formatieren: (text) => eineZeile(text).toLocaleUpperCase('de-DE'),
  },
  ZIFFERN: { name: 'nur Ziffern', formatieren: (text) => text.replaceAll(/\D/g, ''), eingabe: 'numeric' },
}
