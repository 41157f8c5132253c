import type { GeschaeftStatus } from '@foerderportal/contract/zuwendung/kern/staende'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { MitzeichnungStatus } from '@foerderportal/contract/formular/mitzeichnungStaende'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import { einladungBis } from '../kern/repository.ts'

/** A moment as it comes in JSON: with the database's offset. */
type Zeit = string

/**
 * Columns of a business case; all null on the row of an entry that has none. What few cases have comes as JSON: the driver
 * has work with each column of every answer, and this call is what a dashboard begins with (rule L-02).
 */
export type GeschaeftRow = {
  readonly ge_nr: string
  readonly status: GeschaeftStatus
  readonly status_seit: Date
  readonly antrag_guid: string
  readonly zuwendung_cent: number
  readonly geaendert_am: Date
  readonly eingereicht_am: Date | null
  /** A questionnaire of it waits for answers (S8-02). */
  readonly in_befragung: boolean
  /** Deadline of the Nachforderung that waits. */
  readonly nachforderung_frist: Date | null
  /** The last hearing: until when it could be answered, and when it was. */
  readonly anhoerung: { readonly frist: Zeit; readonly beantwortetAm: Zeit | null } | null
  /** The latest request for a second signature. */
  readonly mitzeichnung: {
    readonly status: MitzeichnungStatus
    readonly name: string
    readonly person: string
  } | null
  /** Who signed first a waiver that waits for the second signature, and when; whether the reader may sign. */
  readonly verzicht: {
    readonly von: string
    readonly am: Zeit
    readonly zeichnungsberechtigt: boolean
  } | null
}
type Nullable<T> = { readonly [K in keyof T]: T[K] | null }

export type UebersichtRow = {
  readonly guid: string
  readonly programm: Programm
  readonly bezeichnung: string
  readonly ibk_meta_guid: string | null
  readonly ibk_runde: string | null
  readonly max_anzahl_geschaefte: number
  readonly kategorien: string[]
  readonly von: Date | null
  readonly bis: Date | null
  readonly mit_vorlage: boolean
} & Nullable<GeschaeftRow>

/** A member whose company has no entry at all: one row without guid. */
type LeereRow = { readonly guid: null }

/**
 * Entries of a company (its invitations and the grants open to all) with their cases. No row: the user is not a member
 * (read of `mitgliedschaft`: permitted exception, see repository.ts). With `limit` PostgreSQL looks up the one application;
 * of `exists` it made a table of all open questionnaires of the bank for each call.
 */
export const uebersicht = async (
  db: Database,
  unternehmenGuid: string,
  sub: string,
  zuklb: boolean,
): Promise<(UebersichtRow | LeereRow)[]> =>
  (
    await sql<
      UebersichtRow | LeereRow
    >`select x.guid, x.programm, x.bezeichnung, x.ibk_meta_guid, x.ibk_runde,
        x.max_anzahl_geschaefte, x.kategorien, x.von, x.bis, g.ge_nr, g.status, g.status_seit, a.guid as antrag_guid,
        a.zuwendung_cent, a.geaendert_am,
        (select max(s.eingegangen_am) from einreichung s where s.dokument_guid = a.guid) as eingereicht_am,
        (select n.frist from nachforderung n where n.antrag_guid = a.guid and n.erledigt_am is null) as nachforderung_frist,
        (select true from befragung b where b.antrag_guid = a.guid and b.abgeschlossen_am is null limit 1) is true
          as in_befragung,
        v.da is true as mit_vorlage, h.anhoerung,
        case when z.guid is not null then
          jsonb_build_object('status', z.status, 'name', z.person_name, 'person', z.person) end as mitzeichnung,
        case when ve.geschaeft_guid is not null then
          jsonb_build_object('von', ve.erklaert_von, 'am', ve.erklaert_am,
            'zeichnungsberechtigt', m.zeichnungsberechtigung) end as verzicht
      from mitgliedschaft m
        left join lateral (
          select e.guid, r.guid as runde_guid, e.guid as einladung_guid, r.programm, r.bezeichnung, r.ibk_meta_guid,
            r.ibk_runde, e.max_anzahl_geschaefte, e.kategorien, e.von, ${einladungBis} as bis
          from antrag_einladung e join foerderrunde r on r.guid = e.runde_guid
          where e.unternehmen_guid = m.unternehmen_guid and (r.programm = 'ZUKLB') = ${zuklb}
          union all
          select r.guid, r.guid, null, r.programm, r.bezeichnung, r.ibk_meta_guid, r.ibk_runde,
            r.max_anzahl_geschaefte, r.kategorien, r.von, r.bis
          from foerderrunde r where not r.einladung_noetig and (r.programm = 'ZUKLB') = ${zuklb}
        ) x on true
        left join lateral (
          select true as da from geschaeft f where f.unternehmen_guid = m.unternehmen_guid and f.programm = x.programm limit 1
        ) v on true
        left join geschaeft g on g.unternehmen_guid = m.unternehmen_guid and g.runde_guid = x.runde_guid
          and g.einladung_guid is not distinct from x.einladung_guid and g.zurueckgezogen_am is null
        left join antrag a on a.geschaeft_guid = g.guid
        left join mitzeichnung z on z.guid = a.mitzeichnung_guid
        left join verzicht ve on ve.geschaeft_guid = g.guid and ve.status = 'ZUR_UNTERSCHRIFT'
        left join lateral (
          select jsonb_build_object('frist', n.frist, 'beantwortetAm', n.beantwortet_am) as anhoerung
          from anhoerung n where n.geschaeft_guid = g.guid order by n.gestellt_am desc limit 1
        ) h on true
      where m.unternehmen_guid = ${unternehmenGuid} and m.nutzer_sub = ${sub}
      order by x.von desc nulls last, x.guid, g.ge_nr desc`.execute(db)
  ).rows
