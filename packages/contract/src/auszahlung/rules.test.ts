import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Verwendungsnachweis } from './formular.ts'
import {
  ANLEGBARKEITEN,
  anlegbarkeit,
  anlegbarkeitText,
  hoechstensCent,
  nichtFoerderfaehigVorschlagCent,
  verlorenCent,
  zuschussCent,
} from './rules.ts'
import { NACHWEIS } from './testing/testFormular.ts'

const NICHTS_UEBRIG = 'NICHT_ANLEGBAR_KEINE_RESTBETRAEGE'
const ZU_VIELE = 'NICHT_ANLEGBAR_MAX_ANZAHL_AUSZAHLUNGEN_ERREICHT'

const TABELLE = [
  [1, 0, 3, 'ANLEGBAR'],
  [1, 2, 3, 'ANLEGBAR'],
  [1_800_000, 0, 1, 'ANLEGBAR'],
  [1, 3, 3, ZU_VIELE],
  [1, 4, 3, ZU_VIELE],
  [1_800_000, 1, 1, ZU_VIELE],
  [0, 0, 3, NICHTS_UEBRIG],
  [0, 2, 3, NICHTS_UEBRIG],
  [0, 3, 3, NICHTS_UEBRIG],
  [0, 4, 3, NICHTS_UEBRIG],
] as const

test.each(TABELLE)(
  '[S6-01] %i cent left, %i of at most %i requests: %s',
  (restCent, anzahl, maxAnzahl, soll) => {
    expect(anlegbarkeit({ restCent, anzahl, maxAnzahl })).toBe(soll)
  },
)

test('the table meets every state', () => {
  expect(new Set(TABELLE.map((zeile) => zeile[3]))).toEqual(new Set(ANLEGBARKEITEN))
})

test.each([
  ['claimed to the last cent', 500, 'Der ganze Betrag ist ausgezahlt oder beantragt.'],
  ['reduced to nothing', 0, 'Bewilligt ist nichts mehr.'],
])('[S6-01] of a case with nothing left, %s: %i approved', (_, bewilligt, satz) => {
  expect(anlegbarkeitText(NICHTS_UEBRIG, bewilligt)).toBe(satz)
})

const nachweis = (n: Partial<Verwendungsnachweis>): Verwendungsnachweis => ({ ...NACHWEIS, ...n })

test.each<[string, Partial<Verwendungsnachweis>, number | null]>([
  ['the tax', {}, 380_000],
  ['tax and what was not paid', { wenigerGezahlt: true, gezahlterBetrag: 23_324 }, 420_000],
  ['tax and something else', { anderesNetto: 1_000 }, 480_000],
  ['more of something else than there is', { anderesNetto: 90_000 }, 2_380_000],
  ['no less, though an amount is left from before', { wenigerGezahlt: false, gezahlterBetrag: 1 }, 380_000],
  ['nothing without tax', { umsatzsteuer: 0 }, 0],
  ['not known before the tax is', { umsatzsteuer: null }, null],
  ['not known before the amount is', { rechnungsBetrag: null }, null],
])('[S6-02] not eligible: %s', (_, n, soll) => {
  expect(nichtFoerderfaehigVorschlagCent(nachweis(n))).toBe(soll)
})

test('[S6-02] the grant is the rate of the eligible cost, rounded down, and never more than the rest', () => {
  expect(zuschussCent(nachweis({}), 40)).toBe(800_000)
  // 19,600.00 after 2 % discount (sachbearbeitung.md 5.2)
  expect(zuschussCent(nachweis({ nichtFoerderfaehigeKosten: 4_200 }), 40)).toBe(784_000)
  expect(zuschussCent(nachweis({ rechnungsBetrag: 0.07, nichtFoerderfaehigeKosten: 0 }), 33.33)).toBe(2)
  expect(zuschussCent(nachweis({ nichtFoerderfaehigeKosten: 23_800.01 }), 40)).toBeNull()
  expect(hoechstensCent(nachweis({}), 40, 123)).toBe(123)
  expect(hoechstensCent(nachweis({}), 40, -1)).toBe(0)
})

test('[S6-02] to the cent: never above the rate, never a cent more below it', () => {
  const cent = fc.integer({ min: 0, max: 99_999_999_999 })
  fc.assert(
    fc.property(cent, cent, fc.integer({ min: 0, max: 10_000 }), (brutto, nicht, quote) => {
      fc.pre(nicht <= brutto)
      const n = nachweis({ rechnungsBetrag: brutto / 100, nichtFoerderfaehigeKosten: nicht / 100 })
      const zuschuss = BigInt(zuschussCent(n, quote / 100) ?? -1)
      const genau = BigInt(brutto - nicht) * BigInt(quote)
      expect(zuschuss * 10_000n <= genau && genau < (zuschuss + 1n) * 10_000n).toBe(true)
    }),
  )
})

test.each([
  [0, 8_000, 1_000_000],
  [0, 18_000, 0],
  [1, 8_000, 0],
])(
  '[S6-01] with %i further requests and %i euros claimed of 18.000, %i cent can never be claimed again',
  (weitereAntraege, beantragteAuszahlung, soll) => {
    const formular = { verwendungsnachweise: [{ ...NACHWEIS, beantragteAuszahlung }] }
    const gegenstaende = [{ restBetrag: 16_800 }, { restBetrag: 1_200 }]
    expect(verlorenCent({ formular, gegenstaende, weitereAntraege })).toBe(soll)
  },
)
