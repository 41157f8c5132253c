import { describe, expect, test } from 'vitest'
import {
  GESCHAEFT_STATUS,
  STATUS_ANZEIGE,
  antragStaende,
  antragStaendeBei,
  anzeigeVon,
  fristVon,
  istEntschieden,
  istEntwurf,
} from './staende.ts'

describe('[R4-06] [S4-10] an application', () => {
  test('a refusal names the status it is in and the one it would need', () => {
    expect(antragStaende.hindernis('bearbeiten', 'IN_PRUEFUNG', ['MITGLIED'])?.text).toBe(
      'Der Antrag hat den Stand „In Prüfung“. Ändern lässt er sich nur im Stand „Entwurf“.',
    )
    expect(antragStaende.hindernis('zurueckziehen', 'BEWILLIGT', ['ZEICHNUNGSBERECHTIGT'])?.text).toContain(
      '„Entwurf“, „Eingegangen“ oder „In Prüfung“',
    )
    expect(antragStaende.hindernis('einreichen', 'NEUANTRAG_IN_BEARBEITUNG', ['MITGLIED'])?.text).toContain(
      'Zeichnungsberechtigung',
    )
    expect(antragStaende.hindernis('bewilligen', 'IN_PRUEFUNG', ['ZEICHNUNGSBERECHTIGT'])?.text).toContain(
      'Nur die Bank',
    )
  })

  test('decided is what nobody moves any more, a draft what can be changed', () => {
    expect(GESCHAEFT_STATUS.filter(istEntschieden)).toEqual(antragStaende.ende)
    for (const status of GESCHAEFT_STATUS)
      expect(istEntwurf(status)).toBe(antragStaende.hindernis('bearbeiten', status, ['MITGLIED']) === null)
  })

  test('one that came back has another word than a draft', () => {
    expect(antragStaendeBei(true).hindernis('bewilligen', 'NEUANTRAG_IN_BEARBEITUNG', ['BANK'])?.text).toBe(
      'Der Antrag hat den Stand „Ihre Angaben fehlen“. Bewilligen lässt er sich nur im Stand „In Prüfung“.',
    )
  })

  test('each status has its word', () => {
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
