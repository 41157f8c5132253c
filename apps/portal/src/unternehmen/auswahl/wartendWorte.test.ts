import { expect, test } from 'vitest'
import { antraege } from '../../testing/overviews.ts'
import { bescheid, entschiedene, fuerAndere } from '../../testing/bescheide.ts'
import { wartend } from '../../testing/verzichte.ts'
import { wartendWorte, type Wartendes } from './wartendWorte.ts'

const JETZT = new Date()
const mit = (entwuerfe: number, ungelesen: number): Wartendes => ({
  listen: {
    antraege: Array.from({ length: entwuerfe }, () => antraege()),
    bekundungen: [],
    auszahlungen: [],
  },
  bescheide: [],
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
  const zahl = (angaben: Partial<typeof beides & { inBefragung: boolean }>) => {
    const eintrag = antraege()
    const details = eintrag.details.map((d) => ({
      ...d,
      geschaeftStatus: 'BEWILLIGT' as const,
      ...angaben,
    }))
    const listen = { antraege: [{ ...eintrag, details }], bekundungen: [], auszahlungen: [] }
    return wartendWorte({ listen, bescheide: [], ungelesen: 0 }, true, JETZT)
  }
  expect(zahl({})).toBeUndefined()
  expect(zahl({ verzicht: wartend({ fuerMich: false }) })).toBeUndefined()
  expect(zahl({ verzicht: wartend() })).toBe('1 Aufgabe')
  expect(zahl(beides)).toBe('2 Aufgaben')
  expect(zahl({ inBefragung: true })).toBe('1 Aufgabe')
  expect(zahl({ ...beides, inBefragung: true })).toBe('3 Aufgaben')
})

test('[S9-10] [R2.2-05] a notice that waits for the reader is a task of its case, as on the start page; for others it is none', () => {
  const listen = { antraege: [entschiedene('BEWILLIGT')], bekundungen: [], auszahlungen: [] }
  const zahl = (...bescheide: Wartendes['bescheide']) =>
    wartendWorte({ listen, bescheide, ungelesen: 0 }, true, JETZT)
  const weiterer = bescheid({ guid: 'be000000-0000-4000-8000-000000000002' })
  expect(zahl()).toBeUndefined()
  expect(zahl(bescheid())).toBe('1 Aufgabe')
  expect(zahl(bescheid(), weiterer)).toBe('2 Aufgaben')
  expect(zahl(bescheid(fuerAndere))).toBeUndefined()
})
