import { expect, test } from 'vitest'
import { andereRechnung } from './gleicheNummer.ts'

test.each([
  ['4711', '2026-03-01', 'setzen Sie das Jahr dahinter, zum Beispiel „4711 (2026)“.'],
  [' RE 4711/25 ', '2026-03-01', 'setzen Sie das Jahr dahinter, zum Beispiel „RE 4711/25 (2026)“.'],
  ['2026-4711', '2026-03-01', 'schreiben Sie der Bank eine Mitteilung.'],
  ['4711 (2026)', '2026-03-01', 'schreiben Sie der Bank eine Mitteilung.'],
  ['4711', null, 'schreiben Sie der Bank eine Mitteilung.'],
])('[S6-03] another invoice of number %j of %s has a way out', (nummer, datum, satz) => {
  expect(andereRechnung({ nummer, datum })).toBe(`Ist es eine andere mit gleicher Nummer, ${satz}`)
})
