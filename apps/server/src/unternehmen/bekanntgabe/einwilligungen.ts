import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** SQL of table `einwilligung_bekanntgabe`: the last consent, with how often one was given or taken back. */
export type Einwilligungsstand = {
  readonly guid: string | null
  readonly fassung: string | null
  readonly erteilt_am: Date | null
  readonly erteilt_von: string | null
  readonly widerrufen_am: Date | null
  /** Grows with each change: what a change builds on. */
  readonly version: number
}

export const einwilligungLaden = async (
  db: Database | Tx,
  unternehmenGuid: string,
): Promise<Einwilligungsstand> => {
  const { rows } = await sql<Einwilligungsstand>`
    select e.guid, e.fassung, e.erteilt_am, e.widerrufen_am, z.version,
      nullif(concat_ws(' ', n.value ->> 'vorname', n.value ->> 'nachname'), '') as erteilt_von
    from (select (count(*) + count(widerrufen_am))::int as version from einwilligung_bekanntgabe
        where unternehmen_guid = ${unternehmenGuid}) z
      left join lateral (select * from einwilligung_bekanntgabe where unternehmen_guid = ${unternehmenGuid}
        order by erteilt_am desc, widerrufen_am desc nulls first limit 1) e on true
      left join nutzer n on n.sub = e.erteilt_von`.execute(db)
  const [stand] = rows
  if (stand === undefined) throw new Error('an aggregate without group by has one row')
  return stand
}

type Erteilen = { readonly unternehmenGuid: string; readonly sub: string; readonly fassung: string }

export const einwilligungEinfuegen = async (tx: Tx, e: Erteilen, jetzt: Date): Promise<void> => {
  await sql`insert into einwilligung_bekanntgabe (guid, unternehmen_guid, fassung, erteilt_von, erteilt_am)
    values (${randomUUID()}, ${e.unternehmenGuid}, ${e.fassung}, ${e.sub}, ${jetzt})`.execute(tx)
}

export const einwilligungWiderrufen = async (
  tx: Tx,
  { unternehmenGuid, sub }: Omit<Erteilen, 'fassung'>,
  jetzt: Date,
): Promise<void> => {
  await sql`update einwilligung_bekanntgabe set widerrufen_am = ${jetzt}, widerrufen_von = ${sub}
    where unternehmen_guid = ${unternehmenGuid} and widerrufen_am is null`.execute(tx)
}

/** Whether notices may be provided in the portal now; the consent stays as it is until the transaction ends. */
export const einwilligungGeltend = async (tx: Tx, unternehmenGuid: string): Promise<boolean> => {
  const { rows } = await sql`select from einwilligung_bekanntgabe
    where unternehmen_guid = ${unternehmenGuid} and widerrufen_am is null for share`.execute(tx)
  return rows.length > 0
}
