import type pg from 'pg'
import type { Verzeichnisart } from './importart.ts'

/** What is known of the data that a lookup answers from. */
export type Version = {
  readonly art: Verzeichnisart
  readonly version: number
  readonly datenstand: string
  readonly quelle: string
  readonly lizenz: string
  readonly dateien: readonly { readonly name: string; readonly sha256: string; readonly bytes: number }[]
  /** Rows by table. */
  readonly zeilen: Readonly<Record<string, number>>
  readonly eingespieltVon: string
  /** Shipped with the product to try it. */
  readonly beispiel: boolean
}

/** What the lookups of this kind answer from until now. */
export const vorherigeVersion = async (
  client: pg.ClientBase,
  art: Verzeichnisart,
): Promise<Version | undefined> => {
  const { rows } = await client.query<Version>(
    `select art, version, datenstand, quelle, lizenz, dateien, zeilen, eingespielt_von as "eingespieltVon", beispiel
      from verzeichnis_version where art = $1 order by version desc limit 1`,
    [art],
  )
  return rows[0]
}

/** Channel on which every instance hears of a new version, once it is committed. */
export const MELDUNG = 'verzeichnis'

export const versionEintragen = async (client: pg.ClientBase, v: Version): Promise<Version> => {
  await client.query(
    `insert into verzeichnis_version (art, version, datenstand, quelle, lizenz, dateien, zeilen, eingespielt_von, beispiel)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      v.art,
      v.version,
      v.datenstand,
      v.quelle,
      v.lizenz,
      JSON.stringify(v.dateien),
      JSON.stringify(v.zeilen),
      v.eingespieltVon,
      v.beispiel,
    ],
  )
  await client.query('select pg_notify($1, $2)', [MELDUNG, v.art])
  return v
}
