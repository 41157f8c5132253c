import { describe, expect, test } from 'vitest'
import type { Verwendungsnachweis } from '../../formular.ts'
import { BERATUNG, KONTEXT, mitNachweisen, NACHWEIS } from '../../testing/testFormular.ts'
import { auszahlungPruefen, nachweisePruefen, restPruefen } from './pruefung.ts'

const L = 'verwendungsnachweise'
const felder = (n: Partial<Verwendungsnachweis>, kontext = {}) =>
  auszahlungPruefen(mitNachweisen([n], kontext)).map(({ pfad }) => pfad.replace(`${L}.0.`, ''))

test('[S6-02] [S6-03] [S6-04] a whole proof of use passes; a request without any does not', () => {
  expect(auszahlungPruefen(mitNachweisen([{}]))).toEqual([])
  expect(auszahlungPruefen(mitNachweisen([]))).toEqual([
    { pfad: L, text: 'Geben Sie mindestens eine Rechnung an.' },
  ])
})

describe('[S6-04] what every invoice needs', () => {
  test.each([
    'rechnungen',
    'rechnungsSteller',
    'rechnungsNummer',
    'rechnungsDatum',
    'rechnungsBetrag',
    'umsatzsteuer',
    'wenigerGezahlt',
    'nichtFoerderfaehigeKosten',
    'beantragteAuszahlung',
    'zahlungsDatum',
    'zahlungsnachweise',
    'sachbericht',
  ] as const)('%s', (feld) => {
    for (const leer of [null, undefined, ...(Array.isArray(NACHWEIS[feld]) ? [[]] : [])])
      expect(felder({ [feld]: leer })).toContain(feld)
  })

  test('the report is said once for an item, at its first invoice', () => {
    const zweite = { ...NACHWEIS, rechnungsNummer: 'RE 2', sachbericht: null }
    expect(auszahlungPruefen(mitNachweisen([{}, zweite]))).toEqual([])
    const anderer = { ...zweite, foerdergegenstandId: BERATUNG, beantragteAuszahlung: 100 }
    expect(auszahlungPruefen(mitNachweisen([{}, anderer])).map(({ pfad }) => pfad)).toEqual([
      `${L}.1.sachbericht`,
    ])
  })

  test('who paid less says how much', () => {
    expect(felder({ wenigerGezahlt: true })).toEqual(['gezahlterBetrag'])
    expect(felder({ wenigerGezahlt: true, gezahlterBetrag: 23_324 })).toEqual([])
    expect(felder({ wenigerGezahlt: true, gezahlterBetrag: 23_800.01 })).toEqual(['gezahlterBetrag'])
  })

  test('only ZUKLB asks for climate balance and evaluation form', () => {
    expect(felder({}, { produktGruppe: 'ZUKLB' })).toEqual(['klimabilanzen', 'evaluierungsboegen'])
  })
})

describe('[S6-03] [A-34] days', () => {
  test.each([
    ['rechnungsDatum', '2026-03-31'],
    ['rechnungsDatum', '2026-10-01'],
    ['zahlungsDatum', '2026-03-31'],
    ['zahlungsDatum', '2026-10-01'],
  ] as const)('%s is not %s', (feld, tag) => {
    expect(felder({ [feld]: tag })).toEqual([feld])
  })

  test('the first permitted day and today are permitted; a consent makes an earlier one', () => {
    for (const tag of [KONTEXT.fruehesterTag, KONTEXT.heute])
      expect(felder({ rechnungsDatum: tag, zahlungsDatum: tag })).toEqual([])
    const rechnung = { rechnungsDatum: '2025-10-15' }
    expect(auszahlungPruefen(mitNachweisen([rechnung]))).toEqual([
      {
        pfad: `${L}.0.rechnungsDatum`,
        text: 'Geben Sie einen Tag ab dem 01.04.2026 ein. Was davor gekauft ist, wird nicht gefördert.',
      },
    ])
    expect(felder(rechnung, { fruehesterTag: '2025-10-01' })).toEqual([])
  })
})

describe('[S6-02] amounts', () => {
  test.each<[string, Partial<Verwendungsnachweis>, string[]]>([
    [
      'nothing charged',
      { rechnungsBetrag: 0, umsatzsteuer: 0, nichtFoerderfaehigeKosten: 0, beantragteAuszahlung: 0 },
      ['rechnungsBetrag', 'beantragteAuszahlung'],
    ],
    ['more cut than charged', { nichtFoerderfaehigeKosten: 23_800.01 }, ['nichtFoerderfaehigeKosten']],
    ['more tax than charged', { umsatzsteuer: 23_800.01 }, ['umsatzsteuer']],
    ['a cent above the rate', { beantragteAuszahlung: 8_000.01 }, ['beantragteAuszahlung']],
    ['less than the rate', { beantragteAuszahlung: 7_999.99 }, []],
    ['an item that is not approved', { foerdergegenstandId: NACHWEIS.id }, ['foerdergegenstandId']],
  ])('%s', (_, n, soll) => {
    expect(felder(n)).toEqual(soll)
  })

  test('above the rate it says how much is possible', () => {
    expect(nachweisePruefen(mitNachweisen([{ beantragteAuszahlung: 9_000 }]))[0]?.text).toMatch(
      /^Beantragen Sie höchstens 8\.000,00\s€: 40 % der förderfähigen Kosten von 20\.000,00\s€\.$/,
    )
  })

  test('what others hold is no fault of the form: it is told apart', () => {
    const daten = mitNachweisen([{}, { rechnungsNummer: 'RE 2' }, { rechnungsNummer: 'RE 3' }])
    expect(nachweisePruefen(daten)).toEqual([])
    // 8,000 and 8,000 fit into 16,800, the third does not.
    expect(restPruefen(daten).map(({ pfad }) => pfad)).toEqual([`${L}.2.beantragteAuszahlung`])
  })
})

describe('[S6-03] [A-32] one invoice at several places', () => {
  const zweimal = (anderes: Partial<Verwendungsnachweis>) =>
    nachweisePruefen(
      mitNachweisen([{}, { foerdergegenstandId: BERATUNG, beantragteAuszahlung: 100, ...anderes }]),
    ).map(({ pfad }) => pfad)

  test('at two items with one total, no more of it than there is', () => {
    expect(zweimal({ nichtFoerderfaehigeKosten: 20_000 })).toEqual([])
    expect(zweimal({ nichtFoerderfaehigeKosten: 19_999.99 })).toEqual([`${L}.1.nichtFoerderfaehigeKosten`])
    expect(
      zweimal({ rechnungsNummer: 're-4711-26', rechnungsBetrag: 23_801, nichtFoerderfaehigeKosten: 20_002 }),
    ).toEqual([`${L}.1.rechnungsBetrag`])
  })

  test('each refusal names the way out for another invoice of the same number', () => {
    const texte = [
      { rechnungsNummer: 're-4711-26', foerdergegenstandId: NACHWEIS.foerdergegenstandId },
      { rechnungsBetrag: 23_801, nichtFoerderfaehigeKosten: 20_002 },
      { nichtFoerderfaehigeKosten: 19_999.99 },
    ].map(
      (anders) =>
        nachweisePruefen(
          mitNachweisen([{}, { foerdergegenstandId: BERATUNG, beantragteAuszahlung: 1, ...anders }]),
        )[0]?.text,
    )
    for (const text of texte) expect(text).toContain('Ist es eine andere mit gleicher Nummer, ')
  })

  test('[A-33] at one item only once, however its number is written', () => {
    const daten = mitNachweisen([{ beantragteAuszahlung: 1 }, { rechnungsNummer: 're-4711-26' }])
    expect(nachweisePruefen(daten).map(({ pfad }) => pfad)).toContain(`${L}.1.rechnungsNummer`)
  })
})
