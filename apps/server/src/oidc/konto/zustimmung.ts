import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../platform/database/database.ts'

/** The terms of use as they hold now, as their page shows them. */
export type Fassung = {
  readonly version: number
  readonly giltAb: Date
  /** What changed since the version that this user agreed to, the newest last; empty for who never agreed to any. */
  readonly aenderungen: readonly string[]
}

/** The last version whose time has come, by the database's clock, as everything about consent. */
const geltende = sql`select max(version) from nutzungsbedingungen where gilt_ab <= clock_timestamp()`

/** SQL: whether this user has not agreed to the version that holds now. */
export const zustimmungFehlt = (sub: RawBuilder<unknown>): RawBuilder<unknown> => sql`not exists (
  select from nutzungsbedingungen_zustimmung z where z.sub = ${sub} and z.version >= (${geltende}))`

/** SQL: seconds since the epoch of his last consent, whole ones as in the token. */
export const zugestimmtAm = (sub: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select floor(extract(epoch from max(z.zugestimmt_am)))::bigint from nutzungsbedingungen_zustimmung z where z.sub = ${sub})`

/** Number of the version that holds now. */
export const geltendeVersion = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ version: number }>`select (${geltende}) as version`.execute(db)
  return rows[0]?.version ?? 0
}

/** The terms that this user has to agree to; undefined when he has. */
export const offeneFassung = async (db: Database, sub: string): Promise<Fassung | undefined> => {
  const bekannt = sql`select max(z.version) from nutzungsbedingungen_zustimmung z where z.sub = ${sub}`
  const { rows } = await sql<Fassung>`
    select n.version, n.gilt_ab as "giltAb", array(select a.aenderung from nutzungsbedingungen a
      where a.version > (${bekannt}) and a.version <= n.version order by a.version) as aenderungen
    from nutzungsbedingungen n where n.version = (${geltende}) and ${zustimmungFehlt(sql`${sub}`)}`.execute(
    db,
  )
  return rows[0]
}

/**
 * Keeps that this user agreed to `gesehen`, for ever. False when another version holds by now: nobody agrees to what he
 * has not seen.
 */
export const zustimmungMerken = async (db: Database, sub: string, gesehen: number): Promise<boolean> => {
  // One moment judges which version holds and is kept: the token tells the version by it.
  const { rows } = await sql`
    with jetzt as materialized (select clock_timestamp() as t),
      gilt as (select max(n.version) as version from nutzungsbedingungen n, jetzt where n.gilt_ab <= jetzt.t),
      neu as (insert into nutzungsbedingungen_zustimmung (sub, version, zugestimmt_am)
        select ${sub}, gilt.version, jetzt.t from gilt, jetzt where gilt.version = ${gesehen} on conflict do nothing)
    select from gilt where gilt.version = ${gesehen}`.execute(db)
  return rows.length > 0
}
