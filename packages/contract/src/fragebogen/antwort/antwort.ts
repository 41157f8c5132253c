import type { Fragedefinition } from '../definition/definitionSchema.ts'
import type { Fragetyp } from '../arten.ts'

/**
 * What somebody said to one question, whatever its kind: which parts were chosen and in which order, which numbers and
 * which words. Parts go by their ids, so that a text can be worded anew in a later version.
 */
export type Antwort = {
  readonly wahl?: readonly string[]
  readonly zahlen?: Readonly<Record<string, number>>
  readonly texte?: Readonly<Record<string, string>>
}

/** By the id of the question. */
export type Antworten = Readonly<Record<string, Antwort>>

export const KEINE_ANTWORT: Antwort = {}

/** A question of one kind. */
export type FrageVon<T extends Fragetyp> = Extract<Fragedefinition, { type: T }>

/** A table with an entry for each kind of question. */
export type JeArt<R> = { readonly [T in Fragetyp]: (frage: FrageVon<T>, antwort: Antwort) => R }

/** What the entry for the kind of a question says of it. */
export const jeArt = <R>(tabelle: JeArt<R>, frage: Fragedefinition, antwort: Antwort): R =>
  // The entry under the question's own type takes exactly that question; the compiler can't follow the pair.
  (tabelle[frage.type] as (f: Fragedefinition, a: Antwort) => R)(frage, antwort)
