import { expect, test, vi } from 'vitest'
import { maengel } from './axe.ts'

test('a look by axe that falls under the clock of a test that ends hinders none after it', async () => {
  document.title = 'Prüfung'
  const realTimeout = setTimeout
  vi.useFakeTimers()
  vi.setTimerTickMode('manual')
  const erster = maengel()
  await new Promise((begun) => realTimeout(begun, 100))
  vi.useRealTimers()
  expect(await maengel()).toEqual(await erster)
})
