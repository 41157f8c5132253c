import { expect, test } from 'vitest'
import { programmName, rundeMitProgramm } from './programmName.ts'

test('a code is written as people call the programme, an unknown one as it is', () => {
  expect(['AnkNabo', 'ZUKLB', 'Moorschutz', 'toString'].map(programmName)).toEqual([
    'ANK NaBo',
    'ZUKLB',
    'Moorschutz',
    'toString',
  ])
})

test('a round names its programme once', () => {
  expect(rundeMitProgramm('ANK NaBo, Herbstrunde', 'AnkNabo')).toBe('ANK NaBo, Herbstrunde')
  expect(rundeMitProgramm('Runde 2027/1', 'AnkNabo')).toBe('ANK NaBo, Runde 2027/1')
})
