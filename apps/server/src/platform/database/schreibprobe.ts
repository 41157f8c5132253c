import { sql } from 'kysely'
import type { Database } from './database.ts'

/** A page of PostgreSQL has 8 kB; a second row of this length does not fit beside the first. */
const FUELLUNG = sql.lit('x'.repeat(7_000))

/**
 * Writes, and takes it back (ADR 0110): a database that answers questions may be full, only to be read, or closed to the
 * role of the portal. The inner block is undone, the statement itself is committed, so that its end has to reach the
 * disk too. Throws what the database says.
 */
export const schreibprobe = async (db: Database): Promise<void> => {
  await sql`do $$
    begin
      insert into schreibprobe (fuellung) values (${FUELLUNG});
      raise exception 'taken back' using errcode = 'PROBE';
    exception when sqlstate 'PROBE' then
      null;
    end $$`.execute(db)
}
