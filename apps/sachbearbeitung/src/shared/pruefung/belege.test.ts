import type { FallUnterlage } from '@foerderportal/contract/zuwendung/bank/fall/schema'
import { expect, test } from 'vitest'
import { belegWorte, kurznamen, mitBeleg, sagtDasselbe } from './belege.ts'

const datei = (uuid: string, wozu: string, stellen = ['x'], art = 'sonstige') =>
  ({ uuid, wozu, stellen, art }) as FallUnterlage // all that names read

test('[S9-07] files have short names, counted where several are called the same', () => {
  const namen = kurznamen([
    datei('a', 'Angebot MP 300'),
    datei('b', 'Angebot MP 300; Sonstige Unterlagen'),
    datei('c', 'Gesellschaftsvertrag', []),
    datei('d', 'Eingangsbestätigung ANK-2026-000001', [], 'beleg'),
    datei('e', 'Mitteilung vom 24.11.2026', [], 'mitteilung'),
    datei('f', 'Mitteilung vom 24.11.2026', [], 'mitteilung'),
  ])
  expect([...namen.values()]).toEqual([
    'Angebot MP 300',
    'Angebot MP 300 (2)',
    'Gesellschaftsvertrag, früher',
    'Eingangsbestätigung ANK-2026-000001',
    'Mitteilung vom 24.11.2026',
    'Mitteilung vom 24.11.2026 (2)',
  ])
})

test('[S9-07] evidence is told by file, page, words and place', () => {
  const beleg = { dateiGuid: 'a', seite: 2, zitat: '46.200,00', stelle: 'p' }
  const worte = belegWorte(beleg, new Map([['a', 'Angebot 1']]), new Map([['p', 'Nettopreis']]))
  expect(worte).toBe('Angebot 1, S. 2, „46.200,00“, Nettopreis')
  expect(mitBeleg([beleg], { ...beleg })).toHaveLength(1)
})

test.each([
  ['48.200,00\u00a0€', '48.200,00', true],
  ['48.200,00\u00a0€', '46.200,00 €', false],
  ['48.200,00\u00a0€', '148.200,00 €', false],
  ['MP 300', 'Terravia MP  300 Neumaschine', true],
  ['2\u00a0Stück', '2', true],
  [null, '2', false],
])('[S9-07] %s in the application, %s in the file', (antwort, zitat, gleich) => {
  expect(sagtDasselbe(antwort, zitat)).toBe(gleich)
})
