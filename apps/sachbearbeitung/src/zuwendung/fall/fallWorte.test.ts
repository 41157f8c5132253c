import { expect, test } from 'vitest'
import { fallStand, fristWorte } from './fallWorte.ts'

test('[S9-03] a case stands in the words of the work list', () => {
  expect(fallStand('IN_PRUEFUNG')).toEqual({ wort: 'In Prüfung', ton: 'info' })
  expect(fallStand('ABGELEHNT')).toEqual({ wort: 'Abgelehnt', ton: 'neutral' })
})

test.each([
  ['2026-12-09T23:00:00Z', '09.12.2026', 'noch 16 Tage'],
  ['2026-11-24T23:00:00Z', '24.11.2026', 'noch 1 Tag'],
  ['2026-11-23T23:00:00Z', '23.11.2026', 'heute'],
  ['2026-11-22T23:00:00Z', '22.11.2026', 'seit gestern vorbei'],
  ['2026-11-20T23:00:00Z', '20.11.2026', 'seit 3 Tagen vorbei'],
])('[S9-03] what comes next: %s', (bis, tag, worte) => {
  expect(fristWorte({ art: 'ENTSCHEIDUNG', bis }, '2026-11-23')).toEqual(['Entscheidung bis', tag, worte])
})

test.each([
  ['2026-11-23T10:00:00Z', '23.11.2026', 'heute'],
  ['2026-11-22T10:00:00Z', '22.11.2026', '1 Tag'],
  ['2026-11-20T10:00:00Z', '20.11.2026', '3 Tage'],
])('[S9-10] a letter that nobody posted is no deadline to retrieve it: %s', (bis, tag, worte) => {
  expect(fristWorte({ art: 'VERSAND', bis }, '2026-11-23')).toEqual([
    'Mit der Post zu versenden seit',
    tag,
    worte,
  ])
})
