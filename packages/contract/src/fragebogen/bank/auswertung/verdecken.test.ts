import { expect, test } from 'vitest'
import { einzelnVerdecken, zellenVerdecken } from './verdecken.ts'

const gezeigt = (anzahlen: readonly number[]) =>
  anzahlen.map((anzahl, i) => (zellenVerdecken(anzahlen)[i] ? null : anzahl))

test.each([
  [
    [6, 5, 0],
    [6, 5, 0],
  ],
  [
    [9, 4, 3],
    [9, null, null],
  ],
  // One alone could be worked out from the rest.
  [
    [9, 4, 7],
    [9, null, null],
  ],
  [
    [9, 4, 0],
    [null, null, 0],
  ],
  // Two together that are still a few.
  [
    [12, 9, 1, 2],
    [12, null, null, null],
  ],
])('[S9-05] %j is shown as %j', (alle, erwartet) => {
  expect(gezeigt(alle)).toEqual(erwartet)
})

/** Every table of so many answers, each given up to `max` times. */
const tabellen = (stellen: number, max: number): number[][] =>
  Array.from({ length: stellen }).reduce<number[][]>(
    (bisher) => bisher.flatMap((t) => Array.from({ length: max + 1 }, (_, anzahl) => [...t, anzahl])),
    [[]],
  )
const summe = (t: readonly number[]) => t.reduce((a, b) => a + b, 0)

test.each([
  [2, 20],
  [3, 14],
  [4, 9],
])('[S9-05] of %i answers nothing that is hidden can be worked out, however one knows the rule', (n, max) => {
  const gleiche = Map.groupBy(tabellen(n, max), (t) => JSON.stringify([gezeigt(t), summe(t)]))
  for (const [was, alle] of gleiche) {
    const [beispiel = []] = alle
    // Where fewer have answered nothing is shown at all; and some that look alike lie beyond the end of this list.
    if (summe(beispiel) < 5 || summe(beispiel) > max) continue
    zellenVerdecken(beispiel).forEach((verdeckt, i) => {
      if (verdeckt) expect(new Set(alle.map((t) => t[i])).size, was).toBeGreaterThan(1)
    })
  }
})

test.each([
  ['a few, or all but a few', [0, 3, 5, 15, 17, 20], 20, [false, true, false, false, true, false]],
  ['all but a few of those who answered', [0, 3, 5, 11, 12], 12, [false, true, false, true, false]],
  ['a few gave both', [10, 0, 11], 20, [true, false, true]],
  ['more than a few gave both', [12, 0, 13], 20, [false, false, false]],
])('[S9-05] of answers that stand for themselves: %s', (_, anzahlen, beantwortet, verdeckt) => {
  expect(einzelnVerdecken(anzahlen, { gestellt: 20, beantwortet })).toEqual(verdeckt)
})
