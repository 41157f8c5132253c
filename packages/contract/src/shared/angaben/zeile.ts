import { eingefuegt, type Eingefuegt } from '@foerderportal/schreibweise/eingefuegt'
import { inEinerZeile, inZeilen, istSichtbar } from '@foerderportal/values/text/reinText'
import * as z from 'zod/mini'

/**
 * What cannot be mended: PostgreSQL's jsonb refuses U+0000 and half a character that is made of two, and nobody has typed
 * either. Everything else that a field does not take is cleaned away (S10-06).
 */
export const istHeil = (text: string): boolean => text.isWellFormed() && !text.includes('\0')
const BESCHAEDIGT = 'Entfernen Sie die nicht darstellbaren Zeichen.'

/** A kind of value with a row in the table, or how such a value is written. */
type Schreibweise = Eingefuegt | ((text: string) => string)

/** As the text is stored; `art` also takes away what people paste along with such a value. */
export const rein = (art: Schreibweise = inEinerZeile) =>
  z.overwrite<string>(typeof art === 'function' ? art : (text) => eingefuegt(art, text))
/** The same for several lines. */
export const reineZeilen = () => z.overwrite<string>(inZeilen)

/** What a stored text has to keep, whatever field it is of. */
export const grenzen = (max: number) =>
  [
    z.maxLength(max, `Geben Sie höchstens ${max} Zeichen ein.`),
    z.refine<string>(istHeil, BESCHAEDIGT),
  ] as const

/** Nothing at all is told by the shortest length. */
export const sichtbar = (fehlt: string) => z.refine<string>((wert) => wert === '' || istSichtbar(wert), fehlt)

/** One line of text that must be given: cleaned, 1 to `max` characters. `fehlt` is what the user reads when it is missing. */
export const zeile = (max: number, fehlt: string, art?: Schreibweise) =>
  z.string(fehlt).check(rein(art), z.minLength(1, fehlt), sichtbar(fehlt), ...grenzen(max))

/** One line of text that may be left out: absent, null and empty mean the same. */
export const freiwilligeZeile = (max: number, art?: Schreibweise) =>
  z.nullish(z.string().check(rein(art), ...grenzen(max)))

/** Several lines that must be given: cleaned, 1 to `max` characters. */
export const absaetze = (max: number, fehlt: string) =>
  z.string(fehlt).check(reineZeilen(), z.minLength(1, fehlt), sichtbar(fehlt), ...grenzen(max))
