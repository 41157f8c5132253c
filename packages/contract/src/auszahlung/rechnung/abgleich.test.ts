import { expect, test } from 'vitest'
import { rechnungAbgleichen } from './abgleich.ts'

const GELESEN = {
  rechnungsBetrag: 23_800,
  rechnungsDatum: '2026-11-02',
  rechnungsNummer: 'RE 4711/26',
  rechnungsSteller: null,
}

test('[S6-05] each field says how it stands to what the e-invoice declares', () => {
  expect(
    rechnungAbgleichen(
      { rechnungsBetrag: 23_800.01, rechnungsNummer: ' re  4711/26', rechnungsSteller: 'Landtechnik' },
      GELESEN,
    ),
  ).toEqual({
    rechnungsBetrag: 'ANDERS',
    rechnungsDatum: 'KEINE',
    rechnungsNummer: 'GLEICH',
    rechnungsSteller: 'KEINE',
  })
})
