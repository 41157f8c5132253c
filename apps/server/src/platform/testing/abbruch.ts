import { sql } from 'kysely'
import type { TestApp } from './testApp.ts'

/**
 * From now on no transaction that writes to the audit log gets through its commit: what it has done by then is undone,
 * what was done beside it stays. Answers a reading: which acts were to be logged since the last one. Those are counted
 * by sequences, which forget nothing; `tabellen` are cut off too, of calls that log nothing.
 */
export const vorDemCommitAbbrechen = async (
  { ownerDb }: Pick<TestApp, 'ownerDb'>,
  handlungen: readonly string[],
  tabellen: readonly string[] = [],
): Promise<() => Promise<readonly string[]>> => {
  await sql`create schema abbruch`.execute(ownerDb)
  await sql`grant usage on schema abbruch to public`.execute(ownerDb)
  for (const name of handlungen) await sql`create sequence ${sql.table(`abbruch.${name}`)}`.execute(ownerDb)
  await sql`create function abbruch.merken() returns trigger language plpgsql security definer as $$
    begin
      perform nextval(format('abbruch.%I', new.handlung)::regclass);
      return null;
    end $$`.execute(ownerDb)
  await sql`create function abbruch.abbrechen() returns trigger language plpgsql as $$
    begin
      raise exception 'abgebrochen vor dem commit';
    end $$`.execute(ownerDb)
  await sql`create trigger abbruch_merken after insert on audit_log for each row execute function abbruch.merken()`.execute(
    ownerDb,
  )
  for (const tabelle of ['audit_log', ...tabellen])
    await sql`create constraint trigger abbruch after insert or update or delete on ${sql.table(tabelle)}
      deferrable initially deferred for each row execute function abbruch.abbrechen()`.execute(ownerDb)
  const stand = async () => {
    const { rows } = await sql<{ name: string; stand: number }>`select sequencename as name,
      coalesce(last_value, 0)::int as stand from pg_sequences where schemaname = 'abbruch'`.execute(ownerDb)
    return new Map(rows.map(({ name, stand: wert }) => [name, wert]))
  }
  let vorher = await stand()
  return async () => {
    const jetzt = await stand()
    const neu = [...jetzt].flatMap(([name, wert]) => Array<string>(wert - (vorher.get(name) ?? 0)).fill(name))
    vorher = jetzt
    return neu.toSorted()
  }
}
