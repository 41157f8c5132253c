import { describe, expect, test } from 'vitest'
import type { Rechnungsangaben } from './schema.ts'
import { KEINE_FELDER, rechnungUebernehmen } from './uebernahme.ts'

const HOF = 'Hof Lindenau GbR'
const ANGABEN: Rechnungsangaben = {
  art: '380',
  artWort: 'Rechnung',
  waehrung: 'EUR',
  nummer: 'RE 4711/26',
  datum: '2026-11-02',
  faelligAm: null,
  steller: 'Landtechnik Nord GmbH',
  stellerUstId: 'DE123456789',
  kaeufer: HOF,
  netto: 20_000,
  steuer: 3_800,
  brutto: 23_800,
  zahlbar: 23_800,
  zeilen: [],
  weitereZeilen: 0,
}
const uebernehmen = (anders: Partial<Rechnungsangaben> = {}) =>
  rechnungUebernehmen({ ...ANGABEN, ...anders }, { unternehmen: HOF, heute: '2026-11-02' })

const FELDER = {
  rechnungsBetrag: 23_800,
  rechnungsDatum: '2026-11-02',
  rechnungsNummer: 'RE 4711/26',
  rechnungsSteller: 'Landtechnik Nord GmbH',
}

test('[S6-05] the declared values fill the four fields, the gross total as it stands there', () => {
  expect(uebernehmen()).toEqual({ felder: FELDER, hinweise: [], gruende: [] })
  // 20 % of 20,000 would be 24,000: nothing is computed anew.
  expect(uebernehmen({ steuer: 4_000 }).felder).toEqual(FELDER)
})

describe('[S6-05] nothing is filled, and it is said why', () => {
  test.each([
    ['381', 'Gutschrift'],
    ['396', 'Gutschrift'],
    ['261', 'Gutschrift'],
    ['220', 'eine Bestellung'],
    ['310', 'ein Angebot'],
    ['325', 'Proformarechnung'],
    ['394', 'Leasingrechnung'],
    ['999', 'Art 999'],
    ['constructor', 'unbekannte Art'],
  ])('from what is no invoice, %s', (art, was) => {
    const { felder, hinweise, gruende } = uebernehmen({ art, zahlbar: 1 })
    expect([felder, hinweise]).toEqual([KEINE_FELDER, []])
    expect(gruende).toEqual([expect.stringContaining(was)])
  })
  test('from an invoice in another currency', () => {
    const { felder, gruende } = uebernehmen({ waehrung: 'CHF' })
    expect(felder).toEqual(KEINE_FELDER)
    expect(gruende).toEqual([expect.stringContaining('CHF')])
    expect(uebernehmen({ waehrung: 'x'.repeat(2_000) }).gruende[0]).toMatch(/^.{1,200}$/)
  })
})

test.each([
  [
    'brutto',
    null,
    'rechnungsBetrag',
    'Der Rechnungsbetrag steht in der E-Rechnung nicht lesbar oder nicht in Euro',
  ],
  ['brutto', 0, 'rechnungsBetrag', 'Der Rechnungsbetrag ist in der E-Rechnung 0,00'],
  ['brutto', -5, 'rechnungsBetrag', 'Der Rechnungsbetrag ist in der E-Rechnung -5,00'],
  ['waehrung', null, 'rechnungsBetrag', 'Rechnungsbetrag'],
  ['datum', null, 'rechnungsDatum', 'Rechnungsdatum'],
  ['nummer', null, 'rechnungsNummer', 'Rechnungsnummer'],
  [
    'nummer',
    'x'.repeat(201),
    'rechnungsNummer',
    'Die Rechnungsnummer ist in der E-Rechnung länger als 200 Zeichen',
  ],
  ['steller', 'x'.repeat(201), 'rechnungsSteller', 'Der Rechnungssteller ist in der E-Rechnung länger'],
  ['steller', null, 'rechnungsSteller', 'Rechnungssteller'],
] as const)('[S6-05] %s %o leaves one field to who types, and says so', (angabe, wert, feld, wort) => {
  const { felder, gruende } = uebernehmen({ [angabe]: wert })
  expect(felder).toEqual({ ...FELDER, [feld]: null })
  expect(gruende).toEqual([expect.stringContaining(wort)])
})

test.each([
  ['net and tax that do not make the total', { steuer: 3_799.98 }, 'ergeben'],
  ['another buyer', { kaeufer: 'Hof Altmoor' }, '„Hof Altmoor“'],
  ['a buyer whose name is a piece of the name', { kaeufer: 'Hof' }, '„Hof“'],
  ['a buyer of another legal form', { kaeufer: 'Hof Lindenau KG' }, '„Hof Lindenau KG“'],
  ['something paid before', { zahlbar: 13_800 }, 'zahlbare Betrag'],
  ['a correction', { art: '384' }, 'berichtigt'],
  ['a prepayment', { art: '386' }, 'Anzahlungsrechnung'],
])('[S6-05] %s is said, and fills all the same', (_, anders, satz) => {
  const { felder, hinweise, gruende } = uebernehmen(anders)
  expect([felder, gruende]).toEqual([FELDER, []])
  expect(hinweise).toEqual([expect.stringContaining(satz)])
})

test('[S6-05] a day that has not come is said, and fills all the same', () => {
  const { felder, hinweise } = uebernehmen({ datum: '2026-11-03' })
  expect(felder.rechnungsDatum).toBe('2026-11-03')
  expect(hinweise).toEqual([expect.stringContaining('03.11.2026 liegt in der Zukunft')])
})

test('[S6-05] what was not taken over is not said to be', () => {
  const { hinweise } = uebernehmen({ brutto: -5, netto: null, zahlbar: 0 })
  expect(hinweise).toEqual([])
})

test.each([
  ['a cent of rounding', { steuer: 3_799.99 }],
  ['the buyer written otherwise', { kaeufer: 'HOF LINDENAU GbR, z. Hd. Frau Lindenau' }],
  ['the legal form in full', { kaeufer: 'Hof Lindenau Gesellschaft bürgerlichen Rechts' }],
  ['a buyer that is not named', { kaeufer: null }],
  ['tax that is not named', { steuer: null }],
])('[S6-05] %s is nothing to speak of', (_, anders) => {
  expect(uebernehmen(anders).hinweise).toEqual([])
})
