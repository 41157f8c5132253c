import { fieldNames, isObject } from '@foerderportal/values/object'
import { same } from '@foerderportal/values/same'
import { nachKennung, reihenfolge, ueblicheKennung, type Kennung } from './listen.ts'

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

export type Mischung<T> = {
  readonly wert: T
  readonly konflikte: readonly Konflikt[]
  /** What only the other side changed. */
  readonly fremdes: readonly Pfad[]
}

export type Mischregeln = {
  readonly kennung?: Kennung
  /** Objects that are one field: an address or an account that two people wrote half each would be nobody's. */
  readonly ganz?: (pfad: Pfad) => boolean
  /** Which side a conflict goes to; the own one where nothing is said. */
  readonly wahl?: (konflikt: Konflikt) => Seitenwahl
}

type Lauf = Required<Mischregeln> & { readonly konflikte: Konflikt[]; readonly fremdes: Pfad[] }
type Drei<V> = { readonly fremd: V; readonly eigen: V; readonly basis: V }

/** A field that cannot be taken apart any further, and that the other side changed. */
const entscheiden = ({ fremd, eigen, basis }: Drei<unknown>, pfad: Pfad, lauf: Lauf): unknown => {
  if (same(eigen, basis)) {
    lauf.fremdes.push(pfad)
    return fremd
  }
  const konflikt = { pfad, eigen, fremd, basis }
  lauf.konflikte.push(konflikt)
  return lauf.wahl(konflikt) === 'fremd' ? fremd : eigen
}

const objekte = (drei: Drei<Readonly<Record<string, unknown>>>, pfad: Pfad, lauf: Lauf): unknown => {
  const { fremd, eigen, basis } = drei
  const felder = fieldNames(fremd, eigen).map((feld): [string, unknown] => [
    feld,
    einer({ fremd: fremd[feld], eigen: eigen[feld], basis: basis[feld] }, [...pfad, feld], lauf),
  ])
  return Object.fromEntries(felder.filter(([, wert]) => wert !== undefined))
}

/** Lists whose elements have names; undefined when they have none, and then a list is one field. */
const listen = (drei: Drei<readonly unknown[]>, pfad: Pfad, lauf: Lauf): unknown => {
  const fremd = nachKennung(drei.fremd, lauf.kennung)
  const eigen = nachKennung(drei.eigen, lauf.kennung)
  const basis = nachKennung(drei.basis, lauf.kennung)
  if (!fremd || !eigen || !basis) return undefined
  const namen = reihenfolge([...fremd.keys()], [...eigen.keys()], [...basis.keys()])
  return namen
    .map((name) =>
      einer(
        { fremd: fremd.get(name), eigen: eigen.get(name), basis: basis.get(name) },
        [...pfad, name],
        lauf,
      ),
    )
    .filter((element) => element !== undefined)
}

const beide = ({ fremd, eigen, basis }: Drei<unknown>, pfad: Pfad, lauf: Lauf): unknown => {
  if (lauf.ganz(pfad)) return entscheiden({ fremd, eigen, basis }, pfad, lauf)
  if (isObject(fremd) && isObject(eigen))
    return objekte({ fremd, eigen, basis: isObject(basis) ? basis : {} }, pfad, lauf)
  if (Array.isArray(fremd) && Array.isArray(eigen))
    return (
      listen({ fremd, eigen, basis: Array.isArray(basis) ? basis : [] }, pfad, lauf) ??
      entscheiden({ fremd, eigen, basis }, pfad, lauf)
    )
  return entscheiden({ fremd, eigen, basis }, pfad, lauf)
}

const einer = (drei: Drei<unknown>, pfad: Pfad, lauf: Lauf): unknown => {
  const { fremd, eigen, basis } = drei
  return same(fremd, eigen) || same(fremd, basis) ? eigen : beide(drei, pfad, lauf)
}

/**
 * Merges what two sides made of `basis`, field by field: a field that one side changed has that side's value, one that
 * both changed differently is a conflict. Elements of lists are told apart by `kennung`; a list whose elements have no
 * names is one field. Nothing that either side changed is lost: it stands in `wert` or in a conflict.
 */
export const mischen = <T>(fremd: T, eigen: T, basis: T, regeln: Mischregeln = {}): Mischung<T> => {
  const lauf: Lauf = {
    kennung: regeln.kennung ?? ueblicheKennung,
    ganz: regeln.ganz ?? (() => false),
    wahl: regeln.wahl ?? (() => 'eigen'),
    konflikte: [],
    fremdes: [],
  }
  const wert = einer({ fremd, eigen, basis }, [], lauf) as T // every field has the type that it has in all three
  return { wert, konflikte: lauf.konflikte, fremdes: lauf.fremdes }
}
