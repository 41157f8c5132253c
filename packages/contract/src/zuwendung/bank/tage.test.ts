import { describe, expect, test } from 'vitest'
import { terminFehler } from '../../mitteilungen/termin.ts'
import { rundentageFehler, spaetererTagFehler } from '../../interessenbekundung/bank/rundentage.ts'
import { valutaFehler } from '../../auszahlung/zahllauf/valuta.ts'
import type { Feldfehler } from '../../shared/problem.ts'
import {
  anhoerungsfristFehler,
  aufgegebenFehler,
  gewaehrtFehler,
  kenntnisTagFehler,
  nachforderungsfristFehler,
  vorhabenbeginnFehler,
  wiedervorlageFehler,
} from './tage.ts'

const HEUTE = '2026-11-29'
type Feld = readonly [
  name: string,
  pruefen: (tag: string) => Feldfehler[],
  pfad: string,
  was: string,
  von: string,
  bis: string,
]

const runde = (anders: { ersterTag?: string; letzterTag?: string; am?: string }) => {
  const { ersterTag = '2027-01-04', letzterTag = '2027-01-31', am = '2027-02-06' } = anders
  return rundentageFehler({ ersterTag, letzterTag, ziehung: { am: `${am}T18:25:00Z` } }, HEUTE)
}

/** Each day that the bank types: from when until when, and how that is said. */
const FELDER: readonly Feld[] = [
  [
    'Nachforderung',
    (t) => nachforderungsfristFehler(t, HEUTE),
    'frist',
    'Die Frist endet',
    '2026-11-30',
    '2027-05-28',
  ],
  [
    'Nachforderung verlängern',
    (t) => nachforderungsfristFehler(t, HEUTE, '2026-12-10'),
    'frist',
    'Die Frist endet',
    '2026-12-11',
    '2027-05-28',
  ],
  [
    'Nachforderung, abgelaufen',
    (t) => nachforderungsfristFehler(t, HEUTE, '2026-11-01'),
    'frist',
    'Die Frist endet',
    '2026-11-30',
    '2027-05-28',
  ],
  [
    'Anhörung',
    (t) => anhoerungsfristFehler(t, HEUTE),
    'frist',
    'Die Frist endet',
    '2026-12-13',
    '2027-05-28',
  ],
  [
    'vorzeitiger Kauf',
    (t) => vorhabenbeginnFehler(t, HEUTE),
    'ab',
    'Gekauft werden darf',
    HEUTE,
    '2027-11-29',
  ],
  [
    'Wiedervorlage',
    (t) => wiedervorlageFehler(t, HEUTE),
    'faellig',
    'Die Wiedervorlage liegt',
    HEUTE,
    '2051-11-29',
  ],
  [
    'Beihilfe',
    (t) => gewaehrtFehler(t, HEUTE),
    'gewaehrtAm',
    'Gewährt ist die Beihilfe',
    '2016-11-29',
    HEUTE,
  ],
  [
    'Kenntnis',
    (t) => kenntnisTagFehler(t, HEUTE),
    'kenntnisAm',
    'Erfahren hat die Bank davon',
    '2016-11-29',
    HEUTE,
  ],
  [
    'Brief',
    (t) => aufgegebenFehler(t, '2026-11-20', HEUTE),
    'aufgegebenAm',
    'Zur Post gegeben ist der Brief',
    '2026-11-20',
    HEUTE,
  ],
  ['Termin', (t) => terminFehler(t, HEUTE), 'termin', 'Der Termin liegt', HEUTE, '2027-11-29'],
  [
    'Wertstellung',
    (t) => valutaFehler(t, new Date('2026-11-24T23:30:00Z'), HEUTE),
    'valuta',
    'Die Wertstellung liegt',
    '2026-11-25',
    HEUTE,
  ],
  [
    'erster Tag der Runde',
    (t) => runde({ ersterTag: t, letzterTag: t, am: t }).filter(({ pfad }) => pfad === 'ersterTag'),
    'ersterTag',
    'Der erste Tag liegt',
    '2026-11-30',
    '2031-11-29',
  ],
  [
    'letzter Tag der Runde',
    (t) => runde({ letzterTag: t }).filter(({ pfad }) => pfad === 'letzterTag'),
    'letzterTag',
    'Der letzte Tag liegt',
    '2027-01-04',
    '2028-01-04',
  ],
  ['Ziehung', (t) => runde({ am: t }), 'ziehung.am', 'Die Ziehung liegt', '2027-02-01', '2027-07-31'],
  [
    'Frist der Runde',
    (t) => spaetererTagFehler(t, '2027-01-31'),
    'letzterTag',
    'Die Frist lässt sich nur verlängern. Sie endet',
    '2027-02-01',
    '2028-01-31',
  ],
]

const deutsch = (tag: string) => tag.split('-').toReversed().join('.')
const tagDaneben = (tag: string, um: number) =>
  new Date(Date.parse(`${tag}T00:00:00Z`) + um * 86_400_000).toISOString().slice(0, 10)

describe.each(FELDER)('[D-07] %s', (_, pruefen, pfad, was, von, bis) => {
  test.each([von, bis])('takes %s', (tag) => {
    expect(pruefen(tag)).toEqual([])
  })

  test.each([tagDaneben(von, -1), tagDaneben(bis, 1), '1970-01-01', '2199-12-31'])(
    'refuses %s at its field and says what is possible',
    (tag) => {
      expect(pruefen(tag)).toEqual([
        { pfad, text: `${was} frühestens am ${deutsch(von)} und spätestens am ${deutsch(bis)}.` },
      ])
    },
  )
})

test('[D-07] where one day alone is possible, it is named', () => {
  expect(aufgegebenFehler('2026-11-28', HEUTE, HEUTE)).toEqual([
    {
      pfad: 'aufgegebenAm',
      text: 'Zur Post gegeben ist der Brief am 29.11.2026: Ein anderer Tag ist nicht möglich.',
    },
  ])
})

test('[D-07] where none is possible, that is said', () => {
  expect(nachforderungsfristFehler('2027-05-30', HEUTE, '2027-05-28')).toEqual([
    { pfad: 'frist', text: 'Heute ist hier kein Tag möglich.' },
  ])
})
