import type { Rueckfrage } from '@foerderportal/contract/auszahlung/bankpruefung/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/*
 * What the bank asked about a payout request, and what came back (S9-06). It is written in the conversation of the case; slice
 * mitteilungen knows payouts and not the other way round: its tables are only read here.
 */

/** Files that the company sent with messages about this request, the oldest first: evidence like what the request names. */
export const antwortdateienLesen = async (
  db: Database | Tx,
  auszahlung: string,
): Promise<{ readonly uuid: string; readonly am: Date }[]> =>
  (
    await sql<{ uuid: string; am: Date }>`select d.datei_guid as uuid, m.abgeschickt_am as am
      from mitteilung m join mitteilung_anhang d on d.mitteilung_guid = m.guid
      where m.bezug_guid = ${auszahlung} and not m.richtung_zu_kunde
      order by m.abgeschickt_am, m.nr, d.nr`.execute(db)
  ).rows

type Row = { readonly gefragt: Date; readonly beantwortet: Date | null }

/** The bank's latest question about it, and the first answer since; null where nobody has asked. */
export const rueckfrageLesen = async (db: Database | Tx, auszahlung: string): Promise<Rueckfrage | null> => {
  const { rows } = await sql<Row>`select f.abgeschickt_am as gefragt,
      (select min(a.abgeschickt_am) from mitteilung a where a.bezug_guid = f.bezug_guid
        and not a.richtung_zu_kunde and (a.abgeschickt_am, a.nr) > (f.abgeschickt_am, f.nr)) as beantwortet
    from mitteilung f where f.bezug_guid = ${auszahlung} and f.richtung_zu_kunde
    order by f.abgeschickt_am desc, f.nr desc limit 1`.execute(db)
  const [row] = rows
  return row ? { am: row.gefragt.toISOString(), beantwortetAm: row.beantwortet?.toISOString() ?? null } : null
}
