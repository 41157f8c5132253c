import { expect, test } from 'vitest'
import { nebeneinander } from './nebeneinander.ts'

/** Each waits until it is let go by its name. */
const tore = (namen: readonly string[]) => {
  const alle = new Map(namen.map((name) => [name, Promise.withResolvers<void>()]))
  return {
    warten: (name: string) => alle.get(name)?.promise,
    oeffnen: (name: string) => alle.get(name)?.resolve(),
  }
}

test('as many as may run side by side, told in the order of the list', async () => {
  const namen = ['lang', 'kurz', 'dritter', 'vierter']
  const { warten, oeffnen } = tore(namen)
  const begonnen: string[] = []
  const erzaehlt: string[] = []
  const alles = nebeneinander(
    namen,
    2,
    async (name) => {
      begonnen.push(name)
      await warten(name)
      return name
    },
    (name) => void erzaehlt.push(name),
  )
  expect(begonnen).toEqual(['lang', 'kurz'])
  oeffnen('kurz')
  await expect.poll(() => begonnen).toEqual(['lang', 'kurz', 'dritter'])
  expect(erzaehlt).toEqual([])
  oeffnen('lang')
  await expect.poll(() => erzaehlt).toEqual(['lang', 'kurz'])
  for (const name of namen) oeffnen(name)
  await alles
  expect(erzaehlt).toEqual(namen)
})

test('nothing to do is done at once', async () => {
  await nebeneinander(
    [],
    2,
    async () => 1,
    () => expect.unreachable(),
  )
})
