import type pg from 'pg'

export type Probe = { readonly strasse: string; readonly plz: string; readonly ort: string }

/** Streets drawn from the directory, the same in every run over the same data. */
export const probenZiehen = async (client: pg.ClientBase, anzahl: number): Promise<readonly Probe[]> => {
  const { rows } = await client.query<Probe>(
    `select strasse, plz, ort from adresse_strasse where norm ~ '^[a-z]{6}' order by md5(id::text) limit $1`,
    [anzahl],
  )
  return rows
}

const ausgeschrieben = (strasse: string) => strasse.replace(/([Ss])tr\.$/, '$1traße')
const ohneUmlaute = (text: string) =>
  text.replace(/[äöüß]/g, (z) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[z] ?? 'ss')
/** The fourth letter and its neighbour, swapped. */
const vertippt = (text: string) => text.replace(/^(.{3})(.)(.)/, '$1$3$2')

/** How the same address is typed, from the whole of it down to two letters. */
export const EINGABEN: Readonly<Record<string, (p: Probe) => string>> = {
  'ganze Adresse': ({ strasse, plz, ort }) => `${strasse} 12, ${plz} ${ort}`,
  'Straße ausgeschrieben, Ort': ({ strasse, ort }) => `${ausgeschrieben(strasse)} ${ort}`,
  'Straße und Ort ohne Umlaute': ({ strasse, ort }) => ohneUmlaute(`${ausgeschrieben(strasse)} ${ort}`),
  '5 Buchstaben, PLZ': ({ strasse, plz }) => `${strasse.slice(0, 5)} ${plz}`,
  'nur die Straße': ({ strasse }) => strasse,
  '4 Buchstaben': ({ strasse }) => strasse.slice(0, 4),
  '3 Buchstaben': ({ strasse }) => strasse.slice(0, 3),
  '2 Buchstaben': ({ strasse }) => strasse.slice(0, 2),
  'vertippt, PLZ und Ort': ({ strasse, plz, ort }) => `${vertippt(strasse)} ${plz} ${ort}`,
  'vertippt, Ort': ({ strasse, ort }) => `${vertippt(strasse)} ${ort}`,
}

/** What many people type at once: one search in ten holds a slip. */
export const MISCHUNG: readonly ((p: Probe) => string)[] = Object.entries(EINGABEN).flatMap(([was, tippen]) =>
  was.startsWith('vertippt') ? [tippen] : [tippen, tippen],
)

/** Every text that stands in the field while somebody types, from two letters on. */
export const tastendruecke = ({ strasse, ort }: Probe): readonly string[] => {
  const ganz = `${strasse}, ${ort}`
  return Array.from({ length: ganz.length - 1 }, (_, i) => ganz.slice(0, i + 2))
}

/** Times in ms, sorted by the way. */
export const anteil = (zeiten: readonly number[], p: number): number =>
  zeiten.toSorted((a, b) => a - b)[Math.min(zeiten.length - 1, Math.floor(zeiten.length * p))] ?? Number.NaN
