import { describe, expect, test } from 'vitest'
import { serieVeraltetWeil, type Serienfassung } from './serienfassung.ts'

const GESEHEN: Serienfassung = { stand: 'IN_PRUEFUNG', letzte: null, an: ['lena@hof.example'] }

describe('[S9-08] what has changed since a case was read', () => {
  test.each<[Partial<Serienfassung>, string | null]>([
    [{}, null],
    [{ stand: 'BEWILLIGT' }, 'Der Fall hat inzwischen den Stand „Bewilligt“.'],
    [{ letzte: 'b2' }, 'In dieser Unterhaltung wurde inzwischen geschrieben.'],
    [{ an: ['lena@hof.example', 'paul@hof.example'] }, 'Die E-Mail bekämen inzwischen andere Personen.'],
    [{ stand: 'ABGELEHNT', an: [] }, 'Der Fall hat inzwischen den Stand „Abgelehnt“.'],
  ])('%j since it was read: %s', (neu, satz) => {
    expect(serieVeraltetWeil(GESEHEN, { ...GESEHEN, ...neu })).toBe(satz)
  })
})
