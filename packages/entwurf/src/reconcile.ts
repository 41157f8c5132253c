import { valueAt, withValueAt } from '@foerderportal/values/path'
import { same } from '@foerderportal/values/same'
import type { Aenderung, Entwurfsseite, Roh, Seitenkonflikt, Wahl } from './types.ts'
import { keepTyped } from './keepTyped.ts'
import type { Kennung } from './lists.ts'
import { merge, type MergeRules } from './merge.ts'

/** A change that lay on a device, though an older form wrote it. */
export const inHeutigerForm = <T, A extends Aenderung>(
  { vervollstaendigen = (roh) => roh }: Entwurfsseite<T>,
  aenderung: A,
): A => ({
  ...aenderung,
  roh: vervollstaendigen(aenderung.roh),
  basis: vervollstaendigen(aenderung.basis),
})

/**
 * What is typed, in the words in which the page reads it from a document: '12000' is '12.000,00', so that two ways of
 * writing are no difference. What no document can hold stays as typed.
 */
export const comparable = <T>(seite: Entwurfsseite<T>, roh: Roh, wert: T): Roh =>
  (seite.unlesbar?.(roh) ?? []).reduce<Roh>(
    (gelesen, pfad) => {
      const teile = pfad.split('.')
      return withValueAt(gelesen, teile, valueAt(roh, teile)) as Roh // the page's own shape with another text in it
    },
    seite.lesen(seite.schreiben(roh)(wert)),
  )

export type MergedPage = {
  readonly roh: Roh
  readonly konflikte: readonly Seitenkonflikt[]
  readonly fremdes: readonly (readonly string[])[]
}

type PageMerge<T> = {
  readonly name: string
  readonly seite: Entwurfsseite<T>
  readonly roh: Roh
  readonly basis: Roh
  /** What the page says on the other side. */
  readonly fremd: Roh
  readonly wert: T
  readonly kennung?: Kennung | undefined
  readonly wahl?: Wahl | undefined
}

/** Merges one page; what the own side keeps stays exactly as typed. */
export const mergePage = <T>(a: PageMerge<T>): MergedPage => {
  const { name, wahl, kennung } = a
  const gelesen = comparable(a.seite, a.roh, a.wert)
  const regeln: MergeRules = {
    ...(kennung && { kennung }),
    ...(wahl && { wahl: (konflikt) => wahl({ ...konflikt, seite: name }) }),
  }
  const { wert, konflikte, fremdes } = merge(a.fremd, gelesen, a.basis, regeln)
  return {
    roh: keepTyped(a.roh, gelesen, wert, kennung) as Roh, // the page's own shape
    konflikte: konflikte.map((konflikt) => ({ ...konflikt, seite: name })),
    fremdes,
  }
}

/** True when the page says on the other side all that is typed here. */
export const containsAll = <T>({
  seite,
  wert,
  roh,
  basis,
  fremd,
  kennung,
}: Omit<PageMerge<T>, 'name' | 'wahl'>) =>
  same(merge(fremd, comparable(seite, roh, wert), basis, kennung && { kennung }).wert, fremd)
