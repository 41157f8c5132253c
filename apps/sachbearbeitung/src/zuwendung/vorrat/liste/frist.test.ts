import { expect, test } from 'vitest'
import { fristAnzeige, tageSeit } from './frist.ts'
import { weitereHinweise } from './hinweisworte.ts'
import { gezeigte } from './spalten.tsx'

const JETZT = new Date('2026-11-23T09:00:00Z')
/** Ends with this day in Berlin. */
const bis = (tag: string) => ({
  art: 'ENTSCHEIDUNG' as const,
  bis: new Date(`${tag}T23:00:00Z`).toISOString(),
})

test.each([
  ['2026-11-22', '22.11.', 'ueberfaellig'],
  ['2026-11-23', '23.11.', 'bald'],
  ['2026-11-26', '26.11.', 'bald'],
  ['2026-11-27', '27.11.', 'demnaechst'],
  ['2026-11-29', '29.11.', 'demnaechst'],
  ['2026-11-30', '30.11.', undefined],
  ['2027-01-04', '04.01.2027', undefined],
])('[S9-02] a deadline that ends on %s reads %s, %s', (tag, text, dringend) => {
  expect(fristAnzeige(bis(tag), JETZT)).toEqual({ tag: text, wofuer: 'Entscheidung', dringend })
})

test('[S9-02] days are counted by the calendar of Berlin', () => {
  expect(tageSeit('2026-11-22T22:59:00Z', JETZT)).toBe(1)
  expect(tageSeit('2026-11-22T23:01:00Z', JETZT)).toBe(0)
})

test('[S9-02] a hint that another shown column says is not said again', () => {
  const hinweise = ['KORREKTUR', 'FRIST_ABGELAUFEN', 'VON_FREIGABE_ZURUECK'] as const
  expect(weitereHinweise(hinweise, ['stand', 'frist', 'hinweise'])).toEqual(['KORREKTUR'])
  expect(weitereHinweise(hinweise, ['frist'])).toEqual(['KORREKTUR', 'VON_FREIGABE_ZURUECK'])
  expect(weitereHinweise(hinweise, [])).toEqual(hinweise)
})

test('[S9-02] among one’s own nobody reads in each row that it is; who has chosen columns has those', () => {
  expect(gezeigte({ zugewiesen: 'ich' })).not.toContain('zugewiesen')
  expect(gezeigte({ zugewiesen: 'ich,niemand' })).toContain('zugewiesen')
  expect(gezeigte({ zugewiesen: 'ich', spalten: 'zugewiesen' })).toContain('zugewiesen')
})
