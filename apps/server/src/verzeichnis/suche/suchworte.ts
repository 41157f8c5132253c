import { falten } from './falten.ts'

export type Ortsangabe = {
  readonly strasse: string
  readonly plz: string
  readonly ort: string
  readonly ortZusatz: string
  readonly ortsteil: string
}

const HOECHSTENS = 20_000

/** Places recur a hundred times each: what is made of one is remembered, up to a bound. */
const gemerkt = <T>(machen: (text: string) => T): ((text: string) => T) => {
  const bekannt = new Map<string, T>()
  return (text) => {
    const alt = bekannt.get(text)
    if (alt !== undefined) return alt
    if (bekannt.size >= HOECHSTENS) bekannt.clear()
    const neu = machen(text)
    bekannt.set(text, neu)
    return neu
  }
}

export const ortFalten = gemerkt(falten)

/** The folded forms of short words are the beginning of nothing that people begin to type. */
const KURZ = /\b(?:st|dr)\b/
const ausgeschrieben = (worte: string): string =>
  KURZ.test(worte) ? `${/\bst\b/.test(worte) ? ' sankt' : ''}${/\bdr\b/.test(worte) ? ' doktor' : ''}` : ''

const APOSTROPHE = /['`´‘’ʼ]/g
/** For every search 'D’Angelo' is one word; here, where words are found by their beginnings, 'Angelo' finds it, too. */
const geteilt = (name: string): string => {
  const teile = name.replaceAll(APOSTROPHE, ' ')
  return teile === name ? '' : ` ${falten(teile)}`
}

const ortsworte = ({ plz, ort, ortZusatz, ortsteil }: Ortsangabe): string =>
  [plz, ort, ortZusatz, ortsteil]
    .map(ortFalten)
    .filter((worte) => worte !== '')
    .join(' ')

/**
 * The words beside its name by which a street is found: postal code, place and district, what is short in them and in
 * the name, spelt out, and what an apostrophe divides. Its name is found by its words and as one: 'Müllerstr' finds 'Müller-Straße' (`SUCHWORTE_SQL`).
 */
export const weitereWorte = (norm: string, angabe: Ortsangabe): string => {
  const worte = ortsworte(angabe)
  const { strasse, ort, ortZusatz, ortsteil } = angabe
  const teile = [strasse, ort, ortZusatz, ortsteil].map(geteilt).join('')
  return `${worte}${ausgeschrieben(`${norm} ${worte}`)}${teile}`
}

/** All words of a row that has `norm` and `weitere`, as a tsvector. */
export const SUCHWORTE_SQL = `(norm || ' ' || replace(norm, ' ', '') || ' ' || weitere)::tsvector`

const ENDUNG = /(?<=.{3})(?:str|weg)$/

/** A word without what half of all streets end with. */
export const stamm = (wort: string): string => wort.replace(ENDUNG, '')

/** The words of a table with `norm` and `weitere`, each once without its ending; a number is never what was meant. */
export const woerterbuchSql = (tabelle: string): string => `
  select distinct regexp_replace(wort, '(?<=.{3})(?:str|weg)$', '') from (
    select distinct wort from (select distinct norm || ' ' || replace(norm, ' ', '') as worte from ${tabelle}
      union all select distinct weitere from ${tabelle}) w, string_to_table(worte, ' ') wort) w
  where wort !~ '^[0-9]'`
