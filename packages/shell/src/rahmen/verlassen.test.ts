import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gesichertVerlassen } from './verlassen.ts'

const inhalt = { attribute: new Set<string>() }
let gesichert = true
beforeEach(() => {
  gesichert = true
  inhalt.attribute.clear()
  vi.useFakeTimers()
  vi.stubGlobal('document', {
    querySelector: () => ({
      setAttribute: (name: string) => inhalt.attribute.add(name),
      removeAttribute: (name: string) => inhalt.attribute.delete(name),
    }),
  })
  // What a form answers that has something to lose.
  vi.stubGlobal('dispatchEvent', () => gesichert)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[S10-03] the page is left when all that was typed is kept; meanwhile nobody types', async () => {
  gesichert = false
  const verlassen = vi.fn(async () => undefined)
  const fertig = gesichertVerlassen(verlassen)
  await vi.advanceTimersByTimeAsync(500)
  expect([verlassen.mock.calls.length, [...inhalt.attribute]]).toEqual([0, ['inert']])
  gesichert = true
  await vi.advanceTimersByTimeAsync(100)
  await fertig
  expect(verlassen).toHaveBeenCalledTimes(1)
})

test('[S10-03] what can be kept nowhere holds nobody back for long: the browser asks', async () => {
  gesichert = false
  const verlassen = vi.fn(async () => undefined)
  const fertig = gesichertVerlassen(verlassen)
  await vi.advanceTimersByTimeAsync(4000)
  await fertig
  expect(verlassen).toHaveBeenCalledTimes(1)
})

test('where the provider is not to be had the page is as it was', async () => {
  await expect(gesichertVerlassen(() => Promise.reject(new Error('weg')))).rejects.toThrow('weg')
  expect([...inhalt.attribute]).toEqual([])
})
