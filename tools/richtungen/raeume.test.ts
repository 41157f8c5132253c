import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { raeume, volleOrdner } from './raeume.ts'

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

test('a folder of more than 25 files is named, its tests left aside', async () => {
  const wurzel = await mkdtemp(join(tmpdir(), 'raeume-'))
  await mkdir(join(wurzel, 'a/b'), { recursive: true })
  for (let i = 0; i < 25; i++) {
    await writeFile(join(wurzel, `a/b/${i}.ts`), '')
    await writeFile(join(wurzel, `a/b/${i}.test.ts`), '')
  }
  await mkdir(join(wurzel, 'a/dist-neu-4711/assets'), { recursive: true })
  for (let i = 0; i < 30; i++) await writeFile(join(wurzel, `a/dist-neu-4711/assets/${i}.js`), '')
  expect(volleOrdner(wurzel)).toEqual([])
  await writeFile(join(wurzel, 'a/b/26.ts'), '')
  expect(volleOrdner(wurzel)).toEqual([expect.stringContaining('a/b holds 26 files')])
  await rm(wurzel, { recursive: true })
})
