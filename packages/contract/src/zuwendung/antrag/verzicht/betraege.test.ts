import { describe, expect, test } from 'vitest'
import { verzichtFehler, verzichtSummeCent, type Verzichtet } from './betraege.ts'

const A = { gegenstand: 'a', bewilligt: 1_000.1, gebunden: 0 }
const B = { gegenstand: 'b', bewilligt: 500, gebunden: 200.05 }
const von = (gegenstand: string, verzicht: number): Verzichtet => ({ gegenstand, verzicht })

describe('[S9-04] what can be waived', () => {
  test.each<[string, Verzichtet[], string[]]>([
    ['a whole item', [von('a', 1_000.1)], []],
    ['all that payouts do not hold, and a cent of another', [von('b', 299.95), von('a', 0.01)], []],
    ['nothing', [], ['betraege']],
    ['nothing of an item', [von('a', 0)], ['betraege.0.verzicht']],
    ['a cent too much', [von('a', 1_000.11)], ['betraege.0.verzicht']],
    ['a cent of what payouts hold', [von('a', 1), von('b', 299.96)], ['betraege.1.verzicht']],
    ['an item of somebody else', [von('c', 1)], ['betraege.0.gegenstand']],
    ['an item twice', [von('a', 1), von('a', 1)], ['betraege']],
  ])('%s', (_, betraege, pfade) => {
    expect(verzichtFehler([A, B], betraege).map(({ pfad }) => pfad)).toEqual(pfade)
  })

  test('says how much there is, and why not more', () => {
    const text = (betraege: Verzichtet[]) =>
      verzichtFehler([A, B], betraege)[0]?.text.replaceAll('\u00a0', ' ')
    expect(text([von('a', 2_000)])).toBe('Bewilligt sind 1.000,10 €. Auf mehr lässt sich nicht verzichten.')
    expect(text([von('b', 300)])).toBe(
      'Auszahlungen binden 200,05 €. Verzichten lässt sich auf höchstens 299,95 €.',
    )
  })

  test('sums in cents', () => {
    expect(verzichtSummeCent([von('a', 0.1), von('b', 0.2)])).toBe(30)
  })
})
