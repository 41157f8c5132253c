import { expect, test } from 'vitest'
import { alsUhrzeit } from '@foerderportal/contract/shared/zeit/datum'
import { alsFrist, alsWann } from './zeit.ts'

const jetzt = new Date('2026-11-20T13:03:00Z')

test('[R1-01] times read as HH:mm of Berlin', () => {
  expect(alsUhrzeit(new Date('2026-11-20T13:03:00Z'))).toBe('14:03')
  expect(alsUhrzeit(new Date('2026-07-01T05:07:00Z'))).toBe('07:07')
})

test.each([
  ['2026-11-20T13:03:00Z', 'heute, 14:03'],
  ['2026-11-19T23:30:00Z', 'heute, 00:30'],
  ['2026-11-19T22:30:00Z', '19.11.2026, 23:30'],
])('%s reads %s', (iso, text) => {
  expect(alsWann(iso, jetzt)).toBe(text)
})

test.each([
  ['2026-11-23T23:00:00Z', 'noch 3 Tage (bis 23.11.2026, 23:59\u00a0Uhr)'],
  ['2026-11-21T23:00:00Z', 'noch 1 Tag (bis 21.11.2026, 23:59\u00a0Uhr)'],
  ['2026-11-20T23:00:00Z', 'nur noch heute (bis 20.11.2026, 23:59\u00a0Uhr)'],
  ['2026-11-20T13:03:00Z', undefined],
])('a period that ends at %s: %s', (bis, text) => {
  expect(alsFrist(bis, jetzt)).toBe(text)
})
