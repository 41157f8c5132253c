import { sql } from 'kysely'
import type { Database, Tx } from '../database/database.ts'

/** How the note of a failed job begins that failed because a machine was away (worker.ts). */
export const AWAY = 'away: '

export type Nachzuholen = {
  readonly name: string
  readonly line: string
  /** Of each job what it works on. */
  readonly jobs: readonly { readonly key: string; readonly payload: Readonly<Record<string, unknown>> }[]
}

/**
 * Has work done that still waits: where no job for it is left, where its job has given up, and where it failed for a machine
 * that was away. The caller asks first whether that answers again. A job that failed for its own reasons keeps its pause,
 * which grows to hours: begun anew by each look, it would never end.
 */
export const jobsNachholen = async (db: Database | Tx, { name, line, jobs }: Nachzuholen): Promise<void> => {
  await sql`select graphile_worker.add_job(${name}::text, n.payload, ${line}::text, job_key => n.key)
    from json_to_recordset(${JSON.stringify(jobs)}::json) n (key text, payload json)
    where not exists (select from graphile_worker.jobs j where j.key = n.key and (j.locked_at is not null
      or j.attempts < j.max_attempts and coalesce(j.last_error, '') not like ${`${AWAY}%`}))`.execute(db)
}
