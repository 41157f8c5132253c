import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { FEHLER } from './fehler.ts'
import { produktLesen, stelleVon } from './stelle.ts'

const { produkt, tests } = produktLesen(resolve(import.meta.dirname, '../..'))

test('every fault has a name of its own', () => {
  expect(new Set(FEHLER.map(({ nr }) => nr)).size).toBe(FEHLER.length)
})

test.each(FEHLER)('$nr, $was: has its place in the product, and a test that notices it', (fehler) => {
  expect(stelleVon(fehler, produkt).text.replace(fehler.vorher, () => fehler.nachher)).not.toContain(
    fehler.vorher,
  )
  expect(tests.filter((pfad) => pfad.includes(fehler.test))).not.toEqual([])
})

test('a place that is gone or stands twice is told, with what to do', () => {
  const [fehler] = FEHLER
  if (fehler === undefined) throw new Error('Die Liste ist leer.')
  const datei = { pfad: 'a.ts', text: fehler.vorher }
  expect(() => stelleVon(fehler, [])).toThrow(/^G1: .*nirgends.*tools\/fehlerprobe\/liste/)
  expect(() => stelleVon(fehler, [datei, { ...datei, pfad: 'b.ts' }])).toThrow('a.ts, b.ts')
})
