import { expect, test } from 'vitest'
import { falten } from './falten.ts'
import { weitereWorte } from './suchworte.ts'

const worteVon = (strasse: string, ort: string, ortsteil = '') => {
  const norm = falten(strasse)
  return `${norm} ${weitereWorte(norm, { strasse, plz: '12345', ort, ortZusatz: '', ortsteil })}`.split(' ')
}

test.each([
  ['D’Angelo-Straße', 'Köln', ['dangelo', 'angelo', 'koln', '12345']],
  ["Op'n Dörp", "Achter't Holt", ['opn', 'op', 'dorp', 'achtert', 'achter', 'holt']],
  ['Wałęsa-Straße', 'Sankt Ingbert', ['walesa', 'st', 'sankt', 'ingbert']],
])('[S10-06] [R7.3-02] %s in %s is found by the words %j', (strasse, ort, worte) => {
  expect(worteVon(strasse, ort)).toEqual(expect.arrayContaining(worte))
})

test('[S10-06] a name without an apostrophe has each word once', () => {
  expect(worteVon('Neue Straße', 'Köln')).toEqual(['neu', 'str', '12345', 'koln'])
})
