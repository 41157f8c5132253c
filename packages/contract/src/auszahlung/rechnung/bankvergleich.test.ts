import { expect, test } from 'vitest'
import { rechnungVergleichen } from './bankvergleich.ts'

const NACHWEIS = {
  rechnungsSteller: 'Landtechnik Nord GmbH',
  rechnungsNummer: 'RE 4711/26',
  rechnungsDatum: '2026-11-02',
  rechnungsBetrag: 23_800,
  umsatzsteuer: 3_800,
}
const ANGABEN = {
  art: '380',
  artWort: 'Rechnung',
  waehrung: 'EUR',
  nummer: 'RE 4711/26',
  datum: '2026-11-02',
  faelligAm: null,
  steller: 'Landtechnik Nord GmbH',
  stellerUstId: null,
  kaeufer: 'Hof Lindenau GbR',
  netto: 20_000,
  steuer: 3_800,
  brutto: 23_800,
  zahlbar: 23_800,
  zeilen: [],
  weitereZeilen: 0,
}
const vergleichen = (angaben: object = {}, nachweis: object = {}) =>
  rechnungVergleichen(
    { ...ANGABEN, ...angaben },
    { nachweis: { ...NACHWEIS, ...nachweis }, unternehmen: 'Hof Lindenau GbR' },
  )
const andere = (zeilen: ReturnType<typeof vergleichen>) =>
  zeilen.filter(({ abgleich }) => abgleich === 'ANDERS').map(({ was, rechnung }) => [was, rechnung])

test('[S6-05] every typed field stands beside the declared one, in figures of the portal', () => {
  expect(vergleichen().map(({ was, abgleich }) => [was, abgleich])).toEqual([
    ['Rechnungssteller', 'GLEICH'],
    ['Rechnungsnummer', 'GLEICH'],
    ['Rechnungsdatum', 'GLEICH'],
    ['Rechnungsbetrag brutto', 'GLEICH'],
    ['Umsatzsteuer', 'GLEICH'],
    ['Rechnung an', 'GLEICH'],
  ])
  expect(vergleichen()[3]).toMatchObject({
    antrag: expect.stringMatching(/^23\.800,00\s€$/),
    rechnung: expect.any(String),
  })
})

test.each([
  ['another total', { brutto: 23_700, zahlbar: 23_700, netto: 19_900 }, {}, ['Rechnungsbetrag brutto']],
  ['a cent less', { brutto: 23_799.99, zahlbar: 23_799.99 }, {}, ['Rechnungsbetrag brutto']],
  ['another day', { datum: '2026-10-02' }, {}, ['Rechnungsdatum']],
  ['tax typed otherwise', {}, { umsatzsteuer: 3_000 }, ['Umsatzsteuer']],
  ['another buyer', { kaeufer: 'Hof Altmoor KG' }, {}, ['Rechnung an']],
  ['a credit note', { art: '381', artWort: 'Gutschrift' }, {}, ['Art']],
  ['a prepayment', { art: '386', artWort: 'Anzahlungsrechnung' }, {}, ['Art']],
  ['francs', { waehrung: 'CHF' }, {}, ['Währung']],
  ['sums that do not make the total', { netto: 19_000 }, {}, ['Netto und Umsatzsteuer']],
  ['less to be paid than was said', { zahlbar: 13_800 }, {}, ['Zu zahlen']],
])('[S6-05] %s is marked', (_, angaben, nachweis, erwartet) => {
  expect(andere(vergleichen(angaben, nachweis)).map(([was]) => was)).toEqual(erwartet)
})

test('[S6-05] less to be paid is no difference where so much was said to be paid', () => {
  const zeilen = vergleichen({ zahlbar: 23_324 }, { wenigerGezahlt: true, gezahlterBetrag: 23_324 })
  expect(andere(zeilen)).toEqual([])
})

test('[S6-05] what one of the two does not say is compared with nothing', () => {
  const zeilen = vergleichen({ nummer: null, steuer: null, kaeufer: null }, { rechnungsDatum: null })
  expect(zeilen.map(({ was, abgleich }) => [was, abgleich])).toEqual([
    ['Rechnungssteller', 'GLEICH'],
    ['Rechnungsnummer', 'KEINE'],
    ['Rechnungsdatum', 'KEINE'],
    ['Rechnungsbetrag brutto', 'GLEICH'],
    ['Umsatzsteuer', 'KEINE'],
  ])
})
