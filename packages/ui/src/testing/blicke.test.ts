import { expect, test } from 'vitest'
import { ANSICHTEN } from './ansichten.ts'
import { BLICKE } from './blicke.ts'

test('a screen is looked at in every theme, and by all rules on the desk and on the phone', () => {
  expect(new Set(BLICKE.map(({ ansicht }) => ansicht))).toEqual(new Set(ANSICHTEN))
  const beiAllen = BLICKE.filter(({ regeln }) => regeln === 'alle')
  expect(new Set(beiAllen.map(({ width }) => width))).toEqual(new Set([1280, 390]))
})
