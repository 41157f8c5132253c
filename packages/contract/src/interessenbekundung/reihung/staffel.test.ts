import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { staffelRechnen } from './staffel.ts'
import { guid } from './testing/beispiel.ts'

describe('[S3-04][A-22] a batch goes along the ranks and stops at the first that does not fit', () => {
  const reihe = (...cent: (number | [number, 'entfallen'])[]) =>
    cent.map((c, i) => ({
      guid: guid(`${i}`),
      hauptgruppe: 'A',
      cent: typeof c === 'number' ? c : c[0],
      rang: i + 1,
      entfallen: typeof c !== 'number',
    }))
  const weg = (cent: number): [number, 'entfallen'] => [cent, 'entfallen']
  const E = 'EINGELADEN'
  const X = 'ENTFALLEN'
  test.each([
    ['60, 50, 30 of 100: only the first', reihe(60, 50, 30), 100, 0, [1, 1, 60, [E]]],
    ['what expired goes on behind it, never to it again', reihe(60, 50, 30), 100, 1, [2, 3, 80, [E, E]]],
    ['exactly the money that is there', reihe(60, 40, 1), 100, 0, [1, 2, 100, [E, E]]],
    ['a cent more than there is', reihe(60, 41, 1), 100, 0, [1, 1, 60, [E]]],
    ['small sums behind gain nothing', reihe(60, 50, 1), 100, 0, [1, 1, 60, [E]]],
    ['a line that is gone costs nothing and is named', reihe(60, weg(50), 30), 100, 0, [1, 3, 90, [E, X, E]]],
    ['gone ones at the end are passed too', reihe(60, weg(50)), 100, 0, [1, 2, 60, [E, X]]],
    ['the first does not fit', reihe(101, 1), 100, 0, null],
    ['nobody is left', reihe(60, 50), 100, 2, null],
    ['only gone ones are left', reihe(60, weg(50)), 100, 1, null],
    ['no line at all', reihe(), 100, 0, null],
  ] as const)('%s', (_, anwaerter, frei, nachRang, soll) => {
    const s = staffelRechnen(anwaerter, frei, nachRang)
    expect(s && [s.vonRang, s.bisRang, s.summe, s.zeilen.map(({ ausgang }) => ausgang)]).toEqual(soll)
  })

  test('batches after one another name each line at most once and never promise more than is free', () => {
    const betraege = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()), { maxLength: 30 })
    fc.assert(
      fc.property(betraege, fc.array(fc.integer({ min: 0, max: 150 }), { maxLength: 8 }), (cent, mittel) => {
        const anwaerter = reihe(...cent.map(([c, gone]) => (gone ? weg(c) : c)))
        let bis = 0
        for (const frei of mittel) {
          const s = staffelRechnen(anwaerter, frei, bis)
          if (!s) continue
          expect([s.vonRang, s.zeilen.length]).toEqual([bis + 1, s.bisRang - bis])
          expect(s.summe).toBeLessThanOrEqual(frei)
          const danach = anwaerter[s.bisRang]
          if (danach) expect(!danach.entfallen && s.summe + danach.cent > frei).toBe(true)
          bis = s.bisRang
        }
      }),
    )
  })
})
