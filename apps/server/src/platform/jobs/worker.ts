import { EventEmitter } from 'node:events'
import { setTimeout as setTimeoutPromise } from 'node:timers/promises'
import { Logger, parseCronItems, run, runOnce } from 'graphile-worker'
import type { JobHelpers, TaskList, WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Logger as Log } from 'pino'
import { openPool } from '../database/database.ts'
import { ExpectedFailure } from '../expectedFailure.ts'
import type { Services } from '../services.ts'
import { holdNames, releaseJobsOfDead, type HeldNames } from './deadWorkers.ts'
import type { Task } from './jobs.ts'
import { AWAY } from './jobsNachholen.ts'
import { openSetAside, type SetAside } from './setAside.ts'

/** `aside` where processes come and go; tests that run what is due do without. */
type Running = { readonly services: Services; readonly aside?: SetAside }

/** What the library says of single jobs repeats their payload: left out, our own lines name task and attempt only. */
const quietLogger = (log: Log) =>
  new Logger((scope) => (level, message) => {
    if (scope.taskIdentifier !== undefined || scope.jobId !== undefined) return
    if (level === 'error') log.error({ worker: scope.workerId }, message)
    else log.debug({ worker: scope.workerId }, message)
  })

/** Behind a call that failed lies what the system says of it: 'ECONNREFUSED'. */
const codeOf = (error: unknown): string | undefined => {
  if (!(error instanceof Error)) return undefined
  return codeOf(error.cause) ?? ('code' in error ? String(error.code) : undefined)
}
const withCause = ({ message, cause }: Error): string => {
  const code = codeOf(cause)
  return code === undefined ? message : `${message} (${code})`
}

const runLogged = async (
  task: Task,
  { services, aside }: Running,
  payload: unknown,
  { job, abortSignal }: JobHelpers,
) => {
  try {
    aside?.check(job)
    await task.run(payload, services, abortSignal)
    await aside?.done(job)
    services.log.debug({ job: task.name }, 'job done')
  } catch (error) {
    const expected = error instanceof ExpectedFailure
    const why = expected ? { reason: withCause(error) } : { err: error }
    services.log.warn({ job: task.name, attempt: job.attempts, ...why }, 'job failed')
    // The library keeps the message of it: by that its row is found when the machine answers again.
    throw expected && error.away ? new Error(AWAY + error.message, { cause: error }) : error
  }
}

const taskList = (tasks: readonly Task[], running: Running): TaskList =>
  Object.fromEntries(
    tasks.map((task) => [
      task.name,
      (payload: unknown, helpers: JobHelpers) => runLogged(task, running, payload, helpers),
    ]),
  )

/** A run that failed and waits to be tried again is replaced by the next one: they don't heap up. */
export const cronItems = (tasks: readonly Task[]) =>
  parseCronItems(
    tasks.flatMap(({ name, cron, attempts }) =>
      cron === undefined
        ? []
        : [
            {
              task: name,
              match: cron,
              identifier: name,
              options: {
                jobKey: `cron:${name}`,
                ...(attempts === undefined ? {} : { maxAttempts: attempts }),
              },
            },
          ],
    ),
  )

export type Worker = {
  /** Takes no further job and waits for those that run, some seconds at most. */
  stop(): Promise<void>
}

/** A job that goes on longer, a mail server that does not answer, is left to the next start, which repeats it. */
const STOP_MS = 4_000
/** Some sooner, jobs that listen are told to end. */
const ABORT_MS = 2_000
/** By then the database has noticed that the connections of a process that died are closed. */
const AGAIN_MS = 30_000

const giveBack = async (pool: pg.Pool, aside: SetAside, log: Log): Promise<void> => {
  try {
    await releaseJobsOfDead(pool)
    await aside.look()
  } catch (err) {
    log.error({ err }, 'jobs of dead workers not released')
  }
}

export type WorkerOptions = {
  readonly pool: pg.Pool
  readonly services: Services
  readonly tasks: readonly Task[]
  readonly concurrency?: number
}

/**
 * With a delay, even of 0, the library itself handles a result that it could not write, by ending its pool; without
 * one the rejection has no owner and would end the process (graphile-worker 0.18, main.js).
 */
const RESULTS = { completeJobBatchDelay: 0, failJobBatchDelay: 0 }

/** Mails never take more than one place (mailVersenden.ts), which leaves two for receipts and tidying. */
const CONCURRENCY = 3

const startRunner = async (options: WorkerOptions, aside: SetAside): Promise<Lap> => {
  const { pool, services, tasks, concurrency = CONCURRENCY } = options
  const events: WorkerEvents = new EventEmitter()
  const names = await holdNames(pool, events)
  try {
    await giveBack(pool, aside, services.log)
    const runner = await run({
      preset: { worker: { ...RESULTS, gracefulShutdownAbortTimeout: ABORT_MS } },
      pgPool: pool,
      taskList: taskList(tasks, { services, aside }),
      parsedCronItems: cronItems(tasks),
      concurrency,
      noHandleSignals: true,
      events,
      logger: quietLogger(services.log),
    })
    return { ended: runner.promise.catch(() => undefined), stop: () => runner.stop(), names }
  } catch (error) {
    names.forget()
    throw error
  }
}

/** One life of the library's runner: it ends with the database and is started anew. */
type Lap = { readonly ended: Promise<unknown>; readonly names: HeldNames; stop(): Promise<void> }

const RESTART_MS = 1_000

const startPersistently = async (
  options: WorkerOptions,
  aside: SetAside,
  signal: AbortSignal,
): Promise<Lap | undefined> => {
  while (!signal.aborted) {
    try {
      return await startRunner(options, aside)
    } catch (err) {
      options.services.log.warn({ err }, 'jobs wait for the database')
      await setTimeoutPromise(RESTART_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  return undefined
}

/**
 * Starts to run jobs, `concurrency` at a time, and cron tasks; first gives back what a process that died was at.
 * A database that was away does not end it. The pool needs room for `concurrency` and two more.
 */
export const startWorker = async (options: WorkerOptions): Promise<Worker> => {
  const { pool, services } = options
  const end = new AbortController()
  const aside = openSetAside(pool, services.log)
  const again = setTimeout(() => void giveBack(pool, aside, services.log), AGAIN_MS).unref()
  let lap: Lap | undefined = await startRunner(options, aside)
  const rounds = async () => {
    while (lap !== undefined) {
      await lap.ended
      lap.names.forget()
      lap = await startPersistently(options, aside, end.signal)
    }
  }
  const done = rounds()
  return {
    stop: async () => {
      clearTimeout(again)
      end.abort()
      const names = lap?.names
      const stopped = lap?.stop().catch(() => undefined)
      const late = setTimeoutPromise(STOP_MS, 'late', { ref: false })
      if ((await Promise.race([Promise.all([stopped, done]), late])) === 'late')
        await names?.giveBack().catch((err: unknown) => services.log.error({ err }, 'jobs not given back'))
    },
  }
}

/** What failed waits for its next attempt and is not due. */
const anyDue = async (pool: pg.Pool, tasks: readonly Task[]): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs where task_identifier = any($1) and run_at <= now()
      and locked_at is null and attempts < max_attempts limit 1`,
    [tasks.map(({ name }) => name)],
  )
  return rowCount === 1
}

/**
 * Runs all jobs that are due and returns when none is left: for tests, which name the database by configuration. The
 * library's own run ends early on a loaded machine: it finds a line still taken by the job that it has just done.
 */
export const runDueJobs = async (services: Services, tasks: readonly Task[]): Promise<void> => {
  const connectionString = services.config.databaseUrl
  if (connectionString === undefined) throw new Error('runDueJobs needs DATABASE_URL')
  // A pool of ours: the library's own drops its listeners while it closes, and a database dropped then ends the process.
  const pool = openPool(connectionString, CONCURRENCY)
  try {
    do
      await runOnce({
        pgPool: pool,
        taskList: taskList(tasks, { services }),
        noHandleSignals: true,
        logger: quietLogger(services.log),
      })
    while (await anyDue(pool, tasks))
  } finally {
    await pool.end()
  }
}
