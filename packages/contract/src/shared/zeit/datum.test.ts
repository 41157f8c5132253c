import { expect, test } from 'vitest'
import { kalenderwoche } from './datum.ts'

test.each([
  ['2026-01-01', 1],
  ['2026-01-04', 1],
  ['2026-01-05', 2],
  ['2026-12-20', 51],
  ['2026-12-21', 52],
  ['2026-12-31', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2025-12-28', 52],
  ['2025-12-29', 1],
  ['2024-12-30', 1],
])(
  '[R1-01] [R9-01] %s lies in calendar week %i: weeks start on Monday, the first holds 4 January',
  (tag, woche) => {
    expect(kalenderwoche(tag)).toBe(woche)
  },
)
