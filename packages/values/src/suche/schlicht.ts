/** What stands in no name that is looked for: apostrophes, marks of letters, and what nobody sees. */
const WEG = /[\u0300-\u036F'`´ʹʻʼʽ‘’‚‛′\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** Signs between words. Of scripts without such a table letters stay as they are. */
// oxlint-disable-next-line no-control-regex -- control characters divide words, too
const TRENNER = /[\u0001-/:-@[-`{-\u00BF×÷\u02B9-\u02FF\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u303F]+/g

const GROSS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣςΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏ'
const KLEIN = 'abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρσστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюяђєѕіјљњћџ'

/** Letters that Unicode does not take apart, as they are typed without them. */
const LATEIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'ss',
  æ: 'ae',
  Æ: 'ae',
  œ: 'oe',
  Œ: 'oe',
  þ: 'th',
  Þ: 'th',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
  đ: 'd',
  Đ: 'd',
  ð: 'd',
  Ð: 'd',
  ħ: 'h',
  Ħ: 'h',
  ŧ: 't',
  Ŧ: 't',
  ŋ: 'n',
  Ŋ: 'n',
  ı: 'i',
  ə: 'a',
  Ə: 'a',
}
const BUCHSTABEN = new Map([
  ...Array.from(GROSS, (z, stelle) => [z, KLEIN.charAt(stelle)] as const),
  ...Object.entries(LATEIN),
])
const BUCHSTABE = new RegExp(`[${[...BUCHSTABEN.keys()].join('')}]`, 'g')

/** Small letters without their marks, words with a space between them: 'Öl-Mühle' reads 'ol muhle'. Migration 0160 has the same. */
export const grundform = (text: string): string =>
  text
    .replaceAll(WEG, '')
    .normalize('NFKD')
    .replaceAll(WEG, '')
    .replaceAll(BUCHSTABE, (z) => BUCHSTABEN.get(z) ?? z)
    .replaceAll(TRENNER, ' ')
    .trim()

/** The form in which is searched: Süd, Sued and Sud are one. Migration 0160 has the same. */
export const schlicht = (text: string): string => grundform(text).replaceAll(/([aou])e+/g, '$1')

const UMSCHRIFT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** With 'ae' for 'ä', as it is typed on a keyboard without umlauts: 'Öl' reads 'oel'. */
const umschrieben = (text: string): string =>
  grundform(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöü]/g, (z) => UMSCHRIFT[z] ?? z),
  )

/** The ways in which a name may be typed; two are the same when one of these ways writes them alike. Bauer is not Baur. */
export const SCHREIBWEISEN = [grundform, umschrieben] as const

/** What is searched in: beside the form itself the one before umlauts fell together, since 'eichen' stands in 'Neueichen'. */
export const suchform = (text: string): string => {
  const [form, genau] = [schlicht(text), grundform(text)]
  return form === genau ? form : `${form} ${genau}`
}

const HAT_BUCHSTABEN = /\p{L}/u

/** A number may be divided anyhow; letters and what is joined to them stay together, as in 'GE-2026-000012'. */
const teile = (wort: string): string[] => (HAT_BUCHSTABEN.test(wort) ? [wort] : grundform(wort).split(' '))

/** What was typed, word by word; each is found where one of its forms stands in the `suchform`. */
export const suchworte = (text: string): string[][] =>
  text
    .split(/[\s,;]+/)
    .flatMap(teile)
    .map((wort) => [...new Set([schlicht(wort), grundform(wort)])])
    .filter(([form]) => form !== '')

/** Whether every word that is looked for stands somewhere in the text. Nothing typed finds everything. */
export const passtZu = (text: string, gesucht: string): boolean => {
  const form = suchform(text)
  return suchworte(gesucht).every((formen) => formen.some((wort) => form.includes(wort)))
}
