import { expect, test } from 'vitest'
import { mischen } from './mischen.ts'

type Werte = { a?: string | null; b?: string | null; innen?: { x?: number; y?: number }; liste?: number[] }
const basis: Werte = { a: 'alt', b: 'alt', innen: { x: 1, y: 1 }, liste: [1] }

test.each<[string, Werte, Werte, Werte]>([
  [
    'both keep what they changed',
    { ...basis, a: 'fremd' },
    { ...basis, b: 'eigen' },
    { ...basis, a: 'fremd', b: 'eigen' },
  ],
  [
    'the own change wins in the same field',
    { ...basis, a: 'fremd' },
    { ...basis, a: 'eigen' },
    { ...basis, a: 'eigen' },
  ],
  [
    'fields inside are told apart',
    { ...basis, innen: { x: 2, y: 1 } },
    { ...basis, innen: { x: 1, y: 3 } },
    { ...basis, innen: { x: 2, y: 3 } },
  ],
  [
    'a list counts as one field',
    { ...basis, liste: [1, 2] },
    { ...basis, liste: [1, 3] },
    { ...basis, liste: [1, 3] },
  ],
  [
    'an emptied field stays empty',
    { ...basis, b: 'fremd' },
    { ...basis, a: null },
    { ...basis, a: null, b: 'fremd' },
  ],
  ['absent and null are the same gap', { b: 'fremd' }, { a: null, b: null }, { b: 'fremd' }],
])('%s', (name, fremd, eigen, erwartet) => {
  const von = name.startsWith('absent') ? {} : basis
  expect(mischen(fremd, eigen, von)).toEqual(erwartet)
})
