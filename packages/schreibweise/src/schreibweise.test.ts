import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { betragLesen, betragSchreiben } from './betrag.ts'
import { datumLesen, datumSchreiben } from './datum.ts'
import { zahlLesen, zahlSchreiben, zahlSchreiber } from './zahl.ts'

const MIT_KOMMA = 'Schreiben Sie den Betrag mit Komma, zum Beispiel 12.500,00.'

describe('betragLesen', () => {
  test.each([
    ['12.500,50', 12500.5],
    ['12500,5', 12500.5],
    ['12500', 12500],
    ['12.500', 12500],
    ['1.234.567,89', 1234567.89],
    ['0', 0],
    ['0,01', 0.01],
    ['  12 500,00 € ', 12500],
    ['12.500 EUR', 12500],
    ['12\u00A0500', 12500],
    ['999.999.999,99', 999999999.99],
    ['80.000,-', 80000],
    ['80.000.-', 80000],
    ['80.000,--', 80000],
    ['80.000,– €', 80000],
    ['80.000,—', 80000],
    ['80000 Euro', 80000],
    ['EUR 80.000,- Euro', 80000],
    ['80.000 euro.', 80000],
    ['12.500,50€', 12500.5],
  ])('[S10-06] reads %j as %d', (text, wert) => {
    expect(betragLesen(text)).toEqual({ ok: true, wert })
  })

  test.each([
    ['12500.50', MIT_KOMMA],
    ['12,500.50', MIT_KOMMA],
    ['1.25', MIT_KOMMA],
    ['1.2345', MIT_KOMMA],
    ['12.50,00', MIT_KOMMA],
    ['12,', MIT_KOMMA],
    [',50', MIT_KOMMA],
    ['1,2,3', MIT_KOMMA],
    ['', 'Geben Sie einen Betrag ein, zum Beispiel 12.500,00.'],
    ['abc', 'Schreiben Sie den Betrag mit Ziffern, zum Beispiel 12.500,00.'],
    ['12e3', 'Schreiben Sie den Betrag nur mit Ziffern, ohne „e“, zum Beispiel 12.500,00.'],
    ['ca. 80.000 €', 'Schreiben Sie den Betrag nur mit Ziffern, ohne „ca“, zum Beispiel 12.500,00.'],
    ['80.000,- netto', 'Schreiben Sie den Betrag nur mit Ziffern, ohne „netto“, zum Beispiel 12.500,00.'],
    ['1,2 Mio. €', 'Schreiben Sie den Betrag nur mit Ziffern, ohne „Mio“, zum Beispiel 12.500,00.'],
    ['80.000-', 'Schreiben Sie den Betrag nur mit Ziffern, ohne „-“, zum Beispiel 12.500,00.'],
    [',-', 'Schreiben Sie den Betrag mit Ziffern, zum Beispiel 12.500,00.'],
    ['€', 'Geben Sie einen Betrag ein, zum Beispiel 12.500,00.'],
    ['-5', 'Geben Sie einen Betrag ab 0,00 € ein.'],
    ['12,505', 'Geben Sie höchstens zwei Nachkommastellen ein.'],
    ['1.000.000.000', 'Geben Sie einen Betrag unter 1 Milliarde Euro ein.'],
  ])('refuses %j', (text, fehler) => {
    expect(betragLesen(text)).toEqual({ ok: false, fehler })
  })

  test.each([0, 0.01, 12500, 12500.5, 999999999.99])('reads what betragSchreiben writes for %d', (wert) => {
    expect(betragLesen(betragSchreiben(wert))).toEqual({ ok: true, wert })
  })
})

describe('zahlLesen', () => {
  test.each([
    ['12', {}, 12],
    ['1.250', {}, 1250],
    ['12,5', { nachkommastellen: 2 }, 12.5],
    ['1.250,1234', { nachkommastellen: 4 }, 1250.1234],
    ['-3', { mindestens: -10 }, -3],
  ])('reads %j with %j as %d', (text, grenzen, wert) => {
    expect(zahlLesen(text, grenzen)).toEqual({ ok: true, wert })
  })

  test.each([
    ['', {}, 'Geben Sie eine Zahl ein.'],
    ['12.5', { nachkommastellen: 2 }, 'Schreiben Sie die Zahl mit Komma, zum Beispiel 12,5.'],
    ['12.5', {}, 'Schreiben Sie eine ganze Zahl, zum Beispiel 12.'],
    ['12,5', {}, 'Geben Sie eine ganze Zahl ohne Komma ein.'],
    ['12,555', { nachkommastellen: 2 }, 'Geben Sie höchstens 2 Nachkommastellen ein.'],
    ['zwölf', {}, 'Schreiben Sie die Zahl mit Ziffern, zum Beispiel 12.'],
    ['12 Stück', {}, 'Schreiben Sie die Zahl nur mit Ziffern, ohne „Stück“, zum Beispiel 12.'],
    ['-1', {}, 'Geben Sie eine Zahl ab 0 ein.'],
    ['1500', { hoechstens: 1000 }, 'Geben Sie eine Zahl bis 1.000 ein.'],
  ])('refuses %j with %j', (text, grenzen, fehler) => {
    expect(zahlLesen(text, grenzen)).toEqual({ ok: false, fehler })
  })

  test('zahlSchreiben rounds nothing: what it writes is the number again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999_9999 }),
        fc.integer({ min: 0, max: 9 }),
        (ziffern, stellen) => {
          const zahl = Number(`${ziffern}e-${stellen}`)
          expect(zahlLesen(zahlSchreiben(zahl), { nachkommastellen: 9, hoechstens: Infinity })).toEqual({
            ok: true,
            wert: zahl,
          })
        },
      ),
      { numRuns: 2_000 },
    )
  })

  test('zahlSchreiber keeps four digits together where no unit follows: a year', () => {
    expect([2018, 12_018, 9.5].map(zahlSchreiber(null))).toEqual(['2018', '12.018', '9,5'])
    expect([2018].map(zahlSchreiber('ha'))).toEqual(['2.018'])
  })

  test('zahlSchreiben writes as many decimals as the number has', () => {
    expect([1250.5, 86.4, 0.1234, 12].map(zahlSchreiben)).toEqual(['1.250,5', '86,4', '0,1234', '12'])
  })
})

describe('datumLesen', () => {
  test.each([
    ['01.04.2019', '2019-04-01'],
    ['1.4.2019', '2019-04-01'],
    [' 1. 4. 2019 ', '2019-04-01'],
    ['01042019', '2019-04-01'],
    ['2019-04-01', '2019-04-01'],
    ['29.02.2024', '2024-02-29'],
    ['31.12.1899', '1899-12-31'],
  ])('reads %j as %s', (text, wert) => {
    expect(datumLesen(text)).toEqual({ ok: true, wert })
  })

  const FORM = 'Geben Sie das Datum als TT.MM.JJJJ ein, zum Beispiel 01.04.2019.'
  const JAHR = 'Schreiben Sie das Jahr mit vier Ziffern, zum Beispiel 01.04.2019.'
  test.each([
    ['31.02.2019', 'Den 31.02.2019 gibt es nicht. Prüfen Sie Tag und Monat.'],
    ['29.02.2023', 'Den 29.02.2023 gibt es nicht. Prüfen Sie Tag und Monat.'],
    ['31022019', 'Den 31.02.2019 gibt es nicht. Prüfen Sie Tag und Monat.'],
    ['00.04.2019', 'Den 00.04.2019 gibt es nicht. Prüfen Sie Tag und Monat.'],
    ['1.13.2019', 'Den 01.13.2019 gibt es nicht. Prüfen Sie Tag und Monat.'],
    ['1.4.19', JAHR],
    ['1.4.0019', JAHR],
    ['1.4.20199', JAHR],
    ['01.01.2200', 'Prüfen Sie das Jahr: Möglich sind die Jahre von 1000 bis 2199.'],
    ['31.02.2999', 'Den 31.02.2999 gibt es nicht. Prüfen Sie Tag und Monat.'],
    ['01/04/2019', FORM],
    ['gestern', FORM],
    ['', 'Geben Sie das Datum als TT.MM.JJJJ ein.'],
  ])('refuses %j', (text, fehler) => {
    expect(datumLesen(text)).toEqual({ ok: false, fehler })
  })

  test('a refusal names the date that is meant', () => {
    expect(datumLesen('', 'Geburtsdatum')).toMatchObject({
      fehler: 'Geben Sie das Geburtsdatum als TT.MM.JJJJ ein.',
    })
    expect(datumLesen('gestern', 'Geburtsdatum')).toMatchObject({
      fehler: 'Geben Sie das Geburtsdatum als TT.MM.JJJJ ein, zum Beispiel 01.04.2019.',
    })
  })

  test('datumSchreiben turns a day round', () => {
    expect(datumSchreiben('2019-04-01')).toBe('01.04.2019')
  })
})
