import type { Foerdergegenstand } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** An approved item as it stands: what payouts hold of it is kept beside it (0008). */
export type Bewilligtes = {
  readonly guid: string
  readonly kategorie: string
  /** As it was applied for. */
  readonly gegenstand: Foerdergegenstand
  readonly bewilligtCent: number
  readonly gebundenCent: number
}

/** Whoever pays out of a case, or takes from what is approved in it, waits here for the other (0008). */
export const bewilligungSperren = async (tx: Tx, geschaeftGuid: string): Promise<void> => {
  await sql`select from bewilligung where geschaeft_guid = ${geschaeftGuid} for update`.execute(tx)
}

/** What is approved in a case, in the order of its application. */
export const bewilligtesLaden = async (db: Database | Tx, geschaeftGuid: string): Promise<Bewilligtes[]> =>
  (
    await sql<Bewilligtes>`select guid, kategorie, gegenstand, bewilligt_cent as "bewilligtCent",
        gebunden_cent as "gebundenCent"
      from bewilligter_gegenstand where geschaeft_guid = ${geschaeftGuid} order by nr`.execute(db)
  ).rows

/** Whether the approval is known to the company, from which moment it takes effect (VwVfG § 43 (1)). */
export const istWirksam = async (db: Database | Tx, geschaeftGuid: string, jetzt: Date): Promise<boolean> => {
  const { rows } = await sql`select from bewilligung where geschaeft_guid = ${geschaeftGuid}
    and wirksam_ab <= ${jetzt}`.execute(db)
  return rows.length > 0
}
