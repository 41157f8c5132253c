import { expect, test } from 'vitest'
import { altPfeil } from './altPfeil.ts'

test.each([
  [true, 'ArrowUp', -1],
  [true, 'ArrowDown', 1],
  [false, 'ArrowUp', undefined],
  [true, 'ArrowLeft', undefined],
  [true, 'Enter', undefined],
])('[R3.6-02] Alt %s with %s moves by %s', (altKey, key, um) => {
  expect(altPfeil({ altKey, key })).toBe(um)
})
