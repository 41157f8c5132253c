import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eingefuegt, EINGEFUEGT, type Eingefuegt } from './eingefuegt.ts'

/** Signs that stand between the parts of a number on pages and in documents. */
const LUECKEN = [' ', '\u00a0', '\u202f', '\u2009', '\t', '\r\n', '\v', '\u2028', '\u2800']
const STRICHE = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uff0d']
const UNSICHTBAR = ['\u00ad', '\u200b', '\u200e', '\u202a', '\u202d', '\u202c', '\u2066', '\u2069', '\ufeff']

const gleich = (art: Eingefuegt, zeichen: readonly string[], text: (z: string) => string, erwartet: string) =>
  expect(zeichen.map((z) => [z, eingefuegt(art, text(z))])).toEqual(zeichen.map((z) => [z, erwartet]))

describe('[S10-06] what people paste, by kind and sign', () => {
  test.each<[Eingefuegt, string]>([
    ['telefon', '+49 461 123456'],
    ['email', 'info@hof-müller.de'],
    ['plz', '24939'],
    ['iban', 'DE89370400440532013000'],
    ['bic', 'GENODEF1NDR'],
    ['steuernummer', '29/815/08158'],
    ['wirtschaftsId', 'DE123456789-00001'],
    ['zid', '010000000001'],
    ['registernummer', 'HRB123B'],
    ['betrag', '1.250,50'],
    ['zahl', '-12,5'],
    ['tag', '01.04.2019'],
  ])('%s: what is well typed stays, whatever invisible sign is in it', (art, wert) => {
    expect(eingefuegt(art, wert)).toBe(wert)
    gleich(art, UNSICHTBAR, (z) => `${z}${wert.slice(0, 2)}${z}${wert.slice(2)}${z}`, wert)
    gleich(art, LUECKEN, (z) => `${z}${wert}${z}`, wert)
  })

  test('blanks within', () => {
    gleich('telefon', LUECKEN, (z) => `0461${z}123456`, '0461 123456')
    gleich('bic', LUECKEN, (z) => `GENO${z}DE${z}F1${z}NDR`, 'GENODEF1NDR')
    gleich('iban', LUECKEN, (z) => `DE89${z}3704${z}0044`, 'DE8937040044')
    gleich('zid', LUECKEN, (z) => `276${z}01${z}0000000001`, '276010000000001')
    gleich('wirtschaftsId', LUECKEN, (z) => `DE${z}123456789${z}-00001`, 'DE123456789-00001')
    gleich('registernummer', LUECKEN, (z) => `HRB${z}123${z}B`, 'HRB123B')
  })

  test('dashes within', () => {
    gleich('telefon', STRICHE, (z) => `0461${z}123456`, '0461-123456')
    gleich('email', STRICHE, (z) => `info@hof${z}lindenau.de`, 'info@hof-lindenau.de')
    gleich('wirtschaftsId', STRICHE, (z) => `DE123456789${z}00001`, 'DE123456789-00001')
    gleich('steuernummer', STRICHE, (z) => `29${z}815${z}08158`, '29/815/08158')
    gleich('betrag', STRICHE, (z) => `1.250,${z}`, '1.250')
    gleich('zahl', STRICHE, (z) => `${z}12,5`, '-12,5')
    gleich('tag', STRICHE, (z) => `2019${z}04${z}01`, '2019-04-01')
  })

  test.each<[Eingefuegt, string, string]>([
    ['telefon', 'Tel.: 0461 123456', '0461 123456'],
    ['telefon', 'tel:+49461123456', '+49461123456'],
    ['telefon', 'Telefon 0461 123456', '0461 123456'],
    ['telefon', 'Mobil: (0171) 123456', '(0171) 123456'],
    ['email', 'mailto:info@hof.de', 'info@hof.de'],
    ['email', 'E-Mail: info@hof.de', 'info@hof.de'],
    ['email', 'mail@hof.de', 'mail@hof.de'],
    ['email', 'email@hof.de', 'email@hof.de'],
    ['email', 'email.1@hof.de', 'email.1@hof.de'],
    ['email', 'email1@hof.de', 'email1@hof.de'],
    ['plz', 'D-24939', '24939'],
    ['plz', 'DE-24939', '24939'],
    ['iban', 'IBAN: DE89 3704', 'DE893704'],
    ['iban', 'IBAN DE89 3704', 'DE893704'],
    ['iban', 'IBANDE893704', 'DE893704'],
    ['bic', 'BIC: GENODEF1NDR', 'GENODEF1NDR'],
    ['bic', 'SWIFT/BIC GENO DE F1 NDR', 'GENODEF1NDR'],
    ['bic', 'BICXDEFF', 'BICXDEFF'],
    ['steuernummer', 'St.-Nr. 29/815/08158', '29/815/08158'],
    ['steuernummer', 'St.Nr.: 29 815 08158', '29 815 08158'],
    ['steuernummer', 'Steuernummer: 29/815/08158', '29/815/08158'],
    ['wirtschaftsId', 'W-IdNr.: DE123456789-00001', 'DE123456789-00001'],
    ['wirtschaftsId', 'W-IdNr. DE 123 456 789-00001', 'DE123456789-00001'],
    ['zid', 'ZID-Nr. 276 01 0000000001', '276010000000001'],
    ['zid', 'ZID 010000000001', '010000000001'],
    ['registernummer', 'Registernummer: HRB 123', 'HRB123'],
    ['betrag', '€ 1.250,00', '1.250,00'],
    ['betrag', 'EUR 1.250,00', '1.250,00'],
    ['betrag', '1.250,00 €', '1.250,00'],
    ['betrag', '1.250,00 Euro', '1.250,00'],
    ['betrag', '1.250,- EUR', '1.250'],
    ['betrag', '1.250.–', '1.250'],
    ['betrag', '1.250,-- €', '1.250'],
    ['telefon', '０４６１ １２３', '0461 123'],
  ])('%s: %s', (art, eingabe, erwartet) => expect(eingefuegt(art, eingabe)).toBe(erwartet))

  test('twice is once', () => {
    const teile = [
      ...LUECKEN,
      ...STRICHE,
      ...UNSICHTBAR,
      'IBAN',
      'DE',
      'BIC',
      'SWIFT',
      'Tel',
      ':',
      '.',
      '€',
      'EUR',
      '１',
      'D-',
      'St.',
      'Nr',
      '12',
      '／',
      '@',
      ',-',
      '.-',
      'Euro',
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...EINGEFUEGT),
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...teile))),
        (art, stuecke) => {
          const einmal = eingefuegt(art, stuecke.join(''))
          expect(eingefuegt(art, einmal)).toBe(einmal)
        },
      ),
      { numRuns: 3000 },
    )
  })
})
