import type pg from 'pg'
import type { WorkerEvents } from 'graphile-worker'

/**
 * Jobs of a process that died stay locked for four hours (Graphile Worker can't know that it died). So each pool of
 * workers holds an advisory lock of the database under its name as long as its process lives, by one connection of its own;
 * a name whose lock is free belongs to a dead pool, and its jobs are given back.
 */
const LOCK = 'select pg_advisory_lock(hashtextextended($1, 0))'

/** `jobs` shows who holds which job; the lock of this statement ends with it. */
const RELEASE = `select graphile_worker.force_unlock_workers(array_agg(locked_by)) from (
  select distinct locked_by from graphile_worker.jobs
  where locked_by is not null and pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
) dead having count(*) > 0`

/** Holds the lock of every pool of workers that `events` tells of; ends with the returned function. */
export const holdNames = async (pool: pg.Pool, events: WorkerEvents): Promise<() => void> => {
  const client = await pool.connect()
  // Without the connection nobody is harmed: a job may then run twice, and jobs are made for that.
  const lost = () => undefined
  events.on('pool:create', ({ workerPool }) => void client.query(LOCK, [workerPool.id]).catch(lost))
  // Closing the connection frees its locks; given back to the pool it would keep them.
  return () => client.release(true)
}

/** Gives back the jobs of dead workers. */
export const releaseJobsOfDead = async (pool: pg.Pool): Promise<void> => {
  await pool.query(RELEASE)
}
