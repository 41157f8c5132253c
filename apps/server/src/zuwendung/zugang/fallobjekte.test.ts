import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { FALLTABELLEN } from './fallobjekte.ts'

let t: TestApp
beforeAll(async () => void (t = await startTestApp(() => undefined)))
afterAll(() => t.close())

test('[S9-06] whatever belongs to a case and has a guid is looked for in the audit log', async () => {
  const { rows } = await sql<{ tabelle: string }>`select a.table_name as tabelle
    from information_schema.columns a join information_schema.columns b using (table_schema, table_name)
    where a.table_schema = 'public' and a.column_name = 'guid' and b.column_name = 'geschaeft_guid'
    order by 1`.execute(t.ownerDb)
  expect([...FALLTABELLEN].toSorted()).toEqual(rows.map(({ tabelle }) => tabelle))
})
