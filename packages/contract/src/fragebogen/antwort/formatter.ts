import { inEinerZeile, inZeilen } from '@foerderportal/values/text/reinText'
import type { Formatter } from '../arten.ts'

type Art = {
  /** What it is called where somebody chooses it. */
  readonly name: string
  /** The text as it is kept. */
  readonly formatieren: (text: string) => string
  readonly mehrzeilig?: true
  readonly eingabe?: 'numeric'
}

/** What becomes of a text: nothing is refused, only written as it is kept. */
export const FORMATIERUNG: Readonly<Record<Formatter, Art>> = {
  ABSATZ: { name: 'mehrere Zeilen', formatieren: inZeilen, mehrzeilig: true },
  ZEILE: { name: 'eine Zeile', formatieren: inEinerZeile },
  GROSSBUCHSTABEN: {
    name: 'eine Zeile in Großbuchstaben',
    formatieren: (text) => inEinerZeile(text).toLocaleUpperCase('de-DE'),
  },
  ZIFFERN: { name: 'nur Ziffern', formatieren: (text) => text.replaceAll(/\D/g, ''), eingabe: 'numeric' },
}
