import { same } from '@foerderportal/values/same'
import type { Deutung } from './tabelleDeuten.ts'
import type { Zellen } from './tabelleLesen.ts'

/** What stays in the text when the good rows have gone, each row with the number that it has in the spreadsheet. */
export type Rest = { readonly zellen: Zellen; readonly nummern: readonly number[] }

/** The rows to be mended, below their heads. */
export const restVon = ({ kopf, zeilen }: Pick<Deutung, 'kopf' | 'zeilen'>): Rest => {
  const offene = zeilen.filter(({ fehler }) => fehler.length > 0)
  const zellen = offene.map((zeile) => zeile.zellen)
  const nummern = offene.map(({ nummer }) => nummer)
  return kopf ? { zellen: [kopf, ...zellen], nummern: [1, ...nummern] } : { zellen, nummern }
}

const gleicheVorn = (a: Zellen, b: Zellen): number => {
  const anders = a.findIndex((zeile, i) => !same(zeile, b[i]))
  return anders < 0 ? a.length : anders
}

/**
 * The numbers of the rows while they are mended in the text: as many as there were, or some taken out in one place.
 * Undefined for any other text, which has been pasted anew and counts for itself.
 */
export const nummernNach = ({ zellen: alt, nummern }: Rest, neu: Zellen): readonly number[] | undefined => {
  if (neu.length === alt.length) return nummern
  const vorn = gleicheVorn(neu, alt)
  const hinten = neu.length - vorn
  const bleibt = neu.length < alt.length && same(neu.slice(vorn), alt.slice(alt.length - hinten))
  return bleibt ? [...nummern.slice(0, vorn), ...nummern.slice(alt.length - hinten)] : undefined
}
