import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { falten } from './falten.ts'

const gleich = (...texte: string[]) => expect(new Set(texte.map(falten)).size, texte.join(' = ')).toBe(1)

describe('[R7.3-02] [S10-06] what is written differently and means the same folds to the same', () => {
  test.each([
    ['Müller', 'Mueller', 'Muller', 'MÜLLER', 'mu\u0308ller'],
    ['Hauptstraße', 'Hauptstr.', 'Hauptstr', 'Hauptstrasse', 'HAUPTSTRASSE', 'HAUPTSTRAẞE'],
    ['Haupt-Straße', 'Haupt Str.', 'Haupt  strasse', ' haupt–Straße '],
    ['St. Ingbert', 'Sankt Ingbert', 'St.-Ingbert', 'SANKT INGBERT'],
    ['Dr.-Külz-Str.', 'Doktor Kuelz Straße', 'dr külz strasse'],
    ['Straße des 17. Juni', 'Str. des 17.Juni', 'strasse des 17 juni'],
    ['Ærøweg', 'aerøweg', 'Aeroweg'],
    ['D’Angelo-Straße', "d'angelo str.", 'DAngelo-Str.', 'D´Angelo-Strasse'],
    ['Op’n Dörp', "OP'N DOERP"],
    ['Łužica', 'Luzica'],
    ['Œuvre', 'oeuvre'],
    ['Groß\u00ADmoor', 'Grossmoor'],
  ])('%s', (...texte) => gleich(...texte))
})

test.each([
  ['Hauptstraße', 'hauptstr'],
  ['Straßburger Allee', 'strassburger allee'],
  ['Am Strand', 'am strand'],
  ['Sanktjohanser Weg', 'sanktjohanser weg'],
  ['Neue Straße', 'neu str'],
])('%s folds to %s', (text, erwartet) => expect(falten(text)).toBe(erwartet))

test('while a word is being typed, each beginning of Straße finds it', () => {
  for (const anfang of ['Hauptstr', 'Hauptstr.', 'Hauptstra', 'Hauptstraß', 'Hauptstras', 'Hauptstrass'])
    expect(falten(anfang), anfang).toBe('hauptstr')
})

const NAME = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom(...'aeouäöüßstrn -.1ẞŒæ'.split('')) }),
  fc
    .array(fc.constantFrom('straße', 'str.', 'stra', 'sankt', 'doktor', 'müe', 'aee', '-', ' ', 'ss'))
    .map((teile) => teile.join('')),
)

describe('[R7.3-02] for whatever is typed', () => {
  test('folding twice changes nothing more, and nothing but words of a-z and 0-9 remains', () => {
    fc.assert(
      fc.property(NAME, (text) => {
        const einmal = falten(text)
        expect(falten(einmal)).toBe(einmal)
        expect(einmal).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/)
      }),
      { numRuns: 2_000 },
    )
  })

  test('capital letters, doubled spaces and the form of the marks change nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abeimnorstuäöüß -'.split('')) }), (text) => {
        const erwartet = falten(text)
        expect(falten(text.toUpperCase())).toBe(erwartet)
        expect(falten(`  ${text.replaceAll(' ', '   ').replaceAll('-', ' - ')} `)).toBe(erwartet)
        expect(falten(text.normalize('NFD'))).toBe(erwartet)
        expect(falten(text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))).toBe(erwartet)
        expect(falten(text.replaceAll('ß', 'ss'))).toBe(erwartet)
      }),
      { numRuns: 2_000 },
    )
  })
})
