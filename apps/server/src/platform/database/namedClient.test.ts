import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testCluster.ts'
import { openDatabase, openPool, type Database, type Tx } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = await open()
  await sql`create table probe (n int primary key)`.execute(db)
  await db.destroy()
})
afterAll(() => database.drop())

/** One connection that has had its first transaction, and how often it was answered since. */
const open = async () => {
  const pool = openPool(database.ownerUrl, 1)
  let answers = 0
  let described = 0
  pool.on('connect', (client) => {
    // What pg calls its protocol; the types leave it out.
    const { connection } = client as pg.PoolClient & { readonly connection: pg.Connection }
    connection.on('readyForQuery', () => (answers += 1))
    connection.on('rowDescription', () => (described += 1))
  })
  const db = openDatabase(pool)
  await db.transaction().execute((tx) => sql`select ${1}::int`.execute(tx))
  answers = 0
  const probe = async () => {
    const { rows } = await sql<{ n: number }>`select n from probe order by n`.execute(db)
    await sql`truncate probe`.execute(db)
    return rows.map(({ n }) => n)
  }
  return { db, pool, probe, answers: () => answers, described: () => described }
}

test('begin travels with the first statement, which gives its own rows, and the last ends in a commit', async () => {
  const { db, probe, answers } = await open()
  const seen = await db.transaction().execute(async (tx) => {
    const first = await sql<{ n: number; x: string }>`insert into probe values (${1})
      returning n, pg_current_xact_id()::text as x`.execute(tx)
    const second = await sql<{ n: number; x: string }>`insert into probe values (${2})
      returning n, pg_current_xact_id()::text as x`.execute(tx)
    return [...first.rows, ...second.rows]
  })
  expect(answers()).toBe(3)
  expect(seen.map(({ n }) => n)).toEqual([1, 2])
  expect(new Set(seen.map(({ x }) => x)).size).toBe(1)
  expect(await probe()).toEqual([1, 2])
  await db.destroy()
})

test('what follows a first statement without rows or without values is undone with it', async () => {
  const { db, probe } = await open()
  for (const first of [sql`insert into probe values (${1})`, sql`insert into probe values (1)`]) {
    const work = db.transaction().execute(async (tx) => {
      const { numAffectedRows } = await first.execute(tx)
      expect(numAffectedRows).toBe(1n)
      await sql`insert into probe values (${1})`.execute(tx)
    })
    await expect(work).rejects.toThrow('duplicate key')
    expect(await probe()).toEqual([])
  }
  await db.destroy()
})

test('a transaction of no statement asks nothing, whether it ends well or not', async () => {
  const { db, probe, answers } = await open()
  await db.transaction().execute(async () => undefined)
  await expect(db.transaction().execute(() => Promise.reject(new Error('anders')))).rejects.toThrow('anders')
  expect(answers()).toBe(0)
  // Nothing of it is left: what is written now stands without a commit.
  await sql`insert into probe values (${3})`.execute(db)
  expect(await probe()).toEqual([3])
  await db.destroy()
})

test('a first statement that cannot be read fails alone: the connection goes on', async () => {
  const { db, probe } = await open()
  const missing = () => db.transaction().execute((tx) => sql`select ${1}::int from fehlt`.execute(tx))
  for (const _ of [1, 2]) await expect(missing()).rejects.toThrow('"fehlt" does not exist')
  await db.transaction().execute((tx) => sql`insert into probe values (${4})`.execute(tx))
  expect(await probe()).toEqual([4])
  await db.destroy()
})

test('where the transaction is refused, its first statement is not done, and a new connection takes over', async () => {
  const { db, probe } = await open()
  const insert = () => db.transaction().execute((tx) => sql`insert into probe values (${5})`.execute(tx))
  await sql`deallocate all`.execute(db)
  await expect(insert()).rejects.toThrow('prepared statement "begin" does not exist')
  expect(await probe()).toEqual([])
  await insert()
  expect(await probe()).toEqual([5])
  await db.destroy()
})

test('columns are asked for once, and each answer has its own rows', async () => {
  const { db, described } = await open()
  const before = described()
  const read = (from: Database | Tx, n: number) =>
    sql<{
      n: number
      am: Date | null
      feld: unknown
    }>`select ${n}::int as n, ${'2026-01-01T00:00:00Z'}::timestamptz as am,
      jsonb_build_object('n', ${n}::int) as feld`.execute(from)
  const first = await read(db, 1)
  const second = await read(db, 2)
  const within = await db.transaction().execute((tx) => read(tx, 3))
  const row = (n: number) => ({ n, am: new Date('2026-01-01'), feld: { n } })
  expect([first.rows, second.rows, within.rows]).toEqual([[row(1)], [row(2)], [row(3)]])
  expect(described() - before).toBe(1)
  await db.destroy()
})

test('an answer without a row, with rows again, and of a statement that gives none', async () => {
  const { db, probe } = await open()
  const from = async (n: number) => (await sql`select n from probe where n >= ${n}`.execute(db)).rows
  expect([await from(1), await from(1)]).toEqual([[], []])
  const insert = (n: number) => sql`insert into probe values (${n})`.execute(db)
  expect((await insert(1)).numAffectedRows).toBe(1n)
  expect((await insert(2)).numAffectedRows).toBe(1n)
  expect([await from(1), await from(2), await from(3)]).toEqual([[{ n: 1 }, { n: 2 }], [{ n: 2 }], []])
  expect(await probe()).toEqual([1, 2])
  await db.destroy()
})

test('a table whose columns changed meanwhile fails once, and then gives the new ones', async () => {
  const { db } = await open()
  await sql`create table wandel (n int); insert into wandel values (1)`.execute(db)
  const read = async () => (await sql`select * from wandel where n >= ${0}`.execute(db)).rows
  expect([await read(), await read()]).toEqual([[{ n: 1 }], [{ n: 1 }]])
  await sql`alter table wandel add column wort text default 'neu'`.execute(db)
  await expect(read()).rejects.toThrow('cached plan must not change result type')
  expect(await read()).toEqual([{ n: 1, wort: 'neu' }])
  await db.destroy()
})

test('a value that cannot be written fails alone, also with the begin', async () => {
  const { db, probe } = await open()
  const write = (from: Database | Tx, wert: unknown) =>
    sql`insert into probe values ((${wert}::jsonb ->> 'n')::int)`.execute(from)
  await write(db, { n: 1 })
  await expect(write(db, { n: 2n })).rejects.toThrow('BigInt')
  await write(db, { n: 3 })
  const within = (wert: unknown) => db.transaction().execute((tx) => write(tx, wert))
  await expect(within({ n: 4n })).rejects.toThrow('BigInt')
  await within({ n: 5 })
  expect(await probe()).toEqual([1, 3, 5])
  await db.destroy()
})

test('a pool that is asked itself names its statements as well', async () => {
  const { db, pool, described } = await open()
  const before = described()
  for (const n of [1, 2]) expect((await pool.query('select $1::int as n', [n])).rows).toEqual([{ n }])
  expect(described() - before).toBe(1)
  await expect(pool.query('select $1::int as n', ['x'])).rejects.toThrow('invalid input syntax')
  await db.destroy()
})

test('a begin written by hand is sent at once', async () => {
  const { db, pool, answers } = await open()
  const client = await pool.connect()
  await client.query('begin')
  expect(answers()).toBe(1)
  await client.query('rollback')
  client.release()
  await db.destroy()
})

test('a connection keeps so many plans and no more, and takes none from another', async () => {
  const vielfragend = openPool(database.ownerUrl, 1)
  for (let nr = 0; nr <= 2_000; nr += 1) await vielfragend.query(`select $1::int as spalte_${nr}`, [nr])
  const behalten = 'select count(*)::int as zahl from pg_prepared_statements'
  expect((await vielfragend.query(behalten)).rows).toEqual([{ zahl: 2_000 }])
  await vielfragend.end()

  const andere = openPool(database.ownerUrl, 1)
  await andere.query('select $1::int as neu', [1])
  expect((await andere.query(behalten)).rows).toEqual([{ zahl: 1 }])
  await andere.end()
})
