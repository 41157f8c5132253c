import { expect, test } from 'vitest'
import { leererNutzer } from './formularwerte.ts'
import { frageZu, wertSchreiben } from './nutzerWorte.ts'

test.each<[string, unknown, string]>([
  ['anrede', 'FRAU', 'Frau'],
  ['anrede', 'HERR', 'Herr'],
  ['anrede', 'DIVERS', 'Divers'],
  ['titel', 'DR', 'Dr.'],
  ['titel', 'PROF', 'Prof.'],
  ['titel', '', 'leer'],
  ['nachname', 'PROF', 'PROF'],
  ['ansprechpartnerName', '', 'leer'],
  ['agiertFuerMehrereUnternehmen', true, 'Ja'],
  ['agiertFuerMehrereUnternehmen', false, 'Nein'],
  ['agiertFuerMehrereUnternehmen', null, 'leer'],
])('%s %j steht da als %s', (feld, wert, text) => {
  expect(wertSchreiben([feld], wert)).toBe(text)
})

test('jedes Feld des Formulars hat seine Frage', () => {
  const pfade = Object.entries(leererNutzer(undefined)).flatMap(([feld, wert]) =>
    typeof wert === 'object' && wert !== null ? Object.keys(wert).map((unter) => [feld, unter]) : [[feld]],
  )
  expect(pfade.filter((pfad) => frageZu(pfad) === 'Angabe')).toEqual([])
})
