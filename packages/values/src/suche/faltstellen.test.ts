import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faltstellen, fundeIn, stehtIn } from './faltstellen.ts'
import { grundform, schlicht } from './schlicht.ts'

const TEXT = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(..."aeouäöüßAEıłœæ'’´ -\u0308²½".split('')) }),
)

test.each([schlicht, grundform])('[S10-06] sign by sign a text folds as it does as a whole', (form) => {
  fc.assert(
    fc.property(TEXT, (text) => {
      const { text: gefaltet, stellen } = faltstellen(text, form)
      expect(gefaltet).toBe(form(text))
      expect(stellen).toHaveLength(gefaltet.length + 1)
      expect(stellen).toEqual(stellen.toSorted((a, b) => a - b))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['Herr D’Angelo, Süd', 'dangelo', ['D’Angelo']],
  ['In der Muellerstraße', 'Müller', ['Mueller']],
  ['In der Mu\u0308llerstr.', 'mueller', ['Mu\u0308ller']],
  ['  Groß - Moor ', 'gross  moor', ['Groß - Moor']],
  ['Süd, Sued und sud', 'SUED', ['Süd', 'Sued', 'sud']],
  ['Wałęsa-Yıldız', 'walesa yildiz', ['Wałęsa-Yıldız']],
  ['Hof Neueichen', 'Eichen', ['eichen']],
  ['Hof Neueichen', 'Birken', []],
  ['1+1', '%', []],
])('[S10-06] in „%s“ „%s“ is %j', (text, gesucht, erwartet) => {
  expect(fundeIn(text, gesucht).map(({ ab, bis }) => text.slice(ab, bis).trim())).toEqual(erwartet)
  expect(stehtIn(text, gesucht)).toBe(erwartet.length > 0)
})
