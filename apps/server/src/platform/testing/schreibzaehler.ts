import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestApp } from './testApp.ts'

/** The names of all stored files, in order: read in one go, as it happens after each of thousands of calls. */
export const dateinamen = ({ services }: Pick<TestApp, 'services'>): readonly string[] => {
  const folder = join(services.config.datenVerzeichnis, 'dateien')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
}

/** Where the triggers note what was written; no part of the database that is looked at. */
export const NOTIZEN = 'schreibzaehler'

/**
 * A row that is written leaves a note in the same transaction: what is rolled back takes its note along, in part too. An
 * update that changes nothing is none (`*<>` compares rows of any types). What empties a table has no rows to speak of.
 */
const AUFSTELLEN = sql`do $$
declare tabelle regclass;
begin
  if to_regnamespace('${sql.raw(NOTIZEN)}') is not null then return; end if;
  create schema ${sql.raw(NOTIZEN)};
  create table ${sql.raw(NOTIZEN)}.notiz (was text not null);
  create function ${sql.raw(NOTIZEN)}.notieren() returns trigger language plpgsql security definer as $f$
    begin
      insert into ${sql.raw(NOTIZEN)}.notiz values (lower(tg_op) || ' ' || tg_table_schema || '.' || tg_table_name);
      return null;
    end $f$;
  for tabelle in
    select oid from pg_class where relkind in ('r', 'p') and not relispartition
      and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', '${sql.raw(NOTIZEN)}')
  loop
    execute format('create trigger schreibzaehler_zeile after insert or delete on %s
      for each row execute function ${sql.raw(NOTIZEN)}.notieren()', tabelle);
    execute format('create trigger schreibzaehler_aenderung after update on %s
      for each row when (old.* *<> new.*) execute function ${sql.raw(NOTIZEN)}.notieren()', tabelle);
    execute format('create trigger schreibzaehler_leeren after truncate on %s
      for each statement execute function ${sql.raw(NOTIZEN)}.notieren()', tabelle);
  end loop;
end $$`

/**
 * Begins to count what is written to the database and stored as a file. Answers a reading: what was committed since the
 * last one, like 'insert public.nutzer'; nothing written, nothing in it. A hash of all tables says the same (abdruck.ts)
 * and takes fifty times as long.
 */
export const schreibzaehler = async (
  t: Pick<TestApp, 'ownerDb' | 'services'>,
): Promise<() => Promise<readonly string[]>> => {
  await AUFSTELLEN.execute(t.ownerDb)
  let dateien = dateinamen(t)
  const lesen = async () => {
    const { rows } = await sql<{
      was: string
    }>`delete from ${sql.table(`${NOTIZEN}.notiz`)} returning was`.execute(t.ownerDb)
    const vorher = dateien
    dateien = dateinamen(t)
    return [
      ...rows.map(({ was }) => was),
      ...dateien.filter((name) => !vorher.includes(name)).map((name) => `stored ${name}`),
      ...vorher.filter((name) => !dateien.includes(name)).map((name) => `removed ${name}`),
    ]
  }
  await lesen()
  return lesen
}
