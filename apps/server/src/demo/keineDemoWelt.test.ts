import { expect, test } from 'vitest'
import { startTestApp } from '../platform/testing/testApp.ts'
import { sql } from 'kysely'
import { erfundeneProgramme, keineDemoWelt } from './keineDemoWelt.ts'
import { demoLeeren } from './leeren.ts'
import { demoWelt } from './welt.ts'

test('without the demo world no start serves data that still holds it; once emptied, it does', async () => {
  const t = await startTestApp(() => {}, { DEMO: '1' })
  await expect(keineDemoWelt(t.services.db)).resolves.toBeUndefined()
  await demoWelt(t.services)
  await expect(keineDemoWelt(t.services.db)).rejects.toThrow(/npm run demo:leeren/)
  await demoLeeren(t.ownerDb)
  await expect(keineDemoWelt(t.services.db)).resolves.toBeUndefined()
  await t.close()
})

test('[W-06] without the demo world the start names programmes that are marked as made up, until others hold', async () => {
  const t = await startTestApp(() => {})
  const fassung = (ab: string, demo: boolean) =>
    sql`insert into programm (programm, gueltig_ab, daten)
      values ('AnkNabo', current_date + ${ab}::int, ${JSON.stringify({ demo })})`.execute(t.ownerDb)
  const genannt = () => erfundeneProgramme(t.services.db)
  expect(await genannt()).toEqual([])
  await fassung('-3', true)
  expect(await genannt()).toEqual([expect.stringContaining('gelten noch: AnkNabo, programm.json. ')])
  await fassung('1', false)
  expect(await genannt()).toHaveLength(1)
  await fassung('-1', false)
  expect(await genannt()).toEqual([])
  await t.close()
})
