import type { Database, Tx } from '../../platform/database/database.ts'

/** A waiver that a signer of the company has declared and nobody has taken up yet. */
export type OffenerVerzicht = {
  readonly guid: string
  /** Approved items, by guid, with the amount in euros that is to remain; those that are not named stay as they are. */
  readonly betraege: readonly { readonly gegenstand: string; readonly bewilligt: number }[]
}

/** What the room of waivers hands in; without it none is ever declared. */
export type Verzichte = {
  readonly offener: (db: Database | Tx, geschaeftGuid: string) => Promise<OffenerVerzicht | undefined>
  /** With the release of the decision that takes it up, in its transaction. */
  readonly aufnehmen: (
    tx: Tx,
    tat: {
      readonly verzicht: string
      readonly entscheidung: string
      readonly sub: string
      readonly jetzt: Date
    },
  ) => Promise<void>
}
