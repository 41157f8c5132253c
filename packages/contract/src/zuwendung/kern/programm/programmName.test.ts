import { expect, test } from 'vitest'
import { kuerzelErklaerung, programmName, rundeMitProgramm } from './programmName.ts'

test('a code is written as people call the programme, an unknown one as it is', () => {
  expect(['AnkNabo', 'ZUKLB', 'Moorschutz', 'toString'].map(programmName)).toEqual([
    'ANK NaBo',
    'ZUKLB',
    'Moorschutz',
    'toString',
  ])
})

test.each([
  ['ANK NaBo, Herbstrunde', 'AnkNabo', 'ANK NaBo, Herbstrunde'],
  ['Herbstrunde (ank nabo)', 'AnkNabo', 'Herbstrunde (ank nabo)'],
  ['AnkNabo 2026/1', 'AnkNabo', 'AnkNabo 2026/1'],
  ['Runde 2027/1', 'AnkNabo', 'ANK NaBo, Runde 2027/1'],
  ['Moorschutz 2027', 'Moor', 'Moor, Moorschutz 2027'],
])('the round %s of %s names its programme once', (bezeichnung, programm, titel) => {
  expect(rundeMitProgramm(bezeichnung, programm)).toBe(titel)
})

test('[R3.2-01] a short name is explained where it stands, another text needs nothing', () => {
  expect(kuerzelErklaerung(['Herbst', 'ANK NaBo, Runde 3/2026'])).toMatch(/^ANK NaBo fördert Maschinen/)
  expect(kuerzelErklaerung(['Zuschuss Klimabilanz'])).toBeUndefined()
  expect(kuerzelErklaerung([])).toBeUndefined()
})
