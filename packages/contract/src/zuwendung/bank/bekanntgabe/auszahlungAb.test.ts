import { expect, test } from 'vitest'
import { auszahlungAbText, auszahlungBisText, kuenftigeAuszahlungen } from './auszahlungAb.ts'

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

test('[S6-01] until when it is possible, its last day included; after it whom to ask', () => {
  expect(auszahlungBisText('2028-02-28', HEUTE)).toBe('Auszahlung möglich bis 28.02.2028')
  expect(auszahlungBisText(HEUTE, HEUTE)).toBe('Auszahlung möglich bis 29.11.2026')
  expect(auszahlungBisText('2026-11-28', HEUTE)).toBe(
    'Die Frist für Auszahlungen endete am 28.11.2026. Schreiben Sie der Bank, bevor Sie eine beantragen',
  )
})
