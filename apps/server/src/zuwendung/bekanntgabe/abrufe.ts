import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'

/** So long the file of a retrieval can be fetched and its receipt given; the end of the ten days waits for it. */
export const ABRUF_GILT_MS = 60 * MINUTE_MS

/** SQL of table `bescheid_abruf`: every attempt at a retrieval. */
export type Abruf = {
  readonly guid: string
  readonly bescheid_guid: string
  readonly nr: number
  readonly nutzer_sub: string
  readonly name: string
  readonly begonnen_am: Date
  readonly bytes: number
  readonly gesendet_am: Date | null
  readonly bestaetigt_am: Date | null
  readonly sha256: string | null
}

const SPALTEN = sql`guid, bescheid_guid, nr, nutzer_sub, name, begonnen_am, bytes, gesendet_am, bestaetigt_am, sha256`

export type NeuerAbruf = Pick<Abruf, 'bescheid_guid' | 'nr' | 'nutzer_sub' | 'name' | 'begonnen_am'>

export const abrufEinfuegen = async (tx: Tx, a: NeuerAbruf): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into bescheid_abruf (guid, bescheid_guid, nr, nutzer_sub, name, begonnen_am)
    values (${guid}, ${a.bescheid_guid}, ${a.nr}, ${a.nutzer_sub}, ${a.name}, ${a.begonnen_am})`.execute(tx)
  return guid
}

type Genannt = { readonly guid: string; readonly versuch: string; readonly sub: string }

/** The attempt of this person at this notice. */
export const abrufFinden = async (
  db: Database | Tx,
  { guid, versuch, sub }: Genannt,
): Promise<Abruf | undefined> =>
  (
    await sql<Abruf>`select ${SPALTEN} from bescheid_abruf
      where guid = ${versuch} and bescheid_guid = ${guid} and nutzer_sub = ${sub}`.execute(db)
  ).rows[0]

/** What went out of the file; `gesendetAm` when that was all of it. A second fetch of the same attempt counts as one. */
export const abrufGesendet = async (
  db: Database,
  versuch: string,
  { bytes, gesendetAm }: { readonly bytes: number; readonly gesendetAm: Date | null },
): Promise<void> => {
  await sql`update bescheid_abruf set bytes = greatest(bytes, ${bytes}),
    gesendet_am = coalesce(gesendet_am, ${gesendetAm}) where guid = ${versuch}`.execute(db)
}

export const abrufBestaetigen = async (
  tx: Tx,
  versuch: string,
  { sha256, jetzt }: { readonly sha256: string; readonly jetzt: Date },
): Promise<void> => {
  await sql`update bescheid_abruf set bestaetigt_am = ${jetzt}, sha256 = ${sha256} where guid = ${versuch}`.execute(
    tx,
  )
}

/** Whether an attempt that began in time may still be completed. */
export const abrufLaeuft = async (
  tx: Tx,
  { guid, nr }: { readonly guid: string; readonly nr: number | null },
  jetzt: Date,
): Promise<boolean> => {
  const { rows } = await sql`select from bescheid_abruf where bescheid_guid = ${guid} and nr = ${nr}
    and bestaetigt_am is null and begonnen_am > ${new Date(jetzt.getTime() - ABRUF_GILT_MS)} limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

/** All attempts at a notice, the latest first. */
export const abrufeVon = async (db: Database | Tx, bescheidGuid: string): Promise<Abruf[]> =>
  (
    await sql<Abruf>`select ${SPALTEN} from bescheid_abruf where bescheid_guid = ${bescheidGuid}
      order by begonnen_am desc, guid`.execute(db)
  ).rows
