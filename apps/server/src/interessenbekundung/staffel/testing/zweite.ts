import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

type Vorgelegte = { readonly guid: string; readonly sha256: string }

/** The batch that lies before a second person, a second time: as a version left it that did not refuse it yet. */
export const zweiteVorlegen = async (db: Database, runde: string): Promise<Vorgelegte[]> => {
  await sql`insert into staffel select (jsonb_populate_record(s, jsonb_build_object('guid', gen_random_uuid(),
      'vorgelegt_am', s.vorgelegt_am + interval '1 second'))).* from staffel s
    where s.ibk_meta_guid = ${runde} and s.status = 'VORGELEGT'`.execute(db)
  const { rows } = await sql<Vorgelegte>`select guid, sha256 from staffel
    where ibk_meta_guid = ${runde} and status = 'VORGELEGT' order by vorgelegt_am`.execute(db)
  return rows
}
