import { SEPA_ZEICHEN, deutscheUmschrift } from '@foerderportal/contract/shared/geld/sepaZeichen'
import anyAscii from 'any-ascii'

/** Signs that have a likeness in the set of SEPA (EPC217-08); each other one becomes a full stop. */
const ERSATZ: Readonly<Record<string, string>> = {
  '"': "'",
  '`': "'",
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
  '\\': '/',
  '|': '/',
  _: '-',
  '~': '-',
  ';': ',',
}

/** A picture would become a word (':tractor:'): nobody is called so. */
const BILDER = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/gu
/** Quotation marks that would become two signs. */
const SPITZE = /[«»‹›]/g

/** In the place of a text of which nothing is left, for none may be empty (EPC: 'NOTPROVIDED'). */
const OHNE_ANGABE = 'NOTPROVIDED'
const LESBAR = /[a-zA-Z0-9]/

const einZeichen = (zeichen: string): string => (SEPA_ZEICHEN.test(zeichen) ? zeichen : '.')

/**
 * A text in the character set of SEPA, on one line, no longer than the schema lets it be and never empty: German letters as
 * German writes them without, those of other languages and scripts by their sound.
 */
export const sepaText = (text: string, hoechstens: number): string => {
  const fertig = anyAscii(deutscheUmschrift(text.replaceAll(BILDER, ' ').replaceAll(SPITZE, "'")))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/./gs, (zeichen) => einZeichen(ERSATZ[zeichen] ?? zeichen))
    .trim()
    .slice(0, hoechstens)
    .trim()
  return LESBAR.test(fertig) ? fertig : OHNE_ANGABE
}

/** A reference: besides, no stroke at its ends and no two of them side by side. */
export const sepaKennung = (text: string): string =>
  sepaText(text, 35)
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^\/|\/$/g, '')
