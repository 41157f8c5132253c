import { expect, test } from 'vitest'
import { fristAnzeige, tageSeit } from './frist.ts'

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
