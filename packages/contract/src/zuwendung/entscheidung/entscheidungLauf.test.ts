import { describe, expect, test } from 'vitest'
import {
  ENTSCHEIDUNG_AKTEURE,
  ENTSCHEIDUNG_ANZEIGE,
  ENTSCHEIDUNG_STATUS,
  ENTSCHEIDUNG_UEBERGAENGE,
  entscheidungHindernis,
  type EntscheidungAkteur,
  type EntscheidungAktion,
  type EntscheidungStand,
} from './entscheidungLauf.ts'

type Erlaubt = Record<EntscheidungAkteur, EntscheidungAktion[]>
const NICHTS: Erlaubt = {
  SACHBEARBEITUNG: [],
  FREIGABE: [],
  BEARBEITER: [],
  PRUEFER: [],
  LESER: [],
  ABLAUF: [],
}

/** What is allowed, written down a second time; everything else must be refused. */
const ERLAUBT: readonly (readonly [EntscheidungStand, Erlaubt])[] = [
  [null, { ...NICHTS, SACHBEARBEITUNG: ['entscheidungBeginnen', 'entscheidungSpeichern'] }],
  [
    'ENTWURF',
    {
      ...NICHTS,
      SACHBEARBEITUNG: ['entscheidungSpeichern', 'entscheidungVorlegen', 'entwurfVerwerfen'],
      ABLAUF: ['entscheidungVerwerfen'],
    },
  ],
  [
    'VORGELEGT',
    {
      ...NICHTS,
      FREIGABE: ['entscheidungZurueckgeben', 'entscheidungFreigeben'],
      BEARBEITER: ['entscheidungZurueckgeben'],
      PRUEFER: ['entscheidungZurueckgeben'],
      ABLAUF: ['entscheidungVerwerfen'],
    },
  ],
  // An act after the approval is a decision of its own; what was released stays.
  ['FREIGEGEBEN', { ...NICHTS, SACHBEARBEITUNG: ['entscheidungBeginnen'] }],
  ['VERWORFEN', NICHTS],
]
const AKTIONEN = Object.keys(ENTSCHEIDUNG_UEBERGAENGE) as EntscheidungAktion[]

describe('[S9-04] every state × actor × action of a decision', () => {
  test('no state is missing', () => {
    expect(ERLAUBT.map(([stand]) => stand)).toEqual([null, ...ENTSCHEIDUNG_STATUS])
  })

  test.each(ERLAUBT)('%s', (stand, erlaubt) => {
    for (const wer of ENTSCHEIDUNG_AKTEURE)
      for (const aktion of AKTIONEN) {
        const grund = entscheidungHindernis(aktion, stand, wer)
        expect([wer, aktion, grund === null]).toEqual([wer, aktion, erlaubt[wer].includes(aktion)])
        if (grund !== null) expect(grund).toMatch(/^[A-ZÄÖÜ].*\.$/)
      }
  })

  test('[A-02] who edited is told that somebody else has to release', () => {
    expect(entscheidungHindernis('entscheidungFreigeben', 'VORGELEGT', 'BEARBEITER')).toBe(
      'Sie haben diese Entscheidung selbst bearbeitet. Freigeben kann sie nur eine andere Person.',
    )
  })

  test('[S9-13] who wrote a Vermerk is told that somebody else has to release', () => {
    expect(entscheidungHindernis('entscheidungFreigeben', 'VORGELEGT', 'PRUEFER')).toContain('Prüfvermerk')
  })

  test('every state is reached by some action, and each has its word', () => {
    const erreicht = new Set<string>(Object.values(ENTSCHEIDUNG_UEBERGAENGE).map(({ nach }) => nach))
    for (const status of ENTSCHEIDUNG_STATUS) {
      expect(erreicht).toContain(status)
      expect(ENTSCHEIDUNG_ANZEIGE[status].weiter).toMatch(/\.$/)
    }
  })
})
