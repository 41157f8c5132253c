import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { Kennung } from './kennung.ts'

const GUID = 'd0000000-0000-4000-8000-0000000abcde'

test('a uuid is the same in capital letters', () => {
  expect(z.parse(Kennung, GUID.toUpperCase())).toBe(GUID)
  expect(z.encode(Kennung, GUID)).toBe(GUID)
})

test.each([
  '',
  'abc',
  GUID.slice(1),
  `${GUID}0`,
  ` ${GUID}`,
  `{${GUID}}`,
  GUID.replaceAll('-', ''),
  17,
  null,
])('%j is no uuid', (wert) => {
  const { error } = z.safeParse(Kennung, wert)
  expect(error?.issues[0]?.message).toBe('Dieser Verweis ist nicht gültig.')
})
