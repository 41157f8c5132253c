import { describe, expect, test } from 'vitest'
import { umgeschaltet } from './thema.ts'

describe('the switch of the theme', () => {
  test.each([
    ['light', 'contrast'],
    ['dark', 'contrast'],
    ['contrast', 'light'],
  ] as const)('[R2.3-12] leads from %s to %s', (vorher, nachher) => {
    expect(umgeschaltet(vorher)).toBe(nachher)
  })
})
