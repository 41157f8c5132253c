import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** A version of the terms of use as its page shows it. */
export type Fassung = {
  readonly version: number
  readonly giltAb: Date
  /** What changed against the version before. */
  readonly aenderung: string
}

/** The last version whose time has come, by the database's clock, as everything about consent. */
const geltende = sql`select version from nutzungsbedingungen where gilt_ab <= clock_timestamp()
  order by version desc limit 1`

/** SQL: whether this user has not agreed to the version that holds now. */
export const zustimmungFehlt = (sub: RawBuilder<unknown>): RawBuilder<unknown> => sql`not exists (
  select from nutzungsbedingungen_zustimmung z where z.sub = ${sub} and z.version >= (${geltende}))`

/** SQL: seconds since the epoch of his last consent, whole ones as in the token. */
export const zugestimmtAm = (sub: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select floor(extract(epoch from max(z.zugestimmt_am)))::bigint from nutzungsbedingungen_zustimmung z where z.sub = ${sub})`

/** The terms that hold now. */
export const geltendeFassung = async (db: Database): Promise<Fassung | undefined> => {
  const { rows } = await sql<Fassung>`select version, gilt_ab as "giltAb", aenderung from nutzungsbedingungen
    where version = (${geltende})`.execute(db)
  return rows[0]
}

/**
 * Keeps that this user agreed to `gesehen`, for ever. False when another version holds by now: nobody agrees to what he
 * has not seen.
 */
export const zustimmungMerken = async (db: Database, sub: string, gesehen: number): Promise<boolean> => {
  const { rows } = await sql`
    with jetzt as materialized (select clock_timestamp() as t),
      gilt as (select max(n.version) as version from nutzungsbedingungen n, jetzt where n.gilt_ab <= jetzt.t),
      neu as (insert into nutzungsbedingungen_zustimmung (sub, version, zugestimmt_am)
        select ${sub}, gilt.version, jetzt.t from gilt, jetzt where gilt.version = ${gesehen} on conflict do nothing)
    select from gilt where gilt.version = ${gesehen}`.execute(db)
  return rows.length > 0
}
