import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rechnungsschluessel } from './rechnungsschluessel.ts'

const NORD = 'Landtechnik Nord GmbH'

test.each([
  ['RE 4711/26', 're-4711-26', NORD, NORD],
  ['RE-1', 'RE-1', NORD, 'LANDTECHNIK NORD'],
  ['RE-1', 'RE-1', NORD, 'Landtechnik-Nord G.m.b.H.'],
  ['RE-1', 'RE-1', 'Landtechnik Nord GmbH & Co. KG', 'Landtechnik Nord'],
  ['RE-1', 'RE-1', 'Müller e. K.', 'MUELLER'],
  ['RE-1', 'RE-1', 'Müller, Inh. e.K.', 'Mu\u0308ller'],
])('[S6-03] [A-33] %s and %s of %s and %s are one invoice', (eine, andere, steller, auch) => {
  expect(rechnungsschluessel(eine, steller)).toBe(rechnungsschluessel(andere, auch))
})

test.each([
  ['007', '7', NORD, NORD],
  ['RE-12', 'RE-21', NORD, NORD],
  ['RE-1', 'RE-1', NORD, 'Landtechnik Süd GmbH'],
  ['1', '1', 'KG', 'AG'],
  ['1', '1', 'Köse', 'Kö'],
])('[S6-03] %s and %s of %s and %s are two', (eine, andere, steller, auch) => {
  expect(rechnungsschluessel(eine, steller)).not.toBe(rechnungsschluessel(andere, auch))
})

test('[S6-03] what names no invoice has no key', () => {
  for (const [nummer, steller] of [
    ['', NORD],
    ['--', NORD],
    ['RE-1', ' '],
    [null, undefined],
  ] as const)
    expect(rechnungsschluessel(nummer, steller)).toBeNull()
})

test('[S6-03] neither signs nor capitals make another invoice', () => {
  const wort = fc.stringMatching(/^[a-z0-9]{1,12}$/)
  fc.assert(
    fc.property(wort, wort, fc.constantFrom(' ', '-', '/', '.', '_'), (a, b, trenner) => {
      expect(rechnungsschluessel(`${a}${trenner}${b}`.toUpperCase(), NORD)).toBe(
        rechnungsschluessel(a + b, NORD),
      )
    }),
  )
})
