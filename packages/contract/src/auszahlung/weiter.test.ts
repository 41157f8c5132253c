import { expect, test } from 'vitest'
import { auszahlungSchritte, geldSatz } from './weiter.ts'

test.each([
  [{ geldBis: null, zahlung: null }, 'Die Bank überweist das Geld auf Ihr Konto.'],
  [{ geldBis: '2026-12-28', zahlung: null }, 'In der Regel ist das Geld bis zum 28.12.2026 auf Ihrem Konto.'],
  [
    { geldBis: '2026-12-28', zahlung: { am: '2026-12-03', bezahlt: false } },
    'Die Bank überweist das Geld zum 03.12.2026.',
  ],
  [
    { geldBis: null, zahlung: { am: '2026-12-03', bezahlt: true } },
    'Das Geld wurde am 03.12.2026 überwiesen.',
  ],
])('[S6-07] %j: %s', (geld, satz) => {
  expect(geldSatz(geld, '2026-12-28')).toBe(satz)
})

test('[S6-07] once the usual day is over, no sentence names it; a day of the bank itself stays', () => {
  const geld = { geldBis: '2026-12-28', zahlung: null }
  expect(geldSatz(geld, '2026-12-29')).toBe('Die Bank überweist das Geld auf Ihr Konto.')
  expect(auszahlungSchritte(geld, '2026-12-29').at(-1)?.satz).toBe(geldSatz(geld, '2026-12-29'))
  const zahlung = { am: '2026-12-27', bezahlt: true }
  expect(geldSatz({ ...geld, zahlung }, '2026-12-29')).toBe('Das Geld wurde am 27.12.2026 überwiesen.')
})

test('[S6-07] a receipt says when the money comes as its last step', () => {
  const schritte = auszahlungSchritte({ geldBis: '2026-12-28', zahlung: null }, '2026-11-30')
  expect(schritte.map(({ was }) => was)).toEqual([
    'Sie müssen nichts tun',
    'Die Bank prüft Ihre Rechnungen',
    'Nach der Bewilligung kommt das Geld',
  ])
  expect(schritte.at(-1)?.satz).toContain('28.12.2026')
})
