import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import type { Services } from '../services.ts'
import { dateiOeffnen } from './dateiOeffnen.ts'

const STUECK = Buffer.alloc(64 * 1024, 7)

/** A store whose file goes on as long as somebody reads: what is let go must be closed. */
const ablage = () => {
  const source = new Readable({ read: () => void source.push(STUECK) })
  // Only what opening a whole file uses.
  const services = { files: { get: async () => source } } as unknown as Services
  return { source, services }
}
const DATEI = { guid: randomUUID(), bytes: 10 ** 9, sha256: createHash('sha256').digest('hex') }

test.each([
  ['before anything was read', 0],
  ['amid the file', 3],
])('whoever lets a file go %s closes it in the store too', async (_, stuecke) => {
  const { source, services } = ablage()
  const datei = await dateiOeffnen(services, DATEI)
  const lesen = datei[Symbol.asyncIterator]()
  for (let n = 0; n < stuecke; n += 1) await lesen.next()
  datei.destroy()
  await expect.poll(() => source.destroyed).toBe(true)
})
