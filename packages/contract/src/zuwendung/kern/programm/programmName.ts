import type { Programm } from './programme.ts'

const NAMEN: Readonly<Record<Programm, string>> = { AnkNabo: 'ANK NaBo', ZUKLB: 'ZUKLB' }
const NACH_CODE: ReadonlyMap<string, string> = new Map(Object.entries(NAMEN))

/** How a screen writes the code of a programme (section 3.2); one that only exists as data is called by its code. */
export const programmName = (code: string): string => NACH_CODE.get(code) ?? code

const alsWorte = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, ' ')} `

/** A round with its programme, unless that stands in its own name already: 'ANK NaBo, Herbstrunde'. */
export const rundeMitProgramm = (bezeichnung: string, programm: string): string => {
  const name = programmName(programm)
  const worte = alsWorte(bezeichnung)
  const genannt = [name, programm].some((eines) => worte.includes(alsWorte(eines)))
  return genannt ? bezeichnung : `${name}, ${bezeichnung}`
}

/** What people ask when they read the short name: once on a page, where it first stands. */
const ERKLAERUNGEN: readonly (readonly [kuerzel: string, erklaerung: string])[] = [
  [
    NAMEN.AnkNabo,
    'ANK NaBo fördert Maschinen, die Boden und Moor schonen. Amtlich: Aktionsprogramm Natürlicher Klimaschutz, natürliche Bodenfunktionen.',
  ],
]

/** Explains the first short name that a page shows in these texts; undefined where none needs it. */
export const kuerzelErklaerung = (texte: readonly string[]): string | undefined =>
  ERKLAERUNGEN.find(([kuerzel]) => texte.some((text) => alsWorte(text).includes(alsWorte(kuerzel))))?.[1]
