import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { BELEGE_JE_VERMERK } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/grenzen'
import type { Beleg } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/schema'

/** A place in a file: what evidence names, and what the viewer shows. */
export type Ort = { readonly dateiGuid: string; readonly seite: number | null; readonly zitat: string | null }

/** What is looked at beside a point at first: its evidence, else the first file that it reads. */
export const ersterOrt = (belege: readonly Beleg[], dateien: readonly string[]): Ort | undefined => {
  const beleg = belege.find(({ dateiGuid }) => dateiGuid !== null)
  if (beleg?.dateiGuid) return { dateiGuid: beleg.dateiGuid, seite: beleg.seite, zitat: null }
  const [erste] = dateien
  return erste === undefined ? undefined : { dateiGuid: erste, seite: null, zitat: null }
}

/** What is shown, as the next evidence. */
export const ortWorte = ({ zitat, seite }: Ort, dateiname = 'Dokument'): string =>
  zitat ? 'Markierte Stelle' : `Seite ${seite ?? 1} von ${dateiname}`

/** Of files that no form names. */
const OHNE_STELLE = ['beleg', 'mitteilung']

/** Short names of files, counted where several are called the same: 'Angebot MP 300', 'Angebot MP 300 (2)'. */
export const kurznamen = (unterlagen: readonly FallUnterlage[]): ReadonlyMap<string, string> => {
  const gezaehlt = new Map<string, number>()
  return new Map(
    unterlagen.map(({ uuid, wozu, art, stellen }) => {
      const [name = wozu] = wozu.split(';')
      const nummer = (gezaehlt.get(name) ?? 0) + 1
      gezaehlt.set(name, nummer)
      const alt = stellen.length === 0 && !OHNE_STELLE.includes(art) ? ', früher' : ''
      return [uuid, `${nummer === 1 ? name : `${name} (${nummer})`}${alt}`]
    }),
  )
}

/** Evidence in words: 'Angebot MP 300, S. 2, „46.200,00“'. */
export const belegWorte = (
  { dateiGuid, seite, zitat, stelle }: Beleg,
  namen: ReadonlyMap<string, string>,
  fragen: ReadonlyMap<string, string>,
): string =>
  [
    dateiGuid !== null && (namen.get(dateiGuid) ?? 'Datei'),
    seite !== null && `S. ${seite}`,
    zitat !== null && `„${zitat.length > 40 ? `${zitat.slice(0, 39)}…` : zitat}“`,
    stelle !== null && (fragen.get(stelle) ?? stelle),
  ]
    .filter(Boolean)
    .join(', ')

const gleicher = (a: Beleg, b: Beleg): boolean =>
  a.dateiGuid === b.dateiGuid && a.seite === b.seite && a.zitat === b.zitat && a.stelle === b.stelle

/** Whether an answer takes no more. */
export const istVoll = (belege: readonly Beleg[]): boolean => belege.length >= BELEGE_JE_VERMERK

/** With one more; once is enough. */
export const mitBeleg = (belege: readonly Beleg[], neu: Beleg): readonly Beleg[] =>
  belege.some((beleg) => gleicher(beleg, neu)) ? belege : [...belege, neu]

const normal = (text: string): string =>
  text
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
    .toLowerCase()
/** What is only writing: the sign of the currency, units, the words around a figure. */
const kern = (text: string): string => normal(text).replace(/ (€|eur|stück|ha)$/, '')

/** Whether what was read in the file says the same as the application. */
export const sagtDasselbe = (antwort: string | null, zitat: string): boolean => {
  if (antwort === null) return false
  const [a, z] = [kern(antwort), kern(zitat)]
  return a === z || ` ${z} `.includes(` ${a} `)
}
