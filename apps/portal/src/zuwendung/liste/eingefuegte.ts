import { same } from '@foerderportal/values/same'
import type { SeiteWerte } from '../gegenstand/gegenstandWerte.ts'

/** Of the items as they came, those that are still there, and which of these nobody has touched since. */
export const verbleib = (
  seiten: readonly SeiteWerte[],
  gekommene: readonly SeiteWerte[],
): { readonly da: number; readonly unberuehrt: ReadonlySet<string> } => {
  const alte = new Map(gekommene.flatMap((s) => s.foerdergegenstaende.map((g) => [g.kennung, g])))
  const da = seiten.flatMap((s) => s.foerdergegenstaende).filter(({ kennung }) => alte.has(kennung))
  const unberuehrt = da.filter((g) => same(g, alte.get(g.kennung)))
  return { da: da.length, unberuehrt: new Set(unberuehrt.map(({ kennung }) => kennung)) }
}
