import { expect, test } from 'vitest'
import { zeitraumText } from './zeitraumText.ts'

const VON = '2026-11-20T23:00:00Z'
const BIS = '2026-11-23T23:00:00Z'

test.each([
  ['a moment before it starts', '2026-11-20T22:59:59.999Z', 'Öffnet am 21.11.2026, 00:00\u00a0Uhr'],
  ['when it starts', VON, 'Einreichen: noch 2 Tage (bis 23.11.2026, 23:59\u00a0Uhr)'],
  ['on the last day', '2026-11-23T08:00:00Z', 'Einreichen: nur noch heute (bis 23.11.2026, 23:59\u00a0Uhr)'],
  ['when it is over', BIS, 'Die Frist ist abgelaufen (23.11.2026, 23:59\u00a0Uhr)'],
])('[R3.2-01] %s', (_, jetzt, text) => {
  expect(zeitraumText({ von: VON, bis: BIS }, new Date(jetzt))).toBe(text)
})

test('[R3.2-01] what starts later today is given with its date', () => {
  const jetzt = new Date('2026-11-21T08:00:00Z')
  expect(zeitraumText({ von: '2026-11-21T13:00:00Z', bis: BIS }, jetzt)).toBe(
    'Öffnet am 21.11.2026, 14:00\u00a0Uhr',
  )
})

test('[R3.2-01] without a period nothing ends', () => {
  expect(zeitraumText(null, new Date())).toBe('ohne Frist')
})
