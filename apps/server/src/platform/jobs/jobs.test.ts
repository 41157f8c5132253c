import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openPool } from '../database/database.ts'
import { ExpectedFailure } from '../expectedFailure.ts'
import { createLog } from '../ops/log.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { aufgabe, jobEinreihen } from './jobs.ts'
import { jobsNachholen } from './jobsNachholen.ts'
import { setAsideCount } from './setAside.ts'
import { cronItems, runDueJobs, startWorker } from './worker.ts'

let t: TestApp
beforeAll(async () => void (t = await startTestApp(() => undefined)))
afterAll(() => t.close())

const seen: string[] = []
const notieren = aufgabe({
  name: 'notieren',
  payload: z.object({ wort: z.string() }),
  run: async ({ wort }) => void seen.push(wort),
})

const waiting = async () =>
  (await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(t.ownerDb)).rows[0]?.n

test('a job runs when its transaction commits, and never when it does not', async () => {
  await t.services.db.transaction().execute((tx) => jobEinreihen(tx, 'notieren', { wort: 'bestätigt' }))
  const lost = t.services.db.transaction().execute(async (tx) => {
    await jobEinreihen(tx, 'notieren', { wort: 'verworfen' })
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  await runDueJobs(t.services, [notieren])
  expect(seen.splice(0)).toEqual(['bestätigt'])
})

test('a waiting job with the same key is replaced; a later one waits for its time', async () => {
  const { db } = t.services
  await db.transaction().execute(async (tx) => {
    await jobEinreihen(tx, 'notieren', { wort: 'alt' }, { key: 'k' })
    await jobEinreihen(tx, 'notieren', { wort: 'neu' }, { key: 'k' })
    await jobEinreihen(tx, 'notieren', { wort: 'morgen' }, { runAt: new Date(Date.now() + 86_400_000) })
  })
  await runDueJobs(t.services, [notieren])
  expect(seen.splice(0)).toEqual(['neu'])
  expect(await waiting()).toBe(1)
})

test('when the due jobs are done, nothing of theirs is left that a database dropped now would hit', async () => {
  for (let n = 0; n < 5; n += 1) {
    await runDueJobs(t.services, [notieren])
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(t.ownerDb)
  }
  expect((await sql<{ n: number }>`select 1 as n`.execute(t.services.db)).rows).toEqual([{ n: 1 }])
})

test('a job whose payload does not fit its schema fails and stays', async () => {
  await t.services.db.transaction().execute((tx) => jobEinreihen(tx, 'notieren', { wort: 7 }))
  await runDueJobs(t.services, [notieren])
  expect(seen).toEqual([])
  expect(await waiting()).toBe(2)
})

test('a run by cron that failed is replaced by the next, and tried as often as its task says', async () => {
  const run = async () => {}
  const stets = aufgabe({ name: 'stets', cron: '23 * * * *', payload: z.unknown(), run })
  const selten = aufgabe({ name: 'selten', cron: '23 6 * * *', attempts: 6, payload: z.unknown(), run })
  expect(cronItems([stets, selten, notieren])).toMatchObject([
    { task: 'stets', options: { jobKey: 'cron:stets' } },
    { task: 'selten', options: { jobKey: 'cron:selten', maxAttempts: 6 } },
  ])
})

test('work that waits begins anew where its job is lost or has given up or a machine was away, and else keeps its pause', async () => {
  class Weg extends ExpectedFailure {
    override readonly away = true
  }
  const zeilen: string[] = []
  const scheitern = aufgabe({
    name: 'scheitern',
    payload: z.object({ wie: z.string() }),
    run: async ({ wie }) => {
      if (wie === 'weg')
        throw new Weg('machine is away', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) })
      throw new Error('no such thing')
    },
  })
  const jobs = ['weg', 'selbst', 'am-ende'].map((wie) => ({ key: `scheitern:${wie}`, payload: { wie } }))
  const nachholen = () => jobsNachholen(t.services.db, { name: 'scheitern', line: 'scheitern', jobs })
  const log = createLog('warn', { write: (zeile) => void zeilen.push(zeile) })
  await nachholen()
  await runDueJobs({ ...t.services, log }, [scheitern])
  await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'scheitern:am-ende'`.execute(
    t.ownerDb,
  )
  const stand = async () => {
    const { rows } = await sql<{ key: string; attempts: number; faellig: boolean }>`select key, attempts,
      run_at <= now() as faellig from graphile_worker.jobs where key like 'scheitern:%' order by key`.execute(
      t.ownerDb,
    )
    return rows.map(({ key, attempts, faellig }) => [key, attempts, faellig])
  }
  await nachholen()
  expect(await stand()).toEqual([
    ['scheitern:am-ende', 0, true],
    ['scheitern:selbst', 1, false],
    ['scheitern:weg', 0, true],
  ])
  // What waits for its turn is left alone, and so is its place in the line.
  const ids = sql`select id, run_at from graphile_worker.jobs where key like 'scheitern:%' order by id`
  const davor = await ids.execute(t.ownerDb)
  await nachholen()
  expect((await ids.execute(t.ownerDb)).rows).toEqual(davor.rows)
  const [weg, selbst] = ['machine is away', 'no such thing'].map((was) =>
    zeilen.find((zeile) => zeile.includes(was)),
  )
  expect(weg).toContain('"reason":"machine is away (ECONNREFUSED)"')
  expect([weg?.includes('stack'), selbst?.includes('stack')]).toEqual([false, true])
})

test('stopping the worker waits for the job that runs', async () => {
  const url = t.services.config.databaseUrl ?? ''
  const pool = openPool(url, 5)
  let begun: () => void
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  let ended = false
  const langsam = aufgabe({
    name: 'langsam',
    payload: z.object({}),
    run: async () => {
      begun()
      await new Promise((resolve) => setTimeout(resolve, 300))
      ended = true
    },
  })
  const worker = await startWorker({ pool, services: t.services, tasks: [langsam] })
  await jobEinreihen(t.services.db, 'langsam', {})
  await hasBegun
  await worker.stop()
  expect(ended).toBe(true)
  await pool.end()
})

/** Connections that hold a name; with `von` only those of the pool of that name: other tests' workers live on. */
const lockHolders = async (von = '%') => {
  const { rows } = await sql<{ pid: number }>`select pid from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and application_name like ${von} and database = (select oid from pg_database where datname = current_database())`.execute(
    t.ownerDb,
  )
  return rows.map(({ pid }) => pid)
}

/**
 * As kill -9 does: the connections of the process close without a word, and it opens no new ones. Returns when the database
 * has noticed; a process that starts before takes the jobs half a minute later only.
 */
const kill9 = async (pool: pg.Pool, holder: number | undefined) => {
  Object.assign(pool, { connect: () => new Promise(() => undefined) })
  await sql`select pg_terminate_backend(pid, 60000) from pg_locks
    where locktype = 'advisory' and pid = ${holder}`.execute(t.ownerDb)
}

test('what a process that died was at is done by the next one; what a living one does is left alone', async () => {
  const url = t.services.config.databaseUrl ?? ''
  const [dying, living, next] = [openPool(url, 5), openPool(url, 5), openPool(url, 5)]
  let runs = 0
  const haengt = aufgabe({
    name: 'haengt',
    payload: z.object({}),
    run: async () => {
      runs += 1
      if (runs <= 2) await new Promise(() => undefined)
    },
  })
  const o = { services: t.services, tasks: [haengt], concurrency: 1 }
  await startWorker({ ...o, pool: dying })
  await jobEinreihen(t.services.db, 'haengt', {})
  await expect.poll(() => runs).toBe(1)
  const [first] = await lockHolders()
  const alive = await startWorker({ ...o, pool: living })
  await jobEinreihen(t.services.db, 'haengt', {})
  await expect.poll(() => runs).toBe(2)

  await kill9(dying, first)
  const worker = await startWorker({ ...o, pool: next })
  await expect.poll(() => runs).toBe(3)
  const rest = sql`select 1 from graphile_worker.jobs where task_identifier = 'haengt'`
  await expect.poll(async () => (await rest.execute(t.ownerDb)).rows.length).toBe(1)
  await Promise.all([worker.stop(), alive.stop()])
  await next.end()
})

test('a job that killed its process twice is set aside, and shown; one that merely was there runs on', async () => {
  const url = t.services.config.databaseUrl ?? ''
  const begonnen: string[] = []
  const aufgaben = (haengen: boolean) =>
    ['toedlich', 'harmlos'].map((name) =>
      aufgabe({
        name,
        payload: z.object({}),
        run: async () => {
          begonnen.push(name)
          if (haengen) await new Promise(() => undefined)
        },
      }),
    )
  const bereit = () => setAsideCount(t.services.db)
  await jobEinreihen(t.services.db, 'toedlich', {}, { key: 'toedlich:1' })
  for (const tod of [1, 2]) {
    const pool = openPool(url, 5)
    const andere = new Set(await lockHolders())
    await startWorker({ services: t.services, tasks: aufgaben(true), concurrency: 2, pool })
    if (tod === 2) await jobEinreihen(t.services.db, 'harmlos', {}, { key: 'harmlos:1' })
    await expect.poll(() => begonnen.length).toBe(tod === 1 ? 1 : 3)
    expect(await bereit()).toBe(0)
    const [holder] = (await lockHolders()).filter((pid) => !andere.has(pid))
    await kill9(pool, holder)
  }

  const pool = openPool(url, 5)
  const letzter = await startWorker({ services: t.services, tasks: aufgaben(false), concurrency: 2, pool })
  // Two places: which of the two begins first in a process is chance.
  await expect.poll(() => begonnen.toSorted()).toEqual(['harmlos', 'harmlos', 'toedlich', 'toedlich'])
  expect(await bereit()).toBe(1)
  const stand = async () =>
    (
      await sql<{ key: string; last_error: string | null }>`select key, last_error from graphile_worker.jobs
        where key like '%:1'`.execute(t.ownerDb)
    ).rows
  const zurueckgestellt = { key: 'toedlich:1', last_error: expect.stringContaining('set aside') as string }
  await expect.poll(stand).toEqual([zurueckgestellt])
  const unfaelle = async () =>
    (
      await sql<{ schluessel: string }>`select schluessel from job_unfall
        where schluessel like '%lich:1' or schluessel = 'harmlos:1'`.execute(t.ownerDb)
    ).rows
  // The harmless one ran to its end: its accident is forgotten.
  await expect.poll(unfaelle).toEqual([{ schluessel: 'toedlich:1' }])
  await letzter.stop()
  await pool.end()
})

test('a job that outlasts a stop is given back, and that is no accident', async () => {
  const pool = openPool(t.services.config.databaseUrl ?? '', 5)
  const begun = Promise.withResolvers<void>()
  const ewig = aufgabe({
    name: 'ewig',
    payload: z.object({}),
    run: async () => {
      begun.resolve()
      await new Promise(() => undefined)
    },
  })
  const worker = await startWorker({ pool, services: t.services, tasks: [ewig] })
  await jobEinreihen(t.services.db, 'ewig', {}, { key: 'ewig:1' })
  await begun.promise
  await worker.stop()
  const job = await sql<{ locked_by: string | null }>`select locked_by from graphile_worker.jobs
    where key = 'ewig:1'`.execute(t.ownerDb)
  expect(job.rows).toEqual([{ locked_by: null }])
  const unfall = await sql`select from job_unfall where schluessel = 'ewig:1'`.execute(t.ownerDb)
  expect(unfall.rows).toEqual([])
})

test('a worker that fails to start gives its connection back', async () => {
  const pool = openPool(t.services.config.databaseUrl ?? '', 5)
  const nie = aufgabe({ name: 'nie', cron: 'irgendwann', payload: z.object({}), run: async () => {} })
  await expect(startWorker({ pool, services: t.services, tasks: [nie] })).rejects.toThrow('irgendwann')
  expect(pool.totalCount - pool.idleCount).toBe(0)
  await pool.end()
})

test('after the database ended its connections the worker runs on, under a name that is held again', async () => {
  const pool = openPool(`${t.services.config.databaseUrl ?? ''}?application_name=wieder`, 5)
  const worker = await startWorker({ pool, services: t.services, tasks: [notieren] })
  const vorher = await lockHolders()
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'wieder%' and datname = current_database()`.execute(t.ownerDb)
  const neue = async () => (await lockHolders('wieder')).filter((pid) => !vorher.includes(pid)).length
  await expect.poll(neue).toBe(1)
  await jobEinreihen(t.services.db, 'notieren', { wort: 'danach' })
  await expect.poll(() => seen.splice(0)).toEqual(['danach'])
  await worker.stop()
  await pool.end()
})
