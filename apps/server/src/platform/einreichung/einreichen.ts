import type { Tx } from '../database/database.ts'
import type { Services } from '../services.ts'
import type { EinreichungRow } from './einreichungen.ts'

/** How one kind of document is sent; the order is the same for all, what is asked is each one's own (ADR 0124). */
export type Einreichart<D, E, L, F, A> = {
  /** Locks, in the order of its slice: 404. */
  readonly sperren: (tx: Tx, e: E, dienste: D) => Promise<L>
  /** What the same call was answered before. */
  readonly wiederholt: (tx: Tx, lage: L, e: E, dienste: D) => Promise<A | undefined>
  /** State, person and version. */
  readonly erlauben: (lage: L, e: E) => void
  /** As it is sent, and what it is judged by: today's data, the answers of the call, nothing that is no longer asked. */
  readonly fertigstellen: (tx: Tx, lage: L, e: E, dienste: D) => Promise<F>
  /** The first one that refuses ends it; in the order in which somebody would mend it. */
  readonly pruefungen: readonly ((fertig: F, e: E) => Promise<void> | void)[]
  /** Everything that it leaves; answered. */
  readonly festhalten: (tx: Tx, fertig: F, e: E, dienste: D) => Promise<A>
}

/** Sends in one transaction: who comes second, or repeats the call, finds it sent. */
export const einreichen =
  <D, E, L, F, A>(art: Einreichart<D, E, L, F, A>) =>
  (dienste: D & Pick<Services, 'db'>, e: E): Promise<A> =>
    dienste.db.transaction().execute(async (tx) => {
      const lage = await art.sperren(tx, e, dienste)
      const frueher = await art.wiederholt(tx, lage, e, dienste)
      if (frueher !== undefined) return frueher
      art.erlauben(lage, e)
      const fertig = await art.fertigstellen(tx, lage, e, dienste)
      for (const pruefung of art.pruefungen) await pruefung(fertig, e)
      return art.festhalten(tx, fertig, e, dienste)
    })

/** Of what is sent once: a call that builds on no later state than the one that was sent is the same one. */
export const istDieselbe = (
  { dokument_version }: Pick<EinreichungRow, 'dokument_version'>,
  ifMatch: number | undefined,
): boolean => ifMatch === undefined || ifMatch <= dokument_version
