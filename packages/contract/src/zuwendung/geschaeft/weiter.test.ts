import { expect, test } from 'vitest'
import { antragSchritte, nachDemEinreichen } from './weiter.ts'

const JETZT = new Date('2026-11-20T10:00:00Z')
const VORHABENBEGINN = { bearbeitungstage: 21, vorzeitigErlaubt: false, zustimmungAb: null }
const fall = (mehr: object = {}) => ({
  geschaeftStatus: 'IN_PRUEFUNG' as const,
  nachforderung: null,
  vorhabenbeginn: VORHABENBEGINN,
  stichtag: '2026-11-10',
  ...mehr,
})
const saetze = (mehr: object = {}) => antragSchritte(fall(mehr), JETZT).map(({ satz }) => satz)

test('[S4-08] while the bank checks: who acts, until when as a rule, what comes then', () => {
  expect(saetze()).toEqual([
    'Braucht die Bank noch etwas von Ihnen, bekommen Sie eine E-Mail.',
    'In der Regel bis zum 01.12.2026.',
    'Darin steht der Betrag. Bestellen Sie erst, wenn der Antrag bewilligt ist.',
  ])
  expect(saetze({ geschaeftStatus: 'NEUANTRAG_ABGESENDET' })).toEqual(saetze())
})

test('[S4-09] who may order before is not told to wait; a programme without a figure names no day', () => {
  for (const mehr of [{ vorzeitigErlaubt: true }, { zustimmungAb: '2026-11-15' }])
    expect(saetze({ vorhabenbeginn: { ...VORHABENBEGINN, ...mehr } })[2]).toBe('Darin steht der Betrag.')
  expect(saetze({ vorhabenbeginn: { ...VORHABENBEGINN, bearbeitungstage: 0 } })[1]).toBe(
    'Sobald sie entschieden hat, bekommen Sie eine E-Mail.',
  )
})

test.each([
  { geschaeftStatus: 'BEWILLIGT' },
  { geschaeftStatus: 'ABGELEHNT' },
  { geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG', nachforderung: { frist: '2026-12-01T23:00:00Z' } },
  { anhoerung: { stand: 'OFFEN', frist: '2026-12-01T23:00:00Z' } },
  { inBefragung: true },
])('[S4-08] nothing of the kind where it is decided or waits for its applicant: %j', (mehr) => {
  expect(saetze(mehr)).toEqual([])
})

test('[S4-08] a receipt says what came next when it arrived', () => {
  expect(nachDemEinreichen(fall(), '2026-11-20')).toEqual(antragSchritte(fall(), JETZT))
})

test('[S4-08] on the usual day of the decision it is still named, afterwards no more', () => {
  const satz = (jetzt: string) => antragSchritte(fall(), new Date(jetzt))[1]?.satz
  expect(satz('2026-12-01T22:59:59Z')).toBe('In der Regel bis zum 01.12.2026.')
  expect(satz('2026-12-01T23:00:00Z')).toBe('Sobald sie entschieden hat, bekommen Sie eine E-Mail.')
})
