import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Tx } from '../database/database.ts'
import type { Services } from '../services.ts'

/** Work that happens after the change that caused it; may run more than once, so it must be safe to repeat. */
export type Task = {
  /** Name under which jobs are enqueued: noun and infinitive, 'mail-versenden'. */
  readonly name: string
  /** When it runs by itself, in cron's five fields, UTC: '17 3 * * *'. */
  readonly cron?: string
  /** How often one run by cron is tried, with growing pauses; 25 times without it. */
  readonly attempts?: number
  /** `signal`: the portal stops; what may wait for minutes ends then, and is tried again after the start. */
  run(payload: unknown, services: Services, signal?: AbortSignal): Promise<void>
}

/** Declares a task whose payload is checked by a schema before it runs. */
export const aufgabe = <S extends z.ZodMiniType>(task: {
  readonly name: string
  readonly cron?: string
  readonly attempts?: number
  readonly payload: S
  run(payload: z.output<S>, services: Services, signal?: AbortSignal): Promise<void>
}): Task => ({
  name: task.name,
  ...(task.cron === undefined ? {} : { cron: task.cron }),
  ...(task.attempts === undefined ? {} : { attempts: task.attempts }),
  run: (payload, services, signal) => task.run(z.parse(task.payload, payload), services, signal),
})

export type JobOptions = {
  /** A waiting job with the same key is replaced, so that the work is done once. */
  readonly key?: string
  readonly runAt?: Date
  /** Jobs of one line run one after another, so together they never take more than one place of the worker. */
  readonly line?: string
}

/**
 * Enqueues a job in the caller's transaction: it runs when that commits and never when it does not. Failed runs are
 * repeated with growing pauses, 25 times at most.
 */
export const jobEinreihen = async (
  tx: Tx | Database,
  name: string,
  payload: Readonly<Record<string, unknown>>,
  { key, runAt, line }: JobOptions = {},
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    identifier => ${name}::text, queue_name => ${line ?? null}::text, payload => ${JSON.stringify(payload)}::json,
    job_key => ${key ?? null}::text, run_at => ${runAt ?? null}::timestamptz)`.execute(tx)
}
