import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { WorkerEvents } from 'graphile-worker'
import { JOB_KEY } from './setAside.ts'

/**
 * Jobs of a process that died stay locked for four hours (Graphile Worker can't know that it died). So each pool of
 * workers holds an advisory lock of the database under its name as long as its process lives, by one connection of its own;
 * a name whose lock is free belongs to a dead pool, and its jobs are given back.
 */
const LOCK = 'select pg_advisory_lock(hashtextextended($1, 0))'

/**
 * `jobs` shows who holds which job; the locks of this statement end with it. What the dead were at is counted first: one
 * death once, also when two instances find it at the same moment.
 */
const RELEASE = `with dead as materialized (
  select distinct locked_by from graphile_worker.jobs
  where locked_by is not null and pg_try_advisory_xact_lock(hashtextextended(locked_by, 0))
), counted as (
  insert into job_unfall (schluessel, name, anzahl, begonnen)
  select ${JOB_KEY}, task_identifier, 1, locked_at from graphile_worker.jobs
  where locked_by in (select locked_by from dead)
  on conflict (schluessel) do update set anzahl = job_unfall.anzahl + 1, begonnen = excluded.begonnen, zuletzt = now()
  where job_unfall.begonnen <> excluded.begonnen
)
select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`

const AGAIN_MS = 1_000

/** Without the lock nobody is harmed: a job may then run twice, and jobs are made for that. */
const lock = (client: pg.PoolClient, name: string) =>
  client.query(LOCK, [name]).then(
    () => undefined,
    () => undefined,
  )

export type HeldNames = {
  /** Leaves what is still at work to the next start, as no accident. */
  giveBack(): Promise<void>
  forget(): void
}

/**
 * Holds the lock of every pool of workers that `events` tells of, until `forget`. The library's pools
 * outlive a connection that was ended, so the locks are taken again by a new one.
 */
export const holdNames = async (pool: pg.Pool, events: WorkerEvents): Promise<HeldNames> => {
  const names = new Set<string>()
  let held: pg.PoolClient | undefined
  let over = false

  const hold = async () => {
    const client = await pool.connect()
    // Closing the connection frees its locks; given back to the pool it would keep them.
    if (over) return client.release(true)
    held = client
    client.once('end', () => {
      if (over) return
      held = undefined
      client.release(true)
      void again()
    })
    await Promise.all([...names].map((name) => lock(client, name)))
  }
  const again = async (): Promise<void> => {
    await pause(AGAIN_MS, undefined, { ref: false })
    if (!over) await hold().catch(again)
  }

  events.on('pool:create', ({ workerPool }) => {
    names.add(workerPool.id)
    if (held) void lock(held, workerPool.id)
  })
  await hold()
  return {
    giveBack: async () => {
      await pool.query('select graphile_worker.force_unlock_workers($1)', [[...names]])
    },
    forget: () => {
      over = true
      held?.release(true)
    },
  }
}

/** Gives back the jobs of dead workers. */
export const releaseJobsOfDead = async (pool: pg.Pool): Promise<void> => {
  await pool.query(RELEASE)
}
