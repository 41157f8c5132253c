import type { ERechnungAntwort, Rechnungsangaben } from '@foerderportal/contract/auszahlung/rechnung/schema'
import { rechnungUebernehmen } from '@foerderportal/contract/auszahlung/rechnung/uebernahme'
import { expect, test } from 'vitest'
import { fuellungAus } from './vorschlaege.ts'

const ANGABEN: Rechnungsangaben = {
  art: '380',
  artWort: 'Rechnung',
  waehrung: 'EUR',
  nummer: 'R 1',
  datum: '2026-02-01',
  faelligAm: null,
  steller: 'Schlosserei Petersen',
  stellerUstId: null,
  kaeufer: null,
  netto: 1_000,
  steuer: 190,
  brutto: 1_190,
  zahlbar: 1_190,
  zeilen: [],
  weitereZeilen: 0,
}
const LEER = {
  rechnungsSteller: '',
  rechnungsNummer: '',
  rechnungsDatum: '',
  rechnungsBetrag: '',
  umsatzsteuer: '',
}

const steuerAus = (anders: Partial<Rechnungsangaben>): string | undefined => {
  const angaben = { ...ANGABEN, ...anders }
  const { felder } = rechnungUebernehmen(angaben, { unternehmen: 'Hof', heute: '2026-03-01' })
  const antwort: ERechnungAntwort = { datei: '', format: 'CII', felder, angaben, hinweise: [], gruende: [] }
  return fuellungAus(antwort, {
    jetzt: LEER,
    herkunft: { gelesen: [], felder: {} },
    dateien: new Set(),
    hatFokus: () => false,
  }).umsatzsteuer
}

test.each([
  ['as declared', {}, '190,00'],
  ['none where another owes it', { steuer: 0, brutto: 1_000 }, '0,00'],
  ['none where none is named and net is gross', { steuer: null, brutto: 1_000 }, '0,00'],
  ['left to who types where none is named and net is not gross', { steuer: null }, undefined],
  ['left to who types where it is negative', { steuer: -190 }, undefined],
  ['left to who types where the total is', { brutto: 0 }, undefined],
])('[S6-05] the tax of an e-invoice: %s', (_, anders, text) => {
  expect(steuerAus(anders)).toBe(text)
})
