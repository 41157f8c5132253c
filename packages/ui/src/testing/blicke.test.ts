import { expect, test } from 'vitest'
import { ANSICHTEN } from './ansichten.ts'
import { BLICKE } from './blicke.ts'

test.each([1280, 390])('at %i px a screen is looked at in every theme, and by all rules once', (width) => {
  const hier = BLICKE.filter((blick) => blick.width === width)
  expect(new Set(hier.map(({ ansicht }) => ansicht))).toEqual(new Set(ANSICHTEN))
  expect(hier.filter(({ regeln }) => regeln === 'alle')).toHaveLength(1)
})
