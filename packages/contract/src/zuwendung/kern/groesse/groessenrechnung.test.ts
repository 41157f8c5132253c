import { describe, expect, test } from 'vitest'
import { antragPruefen } from '../../antrag/flow.ts'
import { groesseZusammenrechnen } from './groessenrechnung.ts'
import { rechnungInWorten } from './groessenrechnungWorte.ts'
import type { Groessenrechnung } from '../antragsformular/groessenSchema.ts'
import { KONTEXT, daten, formular } from '../../testing/testFormular.ts'

const zahlen = (anzahlMitarbeiter: number, umsatz: number, bilanzsumme: number) => ({
  anzahlMitarbeiter,
  umsatz,
  bilanzsumme,
})
const partner = (anteil: number | null, ...z: [number, number, number]) =>
  ({ name: 'P GmbH', beziehung: 'PARTNER', anteil, ...zahlen(...z) }) as const
const verbunden = (...z: [number, number, number]) =>
  ({ name: 'V GmbH', beziehung: 'VERBUNDEN', anteil: null, ...zahlen(...z) }) as const

describe('[S4-03] partner enterprises by their share, linked ones in full', () => {
  test.each<[string, Groessenrechnung, [number, number, number]]>([
    ['alone', { eigene: zahlen(3.5, 480_000, 900_000), weitere: [] }, [3.5, 480_000, 900_000]],
    [
      'a linked one',
      { eigene: zahlen(3.5, 480_000, 900_000), weitere: [verbunden(10, 1_000_000.01, 2)] },
      [13.5, 1_480_000.01, 900_002],
    ],
    [
      'a partner at a quarter',
      { eigene: zahlen(1, 100, 100), weitere: [partner(25, 4, 1_000, 2_000)] },
      [2, 350, 600],
    ],
    [
      'a partner at a half',
      { eigene: zahlen(1, 100, 100), weitere: [partner(50, 5, 1_000, 2_000)] },
      [3.5, 600, 1_100],
    ],
    [
      'a third is rounded to the cent',
      { eigene: zahlen(0, 0, 0), weitere: [partner(33.33, 1, 100, 0.01)] },
      [0.33, 33.33, 0],
    ],
    [
      'both, twice',
      {
        eigene: zahlen(1, 1, 1),
        weitere: [partner(50, 2, 2, 2), verbunden(3, 3, 3), partner(25, 4, 4, 4), verbunden(5, 5, 5)],
      },
      [11, 11, 11],
    ],
    [
      'as much as fits into a form',
      { eigene: zahlen(0, 999_999_999.99, 0), weitere: [partner(49.99, 0, 999_999_999.99, 0)] },
      [0, 1_499_899_999.99, 0],
    ],
    ['gaps count as nothing', { eigene: null, weitere: [{ beziehung: 'VERBUNDEN' }, {}] }, [0, 0, 0]],
  ])('%s', (_, rechnung, summen) => expect(groesseZusammenrechnen(rechnung)).toEqual(zahlen(...summen)))

  test('in words, for the bank', () =>
    expect(
      rechnungInWorten({
        eigene: zahlen(3.5, 480_000, 900_000),
        weitere: [partner(30, 2, 10, 20), verbunden(1, 1, 1)],
      }),
    ).toEqual([
      'eigene Zahlen: 3,5 Mitarbeitende, 480.000,00\u00a0€ Umsatz, 900.000,00\u00a0€ Bilanzsumme',
      'P GmbH (Partnerunternehmen zu 30\u00a0%): 2 Mitarbeitende, 10,00\u00a0€ Umsatz, 20,00\u00a0€ Bilanzsumme',
      'V GmbH (verbundenes Unternehmen): 1 Mitarbeitende, 1,00\u00a0€ Umsatz, 1,00\u00a0€ Bilanzsumme',
    ]))

  test('a gap is no zero', () =>
    expect(
      rechnungInWorten({
        eigene: null,
        weitere: [{ beziehung: 'PARTNER' }, { name: 'V GmbH', umsatz: 0 }],
      }),
    ).toEqual([
      'eigene Zahlen: noch keine Zahlen',
      'Unternehmen 1 (Partnerunternehmen): noch keine Zahlen',
      'V GmbH: 0,00\u00a0€ Umsatz',
    ]))
})

describe('[S4-03] what was added up has to give the totals', () => {
  const rechnung = { eigene: zahlen(1, 50_000, 100_000), weitere: [partner(50, 4, 100_000, 200_000)] }
  const absagen = (angaben: Parameters<typeof daten>[0]) =>
    antragPruefen(formular({ produktgruppenDaten: daten(angaben) }), KONTEXT).map(({ pfad }) =>
      pfad.replace('produktgruppenDaten.', ''),
    )
  const R = 'groessenrechnung'
  test('they do', () => expect(absagen({ groessenrechnung: rechnung })).toEqual([]))
  test.each([
    ['a cent', { umsatz: 100_000.01 }, ['umsatz']],
    ['all three', zahlen(1, 1, 1), ['anzahlMitarbeiter', 'umsatz', 'bilanzsumme']],
  ])('they differ by %s', (_, angaben, pfade) =>
    expect(absagen({ groessenrechnung: rechnung, ...angaben })).toEqual(pfade),
  )
  test.each<[string, Groessenrechnung, string[]]>([
    [
      'own figures missing',
      { ...rechnung, eigene: null },
      [`${R}.eigene.anzahlMitarbeiter`, `${R}.eigene.umsatz`, `${R}.eigene.bilanzsumme`],
    ],
    [
      'everything of another missing',
      { ...rechnung, weitere: [{}] },
      ['name', 'beziehung', 'anzahlMitarbeiter', 'umsatz', 'bilanzsumme'].map((n) => `${R}.weitere.0.${n}`),
    ],
    [
      'a partner without share',
      { ...rechnung, weitere: [partner(null, 1, 1, 1)] },
      [`${R}.weitere.0.anteil`],
    ],
    [
      'a share too small to count',
      { ...rechnung, weitere: [partner(24.99, 1, 1, 1)] },
      [`${R}.weitere.0.anteil`],
    ],
    [
      'a share that makes it linked',
      { ...rechnung, weitere: [partner(50.01, 1, 1, 1)] },
      [`${R}.weitere.0.anteil`],
    ],
  ])('%s', (_, groessenrechnung, pfade) => expect(absagen({ groessenrechnung })).toEqual(pfade))
})
