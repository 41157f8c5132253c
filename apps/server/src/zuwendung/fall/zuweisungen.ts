import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** SQL of table `zuweisung`: who of the bank has a case now; null where nobody has. */
export const zugewiesenAn = async (
  db: Database,
  geschaeftGuid: string,
): Promise<{ readonly sub: string; readonly name: string } | null> => {
  const { rows } = await sql<{ sub: string; name: string }>`select z.bankperson_sub as sub,
      coalesce(b.name, '') as name
    from zuweisung z left join bankperson b on b.sub = z.bankperson_sub
    where z.geschaeft_guid = ${geschaeftGuid} and z.bis is null`.execute(db)
  return rows[0] ?? null
}
