import { afterEach, expect, test, vi } from 'vitest'
import { prepareLeaving, beforeLeaving } from './beforeLeaving.ts'

afterEach(() => vi.useRealTimers())

test('all that is registered is done, and a failure of one does not stop the others', async () => {
  const getan: string[] = []
  const zuruecknehmen = [
    beforeLeaving(() => Promise.reject(new Error('kaputt'))),
    beforeLeaving(() => Promise.resolve(getan.push('gesichert'))),
  ]
  await prepareLeaving()
  expect(getan).toEqual(['gesichert'])
  for (const zurueck of zuruecknehmen) zurueck()
  await prepareLeaving()
  expect(getan).toEqual(['gesichert'])
})

test('what never ends keeps nobody signed in', async () => {
  vi.useFakeTimers()
  const zurueck = beforeLeaving(() => new Promise(() => undefined))
  const fertig = vi.fn()
  const vorbereitet = prepareLeaving().then(fertig)
  await vi.advanceTimersByTimeAsync(2999)
  expect(fertig).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await vorbereitet
  expect(fertig).toHaveBeenCalled()
  zurueck()
})
