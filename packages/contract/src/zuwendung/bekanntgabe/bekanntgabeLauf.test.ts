import { describe, expect, test } from 'vitest'
import {
  BEKANNTGABE_AKTEURE,
  BEKANNTGABE_AKTIONEN,
  BEKANNTGABE_ANZEIGE,
  BEKANNTGABE_STATUS,
  BEKANNTGABE_UEBERGAENGE,
  bekanntgabeHindernis,
  bekanntgabeWort,
  brauchtAnderenWeg,
  istGegeben,
  liegtBereit,
  type BekanntgabeAkteur,
  type BekanntgabeAktion,
  type BekanntgabeStand,
} from './bekanntgabeLauf.ts'

type Erlaubt = Partial<Record<BekanntgabeAkteur, readonly BekanntgabeAktion[]>>

/** What is allowed, written down a second time; everything else must be refused. A plain member never acts. */
const ERLAUBT: readonly (readonly [BekanntgabeStand, Erlaubt])[] = [
  [null, { UHR: ['bescheidBereitstellen'], BANK: ['bescheidErneutBereitstellen', 'bescheidVersenden'] }],
  ['BEREITGESTELLT', { UHR: ['bescheidMelden'], BANK: ['bescheidVersenden'] }],
  [
    'BENACHRICHTIGT',
    {
      UHR: ['abrufErinnern', 'bereitstellungBeenden'],
      ZEICHNUNGSBERECHTIGT: ['bescheidAbrufen'],
      BANK: ['bescheidVersenden'],
    },
  ],
  ['ABGERUFEN', {}],
  ['NICHT_BEWIRKT', { BANK: ['bescheidErneutBereitstellen', 'bescheidVersenden'] }],
  ['VERSANDT', { UHR: ['briefBekanntgeben'], BANK: ['briefZurueckmelden'] }],
  ['BEKANNT', { BANK: ['briefZurueckmelden'] }],
  ['ZURUECK', { BANK: ['bescheidErneutBereitstellen', 'bescheidVersenden'] }],
]

describe('[S9-10] every state × actor × action of making a notice known', () => {
  test('no state is missing', () => {
    expect(ERLAUBT.map(([stand]) => stand)).toEqual([null, ...BEKANNTGABE_STATUS])
  })

  for (const [stand, erlaubt] of ERLAUBT)
    for (const wer of BEKANNTGABE_AKTEURE)
      test(`${stand ?? 'nothing done yet'}, ${wer}`, () => {
        for (const aktion of BEKANNTGABE_AKTIONEN) {
          const grund = bekanntgabeHindernis(aktion, stand, wer)
          expect([aktion, grund === null]).toEqual([aktion, erlaubt[wer]?.includes(aktion) ?? false])
          if (grund !== null) expect(grund).toMatch(/^[A-ZÄÖÜ].*\.$/)
        }
      })

  test('a refusal names the state it is in and the one it would need, or who may', () => {
    expect(bekanntgabeHindernis('bescheidAbrufen', 'NICHT_BEWIRKT', 'ZEICHNUNGSBERECHTIGT')).toBe(
      'Der Bescheid hat den Stand „Nicht abgerufen“. Abrufen lässt er sich nur im Stand „Liegt bereit“.',
    )
    expect(bekanntgabeHindernis('bescheidAbrufen', 'BENACHRICHTIGT', 'MITGLIED')).toBe(
      'Nur Personen mit Zeichnungsberechtigung können den Bescheid abrufen.',
    )
    expect(bekanntgabeHindernis('bescheidVersenden', 'ABGERUFEN', 'BANK')).toContain(
      '„Noch nicht auf dem Weg“, „Bereitgestellt“, „Liegt bereit“, „Nicht abgerufen“ oder „Brief kam zurück“',
    )
  })

  test('every state is reached by some action and has its word', () => {
    const erreicht = new Set<BekanntgabeStand>(Object.values(BEKANNTGABE_UEBERGAENGE).map(({ nach }) => nach))
    expect(erreicht).toEqual(new Set(BEKANNTGABE_STATUS))
    expect(new Set(BEKANNTGABE_STATUS.map((s) => BEKANNTGABE_ANZEIGE[s].wort)).size).toBe(7)
    expect(bekanntgabeWort(null)).toBe('Noch nicht auf dem Weg')
  })

  test('each state is given, waits in the portal, is in the post, or needs the bank: never two of these', () => {
    const lage = (stand: BekanntgabeStand) => [
      istGegeben(stand),
      liegtBereit(stand),
      stand === 'VERSANDT',
      brauchtAnderenWeg(stand),
    ]
    for (const [stand] of ERLAUBT) expect(lage(stand).filter(Boolean)).toHaveLength(1)
  })
})
