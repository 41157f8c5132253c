import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aufgaben } from './aufgaben.ts'
import { anfragen } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { zugriffeOhneIndex } from './platform/testing/plaene.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'

/**
 * What a call costs must not grow with the number of companies and users: every statement reaches its rows by an
 * index. `npm run bench` measures the same with 50,000 companies.
 */
const ROUTEN = await contractRoutes()
const ZEITGESTEUERT = aufgaben.filter(({ cron }) => cron !== undefined).map((a) => [a.name, a] as const)

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const anweisungen = async (tun: () => Promise<unknown>): Promise<string[]> => {
  w.t.statements.length = 0
  await tun()
  return [...new Set(w.t.statements)]
}

describe('no call reads a table that grows from end to end', () => {
  test.each(ROUTEN)('%s', async (name, route) => {
    const gesendet = await anweisungen(() => anfragen(w.t, route, beispielVon(w.beispiele, name)))
    expect(await zugriffeOhneIndex(w.t.ownerDb, gesendet)).toEqual([])
  })
})

describe('nor does what runs by the clock', () => {
  test.each(ZEITGESTEUERT)('%s', async (_name, aufgabe) => {
    const gesendet = await anweisungen(() => aufgabe.run({}, w.t.services))
    expect(gesendet.length).toBeGreaterThan(0)
    expect(await zugriffeOhneIndex(w.t.ownerDb, gesendet)).toEqual([])
  })
})

test('a statement without a way by an index is found', async () => {
  const gefunden = await zugriffeOhneIndex(w.t.ownerDb, ['select guid from unternehmen where name = $1'])
  expect(gefunden).toEqual([expect.stringMatching(/^unternehmen: select guid/)])
})
