import type { Verfahrensschritt } from '@foerderportal/contract/mitteilungen/schritteSchema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

type Row = Omit<Verfahrensschritt, 'am' | 'frist'> & { readonly am: Date; readonly frist: Date | null }

/** What went to and fro about a case beside messages, the oldest first: of a case that was never sent there is nothing. */
export const verfahrensschritteLesen = async (
  db: Database | Tx,
  geschaeftGuid: string,
  jetzt: Date,
): Promise<Verfahrensschritt[]> => {
  const offen = sql`case when s.frist > ${jetzt} then 'OFFEN' else 'ABGELAUFEN' end`
  const { rows } = await sql<Row>`
    select s.guid, 'NACHFORDERUNG' as art, case when s.erledigt_am is null then ${offen} else 'ERLEDIGT' end as stand,
        s.gestellt_am as am, s.frist, a.guid as "antragGuid"
      from nachforderung s join antrag a on a.guid = s.antrag_guid where a.geschaeft_guid = ${geschaeftGuid}
    union all
    select s.guid, 'ANHOERUNG', case when s.beantwortet_am is null then ${offen} else 'BEANTWORTET' end,
        s.gestellt_am, s.frist, a.guid
      from anhoerung s join antrag a on a.geschaeft_guid = s.geschaeft_guid where s.geschaeft_guid = ${geschaeftGuid}
    union all
    select s.guid, 'VERZICHT', s.status, s.erklaert_am, null, a.guid
      from verzicht s join antrag a on a.geschaeft_guid = s.geschaeft_guid where s.geschaeft_guid = ${geschaeftGuid}
        and (not s.zu_zweit or s.mitgezeichnet_von is not null)
    order by am, guid`.execute(db)
  return rows.map((row) => ({
    ...row,
    am: row.am.toISOString(),
    frist: row.frist?.toISOString() ?? null,
  }))
}
