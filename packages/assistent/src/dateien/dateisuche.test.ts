import type { VorhandeneDatei } from '@foerderportal/contract/formular/dateien'
import { expect, test } from 'vitest'
import { suchen } from './dateisuche.ts'

const datei = (dateiname: string, geNr: string, wozu: string) =>
  ({ datei: { dateiname }, verwendungen: [{ geNr, wozu }] }) as unknown as VorhandeneDatei // what a search reads

const ALLE = [
  datei('Angebot Süd.pdf', 'GE-2026-000012', 'Vergleichsangebot'),
  datei('Rechnung Wałęsa & D’Angelo.pdf', 'GE-2026-000013', 'Rechnung'),
]

test.each([
  ['Sued', [0]],
  ['sud  angebot', [0]],
  ['Walesa', [1]],
  ["d'angelo, rechnung", [1]],
  ['ge-2026-000013', [1]],
  ['', [0, 1]],
  ['%', []],
])('[S10-06] „%s“ finds the files %j', (gesucht, erwartet) => {
  expect(suchen(ALLE, gesucht)).toEqual(erwartet.map((nr) => ALLE[nr]))
})
