import type { EinladungStand } from '@foerderportal/contract/interessenbekundung/einladungStaende'
import type { LebendeReihung } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** Who presented something and who decided on it: the same columns in every table of two-person acts (S9-01). */
export type Vorgang<Status = 'VORGELEGT' | 'FREIGEGEBEN' | 'ZURUECKGEGEBEN'> = {
  readonly guid: string
  readonly status: Status
  readonly vorbereitet_von: string
  readonly vorgelegt_am: Date
  readonly freigegeben_von: string | null
  readonly freigegeben_am: Date | null
  readonly zurueckgegeben_von: string | null
  readonly zurueckgegeben_am: Date | null
  readonly zurueckgegeben_grund: string | null
}
const spalten = sql`guid, status, vorbereitet_von, vorgelegt_am, freigegeben_von, freigegeben_am, zurueckgegeben_von,
    zurueckgegeben_am, zurueckgegeben_grund`

export type ReihungVorgang = Vorgang<LebendeReihung | 'ZURUECKGEGEBEN'> & {
  readonly geoeffnet_von: string | null
  readonly geoeffnet_am: Date | null
  /** Null while they are sealed (S3-03). */
  readonly zufall: string | null
  readonly sha256: string | null
}
/** The ranking that lives, else the one that was given back last. */
export const letzteReihung = async (db: Database | Tx, runde: string): Promise<ReihungVorgang | undefined> =>
  (
    await sql<ReihungVorgang>`select ${spalten}, geoeffnet_von, geoeffnet_am, zufall,
        protokoll_sha256 as sha256 from reihung
      where ibk_meta_guid = ${runde} order by status <> 'ZURUECKGEGEBEN' desc, vorgelegt_am desc limit 1`.execute(
      db,
    )
  ).rows[0]

export type StaffelVorgang = Vorgang & {
  readonly nr: number
  readonly von_rang: number
  readonly bis_rang: number
  readonly eingeladen: number
  readonly summe_cent: number
  readonly frei_cent: number
  readonly sha256: string
  /** Who prepared it, now or before it came back. */
  readonly bearbeiter: readonly string[]
  readonly einladungen: Readonly<Partial<Record<EinladungStand, number>>>
}
/** All batches of a round; those that were given back stand behind the one that took their number. */
export const staffelnLesen = async (db: Database | Tx, runde: string): Promise<StaffelVorgang[]> =>
  (
    await sql<StaffelVorgang>`select ${spalten}, nr, von_rang, bis_rang, eingeladen, summe_cent, frei_cent, sha256,
        staffel_mitwirkende(guid) as bearbeiter,
        coalesce((select jsonb_object_agg(x.status, x.anzahl) from (select e.status, count(*) as anzahl
          from antrag_einladung e where e.staffel_guid = s.guid group by 1) x), '{}') as einladungen
      from staffel s where ibk_meta_guid = ${runde} order by nr, vorgelegt_am`.execute(db)
  ).rows

/** Lines of the frozen list. */
export const listenlaenge = async (db: Database | Tx, runde: string): Promise<number> =>
  (await sql<{ zeilen: number }>`select zeilen from runde_liste where ibk_meta_guid = ${runde}`.execute(db))
    .rows[0]?.zeilen ?? 0
