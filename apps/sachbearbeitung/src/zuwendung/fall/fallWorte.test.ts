import { expect, test } from 'vitest'
import { amZug, fallStand, fristWorte } from './fallWorte.ts'

const fall = { status: 'IN_PRUEFUNG', nachforderung: null, zurueckgezogenAm: null } as const
const gefragt = {
  ...fall,
  status: 'NEUANTRAG_IN_BEARBEITUNG',
  nachforderung: { gestelltAm: '', frist: '' },
} as const

test.each([
  [fall, 'In Prüfung', 'Bank'],
  [{ ...fall, status: 'NEUANTRAG_ABGESENDET' } as const, 'Eingegangen', 'Bank'],
  [gefragt, 'Nachgefordert', 'Antragsteller'],
  [{ ...fall, status: 'BEWILLIGT' } as const, 'Bewilligt', 'niemand'],
  [{ ...fall, zurueckgezogenAm: '2026-11-20T10:00:00Z' }, 'Zurückgezogen', 'niemand'],
])('[S9-03] where a case stands, and who acts: %#', (was, wort, wer) => {
  expect([fallStand(was).wort, amZug(was)]).toEqual([wort, wer])
})

test.each([
  ['2026-12-09', 'noch 16 Tage'],
  ['2026-11-24', 'noch 1 Tag'],
  ['2026-11-23', 'heute'],
  ['2026-11-22', 'seit gestern vorbei'],
  ['2026-11-20', 'seit 3 Tagen vorbei'],
])('[S9-03] what comes next: %s', (tag, worte) => {
  expect(fristWorte({ art: 'ENTSCHEIDUNG', tag }, '2026-11-23')[2]).toBe(worte)
})
