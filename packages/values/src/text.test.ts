import fc from 'fast-check'
import { expect, test } from 'vitest'
import { visibleText } from './text.ts'

test.each([
  ['RE\u202E17\u202C-4711', 'RE17-4711'],
  ['RE\u200B-4711\uFEFF', 'RE-4711'],
  ['Land\u00ADtechnik \u2067Nord\u2069', 'Landtechnik Nord'],
  ['Mu\u0308ller\u200D & So\u0308hne', 'Müller & Söhne'],
  ['\u00A0Hof\u2003\t\r\nLindenau\u0000 ', 'Hof Lindenau'],
  ['\u3164\u2060\u034F', ''],
  ['halb \uD83D', 'halb \uFFFD'],
  ['Łódź – „Größe“ 5 µm 🚜', 'Łódź – „Größe“ 5 µm 🚜'],
])('%j is seen as %j', (text, gesehen) => {
  expect(visibleText(text)).toBe(gesehen)
})

test('what is seen is seen the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const einmal = visibleText(text)
      expect(visibleText(einmal)).toBe(einmal)
      expect(einmal).not.toMatch(/[\p{Cf}\p{Cc}\p{Bidi_Control}]/u)
    }),
  )
})
