import { expect, test } from 'vitest'
import { FILTER, type Auswaehlbar, type Filter } from './felder.ts'
import { wertInWorten } from './worte.ts'

const AUSWAHL: Auswaehlbar = {
  runden: [{ guid: 'r1', programm: 'AnkNabo', bezeichnung: 'Runde 1' }],
  kategorien: [{ programm: 'AnkNabo', code: 'B.3' }],
  personen: [{ sub: 's1', name: 'Sabine Sachbearbeitung' }],
}
const filter = (text: string): Filter => {
  const gefunden = FILTER.find((einer) => einer.text === text)
  if (gefunden === undefined) throw new Error(text)
  return gefunden
}

test.each([
  ['Programm', { programm: 'AnkNabo' }, 'ANK NaBo'],
  ['Bei', { zugewiesen: 'ich,s1' }, 'mir oder Sabine Sachbearbeitung'],
  ['Bei', { zugewiesen: 'weg' }, 'unbekannt'],
  ['Stand', { stand: 'EINGEGANGEN,IN_PRUEFUNG,VORGELEGT' }, 'Eingegangen, In Prüfung und 1 weitere'],
  ['Betrag', { betragVon: '15000' }, 'ab 15.000\u00a0€'],
  ['Betrag', { betragVon: '15000', betragBis: '20000.5' }, '15.000\u00a0€ bis 20.000,50\u00a0€'],
  ['Eingang', { eingangBis: '2026-11-23' }, 'bis 23.11.2026'],
  ['Frist bis', { fristBis: 'heute' }, 'heute'],
  ['Frist bis', { fristBis: '6tage' }, 'in 6 Tagen'],
  ['Frist bis', { fristBis: '1tage' }, 'morgen'],
  ['Land', { land: '06' }, 'Hessen'],
  ['Runde', { runde: 'r1' }, 'ANK NaBo, Runde 1'],
  ['Kategorie', { kategorie: 'B.3' }, 'ANK NaBo B.3'],
  ['Land', {}, undefined],
  ['Betrag', {}, undefined],
] as const)('%s %o reads: %s', (text, gesetzt, erwartet) => {
  expect(wertInWorten(filter(text), gesetzt, AUSWAHL)).toBe(erwartet)
})
