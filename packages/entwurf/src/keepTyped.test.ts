import { expect, test } from 'vitest'
import { keepTyped } from './keepTyped.ts'

const e = (id: string, preis: string) => ({ id, preis })

test.each<[string, getippt: unknown, gelesen: unknown, neu: unknown, erwartet: unknown]>([
  [
    'what nobody changed stays as typed',
    { p: '12000' },
    { p: '12.000,00' },
    { p: '12.000,00' },
    { p: '12000' },
  ],
  [
    'what somebody else changed comes in',
    { p: '12000', q: '1' },
    { p: '12.000,00', q: '1,00' },
    { p: '12.000,00', q: '2,00' },
    { p: '12000', q: '2,00' },
  ],
  [
    'a text that cannot be read stays',
    { p: '12,,5' },
    { p: '12,,5' },
    { p: '12,,5', q: 'neu' },
    { p: '12,,5', q: 'neu' },
  ],
  [
    'elements keep their texts where they move',
    [e('1', '1000'), e('2', '2000')],
    [e('1', '1.000,00'), e('2', '2.000,00')],
    [e('3', '3,00'), e('2', '2.000,00'), e('1', '1.000,00')],
    [e('3', '3,00'), e('2', '2000'), e('1', '1000')],
  ],
  ['a list without ids comes as a whole', [1, 2], [1, 2], [1, 3], [1, 3]],
])('%s', (_, getippt, gelesen, neu, erwartet) => {
  expect(keepTyped(getippt, gelesen, neu)).toEqual(erwartet)
})
