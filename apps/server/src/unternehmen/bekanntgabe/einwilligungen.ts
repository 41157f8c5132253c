import { randomUUID } from 'node:crypto'
import type { Bescheidweg } from '@foerderportal/contract/unternehmen/bekanntgabe/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/**
 * SQL of the tables `einwilligung_bekanntgabe` and `bekanntgabe_post`: the last consent, or the post that was chosen, with
 * how often something was.
 */
export type Einwilligungsstand = {
  readonly guid: string | null
  readonly fassung: string | null
  readonly erteilt_am: Date | null
  readonly erteilt_von: string | null
  readonly widerrufen_am: Date | null
  /** The post, chosen where there never was a consent. */
  readonly post_am: Date | null
  readonly post_von: string | null
  /** Grows with each change: what a change builds on. */
  readonly version: number
}

const name = (nutzer: string) => {
  const angaben = sql.ref(`${nutzer}.value`)
  return sql`nullif(concat_ws(' ', ${angaben} ->> 'vorname', ${angaben} ->> 'nachname'), '')`
}

export const einwilligungLaden = async (
  db: Database | Tx,
  unternehmenGuid: string,
): Promise<Einwilligungsstand> => {
  const { rows } = await sql<Einwilligungsstand>`
    select e.guid, e.fassung, e.erteilt_am, e.widerrufen_am, ${name('n')} as erteilt_von,
      p.gewaehlt_am as post_am, ${name('pn')} as post_von,
      z.version + (p.gewaehlt_am is not null)::int as version
    from (select (count(*) + count(widerrufen_am))::int as version from einwilligung_bekanntgabe
        where unternehmen_guid = ${unternehmenGuid}) z
      left join bekanntgabe_post p on p.unternehmen_guid = ${unternehmenGuid}
      left join nutzer pn on pn.sub = p.gewaehlt_von
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

/** The first to choose it stays. */
export const postWaehlen = async (
  tx: Tx,
  { unternehmenGuid, sub }: Omit<Erteilen, 'fassung'>,
  jetzt: Date,
): Promise<void> => {
  await sql`insert into bekanntgabe_post (unternehmen_guid, gewaehlt_von, gewaehlt_am)
    values (${unternehmenGuid}, ${sub}, ${jetzt}) on conflict do nothing`.execute(tx)
}

/** How notices come by this; null where nobody has chosen. Who took a consent back has chosen the post by that. */
export const wegVon = ({ guid, widerrufen_am, post_am }: Einwilligungsstand): Bescheidweg | null => {
  if (guid !== null) return widerrufen_am === null ? 'PORTAL' : 'POST'
  return post_am === null ? null : 'POST'
}

/** Whether notices may be provided in the portal now; the consent stays as it is until the transaction ends. */
export const einwilligungGeltend = async (tx: Tx, unternehmenGuid: string): Promise<boolean> => {
  const { rows } = await sql`select from einwilligung_bekanntgabe
    where unternehmen_guid = ${unternehmenGuid} and widerrufen_am is null for share`.execute(tx)
  return rows.length > 0
}
