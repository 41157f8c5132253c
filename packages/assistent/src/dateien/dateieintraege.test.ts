import { expect, test } from 'vitest'
import { alsFertig, neueDateien, restzeit } from './dateieintraege.ts'
import { suchen } from './dateisuche.ts'
import type { Upload } from './uploads.ts'

const HEUTE = new Date().toISOString()
const datei = (angaben: object = {}) => ({
  uuid: 'u1',
  dateiname: 'Flu\u0308rkarte.pdf',
  size: 8,
  angelegtAm: HEUTE,
  scanStatus: 'sauber',
  ...angaben,
})
const unterwegs = (name: string, mehr: object = {}) => {
  const datei = new File(['12345678'], name)
  const teil: Partial<Upload> = { datei, inhalt: datei, ...mehr }
  return teil as Upload // what is looked at here
}

test('[R7.2-13] a file that is here already is named and not sent twice', () => {
  const gewaehlt = ['Flürkarte.pdf', 'Neu.pdf', 'Läuft.pdf'].map((name) => new File(['12345678'], name))
  const { neue, text } = neueDateien(gewaehlt, {
    da: [datei()],
    unterwegs: [unterwegs('Läuft.pdf')],
    jeFeld: 20,
  })
  expect(neue.map(({ name }) => name)).toEqual(['Neu.pdf'])
  expect(text).toBe('„Flürkarte.pdf“, „Läuft.pdf“ sind hier schon hochgeladen.')
})

test('[R7.2-13] the same name with other bytes is another file; one that was refused may come again', () => {
  const gewaehlt = [new File(['123456789'], 'Flürkarte.pdf'), new File(['12345678'], 'Abgelehnt.pdf')]
  const abgelehnte = [unterwegs('Abgelehnt.pdf', { endgueltig: true })]
  expect(neueDateien(gewaehlt, { da: [datei()], unterwegs: abgelehnte, jeFeld: 20 })).toEqual({
    neue: gewaehlt,
    text: undefined,
  })
})

test('[R7.2-13] of what does not fit, the rest is taken', () => {
  const gewaehlt = ['1.pdf', '2.pdf', '3.pdf'].map((name) => new File(['x'], name))
  const da = Array.from({ length: 18 }, (_, i) => datei({ dateiname: `da-${i}` }))
  const { neue, text } = neueDateien(gewaehlt, { da, unterwegs: [], jeFeld: 20 })
  expect([neue.length, text]).toEqual([2, '„3.pdf“ hat keinen Platz mehr: höchstens 20 Dateien.'])
})

test.each([
  ['clean', { scanStatus: 'sauber' }, 'fertig', undefined],
  ['waiting', { scanStatus: 'wird geprüft' }, 'pruefung', 'wird auf Viren geprüft'],
  ['without scanner', { scanStatus: 'nicht geprüft' }, 'fertig', undefined],
  ['unknown', { scanStatus: null }, 'fertig', undefined],
  ['infected', { scanStatus: 'infiziert' }, 'fehler', undefined],
  ['old', { angelegtAm: '2025-03-12T23:30:00.000Z' }, 'fertig', 'vom 13.03.2025'],
])('[S5-02] a file that is %s', (_, angaben, zustand, zusatz) => {
  expect(alsFertig(datei(angaben))).toMatchObject({ zustand, zusatz })
})

test.each([
  ['nobody has opened yet', 'noch nicht geöffnet', { zustand: 'pruefung', zusatz: 'wird noch geöffnet' }],
  [
    'has a password',
    'mit Kennwort',
    {
      zustand: 'fehler',
      endgueltig: true,
      fehler:
        'Die Datei ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort und laden Sie sie noch einmal hoch.',
    },
  ],
])('[S5-04] a file that %s', (_, scanStatus, eintrag) =>
  expect(alsFertig(datei({ scanStatus }))).toMatchObject(eintrag),
)

test('[S4-11] every word of the search must stand in name, kind or number', () => {
  const eine = (dateiname: string, wozu: string, geNr: string) => ({
    datei: { ...datei(), dateiname } as Parameters<typeof suchen>[0][number]['datei'], // the rest is not searched
    verwendungen: [{ wozu, geNr }],
  })
  const alle = [
    eine('Flürkarte.pdf', 'Sonstige Unterlagen', 'GE-2026-000001'),
    eine('Vertrag.pdf', 'Gesellschaftsvertrag', 'GE-2025-000007'),
  ]
  const namen = (suche: string) => suchen(alle, suche).map(({ datei: d }) => d.dateiname)
  expect(namen('')).toHaveLength(2)
  expect(namen(' FLU\u0308R  sonst ')).toEqual(['Flürkarte.pdf'])
  expect(namen('2025')).toEqual(['Vertrag.pdf'])
  expect(namen('flür vertrag')).toEqual([])
})

test('the remaining time is told once it is honest', () => {
  const upload = { anteil: 0.25, begonnen: 0 } as Upload
  expect(restzeit(upload, 1000)).toBeUndefined()
  expect(restzeit(upload, 10_000)).toBe('noch 30 Sekunden')
  expect(restzeit(upload, 60_000)).toBe('noch 3 Minuten')
  expect(restzeit({ ...upload, anteil: 1 }, 10_000)).toBeUndefined()
})
