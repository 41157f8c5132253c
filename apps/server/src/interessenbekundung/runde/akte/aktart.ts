import type { Rundenaktart } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import type { Tx } from '../../../platform/database/database.ts'
import type { Seeddienste } from '../rundendienste.ts'
import type { Lage } from '../rundeHindernisse.ts'
import type { Aktangaben, AktRow } from './rundenakte.ts'

/** What is asked under the round's lock. */
type Objekt<A extends Rundenaktart> = { readonly objekt: string; readonly angaben: Aktangaben[A] }
/** What a release does, in its transaction. */
export type Wirkung = (tx: Tx, lage: Lage) => Promise<void>

/** What an act that needs two people says and does; asked when it is presented and once more when it is released. */
export type Aktart<A extends Rundenaktart> = {
  /** What it does, as a sentence. */
  readonly text: (angaben: Aktangaben[A]) => string
  /** Why it is not possible now, as a sentence. */
  readonly hindernis: (tx: Tx, lage: Lage, akt: Objekt<A>) => Promise<string | null>
  /** Before the transaction, what it needs; then what it does. */
  readonly wirkung: (services: Seeddienste, akt: AktRow<A>) => Promise<Wirkung>
}
