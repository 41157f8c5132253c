import { expect, test } from 'vitest'
import { rundenfrist } from './rundenfrist.ts'

const RUNDE = { von: '2026-11-01T00:00:00Z', bis: '2026-12-04T23:00:00Z' }

test('[R3.4-01] a round says its last day, and to the moment that it is over', () => {
  expect(rundenfrist(RUNDE, new Date('2026-12-04T22:59:59.999Z'))).toBe('offen bis 04.12.2026')
  expect(rundenfrist(RUNDE, new Date(RUNDE.bis))).toBe('beendet am 04.12.2026')
})
