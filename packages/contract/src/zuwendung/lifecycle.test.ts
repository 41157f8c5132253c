import { describe, expect, test } from 'vitest'
import { AKTEURE, type Akteur } from '../shared/akteure.ts'
import {
  GESCHAEFT_STATUS,
  STATUS_ANZEIGE,
  UEBERGAENGE,
  anzeigeVon,
  fristVon,
  hindernis,
  istEntschieden,
  istEntwurf,
  type Aktion,
  type GeschaeftStatus,
} from './lifecycle.ts'

/** What is allowed, written down a second time; everything else must be refused. */
const ERLAUBT: Record<GeschaeftStatus, Record<Akteur, Aktion[]>> = {
  NEUANTRAG_IN_BEARBEITUNG: {
    MITGLIED: ['bearbeiten', 'loeschen'],
    ZEICHNUNGSBERECHTIGT: [
      'bearbeiten',
      'einreichen',
      'mitzeichnenLassen',
      'mitzeichnen',
      'loeschen',
      'zurueckziehen',
    ],
    BANK: ['pruefungFortsetzen', 'nachforderungVerlaengern', 'nachforderungZuruecknehmen'],
  },
  NEUANTRAG_ABGESENDET: { MITGLIED: [], ZEICHNUNGSBERECHTIGT: ['zurueckziehen'], BANK: ['pruefungBeginnen'] },
  IN_PRUEFUNG: {
    MITGLIED: [],
    ZEICHNUNGSBERECHTIGT: ['zurueckziehen'],
    BANK: ['nachfordern', 'anhoeren', 'bewilligen', 'ablehnen'],
  },
  ABGELEHNT: { MITGLIED: [], ZEICHNUNGSBERECHTIGT: [], BANK: [] },
  BEWILLIGT: {
    MITGLIED: [],
    ZEICHNUNGSBERECHTIGT: [],
    BANK: ['nachtraeglichEntscheiden', 'vorNachtragAnhoeren'],
  },
}
const AKTIONEN = Object.keys(UEBERGAENGE) as Aktion[]

describe('[R4-06] [S4-10] every status × actor × action', () => {
  for (const status of GESCHAEFT_STATUS)
    for (const wer of AKTEURE) {
      test(`${status}, ${wer}`, () => {
        for (const aktion of AKTIONEN) {
          const grund = hindernis(aktion, status, wer)
          expect(grund === null).toBe(ERLAUBT[status][wer].includes(aktion))
          if (grund !== null) expect(grund).toMatch(/^[A-ZÄÖÜ].*\.$/)
        }
      })
    }

  test('a refusal names the status it is in and the one it would need', () => {
    expect(hindernis('bearbeiten', 'IN_PRUEFUNG', 'MITGLIED')).toBe(
      'Der Antrag hat den Stand „In Prüfung“. Ändern lässt er sich nur im Stand „Entwurf“.',
    )
    expect(hindernis('zurueckziehen', 'BEWILLIGT', 'ZEICHNUNGSBERECHTIGT')).toContain(
      '„Entwurf“, „Eingegangen“ oder „In Prüfung“',
    )
    expect(hindernis('einreichen', 'NEUANTRAG_IN_BEARBEITUNG', 'MITGLIED')).toContain(
      'Zeichnungsberechtigung',
    )
    expect(hindernis('bewilligen', 'IN_PRUEFUNG', 'ZEICHNUNGSBERECHTIGT')).toContain('Nur die Bank')
  })

  test('decided is what nobody moves any more, a draft what can be changed', () => {
    for (const status of GESCHAEFT_STATUS) {
      const bewegt = AKTEURE.some((wer) =>
        AKTIONEN.some(
          (aktion) => UEBERGAENGE[aktion].nach !== status && hindernis(aktion, status, wer) === null,
        ),
      )
      expect(istEntschieden(status)).toBe(!bewegt)
      expect(istEntwurf(status)).toBe(hindernis('bearbeiten', status, 'MITGLIED') === null)
    }
  })

  test('every status is reached by some action or is the first, and each has its word', () => {
    const erreicht = new Set<GeschaeftStatus | null>(Object.values(UEBERGAENGE).map((z) => z.nach))
    for (const status of GESCHAEFT_STATUS) expect(erreicht.has(status)).toBe(true)
    expect(GESCHAEFT_STATUS.map((s) => STATUS_ANZEIGE[s].wort)).toEqual([
      'Entwurf',
      'Eingegangen',
      'In Prüfung',
      'Abgelehnt',
      'Bewilligt',
    ])
  })
})

test('[S4-07] the deadline of a Nachforderung goes before that of the round', () => {
  const erfassungsZeitraum = { von: '2026-01-01T00:00:00Z', bis: '2026-02-01T00:00:00Z' }
  const nachforderung = { frist: '2026-03-01T00:00:00Z' }
  expect(fristVon({ nachforderung, erfassungsZeitraum })).toBe(nachforderung.frist)
  expect(fristVon({ nachforderung: null, erfassungsZeitraum })).toBe(erfassungsZeitraum.bis)
  expect(fristVon({ nachforderung: null, erfassungsZeitraum: null })).toBeUndefined()
})

test('[S8-02] while the bank checks and a questionnaire waits, nobody reads that there is nothing to do', () => {
  for (const status of ['NEUANTRAG_ABGESENDET', 'IN_PRUEFUNG'] as const) {
    expect(anzeigeVon(status, false).weiter).toContain('Sie müssen nichts tun.')
    expect(anzeigeVon(status, false, true)).toEqual({
      ...STATUS_ANZEIGE[status],
      weiter: 'Die Bank prüft Ihren Antrag. Von Ihnen fehlt noch der Fragebogen dazu.',
    })
  }
  for (const status of ['NEUANTRAG_IN_BEARBEITUNG', 'BEWILLIGT', 'ABGELEHNT'] as const)
    expect(anzeigeVon(status, false, true)).toEqual(STATUS_ANZEIGE[status])
})
