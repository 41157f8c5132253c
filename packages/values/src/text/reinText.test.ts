import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { inEinerZeile, inZeilen, istSichtbar, ohneUnsichtbares } from './reinText.ts'

/** Signs that people paste without seeing them, or that tear what is written from a text. */
const SIGNS = [
  '\u0001\u0007\u001f\u007f\u0080\u009f',
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f',
  '\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2064\u2066\u2067\u2068\u2069\u206f',
  '\u3164\ufe0f\ufeff\uffa0\ufff9\ufffb\ufffe\uffff\ufdd0\u{1fffe}\u{e0041}',
].flatMap((text) => text.match(/./gu) ?? [])
const BREAKS = ['\r\n', '\r', '\n', '\v', '\f', '\u0085', '\u2028', '\u2029']
const BLANKS = ['\t', '\u00a0', '\u1680', '\u2000', '\u2009', '\u202f', '\u205f', '\u2800', '\u3000']

const text = fc.array(
  fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...SIGNS, ...BREAKS, ...BLANKS, 'a\u0308', 'Hof')),
)

describe('[S10-06] text as it is stored', () => {
  test.each(SIGNS.map((sign) => [sign.codePointAt(0)?.toString(16), sign]))('U+%s is gone', (_, sign) => {
    expect(
      [inEinerZeile, inZeilen, ohneUnsichtbares].map((rein) => rein(`Hof ${sign}Lin${sign}denau`)),
    ).toEqual(Array(3).fill('Hof Lindenau'))
  })

  test.each(BREAKS)('%j breaks a line where there are several, and is a blank in one', (sign) => {
    expect([inZeilen(`Hof${sign}Lindenau`), inEinerZeile(`Hof${sign}Lindenau`)]).toEqual([
      'Hof\nLindenau',
      'Hof Lindenau',
    ])
  })

  test.each(BLANKS)('%j is a blank in a line, however often', (sign) => {
    expect(inEinerZeile(`${sign}Hof${sign} ${sign}Lindenau${sign}`)).toBe('Hof Lindenau')
  })

  test('a sentence keeps its tabs, its empty lines and the blanks at which it must not break', () => {
    expect(inZeilen(' nach §\u00a049\n\n\tund 5\u202f%\u2009der\u2800Summe ')).toBe(
      'nach §\u00a049\n\n\tund 5\u202f% der Summe',
    )
  })

  test('what is written in parts is put together', () => {
    expect([inEinerZeile('Mu\u0308ller'), inZeilen('Mu\u0308ller')]).toEqual(['Müller', 'Müller'])
  })

  test.each([
    ['RE\u202E17\u202C-4711', 'RE17-4711'],
    ['Land\u00ADtechnik \u2067Nord\u2069', 'Landtechnik Nord'],
    ['\u3164\u2060\u034F', ''],
    ['Łódź – „Größe“ 5 µm 🚜', 'Łódź – „Größe“ 5 µm 🚜'],
  ])('%j of an invoice is read as %j', (gelesen, gesehen) => {
    expect(inEinerZeile(gelesen)).toBe(gesehen)
  })

  test('nothing that could be read gets lost, and what is broken stays to be refused', () => {
    for (const wort of ['D’Angelo', 'Wałęsa', 'Yıldız', 'Ωμέγα', '農場', '🌾', '\u0000', '\ud800'])
      expect([inEinerZeile(wort), inZeilen(wort)]).toEqual([wort, wort])
  })

  test('twice is once', () => {
    fc.assert(
      fc.property(text, (teile) => {
        for (const rein of [inEinerZeile, inZeilen, ohneUnsichtbares]) {
          const einmal = rein(teile.join(''))
          expect(rein(einmal)).toBe(einmal)
        }
      }),
    )
  })

  test.each(['', ' ', '\u200b', '\u00ad', '\u2800', '\u3164', '\ue000'])('%j says nothing', (leer) => {
    expect(istSichtbar(leer)).toBe(false)
  })
})
