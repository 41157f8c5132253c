import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/**
 * Messages to the customer that this user has not opened; undefined when he is no member of the company. `mitgliedschaft`
 * belongs to slice unternehmen and is read in the same statement: the call is the most frequent of all (rule
 * B-04). Permitted exception; nothing else of that slice is touched.
 */
export const ungeleseneLaden = async (
  db: Database,
  sub: string,
  unternehmenGuid: string,
): Promise<number | undefined> => {
  const { rows } = await sql<{ anzahl: number }>`
    select (select count(*)::int from mitteilung n
        where n.unternehmen_guid = m.unternehmen_guid and n.richtung_zu_kunde and not exists (
          select from mitteilung_gelesen g where g.mitteilung_guid = n.guid and g.nutzer_sub = m.nutzer_sub)) as anzahl
    from mitgliedschaft m
    where m.unternehmen_guid = ${unternehmenGuid} and m.nutzer_sub = ${sub}`.execute(db)
  return rows[0]?.anzahl
}
