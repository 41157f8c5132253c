import { expect, test } from 'vitest'
import { same } from './same.ts'

test.each<[string, unknown, unknown, boolean]>([
  ['absent and null are the same gap', { a: 1, b: null }, { a: 1 }, true],
  ['a gap inside too', { a: { b: undefined } }, { a: {} }, true],
  ['an empty object is no gap', { a: {} }, {}, false],
  ['an empty text is no gap', { a: '' }, {}, false],
  ['0 is no gap', { a: 0 }, {}, false],
  ['the order of names says nothing', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['that of a list does', [1, 2], [2, 1], false],
  ['a list of gaps is as long as it is', [null], [], false],
  ['a list is no object', [], {}, false],
  ['a number is no text', { a: 1 }, { a: '1' }, false],
])('%s', (_, a, b, expected) => {
  expect([same(a, b), same(b, a)]).toEqual([expected, expected])
})
