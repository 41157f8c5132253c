import { expect, test } from 'vitest'
import { raeume } from './raeume.ts'

const haus = (pfeile: Record<string, readonly string[]>) => raeume('a', new Map(Object.entries(pfeile)))

test('a chain of three rooms has three floors, however many files each holds', () => {
  expect(
    haus({
      'a/seite/oben.ts': ['a/mitte/x.ts', 'a/seite/daneben.ts', 'b/woanders.ts'],
      'a/seite/daneben.ts': ['a/unten.ts'],
      'a/mitte/x.ts': ['a/mitte/y.ts'],
      'a/mitte/y.ts': ['a/unten.ts'],
      'a/unten.ts': [],
    }),
  ).toEqual({ zimmer: 3, stockwerke: 3, pfeile: 3, kreise: [] })
})

test('rooms that need each other are named and counted one by one', () => {
  const { stockwerke, kreise } = haus({
    'a/eins/x.ts': ['a/zwei/x.ts'],
    'a/zwei/x.ts': ['a/drei/x.ts'],
    'a/drei/x.ts': ['a/eins/y.ts', 'a/unten.ts'],
    'a/eins/y.ts': [],
    'a/unten.ts': [],
  })
  expect(stockwerke).toBe(4)
  expect(kreise).toEqual([['eins', 'zwei', 'drei']])
})

test('tests and what only tests use build no floor', () => {
  expect(
    haus({ 'a/x.test.ts': ['a/y.ts'], 'a/testing/welt.ts': ['a/x.test.ts'], 'a/y.ts': [] }).stockwerke,
  ).toBe(1)
})
