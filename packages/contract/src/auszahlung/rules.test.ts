import { expect, test } from 'vitest'
import { ANLEGBARKEITEN, anlegbarkeit } from './rules.ts'

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
