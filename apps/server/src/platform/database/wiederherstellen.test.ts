import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/testCluster.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { openDatabase, openPool, type Database } from './database.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase(openPool(database.ownerUrl, 1))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Functions that rows are stored by (generated columns, defaults, checks, indexes), and our functions that each names. */
const genannte = async () =>
  (
    await sql<{ funktion: string; nennt: string }>`
      with unsere as (select oid, proname, prosrc, prosqlbody, proconfig from pg_proc
        where pronamespace = 'public'::regnamespace)
      select distinct f.proname as funktion, n.proname as nennt from pg_depend d
        join unsere f on d.refclassid = 'pg_proc'::regclass and f.oid = d.refobjid
        join unsere n on n.oid <> f.oid and f.prosrc ~ ('\\m' || n.proname || '\\s*[(]')
      where d.classid in ('pg_attrdef'::regclass, 'pg_constraint'::regclass, 'pg_class'::regclass)
        and f.prosqlbody is null and not coalesce(f.proconfig::text ~ 'search_path', false)`.execute(db)
  ).rows

test('what rows are stored by calls nothing by a bare name: pg_dump is restored without a search path', async () => {
  expect(await genannte()).toEqual([])
})

test('[S10-06] what a person is searched by is computed without a search path', async () => {
  const { rows } = await db.transaction().execute(async (tx) => {
    await sql`set local search_path = ''`.execute(tx)
    return sql<{ suchtext: string }>`
      insert into public.nutzer (sub, guid, typ, username, email, class_version, value, angelegt_am, geaendert_am)
      values ('w', gen_random_uuid(), 'LandwirtNutzer', 'wera', 'wera@hof.example', 1,
        '{"vorname": "Süd", "nachname": "Eichen"}', now(), now()) returning suchtext`.execute(tx)
  })
  expect(rows[0]?.suchtext).toMatch(/^sud eichen/)
})
