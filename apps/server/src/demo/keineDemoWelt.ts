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

/** What holds today or is announced and is marked as made up; what no longer holds harms nobody. */
const erfundene = sql<{ was: string }>`
  select distinct programm || ', ' || datei as was from (
    select *, lead(gueltig_ab) over (partition by programm, datei order by gueltig_ab) as bis from (
      select 'programm.json' as datei, programm, gueltig_ab, daten from programm
      union all select 'pruefkatalog.json', programm, gueltig_ab, daten from pruefkatalog
      union all select 'bescheid.json', programm, gueltig_ab, daten from bescheidvorlage
      union all select 'schreiben.json', programm, gueltig_ab, daten from schreibvorlage
      union all select 'konto.json', programm, gueltig_ab, daten from auszahlungskonto
    ) fassung
  ) f where daten ->> 'demo' = 'true' and (bis is null or bis > current_date) order by was`

/** What a start without the demo world says of programmes that came in as made up (rule W-06); nothing where all is the bank's. */
export const erfundeneProgramme = async (db: Database): Promise<string[]> => {
  const { rows } = await erfundene.execute(db)
  return rows.length === 0
    ? []
    : [
        `Als erfunden gekennzeichnet ("demo": true) gelten noch: ${rows.map(({ was }) => was).join('; ')}. Spielen Sie die Werte der Bank mit npm run programm:laden ein (docs/betrieb/programme.md).`,
      ]
}
