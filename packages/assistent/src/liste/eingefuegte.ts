import { same } from '@foerderportal/values/same'
import type { Listenwert } from './tabellenart.ts'

/** Of the elements as they came, those that are still there, and which of these nobody has touched since. */
export const verbleib = (
  elemente: readonly Listenwert[],
  gekommene: readonly Listenwert[],
): { readonly da: number; readonly unberuehrt: ReadonlySet<string> } => {
  const alte = new Map(gekommene.map((element) => [element.kennung, element]))
  const da = elemente.filter(({ kennung }) => alte.has(kennung))
  const unberuehrt = da.filter((element) => same(element, alte.get(element.kennung)))
  return { da: da.length, unberuehrt: new Set(unberuehrt.map(({ kennung }) => kennung)) }
}
