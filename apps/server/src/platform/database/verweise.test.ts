import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testCluster.ts'
import { openDatabase, openPool } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Tables whose rows people and jobs delete every day; of the others only maintenance does. */
const GELOESCHT = ['antrag', 'datei', 'geschaeft', 'mitzeichnung']

test('whoever refers to what is deleted is found by an index', async () => {
  const db = openDatabase(openPool(database.ownerUrl, 1))
  const { rows } = await sql<{ verweis: string; mit_index: boolean }>`
    select c.conrelid::regclass::text || '.' || a.attname as verweis,
      exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum) as mit_index
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid::regclass::text = any(${GELOESCHT})
    order by 1`.execute(db)
  await db.destroy()
  expect(rows.length).toBeGreaterThan(GELOESCHT.length)
  expect(rows.filter(({ mit_index }) => !mit_index)).toEqual([])
})
