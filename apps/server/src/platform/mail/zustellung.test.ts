import { expect, test } from 'vitest'
import { zustellungVon } from './zustellung.ts'

test.each([
  [new Date(), null, 'ANGENOMMEN'],
  [null, null, 'WARTET'],
  [null, 'SMTP 550', 'ABGEWIESEN'],
  [null, 'SMTP 421', 'GESCHEITERT'],
  [null, 'SMTP 535', 'GESCHEITERT'],
  [null, 'SMTP ECONNECTION', 'GESCHEITERT'],
])('[S7-04] a mail, sent %s, with the answer %s: %s', (versendet_am, fehler, stand) => {
  expect(zustellungVon({ versendet_am, fehler })).toBe(stand)
})
