import { expect, test } from 'vitest'
import { auszahlungAbText, kuenftigeAuszahlungen } from './auszahlungAb.ts'

const HEUTE = '2026-11-29'
const zu = (geNr: string, bekanntAm: string | null, art: 'BEWILLIGUNG' | 'ABLEHNUNG' = 'BEWILLIGUNG') => ({
  art,
  geNr,
  bekanntAm,
})

test('[S6-01] a payout is to come where the approval is known from a later day on, the nearest first', () => {
  const bescheide = [
    zu('später', '2026-12-02'),
    zu('morgen', '2026-11-30'),
    zu('heute', HEUTE),
    zu('ungewiss', null),
    zu('abgelehnt', '2026-11-30', 'ABLEHNUNG'),
  ]
  expect(kuenftigeAuszahlungen(bescheide, HEUTE)).toEqual([
    { geNr: 'morgen', ab: '2026-11-30' },
    { geNr: 'später', ab: '2026-12-02' },
  ])
  expect(auszahlungAbText('2026-11-30')).toBe('Auszahlung möglich ab 30.11.2026')
})
