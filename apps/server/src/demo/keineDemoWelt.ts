import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'
import { StartError } from '../platform/startError.ts'

/** Without the demo world the portal serves no data that still holds it: its passwords are known to everybody. */
export const keineDemoWelt = async (db: Database): Promise<void> => {
  const { rows } = await sql`select from konto where demo union all select from nutzer where demo
    union all select from unternehmen where demo limit 1`.execute(db)
  if (rows.length > 0)
    throw new StartError(
      'Der Datenbestand enthält die Demo-Welt, und ihre Passwörter sind bekannt. Entfernen Sie sie mit npm run demo:leeren und denselben Einstellungen, oder beginnen Sie mit einem leeren DATEN_VERZEICHNIS.',
    )
}
