import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inVierergruppen, totpAdresse, zeitschritt } from './totp.ts'

/** RFC 6238, appendix B: secret and codes for SHA-1, the last six of eight digits. */
const RFC_GEHEIMNIS = Buffer.from('12345678901234567890')
const RFC_CODES = [
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [1_234_567_890, '005924', 41_152_263],
  [2_000_000_000, '279037', 66_666_666],
  [20_000_000_000, '353130', 666_666_666],
] as const

test.each(RFC_CODES)('at second %i of the epoch %s is the code of step %i', (sekunde, code, schritt) => {
  expect(zeitschritt(RFC_GEHEIMNIS, code, new Date(sekunde * 1000))).toBe(schritt)
})

test.each([-61, -31, -30, -1, 0, 29, 30, 31, 59, 60, 89, 90])(
  'a code counts from the step before its own to the one after: %i s after its beginning',
  (abstand) => {
    const [beginn, code, schritt] = [41_152_263 * 30, '005924', 41_152_263]
    const zaehlt = abstand >= -30 && abstand < 60
    const erwartet = zaehlt ? schritt : undefined
    expect(zeitschritt(RFC_GEHEIMNIS, code, new Date((beginn + abstand) * 1000))).toBe(erwartet)
  },
)

test.each([' 005 924 ', '005-924', '0 0 5 9 2 4'])('%j is read as it is meant', (eingabe) => {
  expect(zeitschritt(RFC_GEHEIMNIS, eingabe, new Date(1_234_567_890_000))).toBe(41_152_263)
})

test('whatever else is typed is no code, and nothing breaks', () => {
  const jetzt = new Date(1_234_567_890_000)
  for (const eingabe of [
    '',
    '5924',
    '0005924',
    '٠٠٥٩٢٤',
    '００５９２４',
    '005924\u0000',
    '0x5924',
    '-05924',
    'abcdef',
  ])
    expect(zeitschritt(RFC_GEHEIMNIS, eingabe, jetzt), eingabe).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (eingabe) => {
      fc.pre(!/^\d{6}$/.test(eingabe.replaceAll(/[\s-]/g, '')))
      return zeitschritt(RFC_GEHEIMNIS, eingabe, jetzt) === undefined
    }),
  )
})

test('the key to type is base32 in groups of four', () => {
  expect(inVierergruppen(RFC_GEHEIMNIS)).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')
})

test('the address names issuer and account, also those with umlauts and blanks', () => {
  const adresse = new URL(totpAdresse(RFC_GEHEIMNIS, 'Förder & Portal', 'lena.lindenau'))
  expect(decodeURIComponent(adresse.pathname)).toContain('Förder & Portal:lena.lindenau')
  expect(adresse.searchParams.get('issuer')).toBe('Förder & Portal')
  expect(adresse.searchParams.get('secret')).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
})
