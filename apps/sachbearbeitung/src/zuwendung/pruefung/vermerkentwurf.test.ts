import { expect, test } from 'vitest'
import type { Eingabe } from '../../shared/pruefung/eingabe.ts'
import { pruefung, vermerk } from '../testing/faelle.ts'
import { istReif } from './vermerkentwurf.ts'

const PUNKT = pruefung().punkte.find(({ code }) => code === 'A15')
if (PUNKT === undefined) throw new Error('there is a point')
const BELEG = { dateiGuid: null, seite: null, zitat: null, stelle: 'x' }

test.each<[string, Partial<Eingabe>, boolean]>([
  ['nothing', {}, false],
  ['an answer that was taken back, of which nothing is in the file', { ergebnis: 'OFFEN' }, false],
  ['a no without its reason', { ergebnis: 'NICHT_ERFUELLT', text: ' ' }, false],
  ['a no with it', { ergebnis: 'NICHT_ERFUELLT', text: 'Preis weicht ab.' }, true],
  ['a yes', { ergebnis: 'ERFUELLT' }, true],
  ['words alone', { text: 'Noch zu klären.' }, true],
  ['evidence alone', { belege: [BELEG] }, true],
])('[S9-07] whether it saves itself: %s', (_, teil, reif) => {
  const eingabe: Eingabe = { ergebnis: '', text: '', belege: [], ...teil }
  expect(istReif({ punkt: { ...PUNKT, vermerke: [] }, eingabe })).toBe(reif)
})

test('[S9-07] an answer that is in the file can be taken back without a word', () => {
  const eingabe: Eingabe = { ergebnis: 'OFFEN', text: '', belege: [] }
  expect(istReif({ punkt: { ...PUNKT, vermerke: [vermerk()] }, eingabe })).toBe(true)
})
