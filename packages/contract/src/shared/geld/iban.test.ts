import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bbanRegel, bicFehler, ibanFehler } from './iban.ts'
import { ibanFormatieren } from './ibanForm.ts'

/** ISO 13616: 98 minus the remainder of BBAN, country and '00' read as one number. */
const deutsche = (bban: string): string => {
  const rest = Number(BigInt(`${bban}131400`) % 97n)
  return `DE${String(98 - rest).padStart(2, '0')}${bban}`
}
const bban = fc.stringMatching(/^\d{18}$/)

describe('ibanFormatieren', () => {
  test('[R5-04] removes white space and signs and puts a space after every four characters', () => {
    expect(ibanFormatieren(' de89-3704.0044 0532\t0130/00 ')).toBe('DE89 3704 0044 0532 0130 00')
    expect(ibanFormatieren('DE8937040044')).toBe('DE89 3704 0044')
    expect(ibanFormatieren('')).toBe('')
  })

  test('[R5-04] keeps every letter and digit, groups by four, changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const formatiert = ibanFormatieren(text)
        expect(formatiert.replaceAll(' ', '')).toBe(text.replace(/[^a-z\d]/gi, '').toUpperCase())
        expect(formatiert).toMatch(/^(?:[A-Z\d]{4} )*[A-Z\d]{0,4}$/)
        expect(ibanFormatieren(formatiert)).toBe(formatiert)
      }),
    )
  })
})

describe('ibanFehler', () => {
  test('[S1-06] accepts every German account whose checksum is right, however it is spaced', () => {
    fc.assert(
      fc.property(bban, (nummer) => {
        expect(ibanFehler(deutsche(nummer))).toBeUndefined()
        expect(ibanFehler(ibanFormatieren(deutsche(nummer)).toLowerCase())).toBeUndefined()
      }),
    )
  })

  test('[S1-06] refuses every IBAN with one digit changed', () => {
    const stelle = fc.integer({ min: 4, max: 21 })
    fc.assert(
      fc.property(bban, stelle, fc.integer({ min: 1, max: 9 }), (nummer, i, plus) => {
        const iban = deutsche(nummer)
        const falsch = iban.slice(0, i) + String((Number(iban[i]) + plus) % 10) + iban.slice(i + 1)
        expect(ibanFehler(falsch)).toBe('Prüfen Sie die IBAN auf Zahlendreher: Die Prüfziffer stimmt nicht.')
      }),
    )
  })

  test.each([
    ['NL91 ABNA 0417 1643 00', undefined],
    ['FR14 2004 1010 0505 0001 3M02 606', undefined],
    ['AT61 1904 3002 3457 3201', undefined],
    ['DE89 3704 0044 0532 0130 0', 'Prüfen Sie die IBAN: Mit DE hat sie 22 Zeichen, hier sind es 21.'],
    ['NL91 ABNA 0417 1643 AA', 'Prüfen Sie die IBAN: Sie enthält Zeichen, die mit NL nicht vorkommen.'],
    ['XX12 3456', 'Beginnen Sie die IBAN mit dem Länderkürzel, z. B. DE.'],
    ['', 'Beginnen Sie die IBAN mit dem Länderkürzel, z. B. DE.'],
    // ibantools lists Algeria, which uses the form without being in the registry
    ['DZ58 0002 1000 0111 3000 0005 70', 'Beginnen Sie die IBAN mit dem Länderkürzel, z. B. DE.'],
  ])('[S1-06] checks the rules of the country: %s', (iban, text) => {
    expect(ibanFehler(iban)).toBe(text)
  })
})

describe('bbanRegel', () => {
  test('[R5-04] gives minLength, maxLength and pattern of a country', () => {
    expect(bbanRegel('DE')).toEqual({ minLength: 18, maxLength: 18, pattern: '^[0-9]{18}$' })
    expect(bbanRegel('NL')).toEqual({ minLength: 14, maxLength: 14, pattern: '^[A-Z]{4}[0-9]{10}$' })
    expect(bbanRegel('XX')).toBeUndefined()
  })
})

test.each([
  ['GENODEF1NDR', true],
  ['genode f1 ndr', true],
  ['MARKDEF1', true],
  ['MARKDEF', false],
  ['MARK1EF1', false],
])('[S1-06] BIC %s', (bic, gut) => {
  expect(bicFehler(bic) === undefined).toBe(gut)
})
