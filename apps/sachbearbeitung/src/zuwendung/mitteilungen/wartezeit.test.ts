import { expect, test } from 'vitest'
import { wartezeit } from './wartezeit.ts'

test.each([
  ['2026-11-23T09:03:00Z', 'heute, 10:03'],
  ['2026-11-22T23:30:00Z', 'heute, 00:30'],
  ['2026-11-22T22:30:00Z', 'seit gestern'],
  ['2026-11-11T12:00:00Z', 'seit 12 Tagen'],
  // Over the change of clocks a day has 25 hours.
  ['2026-10-24T22:30:00Z', 'seit 29 Tagen'],
])('[S7-04] from %s a customer has waited %s', (seit, text) => {
  expect(wartezeit(seit, '2026-11-23')).toBe(text)
})
