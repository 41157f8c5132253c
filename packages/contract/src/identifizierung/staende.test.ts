import { expect, test } from 'vitest'
import { IDENT_STAENDE, istBeginnbar, meldungAnwenden, MELDUNGEN, type Versuch } from './staende.ts'

test.each(IDENT_STAENDE)(
  '[S2-01] from %s a new attempt begins only where none runs or has succeeded',
  (stand) => {
    expect(istBeginnbar(stand)).toBe(['NICHT_BEGONNEN', 'NICHT_ERFOLGREICH'].includes(stand))
  },
)

const NACH = {
  IN_PRUEFUNG: 'IN_PRUEFUNG',
  ERFOLGREICH: 'ERFOLGREICH',
  NICHT_ERFOLGREICH: 'NICHT_ERFOLGREICH',
  ABGEBROCHEN: 'NICHT_ERFOLGREICH',
} as const

test.each(MELDUNGEN)('[S2-01] the message %s moves an attempt of any state, once', (stand) => {
  for (const vorher of ['IN_ARBEIT', 'IN_PRUEFUNG', 'ERFOLGREICH', 'NICHT_ERFOLGREICH'] as const) {
    const versuch = { stand: vorher, folge: 4 }
    expect(meldungAnwenden(versuch, { stand, folge: 5 })).toEqual({ stand: NACH[stand], folge: 5 })
    for (const folge of [4, 3]) expect(meldungAnwenden(versuch, { stand, folge })).toBeNull()
  }
})

const reihenfolgen = <T>(liste: readonly T[]): T[][] =>
  liste.length === 0
    ? [[]]
    : liste.flatMap((eines) => reihenfolgen(liste.filter((x) => x !== eines)).map((rest) => [eines, ...rest]))

test('[S2-02] in whatever order messages arrive, each as often as it likes: the newest holds', () => {
  const folge = MELDUNGEN.flatMap((a) => MELDUNGEN.map((b) => [a, b, 'IN_PRUEFUNG'] as const))
  for (const staende of folge) {
    const meldungen = staende.map((stand, i) => ({ stand, folge: i + 1 }))
    for (const reihe of reihenfolgen([...meldungen, ...meldungen.map((m) => ({ ...m }))].slice(0, 5))) {
      const ende = reihe.reduce<Versuch>((v, m) => meldungAnwenden(v, m) ?? v, {
        stand: 'IN_ARBEIT',
        folge: 0,
      })
      expect(ende).toEqual({ stand: 'IN_PRUEFUNG', folge: 3 })
    }
  }
})
