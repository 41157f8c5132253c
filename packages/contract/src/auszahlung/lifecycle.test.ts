import { describe, expect, test } from 'vitest'
import { AKTEURE, type Akteur } from '../shared/akteure.ts'
import {
  AUSZAHLUNG_ANZEIGE,
  AUSZAHLUNG_STATUS,
  AUSZAHLUNG_UEBERGAENGE,
  auszahlungHindernis,
  type AuszahlungAktion,
  type AuszahlungStatus,
} from './lifecycle.ts'

/** What is allowed, written down a second time; everything else must be refused. */
const ERLAUBT: Record<AuszahlungStatus, Record<Akteur, AuszahlungAktion[]>> = {
  IN_BEARBEITUNG: {
    MITGLIED: ['bearbeiten', 'loeschen'],
    ZEICHNUNGSBERECHTIGT: ['bearbeiten', 'einreichen', 'loeschen'],
    BANK: [],
  },
  ABGESENDET: { MITGLIED: [], ZEICHNUNGSBERECHTIGT: [], BANK: ['bewilligen', 'ablehnen'] },
  ABGELEHNT: { MITGLIED: [], ZEICHNUNGSBERECHTIGT: [], BANK: [] },
  BEWILLIGT: { MITGLIED: [], ZEICHNUNGSBERECHTIGT: [], BANK: [] },
}
const AKTIONEN = Object.keys(AUSZAHLUNG_UEBERGAENGE) as AuszahlungAktion[] // the keys of a constant object

describe('[S6-06] every status × actor × action', () => {
  for (const status of AUSZAHLUNG_STATUS)
    for (const wer of AKTEURE)
      test(`${status}, ${wer}`, () => {
        for (const aktion of AKTIONEN) {
          const grund = auszahlungHindernis(aktion, status, wer)
          expect(grund === null, aktion).toBe(ERLAUBT[status][wer].includes(aktion))
          if (grund !== null) expect(grund).toMatch(/^[A-ZÄÖÜ].*Auszahlungsantrag.*\.$/)
        }
      })

  test('every status is reached by some action, and each has its word', () => {
    const erreicht = new Set<AuszahlungStatus | null>(
      Object.values(AUSZAHLUNG_UEBERGAENGE).map(({ nach }) => nach),
    )
    for (const status of AUSZAHLUNG_STATUS) expect(erreicht.has(status)).toBe(true)
    expect(AUSZAHLUNG_STATUS.map((s) => AUSZAHLUNG_ANZEIGE[s].wort)).toEqual([
      'Entwurf',
      'Eingegangen',
      'Abgelehnt',
      'Bewilligt',
    ])
  })
})
