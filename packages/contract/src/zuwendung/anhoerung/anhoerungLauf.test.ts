import { describe, expect, test } from 'vitest'
import {
  ANHOERUNG_AKTIONEN,
  ANHOERUNG_ANZEIGE,
  ANHOERUNG_STAENDE,
  anhoerungHindernis,
  anhoerungStand,
  type AnhoerungAktion,
  type AnhoerungStand,
} from './anhoerungLauf.ts'

/** What is allowed, written down a second time. */
const ERLAUBT: Record<AnhoerungStand | 'KEINE', AnhoerungAktion[]> = {
  KEINE: ['anhoeren', 'entscheiden'],
  OFFEN: ['anhoerungSpeichern', 'anhoerungBeantworten'],
  BEANTWORTET: ['anhoeren', 'entscheiden'],
  ABGELAUFEN: ['anhoeren', 'entscheiden'],
}
const AKTIONEN = Object.keys(ANHOERUNG_AKTIONEN) as AnhoerungAktion[]

describe('[S9-03] every stand × action of a hearing', () => {
  test.each([null, ...ANHOERUNG_STAENDE])('%s', (stand) => {
    for (const aktion of AKTIONEN) {
      const grund = anhoerungHindernis(aktion, stand)
      expect(grund === null).toBe(ERLAUBT[stand ?? 'KEINE'].includes(aktion))
      if (grund !== null) expect(grund).toMatch(/^[A-ZÄÖÜ].*\.$/)
    }
  })
  test('each has its word', () => {
    expect(new Set(ANHOERUNG_STAENDE.map((s) => ANHOERUNG_ANZEIGE[s].wort)).size).toBe(3)
  })
})

const FRIST = '2026-12-10T23:00:00.000Z'
test.each<[string, string | null, string, AnhoerungStand]>([
  ['open to its last moment', null, '2026-12-10T22:59:59.999Z', 'OFFEN'],
  ['over with the first that does not count', null, FRIST, 'ABGELAUFEN'],
  ['answered', '2026-12-01T10:00:00.000Z', '2026-12-02T10:00:00.000Z', 'BEANTWORTET'],
  [
    'answered in time, read long after',
    '2026-12-10T22:59:00.000Z',
    '2027-01-01T10:00:00.000Z',
    'BEANTWORTET',
  ],
])('[S9-03] %s', (_, beantwortetAm, jetzt, stand) => {
  expect(anhoerungStand({ frist: FRIST, beantwortetAm }, new Date(jetzt))).toBe(stand)
})
