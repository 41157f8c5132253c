import { Logger, runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { MAINTENANCE, openPool } from './database.ts'

const silent = new Logger(() => () => undefined)

/**
 * Graphile Worker closes its private tables by row level security to everybody but their owner. portal_app adds jobs
 * in its transactions and runs them, so it gets the rights and a policy on each of them, also on those that a later
 * version brings. Where one role does everything there is no portal_app and nothing to grant.
 */
const GRANTS = `do $$
declare tabelle regclass;
begin
  if not exists (select from pg_roles where rolname = 'portal_app') then return; end if;
  grant usage on schema graphile_worker to portal_app;
  grant select, insert, update, delete on all tables in schema graphile_worker to portal_app;
  revoke insert, update, delete on graphile_worker.migrations from portal_app;
  grant usage, select on all sequences in schema graphile_worker to portal_app;
  grant execute on all functions in schema graphile_worker to portal_app;
  for tabelle in
    select c.oid from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'portal_app')
  loop
    execute format('create policy portal_app on %s to portal_app using (true) with check (true)', tabelle);
  end loop;
end $$`

/** Brings the job queue's own tables up to date, as their owner, and lets portal_app work with them. */
export const migrateJobs = async (client: pg.Client, ownerUrl: string): Promise<void> => {
  // Not a pool of Graphile's own: its connections would report a shutdown that comes soon as an uncaught error.
  const pgPool = openPool(ownerUrl, 1, MAINTENANCE)
  try {
    await runMigrations({ pgPool, logger: silent })
  } finally {
    await pgPool.end()
  }
  await client.query(GRANTS)
}
