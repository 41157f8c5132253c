import { describe, expect, test } from 'vitest'
import {
  SERIENFALL_STAENDE,
  SERIENFALL_UEBERGAENGE,
  serieVeraltetWeil,
  type Serienfassung,
} from './serienlauf.ts'

const GESEHEN: Serienfassung = { stand: 'IN_PRUEFUNG', letzte: null, an: ['lena@hof.example'] }

describe('[S9-08] the run of a case in a bulk message', () => {
  test('[S7-04] nothing leads away from what was sent; only what failed is tried again', () => {
    const wege = SERIENFALL_STAENDE.map((stand) =>
      Object.entries(SERIENFALL_UEBERGAENGE).flatMap(([name, { von }]) =>
        von.some((eines) => eines === stand) ? [name] : [],
      ),
    )
    expect(wege).toEqual([['serienfallSenden', 'serienfallScheitern'], [], ['serienfallWiederholen']])
  })

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
