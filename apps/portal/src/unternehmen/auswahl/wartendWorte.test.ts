import { expect, test } from 'vitest'
import { antraege } from '../../testing/overviews.ts'
import { wartendWorte, type Wartendes } from './wartendWorte.ts'

const JETZT = new Date()
const mit = (entwuerfe: number, ungelesen: number): Wartendes => ({
  listen: {
    antraege: Array.from({ length: entwuerfe }, () => antraege()),
    bekundungen: [],
    auszahlungen: [],
  },
  ungelesen,
})

test.each([
  [0, 0, true, undefined],
  [1, 0, true, '1 Aufgabe'],
  [2, 1, true, '2 Aufgaben · 1 ungelesene Mitteilung'],
  [0, 3, true, '3 ungelesene Mitteilungen'],
  // Who may only read can't go on with a draft.
  [2, 1, false, '1 ungelesene Mitteilung'],
])('%i Entwürfe, %i ungelesen, darf schreiben: %s: %s', (entwuerfe, ungelesen, darfSchreiben, worte) => {
  expect(wartendWorte(mit(entwuerfe, ungelesen), darfSchreiben, JETZT)).toBe(worte)
})
