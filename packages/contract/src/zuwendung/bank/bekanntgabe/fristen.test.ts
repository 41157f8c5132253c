import { describe, expect, test } from 'vitest'
import {
  abrufEndetAm,
  abrufErinnerungAm,
  bekanntNachAbruf,
  bekanntNachPost,
  mitternachtInBerlin,
  rechtsbehelfBis,
} from './fristen.ts'

/** Holidays in Berlin, as far as the days of these tests meet them. */
const FEIERTAGE = new Set([
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-03-08',
  '2027-03-26',
  '2027-03-29',
])
const istFeiertag = (tag: string) => FEIERTAGE.has(tag)

describe('[S9-10] the dates of a notice', () => {
  test('notified Fr 20.11.2026 14:03: reminder Mi 25.11., the last moment is Mo 30.11. 24:00', () => {
    const benachrichtigt = new Date('2026-11-20T14:03:00+01:00')
    expect(abrufErinnerungAm(benachrichtigt)).toBe('2026-11-25')
    expect(abrufEndetAm(benachrichtigt)).toEqual(new Date('2026-12-01T00:00:00+01:00'))
  })

  test('retrieved Mo 30.11. 23:59:59: given Di 01.12., one month ends on a holiday, so Mo 04.01.2027', () => {
    const bekannt = bekanntNachAbruf(new Date('2026-11-30T23:59:59+01:00'))
    expect(bekannt).toBe('2026-12-01')
    expect(rechtsbehelfBis(bekannt, istFeiertag)).toBe('2027-01-04')
  })

  test('posted Fr 20.11.: given Di 24.11., objection until 24.12.2026', () => {
    const bekannt = bekanntNachPost('2026-11-20')
    expect(bekannt).toBe('2026-11-24')
    expect(rechtsbehelfBis(bekannt, istFeiertag)).toBe('2026-12-24')
  })

  test.each([
    // The change of clocks at 25.10.2026, 03:00, back to winter, and at 28.03.2027, 02:00, to summer.
    ['2026-10-16T12:00:00+02:00', '2026-10-26T23:00:00Z'],
    ['2027-03-19T12:00:00+01:00', '2027-03-29T22:00:00Z'],
    ['2026-10-14T23:59:59+02:00', '2026-10-24T22:00:00Z'],
    // A day begins at midnight in Berlin, not in Greenwich.
    ['2026-11-20T22:59:59Z', '2026-11-30T23:00:00Z'],
    ['2026-11-20T23:00:00Z', '2026-12-01T23:00:00Z'],
    // No weekend and no holiday moves the end.
    ['2026-12-16T09:00:00+01:00', '2026-12-26T23:00:00Z'],
  ])('notified %s: ends %s', (benachrichtigt, ende) => {
    expect(abrufEndetAm(new Date(benachrichtigt))).toEqual(new Date(ende))
  })

  test.each([
    // Given So 31.01.2027: 28.02. is a Sunday.
    ['2027-01-31', '2027-03-01'],
    ['2027-01-28', '2027-03-01'],
    ['2028-01-31', '2028-02-29'],
    // Saturday, then Sunday, then a holiday in Berlin.
    ['2027-02-06', '2027-03-09'],
    // Good Friday to Easter Monday.
    ['2027-02-26', '2027-03-30'],
    ['2026-12-31', '2027-02-01'],
    ['2026-11-25', '2026-12-28'],
    ['2026-11-23', '2026-12-23'],
  ])('given %s: a remedy until %s', (bekannt, bis) => {
    expect(rechtsbehelfBis(bekannt, istFeiertag)).toBe(bis)
  })

  test.each([
    ['2026-07-01', '2026-06-30T22:00:00Z'],
    ['2026-12-01', '2026-11-30T23:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
    ['2027-03-28', '2027-03-27T23:00:00Z'],
    ['2027-03-29', '2027-03-28T22:00:00Z'],
  ])('%s begins in Berlin at %s', (tag, beginn) => {
    expect(mitternachtInBerlin(tag)).toEqual(new Date(beginn))
  })
})
