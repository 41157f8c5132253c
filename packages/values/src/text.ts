/** Whether both are written alike, apart from capitals: user names and mail addresses are told apart so. */
export const sameIgnoringCase = (a: string | undefined, b: string): boolean =>
  a?.toLowerCase() === b.toLowerCase()

/** Signs without a picture of their own: they part nothing, but let one text look like another, or turn its direction. */
const UNSICHTBAR = /[\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Cf}]/gu
/** Blanks of every kind, and what a machine is told by. */
const LEER = /[\s\p{Cc}\p{Zs}\p{Zl}\p{Zp}]+/gu

/**
 * A text as people see it: composed letters (NFC), no invisible signs, nothing that turns the direction of writing, one
 * blank between words.
 */
export const visibleText = (text: string): string =>
  text.toWellFormed().normalize('NFC').replaceAll(UNSICHTBAR, '').replaceAll(LEER, ' ').trim()
