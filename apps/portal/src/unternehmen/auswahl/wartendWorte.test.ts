import { expect, test } from 'vitest'
import { antraege } from '../../testing/overviews.ts'
import { wartend } from '../../testing/verzichte.ts'
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

test('[S4-07] [S9-03] what waits in one case is counted thing by thing, as the start page lists it', () => {
  const frist = new Date(JETZT.getTime() + 86_400_000).toISOString()
  const beides = { verzicht: wartend(), anhoerung: { frist, stand: 'OFFEN' as const } }
  const zahl = (angaben: Partial<typeof beides>) => {
    const eintrag = antraege()
    const details = eintrag.details.map((d) => ({
      ...d,
      geschaeftStatus: 'BEWILLIGT' as const,
      ...angaben,
    }))
    const listen = { antraege: [{ ...eintrag, details }], bekundungen: [], auszahlungen: [] }
    return wartendWorte({ listen, ungelesen: 0 }, true, JETZT)
  }
  expect(zahl({})).toBeUndefined()
  expect(zahl({ verzicht: wartend({ fuerMich: false }) })).toBeUndefined()
  expect(zahl({ verzicht: wartend() })).toBe('1 Aufgabe')
  expect(zahl(beides)).toBe('2 Aufgaben')
})
