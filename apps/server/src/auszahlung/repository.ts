import type { AuszahlungStatus } from '@foerderportal/contract/auszahlung/staende'
import type { BewilligterGegenstand } from '@foerderportal/contract/auszahlung/schema'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { zahlungZurueckVon, type ZahlungZurueckRow } from './kern/zahlungZurueck.ts'

/**
 * Tables `mitgliedschaft` (slice unternehmen), `geschaeft` and `foerderrunde` (slice zuwendung) are read here in the
 * same statement as the overviews, as in zuwendung/kern/repository.ts: every portal loads both at every change of company.
 * Nothing else of them is touched.
 */
export type GeschaeftRow = {
  readonly geschaeft_guid: string
  readonly ge_nr: string
  readonly programm: Programm
  readonly bezeichnung: string
  readonly bewilligt_am: Date
  /** 'YYYY-MM-DD' */
  readonly positivliste_stichtag: string
  readonly max_auszahlungen: number
  /** The last day for a request, 'YYYY-MM-DD'; null where the notice states none. */
  readonly auszahlung_bis: string | null
  readonly bewilligt_cent: number
  readonly rest_cent: number
  /** Requests that are not rejected. */
  readonly anzahl: number
}
/** A member of a company that has no approved case: one row without guid. */
type LeereRow = { readonly geschaeft_guid: null }

/**
 * Approved cases of a member's company as `k`, one row each; the caller adds columns and what hangs on them. Before an
 * approval has taken effect there is nothing to pay out (S6-01).
 */
const geschaefte = ({ zuklb, jetzt }: Frage) => sql`
  from mitgliedschaft m
    left join lateral (
      select b.geschaeft_guid, g.ge_nr, g.programm, r.bezeichnung, b.bewilligt_am, b.positivliste_stichtag,
        b.max_auszahlungen, b.auszahlung_bis, s.bewilligt_cent, s.rest_cent,
        (select count(*) from auszahlung z where z.geschaeft_guid = b.geschaeft_guid and z.status <> 'ABGELEHNT') as anzahl
      from bewilligung b
        join geschaeft g on g.guid = b.geschaeft_guid and g.status = 'BEWILLIGT' and g.zurueckgezogen_am is null
        join foerderrunde r on r.guid = g.runde_guid
        cross join lateral (
          select coalesce(sum(i.bewilligt_cent), 0)::bigint as bewilligt_cent,
            coalesce(sum(i.bewilligt_cent - i.gebunden_cent), 0)::bigint as rest_cent
          from bewilligter_gegenstand i where i.geschaeft_guid = b.geschaeft_guid
        ) s
      where b.unternehmen_guid = m.unternehmen_guid and b.wirksam_ab <= ${jetzt} and (g.programm = 'ZUKLB') = ${zuklb}
    ) k on true`

export type Frage = {
  readonly unternehmenGuid: string
  readonly sub: string
  readonly zuklb: boolean
  readonly jetzt: Date
}

const bedingung = ({ unternehmenGuid, sub }: Frage) =>
  sql`where m.unternehmen_guid = ${unternehmenGuid} and m.nutzer_sub = ${sub}`

export type AuszahlungRow = {
  readonly guid: string
  readonly status: AuszahlungStatus
  readonly anzahl_dokumente: number
  readonly ersteller: string
  readonly letzter_bearbeiter: string
  readonly geaendert_am: Date
  readonly eingegangen_am: Date | null
  readonly entschieden_am: Date | null
  readonly beantragt_cent: number
  /** Null where the bank has not released it. */
  readonly ausgezahlt_cent: number | null
  readonly zahlung_zurueck: ZahlungZurueckRow
}
type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

export type UebersichtRow = GeschaeftRow &
  (AuszahlungRow | (Nullable<AuszahlungRow> & { readonly guid: null }))

/** Approved cases with their requests, one row a request, the latest first. No row: the user is not a member. */
export const uebersicht = async (db: Database, frage: Frage): Promise<(UebersichtRow | LeereRow)[]> =>
  (
    await sql<UebersichtRow | LeereRow>`select k.*, a.guid, a.status, a.anzahl_dokumente, a.ersteller,
        a.letzter_bearbeiter, a.geaendert_am, e.eingegangen_am, a.entschieden_am, p.beantragt_cent, p.ausgezahlt_cent,
        ${zahlungZurueckVon(sql`a.guid`)} as zahlung_zurueck
      ${geschaefte(frage)}
        left join auszahlung a on a.geschaeft_guid = k.geschaeft_guid
        left join einreichung e on e.dokument_guid = a.guid and e.dokument_version = a.eingereicht_version
        left join lateral (
          select coalesce(sum(beantragt_cent), 0)::bigint as beantragt_cent,
            case a.status when 'BEWILLIGT' then coalesce(sum(bewilligt_cent), 0)::bigint end as ausgezahlt_cent
          from auszahlung_position where auszahlung_guid = a.guid
        ) p on true
      ${bedingung(frage)}
      order by k.bewilligt_am desc, k.ge_nr desc, a.angelegt_am desc, a.guid`.execute(db)
  ).rows

export type GegenstandRow = {
  readonly guid: string
  readonly nr: number
  readonly kategorie: string
  readonly klasse: string
  readonly gegenstand: BewilligterGegenstand
  readonly gegenstand_cent: number
  readonly gegenstand_rest_cent: number
}

export type AuszahlbarRow = GeschaeftRow & GegenstandRow

/** Approved cases with their items, one row an item. No row: the user is not a member. */
export const auszahlbare = async (db: Database, frage: Frage): Promise<(AuszahlbarRow | LeereRow)[]> =>
  (
    await sql<AuszahlbarRow | LeereRow>`select k.*, i.guid, i.nr, i.kategorie, i.klasse, i.gegenstand,
        i.bewilligt_cent as gegenstand_cent, i.bewilligt_cent - i.gebunden_cent as gegenstand_rest_cent
      ${geschaefte(frage)}
        left join bewilligter_gegenstand i on i.geschaeft_guid = k.geschaeft_guid
      ${bedingung(frage)}
      order by k.bewilligt_am desc, k.ge_nr desc, i.nr`.execute(db)
  ).rows
