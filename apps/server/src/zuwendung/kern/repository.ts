import {
  CLASS_VERSION,
  type AntragFormular,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import {
  antragStaende,
  type Aktion,
  type GeschaeftStatus,
} from '@foerderportal/contract/zuwendung/kern/staende'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { Vorlage } from '@foerderportal/contract/zuwendung/antrag/vorlage'
import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { dokumentSperren, type Dokumentart } from '../../platform/dokument/dokument.ts'
import { befragungenDesAntrags, type AntragBefragung } from './befragungen.ts'
import { offeneNachforderung, type OffeneNachforderung } from './nachforderungen.ts'

/**
 * Table `mitgliedschaft` belongs to slice unternehmen. It is read here in the same statement as the application or the
 * overview: membership is asked at every call, and a round trip of its own would cost the budget of the saves
 * (rule B-04). Permitted exception; nothing else of that slice is touched.
 */
export type AntragRow = {
  readonly guid: string
  readonly unternehmen_guid: string
  readonly geschaeft_guid: string
  readonly formular: AntragFormular
  readonly version: number
  readonly geaendert_am: Date
  readonly ge_nr: string
  readonly status: GeschaeftStatus
  readonly programm: Programm
  readonly kategorien: string[]
  readonly von: Date | null
  readonly bis: Date | null
  readonly zeichnungsberechtigung: boolean
  /** The case belongs to the demo world: so do its mails. */
  readonly demo: boolean
  /** First day of a purchase that the bank has allowed for this case alone (S4-09). */
  readonly vorhabenbeginn_ab: string | null
  /** The latest request for a second signature; see `platform/mitzeichnung`. */
  readonly mitzeichnung_guid: string | null
  readonly vorlage: Vorlage | null
  /** What the bank waits for; null for a first draft and for everything that was sent. */
  readonly nachforderung: OffeneNachforderung | null
  /** Its questionnaires (S8-02). */
  readonly befragungen: readonly AntragBefragung[]
}

/** Until when invitation `e` can be used: one that has ended before its time ended then (S3-04). */
export const einladungBis = sql`case when e.status in ('VERFALLEN', 'VERZICHTET')
    then least(e.bis, greatest(e.status_seit, e.von)) else e.bis end`

/** What everybody reads of an application `a` with its case `g`, round `r` and invitation `e`. */
export const antragSpalten = sql`a.guid, a.unternehmen_guid, a.geschaeft_guid, a.formular, a.version, a.geaendert_am, a.vorlage,
    g.ge_nr, g.status, g.programm, g.demo, g.vorhabenbeginn_ab, a.mitzeichnung_guid,
    coalesce(e.kategorien, r.kategorien) as kategorien,
    case when e.guid is null then r.von else e.von end as von,
    case when e.guid is null then r.bis else ${einladungBis} end as bis,
    ${offeneNachforderung} as nachforderung, ${befragungenDesAntrags} as befragungen`

export const rundeDazu = sql`join foerderrunde r on r.guid = g.runde_guid
    left join antrag_einladung e on e.guid = g.einladung_guid`

const antragDesMitglieds = (guid: string, sub: string, dazu: RawBuilder<unknown> = sql``) => sql<AntragRow>`
  select ${antragSpalten}, m.zeichnungsberechtigung ${dazu}
  from antrag a
    join mitgliedschaft m on m.unternehmen_guid = a.unternehmen_guid and m.nutzer_sub = ${sub}
    join geschaeft g on g.guid = a.geschaeft_guid and g.zurueckgezogen_am is null
    ${rundeDazu}
  where a.guid = ${guid}`

const first = async <T>(db: Database | Tx, query: RawBuilder<unknown>): Promise<T | undefined> =>
  // The columns of the statement are exactly the fields of T; the statement stands beside each call.
  (await query.execute(db)).rows[0] as T | undefined

/** The application, if the user is a member of its company; undefined for a foreign or unknown one. */
export const antragFinden = (db: Database | Tx, guid: string, sub: string): Promise<AntragRow | undefined> =>
  first(db, antragDesMitglieds(guid, sub))

export const ANTRAG: Dokumentart = { tabelle: 'antrag', was: 'Antrag', classVersion: CLASS_VERSION }

/**
 * The same, locked with its case: of a row that is not locked, the one who waited would see what was there before. So it
 * is with the Nachforderung and the membership: who has waited for a change reads once more.
 */
export const antragSperren = (tx: Tx, guid: string, sub: string): Promise<AntragRow | undefined> =>
  dokumentSperren(tx, ANTRAG, {
    laden: (dazu) => antragDesMitglieds(guid, sub, dazu),
    sperre: sql`a, g`,
  })

export type Stand = {
  readonly guid: string
  readonly formular: AntragFormular
  readonly zuwendungCent: number
  readonly sub: string
  readonly jetzt: Date
}

/** Moves a case to where the row of the life cycle leads; answers where that is. */
export const statusSetzen = async (
  tx: Tx,
  geschaeftGuid: string,
  aktion: Exclude<Aktion, 'loeschen' | 'zurueckziehen'>,
  jetzt: Date,
): Promise<GeschaeftStatus> => {
  const { nach: status } = antragStaende.zeilen[aktion]
  await sql`update geschaeft set status = ${status}, status_seit = ${jetzt} where guid = ${geschaeftGuid}`.execute(
    tx,
  )
  return status
}

/** What a new application is filed under: the company's invitation, or an open grant without one. */
export type Eintrag = {
  readonly runde_guid: string
  readonly einladung_guid: string | null
  readonly programm: Programm
  readonly max_anzahl_geschaefte: number
  readonly kategorien: string[]
  readonly von: Date | null
  readonly bis: Date | null
  /** Cases that exist already, withdrawn ones not counted. */
  readonly vorhanden: number
}

const vorhandene = sql`(select count(*)::int from geschaeft g where g.runde_guid = r.guid
  and g.unternehmen_guid = u.guid and g.einladung_guid is not distinct from e.guid and g.zurueckgezogen_am is null)`

/** Two creations for one company and entry queue, so that the maximum holds; other companies don't wait. */
export const eintragSperren = async (
  tx: Tx,
  metaGuid: string,
  unternehmenGuid: string,
): Promise<Eintrag | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`antrag:${unternehmenGuid}:${metaGuid}`}, 0))`.execute(
    tx,
  )
  return first(
    tx,
    sql`select r.guid as runde_guid, e.guid as einladung_guid, r.programm,
        coalesce(e.max_anzahl_geschaefte, r.max_anzahl_geschaefte) as max_anzahl_geschaefte,
        coalesce(e.kategorien, r.kategorien) as kategorien,
        case when e.guid is null then r.von else e.von end as von,
        case when e.guid is null then r.bis else ${einladungBis} end as bis, ${vorhandene} as vorhanden
      from (select ${unternehmenGuid}::uuid as guid) u
        cross join foerderrunde r
        left join antrag_einladung e on e.runde_guid = r.guid and e.unternehmen_guid = u.guid and e.guid = ${metaGuid}
      where case when r.einladung_noetig then e.guid is not null else r.guid = ${metaGuid} end`,
  )
}

/** From what an application was started, whoever's it is. */
export const anlageFinden = (
  tx: Tx,
  guid: string,
): Promise<(Pick<Eintrag, 'runde_guid' | 'einladung_guid'> & { unternehmen_guid: string }) | undefined> =>
  first(
    tx,
    sql`select a.unternehmen_guid, g.runde_guid, g.einladung_guid
      from antrag a join geschaeft g on g.guid = a.geschaeft_guid where a.guid = ${guid}`,
  )

export type NeuesGeschaeft = {
  readonly guid: string
  readonly unternehmenGuid: string
  readonly eintrag: Pick<Eintrag, 'runde_guid' | 'einladung_guid' | 'programm'>
  /** Calendar year in Berlin, part of the number. */
  readonly jahr: string
  readonly jetzt: Date
  readonly demo?: boolean
}

export const geschaeftEinfuegen = async (tx: Tx, n: NeuesGeschaeft): Promise<void> => {
  await sql`insert into geschaeft
    (guid, ge_nr, unternehmen_guid, runde_guid, einladung_guid, programm, status, status_seit, demo)
    values (${n.guid}, ${`GE-${n.jahr}-`}::text || lpad(nextval('geschaeft_nr')::text, 6, '0'), ${n.unternehmenGuid},
      ${n.eintrag.runde_guid}, ${n.eintrag.einladung_guid}, ${n.eintrag.programm}, 'NEUANTRAG_IN_BEARBEITUNG',
      ${n.jetzt}, ${n.demo ?? false})`.execute(tx)
}

export const antragEinfuegen = async (
  tx: Tx,
  a: Stand & {
    readonly unternehmenGuid: string
    readonly geschaeftGuid: string
    readonly vorlage: Vorlage | null
  },
): Promise<void> => {
  const vorlage = a.vorlage && JSON.stringify(a.vorlage)
  await sql`insert into antrag (guid, geschaeft_guid, unternehmen_guid, class_version, formular, zuwendung_cent,
      angelegt_am, geaendert_am, geaendert_von, vorlage)
    values (${a.guid}, ${a.geschaeftGuid}, ${a.unternehmenGuid}, ${CLASS_VERSION},
      ${JSON.stringify(a.formular)}, ${a.zuwendungCent}, ${a.jetzt}, ${a.jetzt}, ${a.sub}, ${vorlage})`.execute(
    tx,
  )
}

/** A draft that was never sent leaves nothing but its audit rows. */
export const geschaeftEntfernen = async (tx: Tx, geschaeftGuid: string): Promise<void> => {
  await sql`delete from geschaeft where guid = ${geschaeftGuid}`.execute(tx)
}

export const geschaeftZurueckziehen = async (tx: Tx, geschaeftGuid: string, jetzt: Date): Promise<void> => {
  await sql`update geschaeft set zurueckgezogen_am = ${jetzt} where guid = ${geschaeftGuid}`.execute(tx)
}
