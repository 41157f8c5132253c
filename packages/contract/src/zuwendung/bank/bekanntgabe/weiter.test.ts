import { expect, test } from 'vitest'
import { BESCHEIDARTEN } from '../entscheidung/bescheidarten.ts'
import { bescheidSchritte } from './weiter.ts'

const HEUTE = '2026-11-23'
const INHALT = {
  betrag: 5000,
  bewilligt: 5000,
  offen: 5000,
  kaufAb: '2026-11-24',
  kaufBis: '2027-11-23',
  auszahlungBis: '2028-02-21',
  abgelehnt: 0,
  ueberholt: false,
}
const schritte = (
  art: (typeof BESCHEIDARTEN)[number],
  inhalt: Partial<typeof INHALT> | null = {},
  heute = HEUTE,
) =>
  bescheidSchritte(
    {
      art,
      bekanntAm: '2026-11-24',
      rechtsbehelfBis: '2026-12-28',
      inhalt: inhalt && { ...INHALT, ...inhalt },
    },
    heute,
  ).map(({ was, satz }) => `${was}: ${satz}`)

const DAGEGEN =
  'Sind Sie nicht einverstanden: Dagegen vorgehen können Sie voraussichtlich bis zum 28.12.2026. Welcher Rechtsbehelf möglich ist, wo und wie lange, steht am Ende des Bescheids.'

test('[S9-10] [S4-08] after an approval: when to order, until when to buy, to request money, to contest it', () => {
  expect(schritte('BEWILLIGUNG')).toEqual([
    'Bestellen, kaufen und bezahlen: Bestellen dürfen Sie ab dem 24.11.2026. Kaufen und bezahlen Sie bis zum 23.11.2027.',
    'Auszahlung beantragen: Möglich ab dem 24.11.2026, sobald Sie bezahlt haben. Auszahlung möglich bis 21.02.2028. Der Antrag mit Rechnungen und Zahlungsnachweisen ist zugleich Ihr Verwendungsnachweis.',
    DAGEGEN,
  ])
})

test('[S9-10] on a later day: what is over is not said, what goes on is', () => {
  expect(schritte('BEWILLIGUNG', {}, '2027-11-23')[0]).toBe(
    'Bestellen, kaufen und bezahlen: Bestellen dürfen Sie jetzt. Kaufen und bezahlen Sie bis zum 23.11.2027.',
  )
  expect(schritte('BEWILLIGUNG', {}, '2028-02-22')).toEqual([
    'Auszahlung beantragen: Die Frist für Auszahlungen endete am 21.02.2028. Schreiben Sie der Bank, bevor Sie eine beantragen. Der Antrag mit Rechnungen und Zahlungsnachweisen ist zugleich Ihr Verwendungsnachweis.',
  ])
})

test('[S9-10] what is claimed altogether, taken away, or changed by a later notice leaves nothing to do', () => {
  expect(schritte('BEWILLIGUNG', { offen: 0 })[0]).toContain('Alles, was bewilligt ist, haben Sie beantragt.')
  expect(schritte('WIDERRUF', { bewilligt: 0, offen: 0 })[0]).toContain('Bewilligt ist jetzt nichts mehr.')
  expect(schritte('WIDERRUF', { bewilligt: 2000, offen: 2000 })).toHaveLength(3)
  expect(schritte('BEWILLIGUNG', { ueberholt: true })).toEqual([
    'Sie müssen nichts tun: Ein späterer Bescheid hat diesen geändert. Was jetzt gilt, steht dort.',
    DAGEGEN,
  ])
})

test('[S9-10] every kind says what comes next, and until when it can be contested; none before it was given', () => {
  for (const art of BESCHEIDARTEN) {
    expect(schritte(art).length).toBeGreaterThan(1)
    expect(schritte(art).at(-1)).toBe(DAGEGEN)
    expect(schritte(art, null)).toEqual([])
  }
})
