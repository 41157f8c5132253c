import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameFuerTyp, sichererName } from './dateiname.ts'

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Daten\\Rechnung 1.pdf', 'Rechnung 1.pdf'],
  ['Flu\u0308rkarte.pdf', 'Flürkarte.pdf'],
  ['rechnung\u202Efdp.exe', 'rechnungfdp.exe'],
  ['a\r\nSet-Cookie: x.pdf', 'aSet-Cookie_ x.pdf'],
  ['..', 'Datei'],
  ['  .versteckt.pdf. ', 'versteckt.pdf'],
  ['con.pdf', '_con.pdf'],
  ['a"b<c>.pdf', 'a_b_c_.pdf'],
])('[S5-01] %j becomes %j', (name, sicher) => {
  expect(sichererName(name)).toBe(sicher)
})

test('[S5-01] no name keeps a path, a control character or too many bytes, and a safe name stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (name) => {
      const sicher = sichererName(name)
      expect(sicher).not.toMatch(/[/\\\p{Cc}]/u)
      expect(sicher).not.toBe('')
      expect(Buffer.byteLength(sicher)).toBeLessThanOrEqual(200)
      expect(sichererName(sicher)).toBe(sicher)
    }),
  )
})

test('[S5-01] a long name is cut before its ending', () => {
  expect(sichererName(`${'ä'.repeat(300)}.pdf`)).toMatch(/^ä{98}\.pdf$/)
})

test('[S5-01] a name without a known ending gets the one of its type; that of another type is refused', () => {
  expect(nameFuerTyp('scan', 'application/pdf')).toBe('scan.pdf')
  expect(nameFuerTyp('scan.exe', 'application/pdf')).toBe('scan.exe.pdf')
  expect(nameFuerTyp('Foto.JPEG', 'image/jpeg')).toBe('Foto.JPEG')
  expect(nameFuerTyp('Foto.pdf', 'image/png')).toBeUndefined()
})
