import { expect, test } from 'vitest'
import { anfang, beantwortet, daneben, naechsterOffene } from './punktwahl.ts'

const PUNKTE = [
  { code: 'A1', stand: 'ERFUELLT' },
  { code: 'A2', stand: 'VORGESCHLAGEN' },
  { code: 'A3', stand: 'ERNEUT_PRUEFEN' },
  { code: 'A4', stand: 'NICHT_ANWENDBAR' },
] as const
const ALLE = PUNKTE.map(({ code }) => ({ code, stand: 'ERFUELLT' as const }))

test('[S9-07] a check begins at the first point that waits, or at the one that is named', () => {
  expect(anfang(PUNKTE, '')).toBe('A2')
  expect(anfang(PUNKTE, 'A4')).toBe('A4')
  expect(anfang(ALLE, 'A9')).toBe('A1')
  expect(anfang([], '')).toBeUndefined()
})

test('[S9-07] after an answer comes the next that waits, round the end; a proposal waits, too', () => {
  expect(naechsterOffene(PUNKTE, 'A2')).toBe('A3')
  expect(naechsterOffene(PUNKTE, 'A3')).toBe('A2')
  expect(naechsterOffene(ALLE, 'A2')).toBeUndefined()
  expect(beantwortet(PUNKTE)).toBe(2)
})

test('[S9-07] one goes up and down by one and stays at the ends', () => {
  expect([daneben(PUNKTE, 'A1', -1), daneben(PUNKTE, 'A1', 1), daneben(PUNKTE, 'A4', 1)]).toEqual([
    'A1',
    'A2',
    'A4',
  ])
})
