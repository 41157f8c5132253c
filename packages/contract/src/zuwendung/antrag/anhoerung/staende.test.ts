import { expect, test } from 'vitest'
import { anhoerungStand, type AnhoerungStand } from './staende.ts'

const FRIST = '2026-12-10T23:00:00.000Z'
test.each<[string, string | null, string, AnhoerungStand]>([
  ['open to its last moment', null, '2026-12-10T22:59:59.999Z', 'OFFEN'],
  ['over with the first that does not count', null, FRIST, 'ABGELAUFEN'],
  ['answered', '2026-12-01T10:00:00.000Z', '2026-12-02T10:00:00.000Z', 'BEANTWORTET'],
  [
    'answered in time, read long after',
    '2026-12-10T22:59:00.000Z',
    '2027-01-01T10:00:00.000Z',
    'BEANTWORTET',
  ],
])('[S9-03] %s', (_, beantwortetAm, jetzt, stand) => {
  expect(anhoerungStand({ frist: FRIST, beantwortetAm }, new Date(jetzt))).toBe(stand)
})
