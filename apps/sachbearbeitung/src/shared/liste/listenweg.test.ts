import { expect, test } from 'vitest'
import { nachbarn } from './listenweg.ts'

test.each([
  ['a', { vorher: undefined, naechster: 'b', stelle: 1, von: 3 }],
  ['b', { vorher: 'a', naechster: 'c', stelle: 2, von: 3 }],
  ['c', { vorher: 'b', naechster: undefined, stelle: 3, von: 3 }],
  ['z', { vorher: undefined, naechster: undefined, stelle: undefined, von: 3 }],
])('beside %s stands %o', (fall, erwartet) => {
  expect(nachbarn(['a', 'b', 'c'], fall)).toEqual(erwartet)
})
