import { BELEGE_JE_VERMERK } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/grenzen'
import { expect, test } from 'vitest'
import { bankpruefung } from '../testing/bankpruefungsdienst.ts'
import { auszuzahlen, fehltNoch, inhaltAus, unlesbares, wertePruefen, werteVon } from './werte.ts'

const PRUEFUNG = bankpruefung(['SACHBEARBEITUNG'])
const { inhalt: INHALT } = PRUEFUNG
const WERTE = werteVon(INHALT, PRUEFUNG)
const fehlt = (werte: typeof WERTE) => fehltNoch(werte, PRUEFUNG).map(({ text }) => text)
const mitBetrag = (betrag: string, grund = '') => ({
  ...WERTE,
  positionen: WERTE.positionen.map((position) => ({ ...position, betrag, grund })),
})

test('[S6-06] what the form says is what was saved, and back', () => {
  expect(inhaltAus(WERTE, INHALT, PRUEFUNG)).toEqual(INHALT)
})

test.each([
  ['', 'Geben Sie einen Betrag ein'],
  ['8.000,01', 'So viel ist beantragt.'],
])('[S6-06] the amount %j is refused at its field', (betrag, text) => {
  expect(wertePruefen(mitBetrag(betrag), PRUEFUNG)).toEqual([
    { pfad: 'positionen.0.betrag', text: expect.stringContaining(text) },
  ])
})

test.each(['', '8.000,01', '12,,5'])(
  '[S6-06] [S10-03] the amount %j is no amount of a check: what was saved stays, and the text is kept',
  (betrag) => {
    const werte = mitBetrag(betrag)
    expect(unlesbares(werte, PRUEFUNG)).toEqual(['positionen.0.betrag'])
    expect(inhaltAus(werte, INHALT, PRUEFUNG)).toEqual(INHALT)
    expect(fehlt(werte).length).toBeGreaterThan(fehlt(WERTE).length)
  },
)

test('[S9-07] a point that names too much evidence is named, so that the sentence leads to it', () => {
  const beleg = (seite: number) => ({
    dateiGuid: 'd0000000-0000-4000-8000-000000000b15',
    seite,
    zitat: null,
    stelle: null,
  })
  const belege = Array.from({ length: BELEGE_JE_VERMERK + 1 }, (_, i) => beleg(i + 1))
  const punkte = WERTE.punkte.map((punkt) => (punkt.id === 'Z2' ? { ...punkt, belege } : punkt))
  expect(fehltNoch({ ...WERTE, punkte }, PRUEFUNG)).toContainEqual({
    pfad: 'punkte.Z2',
    text: 'Z2 Empfänger: Nennen Sie höchstens 20 Belege.',
  })
})

test('[S6-06] what would be paid follows what is typed; a rejection pays nothing', () => {
  expect(auszuzahlen(mitBetrag('7.200,50'), PRUEFUNG)).toBe('7.200,50\u00a0€')
  expect(auszuzahlen({ ...WERTE, ergebnis: 'ABGELEHNT' }, PRUEFUNG)).toBe('0,00\u00a0€')
})

test.each([
  ['999.999', 'steht noch nicht fest: Ein Betrag ist höher als beantragt'],
  ['', 'steht noch nicht fest: Ein Betrag fehlt'],
  ['viel', 'steht noch nicht fest: Ein Betrag fehlt'],
])('[S6-06] of an amount that is not paid no sum is made: %j', (betrag, satz) => {
  expect(auszuzahlen(mitBetrag(betrag), PRUEFUNG)).toBe(satz)
})

test('[S6-06] a cut without a reason is no error of a draft, but missing before it is presented', () => {
  expect(wertePruefen(mitBetrag('7.000'), PRUEFUNG)).toEqual([])
  expect(fehlt(mitBetrag('7.000'))).toContain('Begründen Sie die Kürzung.')
  expect(fehlt(mitBetrag('7.000', 'Skonto'))).not.toContain('Begründen Sie die Kürzung.')
})
