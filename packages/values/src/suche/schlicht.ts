/** What stands in no name that is looked for: apostrophes, marks of letters (after NFKD they stand alone), and what nobody sees. */
const WEG =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F'`\u02B9-\u02BF\u2018-\u201B\u2032\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g

/** Signs between words. Letters of whatever script stay. */
const TRENNER =
  // oxlint-disable-next-line no-control-regex -- control characters divide words, too
  /[\u0001-/:-@[-`{-\u00BF×÷\u02C0-\u02FF\u1680\u2000-\u2BFF\u2E00-\u2E7F\u3000-\u303F\uFFF9-\uFFFD]+/g

/** Capitals of the alphabets in which names are kept (DIN 91379). By name, as the database's locale must not matter. */
const GROSSE = /[A-ZÆŒẞÞØŁĐÐĦŦŊƵƏΑ-ΩЀ-ЯҐ]/g

/** Letters that Unicode does not take apart, as a passport's machine-readable line writes them (ICAO 9303, part 3, section 6). */
const BUCHSTABEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'q',
  ƶ: 'z',
  ı: 'i',
  ə: 'e',
  ς: 'σ',
}
const BESONDERE = /[ßæœþøłđðħŧŋĸƶıəς]/g

/** Small letters without their marks, words with a space between them: 'Öl-Mühle' reads 'ol muhle'. Migration 0162 has the same. */
export const grundform = (text: string): string =>
  text
    // Typed for an apostrophe; NFKD makes a blank of it.
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replaceAll(WEG, '')
    .replaceAll(GROSSE, (z) => z.toLowerCase())
    .replaceAll(BESONDERE, (z) => BUCHSTABEN[z] ?? z)
    .replaceAll(TRENNER, ' ')
    .trim()

/**
 * The form in which is searched: Süd, Sued and Sud are one. Migration 0162 has the same. The beginning of a text folds to the
 * beginning of what the text folds to.
 */
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

/** Signs and digits up to a letter, with all blanks between them; else what stands between blanks. */
const STUECK = /(?<!\S)[^\p{L}]*\d[^\p{L}]*(?!\S)|\S+/gu
const HAT_BUCHSTABEN = /\p{L}/u
/** Of a ZID-Betriebsnummer behind its 276. */
const LAENGSTE_NUMMER = 15

/**
 * A number may be divided anyhow: '276 01 0000000001' is looked for in one piece, or divided as it was typed. Letters hold
 * what is joined to them: 'GE-2026-000012'.
 */
const formenVon = (stueck: string): string[][] => {
  const genau = grundform(stueck)
  if (HAT_BUCHSTABEN.test(genau)) return [[schlicht(stueck), genau]]
  const nummer = genau.replaceAll(' ', '')
  return nummer.length > LAENGSTE_NUMMER ? genau.split(' ').map((zahl) => [zahl]) : [[nummer, genau]]
}

/** What was typed, word by word, in any order; each is found where one of its forms stands in the `suchform`. Signs alone are none. */
export const suchworte = (text: string): string[][] =>
  text
    .split(/[,;]/)
    .flatMap((teil) => teil.match(STUECK) ?? [])
    .flatMap(formenVon)
    .map((formen) => [...new Set(formen)])
    .filter(([form]) => form !== '')

/** Whether every word that is looked for stands somewhere in the text. Nothing typed finds everything, signs alone nothing. */
export const passtZu = (text: string, gesucht: string): boolean => {
  const [form, worte] = [suchform(text), suchworte(gesucht)]
  return worte.length === 0
    ? gesucht.trim() === ''
    : worte.every((formen) => formen.some((wort) => form.includes(wort)))
}
