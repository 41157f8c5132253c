import { sql } from 'kysely'
import type { Database } from '../../platform/database/database.ts'
import type { Version } from './versionEintragen.ts'

export type GeltendeVersion = Version & { readonly eingespieltAm: Date }

/** What lookups answer from: the last version of each kind that was ever imported. */
export const verzeichnisVersionen = async (db: Database): Promise<readonly GeltendeVersion[]> => {
  const { rows } = await sql<GeltendeVersion>`
    select distinct on (art) art, version, datenstand, quelle, lizenz, dateien, zeilen, beispiel,
      eingespielt_von as "eingespieltVon", eingespielt_am as "eingespieltAm"
    from verzeichnis_version order by art, version desc`.execute(db)
  return rows
}
