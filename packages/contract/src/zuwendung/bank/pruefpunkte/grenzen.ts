/** Characters of a Vermerk. */
export const VERMERK_ZEICHEN = 4_000
/** Of the words of a page that evidence names. */
export const ZITAT_ZEICHEN = 300
export const BELEGE_JE_VERMERK = 20
