import type { Entfallgrund, Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { Tx } from '../../../platform/database/database.ts'
import type { Seeddienste } from '../rundendienste.ts'
import type { Lage } from '../rundeHindernisse.ts'

/** What each kind of act was presented with; kept as it was typed, with what it meant then. */
export type Aktangaben = {
  readonly rundeVeroeffentlichen: { readonly bezeichnung: string; readonly version: number }
  readonly fristVerlaengern: { readonly letzterTag: string; readonly grund: string }
  readonly mittelErhoehen: { readonly cent: number; readonly grund: string }
  readonly rundeAnnullieren: { readonly grund: string }
  readonly bekundungEntfallen: { readonly art: Entfallgrund; readonly grund: string; readonly rang: number }
  readonly einladungVerlaengern: {
    readonly letzterTag: string
    readonly grund: string
    readonly rang: number
  }
}

/** What is presented: of which round, about what of it, with what was typed. */
export type Aktinhalt<A extends Rundenaktart = Rundenaktart> = {
  readonly runde: string
  /** The declaration or the invitation; the round itself where it is about neither. */
  readonly objekt: string
  readonly angaben: Aktangaben[A]
}
/** The same, as it lies before a second person. */
export type Vorgelegt<A extends Rundenaktart> = Aktinhalt<A> & { readonly guid: string }

/** What a release does, in its transaction. */
export type Wirkung = (tx: Tx, lage: Lage) => Promise<void>

/** What an act that needs two people says and does; asked when it is presented and once more when it is released. */
export type Aktart<A extends Rundenaktart> = {
  /** What it does, as a sentence. */
  readonly text: (angaben: Aktangaben[A]) => string
  /** Why it is not possible now, as a sentence. */
  readonly hindernis: (tx: Tx, lage: Lage, akt: Aktinhalt<A>) => Promise<string | null>
  /** Before the transaction, what it needs; then what it does. */
  readonly wirkung: (services: Seeddienste, akt: Vorgelegt<A>) => Promise<Wirkung>
  /** The company that it speaks of, where it speaks of one. */
  readonly unternehmen?: (tx: Tx, objekt: string) => Promise<string | undefined>
  /** Only right after signing in (rule A-04). */
  readonly frisch?: true
}
