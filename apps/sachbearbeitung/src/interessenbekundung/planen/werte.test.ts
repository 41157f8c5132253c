import { RundeEingabe } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import { expect, test } from 'vitest'
import { rundeAngaben } from '../testing/runden.ts'
import { angabenAus, inBerlin, LEERE_RUNDE, werteVon } from './werte.ts'

test('[S9-05] what is read back from the form of a round is the round', () => {
  const angaben = rundeAngaben()
  expect(angabenAus(werteVon(angaben))).toEqual({ angaben, fehler: [] })
  expect(RundeEingabe.parse(angaben)).toEqual(angaben)
})

test.each([
  ['2026-12-23', '18:25', '2026-12-23T17:25:00.000Z'],
  ['2026-07-01', '18:25', '2026-07-01T16:25:00.000Z'],
  // the clocks go forward: there is no such moment
  ['2026-03-29', '02:30', undefined],
])('[S3-01] the draw on %s at %s in Berlin is at %s', (tag, uhrzeit, moment) => {
  expect(inBerlin(tag, uhrzeit)).toBe(moment)
})

test('[S9-05] what is empty is named at its field', () => {
  const { fehler } = angabenAus(LEERE_RUNDE)
  expect(fehler.map(({ pfad }) => pfad)).toEqual([
    'ersterTag',
    'letzterTag',
    'budgetInEuro',
    'ziehung.form',
    'ziehung.am',
    'vorgaben.betragInEuroMin',
    'vorgaben.betragInEuroMax',
    'vorgaben.foerderbetragInEuroMax',
    'vorgaben.hauptgruppen.0.prioritaet',
    'vorgaben.hauptgruppen.0.metaKategorien.0.betragInEuroMin',
    'vorgaben.hauptgruppen.0.metaKategorien.0.betragInEuroMax',
    'vorgaben.hauptgruppen.0.metaKategorien.0.foerderquote',
  ])
})

test.each(['7:00', '24:00', '18.25', ''])('[S9-05] „%s“ is no time of day', (uhrzeit) => {
  const werte = werteVon(rundeAngaben())
  const { fehler } = angabenAus({ ...werte, ziehung: { ...werte.ziehung, uhrzeit } })
  expect(fehler).toEqual([
    { pfad: 'ziehung.uhrzeit', text: 'Geben Sie die Uhrzeit als HH:MM ein, zum Beispiel 18:25.' },
  ])
})
