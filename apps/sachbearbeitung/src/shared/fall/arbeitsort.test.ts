import { BANKROLLEN, type Rolle } from '@foerderportal/contract/shared/permissions'
import {
  AM_ZUG,
  HINWEISE,
  STAENDE,
  STANDREGELN,
  type AmZug,
  type Hinweis,
  type Stand,
} from '@foerderportal/contract/zuwendung/bank/vorrat/stand'
import { describe, expect, test } from 'vitest'
import type { Fallreiter } from '../../paths.ts'
import { FRANK, LUDWIG, PETRA, RITA, SABINE } from '../../testing/people.ts'
import { arbeitsort, type Arbeitslage } from './arbeitsort.ts'

const HEUTE = '2026-11-30'
const SCHREIBT: readonly Rolle[] = SABINE.rollen

/** Every state with every turn that a case can have, each alone and with each hint that says something else. */
const TABELLE: readonly (readonly [Stand, AmZug, Fallreiter, Partial<Record<Hinweis, Fallreiter>>?])[] = [
  ['EINGEGANGEN', 'BANK', 'pruefung', { KORREKTUR: 'aenderungen' }],
  ['IN_PRUEFUNG', 'BANK', 'pruefung'],
  ['ZURUECKGEGEBEN', 'BANK', 'entscheidung', { VON_FREIGABE_ZURUECK: 'entscheidung' }],
  [
    'NACHFORDERUNG',
    'ANTRAGSTELLER',
    'nachforderung',
    { MITTEILUNG_UNBEANTWORTET: 'mitteilungen', FRIST_ABGELAUFEN: 'nachforderung' },
  ],
  ['NACHFORDERUNG', 'BANK', 'nachforderung', { MITTEILUNG_UNBEANTWORTET: 'nachforderung' }],
  ['ANHOERUNG', 'ANTRAGSTELLER', 'anhoerung', { MITTEILUNG_UNBEANTWORTET: 'mitteilungen' }],
  ['VORGELEGT', 'FREIGABE', 'entscheidung', { MITTEILUNG_UNBEANTWORTET: 'entscheidung' }],
  [
    'BEWILLIGT',
    'BANK',
    'entscheidung',
    { BESCHEID_ANDERER_WEG: 'bekanntgabe', VERZICHT_ERKLAERT: 'entscheidung' },
  ],
  [
    'BEWILLIGT',
    'ANTRAGSTELLER',
    'entscheidung',
    { BESCHEID_NICHT_ABGERUFEN: 'bekanntgabe', MITTEILUNG_UNBEANTWORTET: 'mitteilungen' },
  ],
  ['BEWILLIGT', 'NIEMAND', 'entscheidung', { MITTEILUNG_UNBEANTWORTET: 'mitteilungen' }],
  ['ABGELEHNT', 'BANK', 'entscheidung', { BESCHEID_ANDERER_WEG: 'bekanntgabe' }],
  ['ABGELEHNT', 'ANTRAGSTELLER', 'entscheidung', { BESCHEID_NICHT_ABGERUFEN: 'bekanntgabe' }],
  ['ABGELEHNT', 'NIEMAND', 'entscheidung', { MITTEILUNG_UNBEANTWORTET: 'mitteilungen' }],
  ['ZURUECKGEZOGEN', 'NIEMAND', 'verlauf', { MITTEILUNG_UNBEANTWORTET: 'mitteilungen' }],
]

const lage = (stand: Stand, amZug: AmZug, mehr: Partial<Arbeitslage> = {}): Arbeitslage => ({
  stand,
  amZug,
  hinweise: [],
  frist: null,
  ...mehr,
})
const ort = (wo: Arbeitslage, rollen: readonly string[] = SCHREIBT) =>
  arbeitsort(wo, { rollen, heute: HEUTE })

const alsPaar = (stand: string, amZug: string) => `${stand}, ${amZug}`

describe('[S9-02] [S9-14] a case opens where its next step is done', () => {
  test('the table below knows every state with every turn that a case can have, and no other', () => {
    const moeglich = new Set(STANDREGELN.map(({ stand, amZug }) => alsPaar(stand, amZug)))
    expect(new Set(TABELLE.map(([stand, amZug]) => alsPaar(stand, amZug)))).toEqual(moeglich)
    expect(new Set(TABELLE.map(([stand]) => stand))).toEqual(new Set(STAENDE))
    expect(new Set(TABELLE.map(([, amZug]) => amZug))).toEqual(new Set(AM_ZUG))
  })

  const zeilen = TABELLE.flatMap(([stand, amZug, wo, mit = {}]) => [
    { stand, amZug, hinweise: [] as Hinweis[], wo },
    ...Object.entries(mit).map(([hinweis, dort]) => ({
      stand,
      amZug,
      hinweise: [hinweis as Hinweis], // keys of the table are hints
      wo: dort,
    })),
  ])
  test.each(zeilen)('$stand, $amZug $hinweise: $wo', ({ stand, amZug, hinweise, wo }) => {
    expect(ort(lage(stand, amZug, { hinweise }))).toBe(wo)
  })

  test.each(zeilen)(
    'for whoever releases, leads or maintains programmes: $stand, $amZug $hinweise: $wo',
    (z) => {
      for (const { rollen } of [FRANK, LUDWIG, PETRA])
        expect(ort(lage(z.stand, z.amZug, { hinweise: z.hinweise }), rollen)).toBe(z.wo)
    },
  )

  test('whoever checks what others did finds what was done, whatever is next', () => {
    for (const { stand, amZug, hinweise } of zeilen)
      expect(ort(lage(stand, amZug, { hinweise }), RITA.rollen)).toBe('verlauf')
    expect(ort(lage('IN_PRUEFUNG', 'BANK'), BANKROLLEN)).toBe('pruefung')
  })

  test('no hint leads away from what lies before a second person', () => {
    expect(ort(lage('VORGELEGT', 'FREIGABE', { hinweise: [...HINWEISE] }))).toBe('entscheidung')
  })

  test('a returned decision comes before what else there is', () => {
    expect(ort(lage('ZURUECKGEGEBEN', 'BANK', { hinweise: [...HINWEISE] }))).toBe('entscheidung')
  })

  test.each([
    ['ANTRAGSTELLER', '2026-12-01T00:00:00+01:00', 'verlauf'],
    ['ANTRAGSTELLER', '2026-12-02T00:00:00+01:00', 'nachforderung'],
    ['BANK', '2026-12-01T00:00:00+01:00', 'nachforderung'],
  ] as const)('what is to be looked at again, turn of %s, until %s: %s', (amZug, bis, wo) => {
    expect(ort(lage('NACHFORDERUNG', amZug, { frist: { art: 'WIEDERVORLAGE', bis } }))).toBe(wo)
  })
})
