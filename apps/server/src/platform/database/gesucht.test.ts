import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestDatabase } from '../testing/testCluster.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { openDatabase, openPool, type Database } from './database.ts'
import { gesucht } from './gesucht.ts'

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

/** As with many rows, for which no table is read as a whole. */
const plan = (tabelle: string, text: string): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from ${sql.table(tabelle)} t
      where ${gesucht(sql`t.suchtext`, text)}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

test.each([
  ['vorrat', 'vorrat_suchtext'],
  ['nutzer', 'nutzer_suche'],
])('[S10-06] what is looked for in %s is read from its index, in one form or two', async (tabelle, index) => {
  for (const text of ['Lindenau', 'Sued', '276 01 0000000001', 'Sued, Lindenau']) {
    const gelesen = await plan(tabelle, text)
    expect(gelesen, text).not.toContain('Seq Scan')
    expect(gelesen, text).toContain(`Bitmap Index Scan on ${index}`)
  }
})
