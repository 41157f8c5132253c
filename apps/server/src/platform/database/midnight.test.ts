import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { midnight } from './midnight.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
})
afterAll(() => t.close())

test.each([
  ['2026-11-21T12:00:00+01:00', 0, '2026-11-21T00:00:00+01:00'],
  ['2026-11-21T00:00:00+01:00', 1, '2026-11-22T00:00:00+01:00'],
  ['2026-11-21T23:59:59+01:00', -1, '2026-11-20T00:00:00+01:00'],
  // 23 or 25 hours of a day move no day: late in the evening before summer time, just after midnight before winter
  ['2027-03-10T23:30:00+01:00', 31, '2027-04-10T00:00:00+02:00'],
  ['2027-07-01T00:30:00+02:00', -200, '2026-12-13T00:00:00+01:00'],
  ['2027-03-28T12:00:00+02:00', 1, '2027-03-29T00:00:00+02:00'],
])('%s, %i days on: %s', async (moment, tage, soll) => {
  const { rows } = await sql<{ um: Date }>`select ${midnight(new Date(moment), tage)} as um`.execute(
    t.services.db,
  )
  expect(rows[0]?.um.toISOString()).toBe(new Date(soll).toISOString())
})
