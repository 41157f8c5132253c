import { expect, test } from 'vitest'
import { kreis } from './kreise.ts'

test('finds files that import each other, however far round', () => {
  expect(
    kreis(
      new Map([
        ['seite', ['basis', 'a']],
        ['a', ['b']],
        ['b', ['c', 'basis']],
        ['c', ['a']],
        ['basis', []],
      ]),
    ),
  ).toEqual(['a', 'b', 'c', 'a'])
})

test('two ways to the same file are no ring', () => {
  expect(
    kreis(
      new Map([
        ['seite', ['a', 'b']],
        ['a', ['basis']],
        ['b', ['basis']],
        ['basis', ['außerhalb']],
      ]),
    ),
  ).toBeUndefined()
})
