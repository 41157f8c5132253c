import { describe, expect, test } from 'vitest'
import { groessenHinweis, groessenklasse } from './groesse.ts'

const MIO = 1_000_000
const zahlen = (anzahlMitarbeiter: number, umsatzMio: number, bilanzMio: number) => ({
  anzahlMitarbeiter,
  umsatz: umsatzMio * MIO,
  bilanzsumme: bilanzMio * MIO,
})

describe('[S4-03] size class', () => {
  test.each([
    ['below all', 9.9, 2, 2, 'KLEINST'],
    ['ten people', 10, 2, 2, 'KLEIN'],
    ['turnover above, balance sheet within', 9, 2.01, 2, 'KLEINST'],
    ['balance sheet above, turnover within', 9, 2, 2.01, 'KLEINST'],
    ['both above', 9, 2.01, 2.01, 'KLEIN'],
    ['fifty people', 50, 10, 10, 'MITTEL'],
    ['both above ten million', 49, 10.01, 10.01, 'MITTEL'],
    ['turnover at fifty million', 249, 50, 99, 'MITTEL'],
    ['balance sheet at 43 million', 249, 99, 43, 'MITTEL'],
    ['both above the medium limits', 249, 50.01, 43.01, 'GROSS'],
    ['250 people', 250, 1, 1, 'GROSS'],
  ])('%s', (_, mitarbeiter, umsatz, bilanz, klasse) =>
    expect(groessenklasse(zahlen(mitarbeiter, umsatz, bilanz))).toBe(klasse),
  )

  test('a missing figure leaves it open', () => {
    const voll = zahlen(1, 1, 1)
    for (const name of ['anzahlMitarbeiter', 'umsatz', 'bilanzsumme'] as const)
      expect(groessenklasse({ ...voll, [name]: null })).toBeNull()
  })
})

describe('[S4-03] hint', () => {
  test.each([
    ['a smaller class than the figures give', { muBestaetigt: true }, zahlen(20, 1, 1), true],
    ['the class that the figures give', { kuBestaetigt: true }, zahlen(20, 1, 1), false],
    ['a larger class', { kmuBestaetigt: true }, zahlen(20, 1, 1), false],
    ['a medium one, figures above', { kmuBestaetigt: true }, zahlen(300, 1, 1), true],
    ['nothing', {}, zahlen(20, 1, 1), false],
    ['something, figures missing', { muBestaetigt: true }, { ...zahlen(20, 1, 1), umsatz: null }, false],
  ])('confirmed: %s', (_, bestaetigt, angaben, warnt) =>
    expect(groessenHinweis({ ...angaben, ...bestaetigt }) !== null).toBe(warnt),
  )
})
