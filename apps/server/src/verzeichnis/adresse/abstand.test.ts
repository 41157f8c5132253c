import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abstand, abstandZumTeil } from './abstand.ts'

test.each([
  ['', '', 0],
  ['', 'kiel', 4],
  ['kiel', 'kiel', 0],
  ['kel', 'kiel', 1],
  ['kiiel', 'kiel', 1],
  ['kial', 'kiel', 1],
  ['keil', 'kiel', 1],
  ['gohtestr', 'gothestr', 1],
  ['flensborg', 'flensburg', 1],
  ['ab', 'ba', 1],
  ['haupt', 'schul', 5],
])('[R7.3-02] between %j and %j lie %i slips', (a, b, slips) => expect(abstand(a, b)).toBe(slips))

test('[R7.3-02] the way back is as long, nothing is as far as nothing, and one more slip makes one more at most', () => {
  const WORT = fc.string({ unit: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(WORT, WORT, (a, b) => {
      expect(abstand(a, b)).toBe(abstand(b, a))
      expect(abstand(a, b) === 0).toBe(a === b)
      expect(abstand(a, `${b}x`)).toBeLessThanOrEqual(abstand(a, b) + 1)
      expect(abstand(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
    }),
  )
})

test.each([
  ['kirchweg', 'krichweg heilbronn', 1],
  ['kirchweg', 'heilbronn kirchweg', 0],
  ['kiel', '', 4],
  ['', 'kiel', 0],
  ['ab', 'xbay', 1],
  ['heilbronnerstr', 'krichweg heilbronn', 5],
])('[R7.3-02] %j lies in %j but for %i slips', (wort, text, slips) =>
  expect(abstandZumTeil(wort, text)).toBe(slips),
)

test('[R7.3-02] no part of a text looks less like a word than the whole', () => {
  const WORT = fc.string({ unit: fc.constantFrom('a', 'b', 'c') })
  fc.assert(
    fc.property(WORT, WORT, WORT, (a, b, c) => {
      expect(abstandZumTeil(a, b)).toBeLessThanOrEqual(abstand(a, b))
      expect(abstandZumTeil(a, `${b}${c}`)).toBeLessThanOrEqual(abstand(a, c))
    }),
  )
})
