import { expect, test } from 'vitest'
import { unlesbarText, wiederhergestelltText } from './wiederhergestelltText.ts'

test.each([
  ['2026-11-21T18:05:00Z', 'von heute, 19:05\u00a0Uhr'],
  ['2026-11-20T22:59:00Z', 'vom 20.11.2026, 23:59\u00a0Uhr'],
])('[S10-03] was am %s auf diesem Gerät lag: %s', (zeit, wann) => {
  const text = wiederhergestelltText(new Date(zeit), new Date('2026-11-21T19:00:00Z'))
  expect(text).toBe(`Wir haben Ihre Eingaben ${wann} wiederhergestellt.`)
})

test('[S10-03] was niemand lesen kann, sagt, wo es steht und was zu tun ist', () => {
  expect(unlesbarText(['Finanzierung'])).toMatch(/^Etwas davon konnten wir nicht lesen \(„Finanzierung“\)\. /)
  expect(unlesbarText([undefined])).toMatch(/^Etwas davon konnten wir nicht lesen\. Es steht noch so da/)
})
