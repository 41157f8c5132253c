import { expect, test } from 'vitest'
import { bankpruefung } from './testing/bankpruefungsdienst.ts'
import { fehltNoch, inhaltAus, wertePruefen, werteVereinen, werteVon } from './werte.ts'

const PRUEFUNG = bankpruefung(['SACHBEARBEITUNG'])
const WERTE = werteVon(PRUEFUNG)
const mitBetrag = (betrag: string, grund = '') => ({
  ...WERTE,
  positionen: WERTE.positionen.map((position) => ({ ...position, betrag, grund })),
})

test('[S6-06] what the form says is what was saved, and back', () => {
  expect(inhaltAus(WERTE)).toEqual({ inhalt: PRUEFUNG.inhalt, fehler: [] })
})

test.each([
  ['', 'Geben Sie einen Betrag ein'],
  ['8.000,01', 'So viel ist beantragt.'],
])('[S6-06] the amount %j is refused at its field', (betrag, text) => {
  expect(wertePruefen(mitBetrag(betrag), PRUEFUNG)).toEqual([
    { pfad: 'positionen.0.betrag', text: expect.stringContaining(text) },
  ])
})

test('[S6-06] a cut without a reason is no error of a draft, but missing before it is presented', () => {
  expect(wertePruefen(mitBetrag('7.000'), PRUEFUNG)).toEqual([])
  expect(fehltNoch(mitBetrag('7.000'), PRUEFUNG)).toContainEqual({
    pfad: 'positionen.0.grund',
    text: 'Begründen Sie die Kürzung.',
  })
  expect(fehltNoch(mitBetrag('7.000', 'Skonto'), PRUEFUNG).map(({ text }) => text)).not.toContain(
    'Begründen Sie die Kürzung.',
  )
})

test('[S11-05] what two people typed at different points holds both; a contradiction is named', () => {
  const eigen = { ...WERTE, begruendung: 'Mein Satz.' }
  const punkte = PRUEFUNG.inhalt.punkte.map((punkt) => ({ ...punkt, ergebnis: 'ERFUELLT' as const }))
  const neuere = { ...PRUEFUNG, inhalt: { ...PRUEFUNG.inhalt, punkte } }
  const vereint = werteVereinen({ neuere, werte: eigen, begonnen: WERTE }, {})
  expect(vereint.konflikte).toEqual([])
  expect(vereint.wert).toMatchObject({ begruendung: 'Mein Satz.', punkte: [{ ergebnis: 'ERFUELLT' }, {}] })
  const anders = { ...neuere, inhalt: { ...neuere.inhalt, begruendung: 'Ihr Satz.' } }
  const { konflikte } = werteVereinen({ neuere: anders, werte: eigen, begonnen: WERTE }, {})
  expect(konflikte.map(({ pfad }) => pfad)).toEqual([['begruendung']])
})
