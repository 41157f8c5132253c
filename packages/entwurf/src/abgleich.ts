import { valueAt, withValueAt } from '@foerderportal/values/path'
import { same } from '@foerderportal/values/same'
import type { Entwurfsseite, Roh, Seitenkonflikt, Wahl } from './arten.ts'
import { behalten } from './behalten.ts'
import type { Kennung } from './listen.ts'
import { mischen, type Mischregeln } from './mischen.ts'

/**
 * What is typed, in the words in which the page reads it from a document: '12000' is '12.000,00', so that two ways of
 * writing are no difference. What no document can hold stays as typed.
 */
const vergleichbar = <T>(seite: Entwurfsseite<T>, roh: Roh, wert: T): Roh =>
  (seite.unlesbar?.(roh) ?? []).reduce<Roh>(
    (gelesen, pfad) => {
      const teile = pfad.split('.')
      return withValueAt(gelesen, teile, valueAt(roh, teile)) as Roh // the page's own shape with another text in it
    },
    seite.lesen(seite.schreiben(roh)(wert)),
  )

export type Seitenmischung = {
  readonly roh: Roh
  readonly konflikte: readonly Seitenkonflikt[]
  readonly fremdes: readonly (readonly string[])[]
}

type Angaben<T> = {
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
export const seiteMischen = <T>(a: Angaben<T>): Seitenmischung => {
  const { name, wahl, kennung } = a
  const gelesen = vergleichbar(a.seite, a.roh, a.wert)
  const regeln: Mischregeln = {
    ...(kennung && { kennung }),
    ...(wahl && { wahl: (konflikt) => wahl({ ...konflikt, seite: name }) }),
  }
  const { wert, konflikte, fremdes } = mischen(a.fremd, gelesen, a.basis, regeln)
  return {
    roh: behalten(a.roh, gelesen, wert, kennung) as Roh, // the page's own shape
    konflikte: konflikte.map((konflikt) => ({ ...konflikt, seite: name })),
    fremdes,
  }
}

/** True when the page says on the other side all that is typed here. */
export const enthaelt = <T>({ seite, wert, roh, basis, fremd, kennung }: Omit<Angaben<T>, 'name' | 'wahl'>) =>
  same(mischen(fremd, vergleichbar(seite, roh, wert), basis, kennung && { kennung }).wert, fremd)
