import { expect, test } from 'vitest'
import { gegenstandFuerRechnung } from './zuordnung.ts'

const MULCHER = {
  id: 'mulcher',
  worte: ['Müthing', 'MU-M 300', 'Mulchgerät', 'Landtechnik Nord'],
  nettoCent: 2_000_000,
}
const BUERSTE = { id: 'buerste', worte: ['Braun', 'Rollhacke', 'Unterstockbürste'], nettoCent: 800_000 }
const BERATUNG = { id: 'beratung', worte: ['Bodenberatung'], nettoCent: 240_000 }
const ALLE = [MULCHER, BUERSTE, BERATUNG]

const rechnung = (bezeichnung: string, netto: number | null = null, steller: string | null = null) => ({
  netto,
  steller,
  zeilen: [{ bezeichnung, menge: null, netto: null }],
})

test.each([
  ['its words', rechnung('MUTHING Mulchgeraet MU-M 300'), 'mulcher'],
  ['its words, whatever it costs', rechnung('Unterstockbürste Braun', 21_500), 'buerste'],
  ['its total alone', rechnung('Laut Angebot', 2_400), 'beratung'],
  ['a total with a little discount', rechnung('Laut Angebot', 7_900), 'buerste'],
  ['the dealer', rechnung('Maschine', null, 'Landtechnik Nord GmbH'), 'mulcher'],
])('[S6-05] an invoice finds its item by %s', (_, angaben, id) => {
  expect(gegenstandFuerRechnung(angaben, ALLE)).toBe(id)
})

test.each([
  ['nothing speaks for one', rechnung('Schlepper', 90_000), ALLE],
  ['two speak alike', rechnung('Mulchgerät'), [MULCHER, { ...MULCHER, id: 'zweiter' }]],
  ['there is no item', rechnung('Mulchgerät'), []],
])('[S6-05] somebody chooses where %s', (_, angaben, gegenstaende) => {
  expect(gegenstandFuerRechnung(angaben, gegenstaende)).toBeNull()
})

test('[S6-05] with a single item there is nothing to choose', () => {
  expect(gegenstandFuerRechnung(rechnung('Irgendetwas'), [BERATUNG])).toBe('beratung')
})
