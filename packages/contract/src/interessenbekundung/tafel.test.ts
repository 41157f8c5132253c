import { expect, test } from 'vitest'
import { angabenZu } from '../formular/angaben/angaben.ts'
import { werteLesen, werteSchreiben } from '../formular/werte.ts'
import { formularPruefen } from '../formular/flow.ts'
import { bekundungFlow } from './flow.ts'
import { BEKUNDUNG_TAFEL } from './tafel.ts'
import { KONTEXT, bekundung } from './testing/testRunde.ts'

const daten = (betraege: Readonly<Record<string, number>>) => ({
  formular: bekundung(betraege),
  kontext: KONTEXT,
})
const gezeigt = (betraege: Readonly<Record<string, number>>) =>
  angabenZu(BEKUNDUNG_TAFEL.vorhaben, daten(betraege)).map(({ titel, name, angaben }) => [
    name ?? titel,
    ...angaben.map(({ frage, antwort }) => `${frage}: ${antwort?.replace('\u00a0', ' ')}`),
  ])

test('[R3.4-01] what is declared in words: categories with an amount, and the sums', () => {
  expect(gezeigt({ 'B.1': 12_500.5 })).toEqual([
    ['Technik B.1', 'Voraussichtliche Kosten netto: 12.500,50 €', 'Erhoffter Zuschuss: 5.000,20 €'],
    ['Summe', 'Kosten zusammen: 12.500,50 €', 'Erhoffter Zuschuss zusammen: 5.000,20 €'],
  ])
  expect(gezeigt({})).toEqual([[null, 'Ihr Vorhaben: undefined']])
})

test('what stands in the fields comes back as it was, and keeps its place', () => {
  const { formular } = daten({ 'A.1': 7_000, 'B.2': 8_000 })
  const werte = werteLesen(BEKUNDUNG_TAFEL.vorhaben, formular)
  expect(werte).toEqual({
    investitionen: ['7.000,00', '', '8.000,00'].map((betragInEuro, i) => ({
      investitionBereich: ['A.1', 'B.1', 'B.2'][i],
      betragInEuro,
    })),
  })
  const zurueck = werteSchreiben(BEKUNDUNG_TAFEL.vorhaben, werte, formular)
  expect(zurueck.investitionen?.map(({ betragInEuro }) => betragInEuro)).toEqual([7_000, null, 8_000])
})

test('the flow asks and then shows', () => {
  expect(formularPruefen(bekundungFlow, daten({ 'B.1': 10_000 }))).toEqual([])
  expect(formularPruefen(bekundungFlow, daten({}))).toHaveLength(1)
})
