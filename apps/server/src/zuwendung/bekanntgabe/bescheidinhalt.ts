import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import type { BescheidAnsicht } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/schema'
import { sql } from 'kysely'

/** What a notice says in figures and days, from what was released and what is approved today. */
export type Inhaltszeile = {
  /** Null where it grants and takes away nothing, and of a notice that rejects. */
  readonly betrag_cent: number | null
  /** Null without an approval. */
  readonly bewilligt_cent: number | null
  readonly offen_cent: number | null
  /** 'YYYY-MM-DD' */
  readonly kauf_ab: string | null
  readonly kauf_bis: string | null
  readonly auszahlung_bis: string | null
  readonly abgelehnt_cent: number
  readonly ueberholt: boolean
}

/**
 * Beside a notice `b` with its case `g`, its payout request `z` and the latest attempt `k`. What is said of an approval
 * counts only what has reached the company: a later act is there from its own notice on (S9-10).
 */
export const inhaltSpalten = sql`
  case when b.auszahlung_guid is null then nullif(d.summe_cent, 0) else ausgezahlt.cent end as betrag_cent,
  w.bewilligt_cent, w.offen_cent, least(k.bekannt_am, g.vorhabenbeginn_ab) as kauf_ab, w.kauf_bis, w.auszahlung_bis,
  case when b.art = 'BEWILLIGUNG' then coalesce((b.eingaben::jsonb #>> '{summen,wegfallCent}')::bigint, 0)
    else 0 end as abgelehnt_cent,
  b.auszahlung_guid is null and exists (select from bescheid n join bekanntgabe s on s.bescheid_guid = n.guid
    where n.geschaeft_guid = b.geschaeft_guid and n.auszahlung_guid is null and n.erlassen_am > b.erlassen_am
      and s.bekannt_am is not null) as ueberholt`

export const inhaltQuellen = sql`
  left join entscheidung d on d.guid = b.entscheidung_guid and d.art <> 'ABLEHNUNG'
  left join lateral (select nullif(sum(p.bewilligt_cent), 0)::bigint as cent from auszahlung_position p
    where p.auszahlung_guid = z.guid) ausgezahlt on true
  left join lateral (select w.kauf_bis, w.auszahlung_bis, coalesce(sum(i.bewilligt_cent), 0)::bigint as bewilligt_cent,
      coalesce(sum(i.bewilligt_cent - i.gebunden_cent), 0)::bigint as offen_cent
    from bewilligung w left join bewilligter_gegenstand i on i.geschaeft_guid = w.geschaeft_guid
    where w.geschaeft_guid = b.geschaeft_guid group by w.geschaeft_guid) w on true`

const euro = (cent: number | null): number | null => (cent === null ? null : inEuro(cent))

/** As the company reads it, once the notice was given. */
export const inhaltAnsicht = (zeile: Inhaltszeile): BescheidAnsicht['inhalt'] => ({
  betrag: euro(zeile.betrag_cent),
  bewilligt: euro(zeile.bewilligt_cent),
  offen: euro(zeile.offen_cent),
  kaufAb: zeile.kauf_ab,
  kaufBis: zeile.kauf_bis,
  auszahlungBis: zeile.auszahlung_bis,
  abgelehnt: inEuro(zeile.abgelehnt_cent),
  ueberholt: zeile.ueberholt,
})
