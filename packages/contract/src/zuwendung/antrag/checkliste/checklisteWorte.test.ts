import { expect, test } from 'vitest'
import { unterlageSaetze } from '../unterlagen/unterlageWorte.ts'
import { danachSaetze, dauerSaetze, nurBeiText, prozentText } from './checklisteWorte.ts'

test.each([
  [null, 'für Ihr Unternehmen nicht gefördert'],
  [{ von: 40, bis: 40 }, '40 %'],
  [{ von: 32.5, bis: 40 }, '32,5 bis 40 %, je nach Unternehmensgröße'],
])('[S4-06] the rate %j reads: %s', (prozent, text) => {
  expect(prozentText(prozent)).toBe(text)
})

test('[S4-06] where something holds for some categories only, they are named', () => {
  expect(nurBeiText(null)).toBeNull()
  expect(nurBeiText(['Moor', 'Mulch', 'Kompost'])).toBe('Nur bei: Moor, Mulch und Kompost.')
})

test('[S4-06] of a paper it says why, what it shows and how old it may be', () => {
  const unterlage = { grund: 'Warum.', zeigt: 'Was.' }
  expect(unterlageSaetze({ ...unterlage, hoechstalterMonate: 6 })).toEqual([
    'Warum.',
    'Inhalt: Was.',
    'Höchstens 6 Monate alt.',
  ])
  expect(unterlageSaetze({ ...unterlage, hoechstalterMonate: null })).toEqual(['Warum.', 'Inhalt: Was.'])
})

test('the time is an estimate and says so; how long the bank needs is not invented', () => {
  const saetze = dauerSaetze({ dauer: { minuten: 35, jeMaschineMinuten: 10 } }).join(' ')
  expect(saetze).toMatch(/etwa 35 Minuten.*etwa 10 Minuten.*Schätzung.*jederzeit aufhören/)
  expect(danachSaetze({ bearbeitungstage: 21, kauf: 'X' }).join(' ')).toContain('21 Tagen')
  expect(danachSaetze({ bearbeitungstage: 0, kauf: 'X' })).toEqual(['Für Kauf oder Auftrag gilt: X'])
})
