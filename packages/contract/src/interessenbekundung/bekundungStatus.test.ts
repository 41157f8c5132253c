import { expect, test } from 'vitest'
import { BEKUNDUNG_ANZEIGE } from './bekundungStatus.ts'

test('[R3.4-01] „Gereiht“ says beside it what that is', () => {
  const { wort, weiter } = BEKUNDUNG_ANZEIGE.NACH_REIHUNG
  expect(wort).toBe('Gereiht')
  expect(weiter).toMatch(/Vorrang und Los .* Reihenfolge/)
})
