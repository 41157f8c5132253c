import { describe, expect, test } from 'vitest'
import { erwarteteBewilligung, fruehesterKauf, kaufHinweis, zuFrueh } from './kauftermin.ts'
import type { Vorhabenbeginn } from '../vorhabenbeginn.ts'

const v = (angaben: Partial<Vorhabenbeginn> = {}): Vorhabenbeginn => ({
  bearbeitungstage: 21,
  vorzeitigErlaubt: false,
  zustimmungAb: null,
  ...angaben,
})

describe('[S4-09] the first day of a purchase', () => {
  test.each<[string, Vorhabenbeginn, string, string, string]>([
    ['after the expected approval', v(), '2026-11-20', '2026-12-12', 'BEWILLIGUNG'],
    ['over the end of a year', v(), '2026-12-20', '2027-01-11', 'BEWILLIGUNG'],
    ['over the change of the clock in spring', v(), '2027-03-20', '2027-04-11', 'BEWILLIGUNG'],
    ['over the change of the clock in autumn', v(), '2027-10-20', '2027-11-11', 'BEWILLIGUNG'],
    ['through a leap day', v(), '2028-02-20', '2028-03-13', 'BEWILLIGUNG'],
    [
      'a programme that says nothing: tomorrow',
      v({ bearbeitungstage: 0 }),
      '2026-11-20',
      '2026-11-21',
      'BEWILLIGUNG',
    ],
    [
      'allowed by the programme: at once',
      v({ vorzeitigErlaubt: true }),
      '2026-11-20',
      '2026-11-20',
      'PROGRAMM',
    ],
    ['allowed for this case', v({ zustimmungAb: '2026-11-25' }), '2026-11-20', '2026-11-25', 'ZUSTIMMUNG'],
    [
      'allowed for this case since a while',
      v({ zustimmungAb: '2026-10-01' }),
      '2026-11-20',
      '2026-10-01',
      'ZUSTIMMUNG',
    ],
    [
      'a consent later than the approval helps nobody',
      v({ zustimmungAb: '2027-02-01' }),
      '2026-11-20',
      '2026-12-12',
      'BEWILLIGUNG',
    ],
    [
      'programme and consent: the earlier day',
      v({ vorzeitigErlaubt: true, zustimmungAb: '2026-11-01' }),
      '2026-11-20',
      '2026-11-01',
      'ZUSTIMMUNG',
    ],
  ])('%s', (_, vorhaben, heute, ab, grund) => expect(fruehesterKauf(vorhaben, heute)).toEqual({ ab, grund }))

  test('the words at the field name the day', () => {
    expect(erwarteteBewilligung(v(), '2026-11-20')).toBe('2026-12-11')
    expect(zuFrueh(v(), '2026-11-20')).toBe(
      'Wir entscheiden voraussichtlich bis zum 11.12.2026. Geben Sie einen Tag ab dem 12.12.2026 ein: Wer vor der Bewilligung bestellt, verliert den Zuschuss.',
    )
    for (const vorhaben of [v(), v({ vorzeitigErlaubt: true }), v({ zustimmungAb: '2026-11-01' })])
      for (const satz of [zuFrueh(vorhaben, '2026-11-20'), kaufHinweis(vorhaben, '2026-11-20')]) {
        const [jahr, monat, tag] = fruehesterKauf(vorhaben, '2026-11-20').ab.split('-')
        expect(satz).toContain(`${tag}.${monat}.${jahr}`)
      }
  })
})
