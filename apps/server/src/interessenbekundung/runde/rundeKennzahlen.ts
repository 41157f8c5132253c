import type { TRICHTERSTUFEN } from '@foerderportal/contract/interessenbekundung/bank/schema'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** What the pictures of a round are drawn from. Tables of applications and payouts are only counted here (S9-05). */
export type Trichterzeile = {
  readonly stufe: (typeof TRICHTERSTUFEN)[number]
  readonly anzahl: number
  readonly cent: number
}

const einladungen = sql`antrag_einladung e join foerderrunde f on f.guid = e.runde_guid`
const faelle = sql`foerderrunde f join geschaeft g on g.runde_guid = f.guid and g.einladung_guid is not null
  and g.zurueckgezogen_am is null`

/** Declared, ranked, invited, begun, sent, approved, paid. */
export const trichterLesen = async (db: Database | Tx, guid: string): Promise<Trichterzeile[]> =>
  (
    await sql<Trichterzeile>`
      select 'BEKUNDET' as stufe, count(*) as anzahl, coalesce(sum(zuwendung_cent), 0)::bigint as cent from bekundung
        where ibk_meta_guid = ${guid} and eingereicht_version is not null and zurueckgezogen_am is null
      union all select 'GEREIHT', count(distinct bekundung_guid), coalesce(sum(cent), 0)::bigint from reihungszeile
        where ibk_meta_guid = ${guid}
      union all select 'EINGELADEN', count(*), coalesce(sum(e.zugesagt_cent), 0)::bigint from ${einladungen}
        where f.ibk_meta_guid = ${guid}
      union all select 'BEGONNEN', count(*), coalesce(sum(a.zuwendung_cent), 0)::bigint
        from ${faelle} join antrag a on a.geschaeft_guid = g.guid where f.ibk_meta_guid = ${guid}
      union all select 'EINGEREICHT', count(*), coalesce(sum(a.zuwendung_cent), 0)::bigint
        from ${faelle} join antrag a on a.geschaeft_guid = g.guid where f.ibk_meta_guid = ${guid}
          and exists (select from einreichung s where s.dokument_guid = a.guid)
      union all select 'BEWILLIGT', count(distinct g.guid), coalesce(sum(i.bewilligt_cent), 0)::bigint
        from ${faelle} join bewilligter_gegenstand i on i.geschaeft_guid = g.guid where f.ibk_meta_guid = ${guid}
      union all select 'AUSGEZAHLT', count(distinct g.guid), coalesce(sum(p.bewilligt_cent), 0)::bigint
        from ${faelle} join auszahlung z on z.geschaeft_guid = g.guid and z.status = 'BEWILLIGT'
          join auszahlung_position p on p.auszahlung_guid = z.guid where f.ibk_meta_guid = ${guid}`.execute(
      db,
    )
  ).rows

type Tageszahl = { readonly tag: string; readonly anzahl: number }

/** First submissions by day in Berlin. */
export const jeTagLesen = async (db: Database | Tx, guid: string): Promise<Tageszahl[]> =>
  (
    await sql<Tageszahl>`select to_char(x.am at time zone 'Europe/Berlin', 'YYYY-MM-DD') as tag, count(*) as anzahl
      from bekundung b cross join lateral (select min(eingegangen_am) as am from einreichung
        where dokument_guid = b.guid) x
      where b.ibk_meta_guid = ${guid} and b.eingereicht_version is not null and b.zurueckgezogen_am is null
      group by 1 order by 1`.execute(db)
  ).rows

type Klassenzahl = {
  readonly hauptgruppe: string
  readonly bekundungen: number
  readonly cent: number
  readonly eingeladen: number
  readonly eingeladen_cent: number
}

/** By class, from the frozen list on. */
export const klassenLesen = async (db: Database | Tx, guid: string): Promise<Klassenzahl[]> =>
  (
    await sql<Klassenzahl>`select z.hauptgruppe, count(*) as bekundungen, sum(z.cent)::bigint as cent,
        count(e.guid) as eingeladen, coalesce(sum(e.zugesagt_cent), 0)::bigint as eingeladen_cent
      from listenzeile z left join antrag_einladung e
        on e.bekundung_guid = z.bekundung_guid and e.hauptgruppe = z.hauptgruppe
      where z.ibk_meta_guid = ${guid} group by 1`.execute(db)
  ).rows
