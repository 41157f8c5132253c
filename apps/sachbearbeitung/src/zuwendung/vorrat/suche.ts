import type { VorratFilter, VorratSuche } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { pfade } from '../../paths.ts'
import { ANSICHTEN } from '@foerderportal/contract/zuwendung/bank/vorrat/suche'

/** What the address of the list says: a view, and what is filtered, sorted and shown beyond it. */
export type Adresse = VorratSuche & { readonly ansicht?: string | undefined }

export const FILTERFELDER = [
  'text',
  'programm',
  'runde',
  'kategorie',
  'stand',
  'amZug',
  'zugewiesen',
  'betragVon',
  'betragBis',
  'eingangVon',
  'eingangBis',
  'fristBis',
  'antragstellerArt',
  'rechtsform',
  'land',
  'hinweis',
] as const satisfies readonly (keyof VorratFilter)[]
export type Filterfeld = (typeof FILTERFELDER)[number]

const FELDER = ['ansicht', 'sortierung', 'spalten', ...FILTERFELDER] as const

const genannt = ([, wert]: [string, unknown]) => typeof wert === 'string' && wert !== ''

/** What of an address belongs to the list; what the values may be, the server says. */
export const adresseLesen = (roh: Record<string, unknown>): Adresse =>
  Object.fromEntries(FELDER.map((feld): [string, unknown] => [feld, roh[feld]]).filter(genannt))

const filterIn = (suche: VorratFilter): VorratFilter =>
  Object.fromEntries(FILTERFELDER.map((feld): [string, unknown] => [feld, suche[feld]]).filter(genannt))

/** What everybody begins with. */
const ANFANG = ANSICHTEN[0]

/** The view that everybody has under this name; undefined for an own one. */
export const vorgegeben = (id: string | undefined) => ANSICHTEN.find((eine) => eine.id === id)

/** What the list is filtered by: what the address says itself, else what its view says. */
export const filterVon = (adresse: Adresse): VorratFilter => {
  const eigener = filterIn(adresse)
  if (Object.keys(eigener).length > 0) return eigener
  return adresse.ansicht === undefined ? ANFANG.filter : (vorgegeben(adresse.ansicht)?.filter ?? {})
}

/** Which view it is; an address that only filters belongs to all cases. */
export const ansichtVon = (adresse: Adresse): string =>
  adresse.ansicht ?? (Object.keys(filterIn(adresse)).length > 0 ? 'alle' : ANFANG.id)

/** What decides which columns are shown. */
export const spaltenfrage = (adresse: Adresse): Pick<VorratSuche, 'spalten' | 'zugewiesen'> => ({
  ...filterVon(adresse),
  ...(adresse.spalten !== undefined && { spalten: adresse.spalten }),
})

/** What the server is asked for. Which columns are shown does not concern it. */
export const abfrageVon = (adresse: Adresse): VorratSuche => {
  const { sortierung } = adresse
  return { ...filterVon(adresse), ...(sortierung && { sortierung }) }
}

/** The address of the list in a link. */
export const alsHref = (adresse: Adresse): string =>
  `${pfade.vorrat}?${new URLSearchParams(adresseLesen(adresse) as Record<string, string>).toString()}` // nothing missing is in it

/** What a view of one's own keeps. */
export const sucheVon = (adresse: Adresse): VorratSuche => {
  const { spalten } = adresse
  return { ...abfrageVon(adresse), ...(spalten && { spalten }) }
}

/** The address after these fields have changed. Without any filter left it is that of all cases. */
export const mitFilter = (
  adresse: Adresse,
  neu: { readonly [F in Filterfeld]?: string | undefined },
): Adresse => {
  const { sortierung, spalten } = adresse
  const filter = filterIn({ ...filterVon(adresse), ...neu })
  const leer = Object.keys(filter).length === 0
  return adresseLesen({ ansicht: leer ? 'alle' : ansichtVon(adresse), ...filter, sortierung, spalten })
}

const alsText = (wert: VorratFilter) => JSON.stringify(FILTERFELDER.map((feld) => wert[feld] ?? ''))

/** Whether the list is filtered otherwise than this view. */
export const weichtAb = (adresse: Adresse, von: VorratFilter): boolean =>
  alsText(filterVon(adresse)) !== alsText(filterIn(von))
