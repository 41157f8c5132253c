import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abstand } from './abstand.ts'
import { varianten } from './varianten.ts'

const WORT = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'z'), minLength: 1, maxLength: 7 })

test('[R7.3-02] every variant is one slip away, and every word that is one slip away is a variant', () => {
  fc.assert(
    fc.property(WORT, WORT, (wort, anderes) => {
      const alle = varianten(wort)
      for (const eine of alle) expect(abstand(wort, eine), eine).toBe(1)
      expect(alle.includes(anderes)).toBe(abstand(wort, anderes) === 1)
    }),
  )
})

test('[R7.3-02] a word of nine letters has about five hundred', () =>
  expect(varianten('flensborg').length).toBeLessThan(520))
