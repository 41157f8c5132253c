import { describe, expect, test } from 'vitest'
import type { BescheidTeil, Variable } from './bescheidvorlage.ts'
import { wertelage, wertSatz } from './wertgrenzen.ts'
import type { Wert } from './schema.ts'

const HEUTE = '2026-11-29'
const LAGE = wertelage(
  {
    gegenstaende: [
      {
        gegenstand: 'a',
        name: 'A',
        kategorie: '',
        klasse: '',
        kosten: 20_001.98,
        satz: 40,
        beantragt: 8_000.79,
        nachtrag: null,
      },
    ],
  },
  HEUTE,
)
const satz = (v: Pick<Variable, 'typ'> & Partial<Variable>, wert: Wert, teil: BescheidTeil = 'TENOR') =>
  wertSatz({ teil }, { name: 'wert', bezeichnung: 'Angabe', ...v }, wert, LAGE)

const ENDE = {
  typ: 'TAG',
  bezeichnung: 'Ende des Bewilligungszeitraums',
  mindestens: 1,
  hoechstens: 1_095,
} as const
const ENDE_SATZ =
  '„Ende des Bewilligungszeitraums“ liegt frühestens am 30.11.2026 und spätestens am 28.11.2029.'
const OHNE_SATZ = '„Angabe“ liegt frühestens am 30.11.2026 und spätestens am 29.11.2036.'
const JAHRE = { typ: 'ZAHL', bezeichnung: 'Jahre der Zweckbindung', mindestens: 1, hoechstens: 15 } as const
const JAHRE_SATZ = '„Jahre der Zweckbindung“ ist eine ganze Zahl von 1 bis 15.'
const KOSTEN_SATZ = '„Angabe“ ist ein Betrag von 0,01\u00a0€ bis 20.001,98\u00a0€.'
const CENT_SATZ = 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein.'

type Zeile = readonly [variable: Pick<Variable, 'typ'> & Partial<Variable>, wert: Wert, satz: string | null]
const TABELLE: readonly Zeile[] = [
  [ENDE, '2026-11-30', null],
  [ENDE, '2029-11-28', null],
  [ENDE, HEUTE, ENDE_SATZ],
  [ENDE, '2020-01-01', ENDE_SATZ],
  [ENDE, '1970-01-01', ENDE_SATZ],
  [ENDE, '2029-11-29', ENDE_SATZ],
  [ENDE, '2027-02-31', 'Den 31.02.2027 gibt es nicht. Prüfen Sie Tag und Monat.'],
  [ENDE, '2027-02-29', 'Den 29.02.2027 gibt es nicht. Prüfen Sie Tag und Monat.'],
  [ENDE, '2999-01-01', 'Prüfen Sie das Jahr: Möglich sind die Jahre von 1000 bis 2199.'],
  [ENDE, 'bald', 'Geben Sie ein Datum als TT.MM.JJJJ ein.'],
  [ENDE, 365, 'Geben Sie ein Datum als TT.MM.JJJJ ein.'],
  [{ typ: 'TAG' }, '2026-11-30', null],
  [{ typ: 'TAG' }, '2020-01-01', OHNE_SATZ],
  [{ typ: 'TAG' }, '1970-01-01', OHNE_SATZ],
  [{ typ: 'TAG' }, '2099-01-01', OHNE_SATZ],
  [JAHRE, 1, null],
  [JAHRE, 15, null],
  [JAHRE, 0, JAHRE_SATZ],
  [JAHRE, 16, JAHRE_SATZ],
  [JAHRE, 0.5, JAHRE_SATZ],
  [JAHRE, 999_999_999, JAHRE_SATZ],
  [JAHRE, 'fünf', 'Geben Sie eine ganze Zahl ein.'],
  [{ typ: 'ZAHL' }, 100, null],
  [{ typ: 'ZAHL' }, 0, '„Angabe“ ist eine ganze Zahl von 1 bis 100.'],
  [{ typ: 'ZAHL' }, 999_999_999, '„Angabe“ ist eine ganze Zahl von 1 bis 100.'],
  [{ typ: 'BETRAG' }, 0.01, null],
  [{ typ: 'BETRAG' }, 20_001.98, null],
  [{ typ: 'BETRAG' }, 0, KOSTEN_SATZ],
  [{ typ: 'BETRAG' }, 20_001.99, KOSTEN_SATZ],
  [{ typ: 'BETRAG' }, 999_999_999, KOSTEN_SATZ],
  [{ typ: 'BETRAG' }, 0.001, CENT_SATZ],
  [{ typ: 'BETRAG' }, 'viel', CENT_SATZ],
  [{ typ: 'BETRAG', mindestens: 0, hoechstens: 300_000 }, 0, null],
  [
    { typ: 'BETRAG', mindestens: 0, hoechstens: 300_000 },
    300_000.01,
    '„Angabe“ ist ein Betrag von 0,00\u00a0€ bis 300.000,00\u00a0€.',
  ],
  [{ typ: 'TEXT' }, 'Nachlass', null],
  [{ typ: 'TEXT' }, 5, 'Geben Sie einen Text ein.'],
]

describe('[S9-04] what somebody types into a notice', () => {
  test.each(TABELLE)('%j takes %j: %s', (variable, wert, erwartet) => {
    expect(satz(variable, wert)).toBe(erwartet)
  })

  test('reasons may name days that are past, orders may not', () => {
    expect(satz({ typ: 'TAG' }, '2020-01-01', 'BEGRUENDUNG')).toBeNull()
    expect(satz({ typ: 'TAG' }, '2020-01-01', 'NEBENBESTIMMUNG')).toBe(OHNE_SATZ)
    expect(satz({ typ: 'TAG' }, '1970-01-01', 'BEGRUENDUNG')).toBe(
      '„Angabe“ liegt frühestens am 28.11.2016 und spätestens am 29.11.2036.',
    )
  })
})
