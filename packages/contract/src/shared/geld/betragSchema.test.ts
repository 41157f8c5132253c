import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inCent, inEuro } from './betrag.ts'
import { Betrag } from './betragSchema.ts'

const gilt = (wert: number) => Betrag.safeParse(wert).success

test.each([0, 0.01, 0.1, 1.1, 19.99, 143_792_720.23, 999_999_999.99])('%s is an amount', (wert) =>
  expect(gilt(wert)).toBe(true),
)

test.each([1.000_000_000_1, 0.001, 1.234, 143_792_720.234, -0.01, 1_000_000_000, NaN, Infinity])(
  '%s is none',
  (wert) => expect(gilt(wert)).toBe(false),
)

test('every whole number of cents below a billion euros is an amount and comes back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (cent) => {
      expect(gilt(inEuro(cent))).toBe(true)
      expect(inCent(inEuro(cent))).toBe(cent)
    }),
    { numRuns: 1_000 },
  )
})

test('no other number is one, however close it comes', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 999_999_999.99, noNaN: true }), (wert) => {
      expect(gilt(wert)).toBe(Number(wert.toFixed(2)) === wert)
    }),
    { numRuns: 1_000 },
  )
})
