import { describe, expect, test } from 'vitest'
import {
  VERZICHT_AKTEURE,
  VERZICHT_AKTIONEN,
  VERZICHT_ANZEIGE,
  VERZICHT_STATUS,
  VERZICHT_UEBERGAENGE,
  verzichtHindernis,
  type VerzichtAkteur,
  type VerzichtAktion,
  type VerzichtStand,
} from './verzichtLauf.ts'

type Erlaubt = Partial<Record<VerzichtAkteur, readonly VerzichtAktion[]>>

/** What is allowed, written down a second time; a plain member and the bank's people never act. */
const ERLAUBT: readonly (readonly [VerzichtStand, Erlaubt])[] = [
  [null, { ZEICHNUNGSBERECHTIGT: ['verzichtErklaeren', 'verzichtUnterschreiben'] }],
  [
    'ZUR_UNTERSCHRIFT',
    {
      ZEICHNUNGSBERECHTIGT: ['verzichtVerwerfen'],
      ZWEITE_PERSON: ['verzichtMitzeichnen', 'verzichtVerwerfen'],
    },
  ],
  ['ERKLAERT', { ZEICHNUNGSBERECHTIGT: ['verzichtZuruecknehmen'], ABLAUF: ['verzichtAufnehmen'] }],
  ['ZURUECKGENOMMEN', {}],
  ['AUFGENOMMEN', {}],
]

describe('[S9-04] every state × actor × action of a waiver', () => {
  for (const [stand, erlaubt] of ERLAUBT)
    test.each(VERZICHT_AKTEURE)(`${stand ?? 'none'}, %s`, (wer) => {
      for (const aktion of VERZICHT_AKTIONEN) {
        const grund = verzichtHindernis(aktion, stand, wer)
        expect([aktion, grund === null]).toEqual([aktion, erlaubt[wer]?.includes(aktion) ?? false])
        if (grund !== null) expect(grund).toMatch(/^[A-ZÄÖÜ].*\.$/)
      }
    })

  test('no state is missing, each is reached and has its word', () => {
    expect(ERLAUBT.map(([stand]) => stand)).toEqual([null, ...VERZICHT_STATUS])
    expect(new Set(Object.values(VERZICHT_UEBERGAENGE).map(({ nach }) => nach))).toEqual(
      new Set(VERZICHT_STATUS),
    )
    expect(new Set(VERZICHT_STATUS.map((s) => VERZICHT_ANZEIGE[s].wort)).size).toBe(4)
  })

  test('a refusal says what stands in the way', () => {
    expect(verzichtHindernis('verzichtErklaeren', 'ERKLAERT', 'ZEICHNUNGSBERECHTIGT')).toContain(
      'schon erklärt',
    )
    expect(verzichtHindernis('verzichtZuruecknehmen', 'AUFGENOMMEN', 'ZEICHNUNGSBERECHTIGT')).toContain(
      'schon aufgenommen',
    )
    expect(verzichtHindernis('verzichtErklaeren', null, 'MITGLIED')).toContain('Zeichnungsberechtigung')
    expect(verzichtHindernis('verzichtMitzeichnen', 'ZUR_UNTERSCHRIFT', 'ZEICHNUNGSBERECHTIGT')).toContain(
      'andere Person',
    )
  })
})
