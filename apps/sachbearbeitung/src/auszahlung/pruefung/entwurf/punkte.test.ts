import { expect, test } from 'vitest'
import { punkteVon } from './punkte.ts'
import { bankpruefung, papier } from '../testing/bankpruefungsdienst.ts'
import { werteVon } from './werte.ts'

const PRUEFUNG = bankpruefung(['SACHBEARBEITUNG'])
const antwort = (angaben: { ergebnis?: string; text?: string }) => {
  const { punkte } = werteVon(PRUEFUNG.inhalt, PRUEFUNG)
  return { punkte: punkte.map((punkt) => (punkt.id === 'Z2' ? { ...punkt, ...angaben } : punkt)) }
}
const standVon = (angaben: { ergebnis?: string; text?: string }, vorschlag = false) => {
  const vorschlaege = vorschlag ? [{ code: 'Z2', ergebnis: 'ERFUELLT' as const, text: 'Passt.' }] : []
  return punkteVon(antwort(angaben), { ...PRUEFUNG, vorschlaege })[1]?.stand
}

test('[S9-07] a point stands as in the check of a case: open, proposed, answered; a no without words is none', () => {
  expect(standVon({})).toBe('OFFEN')
  expect(standVon({}, true)).toBe('VORGESCHLAGEN')
  expect(standVon({ text: 'Noch klären.' }, true)).toBe('OFFEN')
  expect(standVon({ ergebnis: 'ERFUELLT' }, true)).toBe('ERFUELLT')
  expect(standVon({ ergebnis: 'NICHT_ERFUELLT' })).toBe('OFFEN')
  expect(standVon({ ergebnis: 'NICHT_ERFUELLT', text: 'Fehlt.' })).toBe('NICHT_ERFUELLT')
})

test('[S9-07] the papers of a point are those that the catalogue names, of each invoice', () => {
  const papiere = [
    papier('a', 'RE 1', 'rechnungen'),
    papier('b', 'Zahlung', 'zahlungsnachweise'),
    papier('c', 'RE 2', 'rechnungen', 1),
  ]
  const katalog = PRUEFUNG.katalog.map((punkt) => ({ ...punkt, liest: ['rechnungen' as const] }))
  const [punkt] = punkteVon(antwort({}), { ...PRUEFUNG, katalog, unterlagen: papiere })
  expect(punkt?.dateien).toEqual(['a', 'c'])
})
