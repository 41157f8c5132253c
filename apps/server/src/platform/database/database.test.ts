import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testCluster.ts'
import { openDatabase, openPool, openSearchPool } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const open = (max = 1) => {
  const pool = openPool(database.ownerUrl, max)
  return { pool, db: openDatabase(pool) }
}

test('queries with parameters are prepared once per connection, by Kysely and by the pool', async () => {
  const { pool, db } = open()
  for (const zahl of [1, 2, 3]) {
    await sql`select ${zahl}::int + 1 as summe`.execute(db)
    await pool.query('select $1::int * 2 as produkt', [zahl])
  }
  const { rows } = await pool.query<{ statement: string; mal: number }>(
    `select statement, generic_plans + custom_plans as mal from pg_prepared_statements order by statement`,
  )
  expect(rows).toEqual([
    { statement: 'select $1::int * 2 as produkt', mal: 3 },
    { statement: 'select $1::int + 1 as summe', mal: 3 },
  ])
  await db.destroy()
})

test('cents and counters are numbers, days stay days', async () => {
  const { pool, db } = open()
  const { rows } = await pool.query(`select 9007199254740991::bigint as cent, date '2026-11-21' as tag`)
  expect(rows).toEqual([{ cent: 9_007_199_254_740_991, tag: '2026-11-21' }])
  await db.destroy()
})

test('a connection that breaks between two statements costs its transaction, not the process', async () => {
  const { pool, db } = open(2)
  const work = db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(tx)
  })
  await expect(work).rejects.toThrow(/connection/i)
  const { rows } = await pool.query('select 1 as eins')
  expect(rows).toEqual([{ eins: 1 }])
  await db.destroy()
})

test('a column that a migration adds costs a connection one call, not all that follow', async () => {
  const { db } = open()
  await sql`create table probe as select 1 as id`.execute(db)
  const lesen = () => sql`select * from probe where id = ${1}`.execute(db)
  await lesen()
  await sql`alter table probe add column neu text`.execute(db)
  await expect(lesen()).rejects.toThrow('cached plan must not change result type')
  expect((await lesen()).rows).toEqual([{ id: 1, neu: null }])
  await db.destroy()
})

test('a search has little patience, plans for its own words and never reads a whole table', async () => {
  const pool = openSearchPool(database.ownerUrl)
  const { rows } = await pool.query(`select current_setting('statement_timeout') as statement,
    current_setting('lock_timeout') as lock, current_setting('plan_cache_mode') as plan,
    current_setting('enable_seqscan') as seqscan, current_setting('jit') as jit`)
  expect(rows).toEqual([
    { statement: '2s', lock: '2s', plan: 'force_custom_plan', seqscan: 'off', jit: 'off' },
  ])
  await pool.end()
})
