import { fieldNames, isObject } from '@foerderportal/values/object'
import { same } from '@foerderportal/values/same'
import { byId, mergedOrder, usualId, type Kennung } from './lists.ts'

/** Names of fields from the outside in; an element of a list goes by its id, so that its place does not matter. */
export type Pfad = readonly string[]

/** A field that both sides changed, to different values. `undefined`: it is gone on that side. */
export type Konflikt = {
  readonly pfad: Pfad
  readonly eigen: unknown
  readonly fremd: unknown
  readonly basis: unknown
}

export type Seitenwahl = 'eigen' | 'fremd'

export type Merged<T> = {
  readonly wert: T
  readonly konflikte: readonly Konflikt[]
  /** What only the other side changed. */
  readonly fremdes: readonly Pfad[]
}

export type MergeRules = {
  readonly kennung?: Kennung
  /** Objects that are one field: an address or an account that two people wrote half each would be nobody's. */
  readonly ganz?: (pfad: Pfad) => boolean
  /** Which side a conflict goes to; the own one where nothing is said. */
  readonly wahl?: (konflikt: Konflikt) => Seitenwahl
}

type Run = Required<MergeRules> & { readonly konflikte: Konflikt[]; readonly fremdes: Pfad[] }
type Three<V> = { readonly fremd: V; readonly eigen: V; readonly basis: V }

/** A field that cannot be taken apart any further, and that the other side changed. */
const decide = ({ fremd, eigen, basis }: Three<unknown>, pfad: Pfad, run: Run): unknown => {
  if (same(eigen, basis)) {
    run.fremdes.push(pfad)
    return fremd
  }
  const konflikt = { pfad, eigen, fremd, basis }
  run.konflikte.push(konflikt)
  return run.wahl(konflikt) === 'fremd' ? fremd : eigen
}

const objects = (three: Three<Readonly<Record<string, unknown>>>, pfad: Pfad, run: Run): unknown => {
  const { fremd, eigen, basis } = three
  const felder = fieldNames(fremd, eigen).map((feld): [string, unknown] => [
    feld,
    one({ fremd: fremd[feld], eigen: eigen[feld], basis: basis[feld] }, [...pfad, feld], run),
  ])
  return Object.fromEntries(felder.filter(([, wert]) => wert !== undefined))
}

/** Lists whose elements have names; undefined when they have none, and then a list is one field. */
const lists = (three: Three<readonly unknown[]>, pfad: Pfad, run: Run): unknown => {
  const fremd = byId(three.fremd, run.kennung)
  const eigen = byId(three.eigen, run.kennung)
  const basis = byId(three.basis, run.kennung)
  if (!fremd || !eigen || !basis) return undefined
  const namen = mergedOrder([...fremd.keys()], [...eigen.keys()], [...basis.keys()])
  return namen
    .map((name) =>
      one({ fremd: fremd.get(name), eigen: eigen.get(name), basis: basis.get(name) }, [...pfad, name], run),
    )
    .filter((element) => element !== undefined)
}

const both = ({ fremd, eigen, basis }: Three<unknown>, pfad: Pfad, run: Run): unknown => {
  if (run.ganz(pfad)) return decide({ fremd, eigen, basis }, pfad, run)
  if (isObject(fremd) && isObject(eigen))
    return objects({ fremd, eigen, basis: isObject(basis) ? basis : {} }, pfad, run)
  if (Array.isArray(fremd) && Array.isArray(eigen))
    return (
      lists({ fremd, eigen, basis: Array.isArray(basis) ? basis : [] }, pfad, run) ??
      decide({ fremd, eigen, basis }, pfad, run)
    )
  return decide({ fremd, eigen, basis }, pfad, run)
}

const one = (three: Three<unknown>, pfad: Pfad, run: Run): unknown => {
  const { fremd, eigen, basis } = three
  return same(fremd, eigen) || same(fremd, basis) ? eigen : both(three, pfad, run)
}

/**
 * Merges what two sides made of `basis`, field by field: a field that one side changed has that side's value, one that
 * both changed differently is a conflict. Elements of lists are told apart by `kennung`; a list whose elements have no
 * names is one field. Nothing that either side changed is lost: it stands in `wert` or in a conflict.
 */
export const merge = <T>(fremd: T, eigen: T, basis: T, regeln: MergeRules = {}): Merged<T> => {
  const run: Run = {
    kennung: regeln.kennung ?? usualId,
    ganz: regeln.ganz ?? (() => false),
    wahl: regeln.wahl ?? (() => 'eigen'),
    konflikte: [],
    fremdes: [],
  }
  const wert = one({ fremd, eigen, basis }, [], run) as T // every field has the type that it has in all three
  return { wert, konflikte: run.konflikte, fremdes: run.fremdes }
}
