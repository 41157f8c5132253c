import { expect, test } from 'vitest'
import { rechnungAnzeigen } from './ansicht.ts'

const ANGABEN = {
  art: '380',
  artWort: 'Rechnung',
  waehrung: 'EUR',
  nummer: 'RE 4711/26',
  datum: '2026-11-02',
  faelligAm: null,
  steller: 'Landtechnik Nord GmbH',
  stellerUstId: null,
  kaeufer: null,
  netto: 20_000,
  steuer: 3_800,
  brutto: 23_800,
  zahlbar: 23_800,
  zeilen: [{ bezeichnung: 'Mulchgerät', menge: null, netto: 20_000 }],
  weitereZeilen: 3,
}

test('[S6-05] an invoice is read in words and figures of the portal, without what it does not say', () => {
  expect(rechnungAnzeigen(ANGABEN)).toEqual({
    angaben: [
      { frage: 'Art', antwort: 'Rechnung' },
      { frage: 'Rechnungsnummer', antwort: 'RE 4711/26' },
      { frage: 'Rechnungsdatum', antwort: '02.11.2026' },
      { frage: 'Rechnungssteller', antwort: 'Landtechnik Nord GmbH' },
      { frage: 'Netto', antwort: '20.000,00\u00a0€' },
      { frage: 'Umsatzsteuer', antwort: '3.800,00\u00a0€' },
      { frage: 'Rechnungsbetrag', antwort: '23.800,00\u00a0€' },
    ],
    zeilen: [{ bezeichnung: 'Mulchgerät', menge: '', netto: '20.000,00\u00a0€' }],
    weitere: 'und 3 weitere Positionen',
  })
})

test('[S6-05] what is left to pay and another currency are said', () => {
  const { angaben } = rechnungAnzeigen({ ...ANGABEN, waehrung: 'CHF', zahlbar: 3_800.5 })
  expect(angaben).toContainEqual({ frage: 'Zu zahlen', antwort: '3.800,50 CHF' })
})
