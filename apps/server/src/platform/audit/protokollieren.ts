import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../database/database.ts'

/** Whose act it is when the portal does something by itself. */
export const VON_SELBST = 'portal'

export type Eintrag = {
  /** Company whose chain the row joins; null: the user's own chain. */
  readonly unternehmenGuid: string | null
  /** Round whose chain the row joins instead (S3-07). */
  readonly rundeGuid?: string
  readonly sub: string
  /** The verb of the trade, as the use case is named: 'antragEinreichen'. */
  readonly handlung: string
  readonly objektGuid: string
  /** Facts worth keeping; no personal data beyond what the case itself holds. */
  readonly angaben?: Readonly<Record<string, unknown>>
}

/**
 * The statement that appends to the audit log; number and hash of the chain are made by the database (0002). The hot
 * path joins it to its own change (`with … as (update …)`) and saves a round trip.
 */
export const protokollzeile = (e: Eintrag): RawBuilder<unknown> =>
  sql`insert into audit_log (kette, unternehmen_guid, nutzer_sub, handlung, objekt_guid, angaben)
    values (${e.rundeGuid === undefined ? null : `runde:${e.rundeGuid}`}, ${e.unternehmenGuid}, ${e.sub}, ${e.handlung}, ${e.objektGuid}, ${JSON.stringify(e.angaben ?? {})})`

/** Appends to the audit log in the caller's transaction. */
export const protokollieren = async (tx: Tx, e: Eintrag): Promise<void> => {
  await protokollzeile(e).execute(tx)
}
