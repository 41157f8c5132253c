import { expect, test } from 'vitest'
import { Auszahlungskonto } from './konto.ts'

const KONTO = {
  demo: false,
  name: 'Landwirtschaftliche Förderbank',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  verwendungszweck: 'Zuwendung ANK NaBo, Auszahlung {nummer}',
}
const maengel = (anders: Partial<typeof KONTO>) =>
  (Auszahlungskonto.safeParse({ ...KONTO, ...anders }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  )

test.each([
  {},
  { iban: 'DE02120300000000202051' },
  { bic: 'BYLADEM1' },
  { name: 'a'.repeat(70) },
  { verwendungszweck: `${'a'.repeat(120)}{nummer}` },
])('[S6-08] an account of the bank that a payment file takes: %j', (anders) => {
  expect(maengel(anders)).toEqual([])
})

test.each([
  [{ iban: 'de02 1203 0000 0000 2020 51' }, 'iban: Schreiben Sie die IBAN mit Großbuchstaben'],
  [{ iban: 'DE02-1203-0000-0000-2020-51' }, 'iban: Schreiben Sie die IBAN mit Großbuchstaben'],
  [{ iban: 'DE03 1203 0000 0000 2020 51' }, 'iban: Prüfen Sie die IBAN auf Zahlendreher'],
  [{ iban: 'TR33 0006 1005 1978 6457 8413 26', bic: 'ISBKTRIS' }, 'iban: Mit TR beginnen IBANs außerhalb'],
  [{ bic: 'byladem1001' }, 'bic: Schreiben Sie den BIC mit 8 oder 11 Zeichen'],
  [{ bic: 'BYLA DEM1' }, 'bic: Schreiben Sie den BIC mit 8 oder 11 Zeichen'],
  [{ bic: 'BYLADEM' }, 'bic: Schreiben Sie den BIC mit 8 oder 11 Zeichen'],
  [{ bic: 'BKAUATWW' }, 'bic: Prüfen Sie IBAN und BIC'],
  [{ name: 'Förderbank „Nord“' }, 'name: Eine Überweisung nimmt Buchstaben ohne Akzente'],
  [{ name: 'Банк' }, 'name: Eine Überweisung nimmt Buchstaben ohne Akzente'],
  [{ name: 'ö'.repeat(36) }, 'name: Das ist zu lang: Eine Überweisung nimmt 70 Zeichen auf'],
  [{ name: '...' }, 'name: Schreiben Sie mindestens einen Buchstaben'],
  [{ verwendungszweck: 'Zuwendung' }, 'verwendungszweck: Der Verwendungszweck nennt die Auszahlung'],
  [{ verwendungszweck: 'Nr. {nummer} @ Bank' }, 'verwendungszweck: Eine Überweisung nimmt Buchstaben'],
  [{ verwendungszweck: `${'a'.repeat(121)}{nummer}` }, 'verwendungszweck: Das ist zu lang'],
  [{ verwendungszweck: '{nummer}'.repeat(8) }, 'verwendungszweck: Das ist zu lang'],
])('[S6-08] one that it would not take is refused with its place: %j', (anders, satz) => {
  expect(maengel(anders)).toEqual([expect.stringContaining(satz)])
})
