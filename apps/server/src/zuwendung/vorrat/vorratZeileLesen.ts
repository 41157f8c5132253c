import type { VorratZeile } from '@foerderportal/contract/zuwendung/bank/vorrat/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Frage } from './auswahl.ts'
import { zeile, zeilenSpalten, type Row } from './zeilen.ts'

/** The row of one case, as the work list shows it: so its head says the same. Asks nobody's permission. */
export const vorratZeileLesen = async (
  db: Database | Tx,
  geschaeftGuid: string,
  frage: Frage,
): Promise<VorratZeile> => {
  const { rows } = await sql<Row>`select ${zeilenSpalten(frage)}
    from vorrat v left join bankperson b on b.sub = v.zugewiesen_sub
    where v.geschaeft_guid = ${geschaeftGuid}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`case ${geschaeftGuid} has no row in the work list`)
  return zeile(row)
}
