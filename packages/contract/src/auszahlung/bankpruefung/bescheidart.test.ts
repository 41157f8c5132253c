import { expect, test } from 'vitest'
import { bescheidartVon } from './bescheidart.ts'

const NACHWEIS = 'd0000000-0000-4000-8000-000000000001'
const art = (betrag: number, ergebnis: 'BEWILLIGT' | 'ABGELEHNT' = 'BEWILLIGT') =>
  bescheidartVon(
    { ergebnis, positionen: [{ nachweis: NACHWEIS, betrag, grund: null }], punkte: [], begruendung: null },
    [{ beantragt: 8_000 }],
  )

test('[S6-06] what is paid as claimed needs no notice; a cent less and a rejection do', () => {
  expect([art(8_000), art(7_999.99), art(8_000, 'ABGELEHNT')]).toEqual([
    null,
    'AUSZAHLUNG_GEKUERZT',
    'AUSZAHLUNG_ABGELEHNT',
  ])
})
