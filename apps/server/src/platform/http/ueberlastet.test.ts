import { createServer, type AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, openPool, type Database, type Patience } from '../database/database.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { createHttp } from './server.ts'

let t: TestApp
beforeAll(async () => void (t = await startTestApp(() => undefined)))
afterAll(() => t.close())

const RASCH: Patience = { connect: 300, lock: 200, statement: 400 }

/** A server with one connection of little patience, and what it answers to a call that does `arbeit`. */
const server = async (
  arbeit: (db: Database) => Promise<unknown>,
  url = t.services.config.databaseUrl ?? '',
) => {
  const pool = openPool(url, 1, RASCH)
  const db = openDatabase(pool)
  const app = await createHttp({ ...t.services, db })
  app.get('/arbeit', () => arbeit(db))
  return {
    pool,
    db,
    rufen: () => app.inject('/arbeit'),
    ende: async () => {
      await app.close()
      await db.destroy()
    },
  }
}

const lesen = (db: Database) => sql`select 1 as eins`.execute(db).then(({ rows }) => rows)
const schlafen = (db: Database) => sql`select pg_sleep(5)`.execute(db)

const erwarte503 = (res: { statusCode: number; headers: Record<string, unknown>; json(): unknown }) => {
  expect(res.statusCode).toBe(503)
  expect(res.headers['retry-after']).toBe('5')
  expect(res.json()).toMatchObject({ type: '/probleme/ueberlastet' })
}

test('no connection within the time allowed answers 503, and the next call is served', async () => {
  const s = await server(lesen)
  const client = await s.pool.connect()
  erwarte503(await s.rufen())
  client.release()
  expect((await s.rufen()).statusCode).toBe(200)
  await s.ende()
})

test('[S10-02] what exceeds the queue is refused at once, the others are served', async () => {
  const s = await server(lesen)
  const client = await s.pool.connect()
  const inDerReihe = Array.from({ length: 20 }, () => s.rufen())
  await expect.poll(() => s.pool.waitingCount).toBe(20)
  const begonnen = performance.now()
  erwarte503(await s.rufen())
  expect(performance.now() - begonnen).toBeLessThan(RASCH.connect)
  client.release()
  expect((await Promise.all(inDerReihe)).map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  await s.ende()
})

test('a statement that takes too long answers 503', async () => {
  const s = await server(schlafen)
  erwarte503(await s.rufen())
  await s.ende()
})

test('a lock that another transaction holds too long answers 503', async () => {
  const s = await server((db) => sql`select pg_advisory_xact_lock(4711)`.execute(db))
  await t.ownerDb.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(4711)`.execute(tx)
    erwarte503(await s.rufen())
  })
  await s.ende()
})

test('a connection that is ended under a statement answers 503, and the next call is served', async () => {
  const schlaeft = Promise.withResolvers<number>()
  let langsam = true
  const s = await server((db) =>
    langsam
      ? db.connection().execute(async (eine) => {
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(eine)
          const ende = schlafen(eine)
          schlaeft.resolve(rows[0]?.pid ?? 0)
          await ende
        })
      : lesen(db),
  )
  const antwort = s.rufen()
  await sql`select pg_terminate_backend(${await schlaeft.promise})`.execute(t.ownerDb)
  erwarte503(await antwort)
  langsam = false
  expect((await s.rufen()).statusCode).toBe(200)
  await s.ende()
})

test('a database that is not there answers 503', async () => {
  const frei = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => frei.once('listening', resolve))
  const { port } = frei.address() as AddressInfo // it listens on a port
  await new Promise((resolve) => frei.close(resolve))
  const s = await server(lesen, `postgres://a:b@127.0.0.1:${port}/c`)
  erwarte503(await s.rufen())
  await s.ende()
})
