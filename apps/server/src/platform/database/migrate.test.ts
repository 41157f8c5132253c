import pg from 'pg'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'

test('a copied database is migrated', async () => {
  const db = await createTestDatabase()
  const client = new pg.Client({ connectionString: db.appUrl })
  await client.connect()
  const { rows } = await client.query('select current_user as wer, count(*) as n from audit_log')
  expect(rows).toEqual([{ wer: 'portal_app', n: '0' }])
  await client.end()
  await db.drop()
})
