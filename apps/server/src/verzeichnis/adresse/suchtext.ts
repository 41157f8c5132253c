import { falten } from '../suche/falten.ts'

/** What was typed, taken apart. */
export type Suchtext = {
  /** Folded words, each the beginning of one that is looked for; also the beginning of a postal code. */
  readonly worte: readonly string[]
  /** Whether no word tells much: then only the beginnings of names are looked at. */
  readonly sagtWenig: boolean
  /** All words as they were typed, folded: a street whose whole name begins it comes first. */
  readonly text: string
  /** A whole postal code. */
  readonly plz: string | undefined
  /** As typed, in small letters: '12a'. */
  readonly hausnummer: string | undefined
}

const PLZ = /^(?:[a-z]{1,2}-)?(\d{5})$/
const HAUSNUMMER = /^\d{1,4}[a-z]?(?:[-–/+]\d{1,4}[a-z]?)?$/
const ZUSATZ = /^[a-z]$/

/** What comes so often that it tells nothing: looking it up costs more than it excludes. */
const FUELLWOERTER: ReadonlySet<string> = new Set(
  'str weg platz allee am an auf b bei d das dem den der des die i im in a v vom von vor und zu zum zur'.split(
    ' ',
  ),
)

type Zustand = { worte: string[]; plz?: string; hausnummer?: string; davor: 'wort' | 'nummer' | 'anderes' }

const alsZahl = (z: Zustand, teil: string): boolean => {
  const plz = PLZ.exec(teil)?.[1]
  if (plz !== undefined) {
    Object.assign(z, { plz, davor: 'anderes' })
    return true
  }
  // Only after a word: a number that comes first, or after a house number, is the beginning of a postal code.
  if (z.davor === 'wort' && HAUSNUMMER.test(teil)) {
    Object.assign(z, { hausnummer: teil, davor: 'nummer' })
    return true
  }
  if (z.davor !== 'nummer' || !ZUSATZ.test(teil)) return false
  Object.assign(z, { hausnummer: `${z.hausnummer}${teil}`, davor: 'anderes' })
  return true
}

/** A word may be several: 'Friedrich-Ebert-Str.' is three. */
const alsWort = (z: Zustand, teil: string) => {
  const worte = falten(teil)
    .split(' ')
    .filter((wort) => wort !== '')
  z.worte.push(...worte)
  if (worte.length > 0) z.davor = /^\d/.test(teil) ? 'anderes' : 'wort'
}

/** Below this a word begins so many others that their lists are slower to join than the table is to read. */
const KURZ = 3

const sagtViel = (wort: string) => wort.length > 1 && !FUELLWOERTER.has(wort)

const ohneFuellwoerter = (worte: readonly string[]): readonly string[] => {
  const bleiben = worte.filter(sagtViel)
  return bleiben.length > 0 ? bleiben : worte
}

/** Takes apart what somebody typed: in any order, with or without commas, the last word perhaps not to its end. */
export const suchtextLesen = (eingaben: readonly string[]): Suchtext => {
  const z: Zustand = { worte: [], davor: 'anderes' }
  for (const teil of eingaben
    .join(' ')
    .toLowerCase()
    .split(/[\s,;]+/))
    if (!alsZahl(z, teil)) alsWort(z, teil)
  const worte = ohneFuellwoerter([...new Set(z.worte)])
  const sagtWenig = worte.every((wort) => wort.length < KURZ || !sagtViel(wort))
  return { worte, sagtWenig, text: z.worte.join(' '), plz: z.plz, hausnummer: z.hausnummer }
}
