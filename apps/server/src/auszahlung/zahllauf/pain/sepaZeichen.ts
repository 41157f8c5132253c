/** What the letters of German and of its neighbours become in the characters of SEPA (EPC217-08). */
const ERSATZ: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  '&': '+',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '–': '-',
  '—': '-',
  '„': "'",
  '“': "'",
  '”': "'",
  '’': "'",
  '"': "'",
  _: '-',
  ';': ',',
}
const ERLAUBT = /[a-zA-Z0-9/\-?:().,'+ ]/

/** One character in the set of SEPA; what has no likeness there becomes a full stop. */
const einZeichen = (zeichen: string): string => {
  const ersetzt = ERSATZ[zeichen] ?? zeichen.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return ersetzt.replaceAll(/./gsu, (eines) => (ERLAUBT.test(eines) ? eines : '.'))
}

/** A text in the character set of SEPA, on one line and no longer than the schema lets it be. */
export const sepaText = (text: string, hoechstens: number): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/./gsu, einZeichen)
    .trim()
    .slice(0, hoechstens)
    .trim()

/** A reference: besides, no stroke at its ends and no two of them side by side. */
export const sepaKennung = (text: string): string =>
  sepaText(text, 35)
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^\/|\/$/g, '')
