/** What a questionnaire holds at most; far above what somebody fills in, and safe to read and to draw. */
export const FRAGEN_MAX = 300
export const BLOECKE_MAX = 60
/** Options, shares, entries or values of one question. */
export const TEILE_MAX = 100
/** Paragraphs that stand at one place. */
export const ABSAETZE_MAX = 20
/** Characters of one paragraph, and of one answer in words. */
export const TEXT_ZEICHEN = 10_000
/** Characters of a name: of the questionnaire, a block, an option. */
export const NAME_ZEICHEN = 300
export const BEDINGUNGEN_MAX = 10
/** Decimals of a number. */
export const NACHKOMMASTELLEN_MAX = 6
/** A number lies between this and its negative: beyond, decimals would be lost. */
export const ZAHL_MAX = 999_999_999

/** Groups of fewer answers are not shown: whoever knows the farms would know who answered. */
export const KLEINSTE_GRUPPE = 5
