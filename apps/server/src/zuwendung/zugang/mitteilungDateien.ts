import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

type MitteilungDatei = { readonly uuid: string; readonly am: Date }

/**
 * Files that the company sent with messages about a case, the oldest first: evidence like what the application names.
 * Slice mitteilungen knows cases and not the other way round; its tables are only read here.
 */
export const mitteilungDateienLesen = async (
  db: Database | Tx,
  geschaeftGuid: string | RawBuilder<string>,
): Promise<MitteilungDatei[]> =>
  (
    await sql<MitteilungDatei>`select d.datei_guid as uuid, m.abgeschickt_am as am
      from konversation k join mitteilung m on m.konversation_guid = k.guid
        join mitteilung_anhang d on d.mitteilung_guid = m.guid
      where k.geschaeft_guid = ${geschaeftGuid} and not m.richtung_zu_kunde
      order by m.abgeschickt_am, m.nr, d.nr`.execute(db)
  ).rows
