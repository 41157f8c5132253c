import { expect, test } from 'vitest'
import { wieViele } from './wieViele.ts'

test.each([
  [0, '0 Fälle'],
  [1, '1 Fall'],
  [5_000, '5.000 Fälle'],
])('%d is said as %j', (anzahl, worte) => expect(wieViele(anzahl, 'Fall', 'Fälle')).toBe(worte))
