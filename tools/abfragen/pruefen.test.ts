import { join } from 'node:path'
import { expect, test } from 'vitest'
import { abfragenFehler, abfragenPruefen } from './pruefen.ts'

const anzahl = (text: string) => abfragenFehler('a.ts', text).length

test.each([
  ['a parameter', `const a = (guid: string) => q({ queryKey: ['a'], queryFn: () => call({ guid }) })`],
  ['one of two', `const a = (von: T, bis: T) => q({ queryKey: [von], queryFn: () => call(von, bis) })`],
  [
    'one of a pattern',
    `const a = ({ guid, art }: T) => q({ queryKey: [guid], queryFn: () => call(guid, art) })`,
  ],
  [
    'what was made of it',
    `const a = (guid: T) => { const params = { guid }; return q({ queryKey: ['a'], queryFn: () => call(params) }) }`,
  ],
  [
    'what a hook answers',
    `const useA = () => { const firma = useFirma(); return useQuery({ queryKey: ['a'], queryFn: () => call(firma.id) }) }`,
  ],
  [
    'a property of the same name',
    `const a = (guid: T) => q({ queryKey: [x.guid], queryFn: () => call(guid) })`,
  ],
])('[B-08] %s that the key leaves out is found', (_, text) => {
  expect(anzahl(text)).toBe(1)
})

test.each([
  ['a parameter in it', `const a = (guid: T) => q({ queryKey: ['a', guid], queryFn: () => call({ guid }) })`],
  [
    'a key that is made',
    `const a = (guid: T) => q({ queryKey: keyOf(guid), queryFn: () => call({ guid }) })`,
  ],
  [
    'what was made of it',
    `const a = (guid: T) => { const params = { guid }; return q({ queryKey: [guid], queryFn: () => call(params) }) }`,
  ],
  [
    'what the query itself gives',
    `const a = (guid: T) => q({ queryKey: [guid], queryFn: ({ signal }) => call(guid, signal) })`,
  ],
  [
    'how it fails',
    `const a = (guid: T, still: Still = {}) => q({ queryKey: [guid], queryFn: () => call(guid, still) })`,
  ],
  ['no input at all', `const a = () => q({ queryKey: ['a'], queryFn: () => call(LISTE) })`],
])('[B-08] %s is none', (_, text) => {
  expect(anzahl(text)).toBe(0)
})

test('[B-08] the key of every query carries what its request takes in', () => {
  const { abfragen, fehler } = abfragenPruefen(join(import.meta.dirname, '../..'))
  expect(abfragen).toBeGreaterThan(90)
  expect(fehler).toEqual([])
})
