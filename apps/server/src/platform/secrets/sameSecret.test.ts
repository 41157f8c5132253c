import { expect, test } from 'vitest'
import { sameSecret } from './sameSecret.ts'

test.each([
  ['geheim', 'geheim', true],
  ['geheim', 'geheiM', false],
  ['geheim', 'geheim ', false],
  ['geheim', '', false],
  // as long by its length, longer by its bytes: a comparison of the bytes alone would throw
  ['geheim', 'gehäim', false],
])('%s and %s', (expected, given, same) => {
  expect(sameSecret(expected, given)).toBe(same)
})
