import type { Laufhindernis } from '@foerderportal/contract/shared/lauf/lauf'
import { protokollieren, type Eintrag } from '../audit/protokollieren.ts'
import type { Tx } from '../database/database.ts'
import type { Refusal } from '../http/refusal.ts'
import type { Services } from '../services.ts'
import { fordern } from './fordern.ts'

/** What a call may say besides: which version it has read. */
export type Gelesen = { readonly ifMatch?: number | undefined }

/** How one kind of thing is acted on: what is its own of the steps that every act takes (ADR 0123). */
export type Handlungsart<D, F, L, K extends string> = {
  /** Locks, in the order of its slice, and reads: 404, and 403 of who may not know. */
  readonly laden: (tx: Tx, dienste: D, aufruf: F) => Promise<L>
  /** What its table says to this person, and whatever else stands in the way of this act. */
  readonly hindernis: (aktion: K, lage: L, aufruf: F) => Laufhindernis | null
  readonly nichtMoeglich: (text: string) => Refusal
  /** 409 where another version was read than there is. */
  readonly fassung?: (tx: Tx, lage: L, ifMatch: number) => Promise<void> | void
  /** In whose chain it is logged, and what each row of it says. */
  readonly eintrag: (lage: L, aufruf: F) => Omit<Eintrag, 'handlung'>
}

/**
 * What an act does under the lock. Answers what is worth logging; null: nothing that is not logged already; rows: it is told
 * in several chains.
 */
export type Tun<L> = (
  tx: Tx,
  lage: L,
) => Promise<Readonly<Record<string, unknown>> | readonly Eintrag[] | null>

const istReihe = (getan: object): getan is readonly Eintrag[] => Array.isArray(getan)

/** The thing, locked, for an act that its table allows. */
export const erlaubt =
  <D, F, L, K extends string>(art: Handlungsart<D, F, L, K>) =>
  async (tx: Tx, dienste: D, aufruf: F & Gelesen & { readonly aktion: K }): Promise<L> => {
    const lage = await art.laden(tx, dienste, aufruf)
    fordern(art.hindernis(aufruf.aktion, lage, aufruf), art.nichtMoeglich)
    if (aufruf.ifMatch !== undefined) await art.fassung?.(tx, lage, aufruf.ifMatch)
    return lage
  }

/** One act in a transaction that there is: locked, allowed by its table, done, logged under its name. */
export const handelnIn =
  <D, F, L, K extends string>(art: Handlungsart<D, F, L, K>) =>
  async (tx: Tx, dienste: D, aufruf: F & Gelesen & { readonly aktion: K }, tun: Tun<L>): Promise<L> => {
    const lage = await erlaubt(art)(tx, dienste, aufruf)
    const getan = await tun(tx, lage)
    if (getan === null) return lage
    const zeile = art.eintrag(lage, aufruf)
    const zeilen = istReihe(getan)
      ? getan
      : [{ ...zeile, handlung: aufruf.aktion, angaben: { ...zeile.angaben, ...getan } }]
    for (const eintrag of zeilen) await protokollieren(tx, eintrag)
    return lage
  }

/** The same in a transaction of its own, all of it or nothing, and the thing as it then is. */
export const handeln =
  <D, F, L, K extends string, A>(
    art: Handlungsart<D, F, L, K> & {
      readonly antwort: (tx: Tx, lage: L, dienste: D, aufruf: F) => Promise<A>
    },
  ) =>
  (dienste: D & Pick<Services, 'db'>, aufruf: F & Gelesen, aktion: K, tun: Tun<L>): Promise<A> =>
    dienste.db.transaction().execute(async (tx) => {
      const lage = await handelnIn(art)(tx, dienste, { ...aufruf, aktion }, tun)
      return art.antwort(tx, lage, dienste, aufruf)
    })
