import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ZUFALL } from './testing/beispiel.ts'
import { zufallHindernis } from './verfahren.ts'
import { ziehungLesen, ziehungsformVon } from './ziehungLesen.ts'
import {
  ZIEHUNGSFORMEN,
  ziehungsabstandHindernis,
  ziehungSchreiben,
  ziehungsformWorte,
  ziehungsmuster,
  ziehungstagHindernis,
  type Ziehungsform,
} from './ziehungsformen.ts'

const FORMEN = Object.keys(ZIEHUNGSFORMEN) as Ziehungsform[] // the keys of a constant object
const TAG = '2026-12-23'
/** What the verifier asks of a draw (4.3); it shares no line with the contract. */
const ZUFALL_REGEL = /^(?!.* {2})(?!.* $)[A-Z0-9][A-Z0-9 .:,/+-]{7,199}$/

/** Any result of a form, on any day. */
const ergebnis = (form: Ziehungsform) =>
  fc.tuple(
    fc
      .date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((tag) => tag.toISOString().slice(0, 10)),
    fc.tuple(
      ...ZIEHUNGSFORMEN[form].zahlen.map(({ anzahl, von, bis }) =>
        fc
          .uniqueArray(fc.integer({ min: von, max: bis }), { minLength: anzahl, maxLength: anzahl })
          .map((gezogen) => gezogen.toSorted((a, b) => a - b)),
      ),
    ),
  )

describe('[S3-03] each form has one spelling of each result', () => {
  test.each(FORMEN)('%s: it fits the rule of the draw and is read as itself', (form) => {
    fc.assert(
      fc.property(ergebnis(form), ([tag, gezogen]) => {
        const zufall = ziehungSchreiben(form, tag, gezogen)
        expect(zufallHindernis(zufall)).toBeNull()
        expect(zufall).toMatch(ZUFALL_REGEL)
        expect(ziehungLesen(form, tag, zufall)).toEqual({ zufall, fehler: null })
        const anders = ` ${zufall
          .toLowerCase()
          .replaceAll(' ', '  ')
          .replaceAll(/(?<=[ e])0(?=\d)/g, '')} `
        expect(ziehungLesen(form, tag, anders).zufall).toBe(zufall)
      }),
    )
  })

  test.each(FORMEN)('%s: two numbers changed about, one more, one less: refused with a sentence', (form) => {
    fc.assert(
      fc.property(ergebnis(form), fc.nat(), ([tag, gezogen], wo) => {
        const zufall = ziehungSchreiben(form, tag, gezogen)
        const worte = zufall.split(' ')
        const [kopf, zahlen] = [worte.slice(0, 2), worte.slice(2)]
        const i = wo % (zahlen.length - 1)
        const [a = '', b = ''] = zahlen.slice(i, i + 2)
        const falsche = [
          zahlen.toSpliced(i, 2, b, a),
          zahlen.toSpliced(i, 1),
          zahlen.toSpliced(i, 0, a),
          zahlen.toSpliced(i, 1, `X${a}`),
        ]
        for (const eine of falsche) {
          const { zufall: gelesen, fehler } = ziehungLesen(form, tag, [...kopf, ...eine].join(' '))
          expect([gelesen, fehler]).toEqual([null, expect.stringMatching(/^[A-ZÄÖÜ„].*\.$/)])
        }
        for (const andere of FORMEN.filter((eine) => eine !== form))
          expect(ziehungLesen(andere, tag, zufall).fehler).toContain(`Beginnen Sie mit ${andere}`)
      }),
    )
  })

  test('whatever is typed: refused, or the one spelling', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'LOTO-6AUS9 0123487SE.'.split('')) }), (text) => {
        const { zufall, fehler } = ziehungLesen('LOTTO-6AUS49', TAG, `LOTTO-6AUS49 ${TAG} ${text}`)
        if (zufall === null) expect(fehler).toMatch(/\.$/)
        else expect(ziehungLesen('LOTTO-6AUS49', TAG, zufall).zufall).toBe(zufall)
      }),
    )
  })
})

describe('[S3-03] [A-19] what is wrong with it is said', () => {
  test.each([
    ['', 'Beginnen Sie mit LOTTO-6AUS49 und dem Tag 2026-12-23.'],
    ['WUERFEL 3', 'Beginnen Sie mit LOTTO-6AUS49'],
    ['EUROJACKPOT 2026-12-23 04 11 19 27 38 E04 E09', 'Diese Runde nennt LOTTO 6aus49.'],
    ['LOTTO-6AUS49', 'Die Ziehung dieser Runde ist am 23.12.2026.'],
    ['LOTTO-6AUS49 2026-12-26 04 11 19 27 38 44 S7', 'Die Ziehung dieser Runde ist am 23.12.2026.'],
    ['LOTTO-6AUS49 04 11 19 27 38 44 S7', 'Schreiben Sie hinter LOTTO-6AUS49 den Tag 2026-12-23.'],
    ['LOTTO-6AUS49 2026-12-23 04 11 19 27 38 S7', 'Geben Sie 6 Zahlen ein. Hier stehen 5.'],
    ['LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 45 S7', 'Geben Sie 6 Zahlen ein. Hier stehen 7.'],
    ['LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44', 'Geben Sie die Superzahl ein, mit S davor. Hier stehen 0.'],
    [
      'LOTTO-6AUS49 2026-12-23 11 04 19 27 38 44 S7',
      'Schreiben Sie die Zahlen aufsteigend: 4 steht hinter 11.',
    ],
    ['LOTTO-6AUS49 2026-12-23 04 04 19 27 38 44 S7', 'Unter den Zahlen steht 4 zweimal.'],
    ['LOTTO-6AUS49 2026-12-23 04 11 19 27 38 50 S7', 'Zahl 50 gibt es nicht: von 1 bis 49 wird gezogen.'],
    ['LOTTO-6AUS49 2026-12-23 00 11 19 27 38 44 S7', 'Zahl 0 gibt es nicht'],
    [
      'LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 S12',
      'Superzahl 12 gibt es nicht: von 0 bis 9 wird gezogen.',
    ],
    [
      'LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 Z7',
      '„Z7“ gehört nicht dazu: 6 Zahlen von 1 bis 49, aufsteigend;',
    ],
    ['LOTTO-6AUS49 2026-12-23 04 11 19 27 38 4X S7', '„4X“ ist keine Zahl.'],
    ['LOTTO-6AUS49 2026-12-23 S7 04 11 19 27 38 44', 'Halten Sie die Reihenfolge ein'],
    ['LOTTO-6AUS49 2026-12-23 __ __ __ __ __ __ S_', '„__“ gehört nicht dazu'],
  ])('„%s“: %s', (text, satz) => {
    const { zufall, fehler } = ziehungLesen('LOTTO-6AUS49', TAG, text)
    expect([zufall, fehler]).toEqual([null, expect.stringContaining(satz)])
  })
})

describe('[S3-03] what a round shows of its form', () => {
  test.each(FORMEN)('%s: the pattern in the field is no possible result', (form) => {
    for (const tag of [TAG, undefined]) {
      const muster = ziehungsmuster(form, tag)
      expect(ziehungLesen(form, tag ?? 'JJJJ-MM-TT', muster).zufall).toBeNull()
      expect(zufallHindernis(muster)).not.toBeNull()
    }
  })

  test('in lines and in words', () => {
    expect(ziehungsmuster('LOTTO-6AUS49', TAG)).toBe('LOTTO-6AUS49 2026-12-23 __ __ __ __ __ __ S_')
    expect(ziehungsformWorte('LOTTO-6AUS49')).toBe(
      '6 Zahlen von 1 bis 49, aufsteigend; die Superzahl von 0 bis 9, mit S davor',
    )
    expect(ziehungsformWorte('EUROJACKPOT')).toBe(
      '5 Zahlen von 1 bis 50, aufsteigend; 2 Eurozahlen von 1 bis 12, aufsteigend, mit E davor',
    )
  })

  test.each([
    ['LOTTO-6AUS49', 'LOTTO-6AUS49'],
    [ZUFALL, 'LOTTO-6AUS49'],
    ['LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44', null],
    ['LOTTO-6AUS49 2026-12-23 4 11 19 27 38 44 S7', null],
    ['WUERFEL 3', null],
    ['toString', null],
    ['–', null],
  ])('one of before named an example: „%s“ stands for %s', (text, soll) => {
    expect(ziehungsformVon(text)).toBe(soll)
  })
})

test('[S3-01] a draw is named for a day on which there is one, and repeats on such a day', () => {
  expect(ziehungstagHindernis('LOTTO-6AUS49', TAG)).toBeNull()
  expect(ziehungstagHindernis('LOTTO-6AUS49', '2026-12-24')).toBe(
    'LOTTO 6aus49 wird mittwochs und samstags gezogen. Nennen Sie einen dieser Tage.',
  )
  expect(ziehungstagHindernis('KENO', '2026-12-27')).toBeNull()
  expect([7, 28, 1, 10].map((n) => ziehungsabstandHindernis('LOTTO-6AUS49', n) === null)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(ziehungsabstandHindernis('KENO', 1)).toBeNull()
})
