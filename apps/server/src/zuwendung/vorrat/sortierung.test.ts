import { GESCHAEFT_STATUS } from '@foerderportal/contract/zuwendung/kern/staende'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { startWelt } from '../testing/testWelt.ts'
import { ordnung } from './sortierung.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
})
afterAll(() => t.close())

/** As with many cases, for which no table is read as a whole. */
const plan = (sortierung: Parameters<typeof ordnung>[0]): Promise<string> =>
  t.services.db.transaction().execute(async (tx) => {
    const frage = { sub: 'sub-sabine', jetzt: t.clock.now() }
    const { ordnen, faecher } = ordnung(sortierung, undefined, frage.jetzt)
    if (faecher === undefined) throw new Error(`${sortierung} begins at an index`)
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select from (${faecher(frage, 51)}) f
      ${ordnen} limit 51`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })

// A planner takes an index on some rows only where a query asks for them in the words of the index.
test.each([
  ['stand', { vorrat_ruht: 2 * GESCHAEFT_STATUS.length, vorrat_bewegt: 1 }],
  ['-amZug', { vorrat_ruht: 2 * GESCHAEFT_STATUS.length, vorrat_bewegt: 1 }],
  // The first person, each next one, and the cases of one.
  ['-zugewiesen', { vorrat_zugewiesen: 3 }],
] as const)('[S9-02] all cases by %s: no more are read than a page may show', async (sortierung, indices) => {
  const text = await plan(sortierung)
  for (const [index, mal] of Object.entries(indices)) expect(text.split(index)).toHaveLength(mal + 1)
  expect(text).not.toContain('Seq Scan on vorrat')
})
