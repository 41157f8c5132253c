import { describe, expect, test } from 'vitest'
import { antragPruefen } from '../../antrag/flow.ts'
import {
  GROESSENKLASSEN,
  bestaetigteKlasse,
  bestaetigungen,
  bestaetigungenWidersprechen,
  groesseWeichtAb,
  groessenHinweis,
  groessenklasse,
  massgeblicheKlasse,
  type Groessenklasse,
} from './groesse.ts'
import { KONTEXT, daten, formular } from '../../testing/testFormular.ts'

const MIO = 1_000_000
const zahlen = (anzahlMitarbeiter: number, umsatzMio: number, bilanzMio: number) => ({
  anzahlMitarbeiter,
  umsatz: umsatzMio * MIO,
  bilanzsumme: bilanzMio * MIO,
})
const CENT = 0.000_000_01

/** Below, at and above each threshold: staff has to be below it, one of the two sums has to be at most it. */
const SCHWELLEN = [
  { klasse: 'KLEINST', darueber: 'KLEIN', staff: 10, umsatz: 2, bilanz: 2 },
  { klasse: 'KLEIN', darueber: 'MITTEL', staff: 50, umsatz: 10, bilanz: 10 },
  { klasse: 'MITTEL', darueber: 'GROSS', staff: 250, umsatz: 50, bilanz: 43 },
] as const

const GRENZEN = SCHWELLEN.flatMap(({ klasse, darueber, staff, umsatz, bilanz }) => {
  const sub = [
    ['a cent below', -CENT, true],
    ['at', 0, true],
    ['a cent above', CENT, false],
  ] as const
  return [
    ['staff below', staff - 0.01, true],
    ['staff at', staff, false],
    ['staff above', staff + 0.01, false],
  ].flatMap(([wo, mitarbeiter, passt]) =>
    sub.flatMap(([uWo, u, uPasst]) =>
      sub.map(([bWo, b, bPasst]) => {
        const erwartet: Groessenklasse = passt && (uPasst || bPasst) ? klasse : darueber
        const name = `${klasse}: ${wo}, turnover ${uWo}, balance sheet ${bWo}`
        return [name, zahlen(Number(mitarbeiter), umsatz + u, bilanz + b), erwartet] as const
      }),
    ),
  )
})

describe('[S4-03] size class', () => {
  test('the table has every boundary in every combination', () => expect(GRENZEN).toHaveLength(81))
  test.each(GRENZEN)('%s', (_, angaben, klasse) => expect(groessenklasse(angaben)).toBe(klasse))

  test.each([
    ['turnover above, balance sheet within: one of the two is enough', 9, 99, 2, 'KLEINST'],
    ['250 people and hardly any money', 250, 1, 1, 'GROSS'],
    ['nobody at all', 0, 0, 0, 'KLEINST'],
  ])('%s', (_, mitarbeiter, umsatz, bilanz, klasse) =>
    expect(groessenklasse(zahlen(mitarbeiter, umsatz, bilanz))).toBe(klasse),
  )

  test('a missing figure leaves it open', () => {
    const voll = zahlen(1, 1, 1)
    for (const name of ['anzahlMitarbeiter', 'umsatz', 'bilanzsumme'] as const)
      expect(groessenklasse({ ...voll, [name]: null })).toBeNull()
  })
})

/** Figures of each class. */
const ZAHLEN = {
  KLEINST: zahlen(3, 1, 1),
  KLEIN: zahlen(20, 5, 5),
  MITTEL: zahlen(100, 20, 20),
  GROSS: zahlen(300, 99, 99),
}
const b = (mu: boolean | null, ku: boolean | null, kmu: boolean | null) => ({
  muBestaetigt: mu,
  kuBestaetigt: ku,
  kmuBestaetigt: kmu,
})
const OFFEN = [true, false, null]
const ALLE_BESTAETIGUNGEN = OFFEN.flatMap((mu) => OFFEN.flatMap((ku) => OFFEN.map((kmu) => b(mu, ku, kmu))))

describe('[S4-03] the three confirmations', () => {
  test.each([
    ['KLEINST', true, true, true],
    ['KLEIN', false, true, true],
    ['MITTEL', false, false, true],
    ['GROSS', false, false, false],
  ] as const)('%s: each class holds the smaller ones', (klasse, mu, ku, kmu) => {
    expect(bestaetigungen(klasse)).toEqual(b(mu, ku, kmu))
    expect(bestaetigteKlasse(b(mu, ku, kmu))).toBe(klasse)
  })

  test('no choice, no confirmation', () => expect(bestaetigungen(null)).toEqual(b(null, null, null)))

  test('of all 27 ways to answer, those contradict that deny what they hold', () => {
    const widerspruch = ALLE_BESTAETIGUNGEN.filter(bestaetigungenWidersprechen)
    expect(widerspruch).toEqual([
      b(true, true, false),
      b(true, false, true),
      b(true, false, false),
      b(true, false, null),
      b(true, null, false),
      b(false, true, false),
      b(null, true, false),
    ])
    for (const w of widerspruch) expect(bestaetigteKlasse(w)).toBeNull()
  })

  const paare = GROESSENKLASSEN.flatMap((a) => GROESSENKLASSEN.map((c) => [a, c] as const))
  test.each(paare)(
    'figures say %s, chosen is %s: warned and explained exactly when they differ',
    (klasse, wahl) => {
      const angaben = { ...ZAHLEN[klasse], ...bestaetigungen(wahl) }
      expect(groesseWeichtAb(angaben)).toBe(klasse !== wahl)
      expect(groessenHinweis(angaben) !== null).toBe(klasse !== wahl)
      expect(massgeblicheKlasse({ ...angaben, groessenErklaerung: null })).toBe(klasse)
      expect(massgeblicheKlasse({ ...angaben, groessenErklaerung: ' \u200b' })).toBe(klasse)
      expect(massgeblicheKlasse({ ...angaben, groessenErklaerung: 'Erst in einem Jahr.' })).toBe(wahl)
    },
  )

  test('what is not said differs from nothing', () => {
    for (const klasse of ['KLEINST', 'KLEIN', 'MITTEL'] as const)
      expect(groesseWeichtAb({ ...ZAHLEN[klasse], ...b(null, null, true) })).toBe(false)
  })
})

const P = 'produktgruppenDaten'
const absagen = (angaben: Parameters<typeof daten>[0]) =>
  antragPruefen(formular({ produktgruppenDaten: daten(angaben) }), KONTEXT).flatMap(({ pfad }) =>
    /Bestaetigt|Erklaerung/.test(pfad) ? [pfad.slice(P.length + 1)] : [],
  )

describe('[S4-03] what a submit refuses, all figures × all choices', () => {
  /** Letters: - nothing, E explanation missing, G too large, W choose. Columns: KLEINST, KLEIN, MITTEL, GROSS chosen, nothing chosen. */
  const TABELLE: Record<Groessenklasse, string> = {
    KLEINST: '-EEGW',
    KLEIN: 'E-EGW',
    MITTEL: 'EE-GW',
    GROSS: 'EEEGG',
  }
  const WAHLEN = [...GROESSENKLASSEN, null]
  const alsText = { '-': [], E: ['groessenErklaerung'], G: ['kmuBestaetigt'], W: ['kmuBestaetigt'] } as const
  const zeilen = GROESSENKLASSEN.flatMap((k) =>
    WAHLEN.map((w, i) => [k, w, TABELLE[k][i] as keyof typeof alsText] as const),
  )
  test.each(zeilen)('%s, chosen %s: %s', (klasse, wahl, was) => {
    expect(absagen({ ...ZAHLEN[klasse], ...bestaetigungen(wahl) })).toEqual(alsText[was])
  })
  test.each(zeilen.filter(([, , was]) => was === 'E'))('%s, chosen %s, explained: sent', (klasse, wahl) =>
    expect(absagen({ ...ZAHLEN[klasse], ...bestaetigungen(wahl), groessenErklaerung: 'Erst 2026.' })).toEqual(
      [],
    ),
  )
  test('who says himself that he is larger is refused, explained or not', () => {
    for (const klasse of GROESSENKLASSEN)
      expect(
        absagen({ ...ZAHLEN[klasse], ...bestaetigungen('GROSS'), groessenErklaerung: 'Erst 2026.' }),
      ).toEqual(['kmuBestaetigt'])
  })
  test.each(GROESSENKLASSEN)(
    'a recognised nature-conservation association may be of any size: %s',
    (klasse) => {
      const art = { antragstellerArt: 'ANERKANNTE_NATURSCHUTZVEREINIGUNG' } as const
      expect(absagen({ ...ZAHLEN[klasse], ...art, ...bestaetigungen(klasse) })).toEqual([])
      expect(absagen({ ...ZAHLEN[klasse], ...art, ...b(null, null, null) })).toEqual([])
    },
  )
  test('confirmations that contradict one another are refused at the choice', () =>
    expect(absagen({ ...ZAHLEN.KLEINST, ...b(true, false, true) })).toEqual(['kmuBestaetigt']))
})
