const AUSSER_ASCII = /[^ -~]/
const ZEICHEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
}

/** Letters without their marks: ä is a, ß is ss; of other scripts nothing remains. */
const ohneZeichen = (text: string): string =>
  AUSSER_ASCII.test(text)
    ? text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[\p{M}\u00AD\u200B-\u200D]/gu, '')
        .replace(/[ßæœøłđı]/g, (z) => ZEICHEN[z] ?? '')
    : text.toLowerCase()

const KURZ: Readonly<Record<string, string>> = { sankt: 'st', doktor: 'dr' }

/** Also while it is still being typed: 'Hauptstra' must find what 'Hauptstr' finds. */
const STRASSE = /str(?:a(?:s(?:se?)?)?)?$/

const wortFalten = (wort: string): string => KURZ[wort] ?? wort.replace(STRASSE, 'str')

/**
 * The form in which names are compared, the same for the directory and for what is typed: small letters and digits,
 * words separated by one space. Müller, Mueller and Muller are one; so are Straße and Str., Sankt and St.
 */
export const falten = (text: string): string =>
  ohneZeichen(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/([aou])e+/g, '$1')
    .trim()
    .split(' ')
    .map(wortFalten)
    .join(' ')
