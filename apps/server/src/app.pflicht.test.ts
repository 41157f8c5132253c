import type { Route } from '@foerderportal/contract/shared/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keinerSchreibt } from './platform/testing/abdruck.ts'
import { absage, anfragen } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { ohneFeld } from './platform/testing/verderben.ts'
import { contractRoutes } from './platform/testing/vertrag.ts'

/** What a call must be given in its query. Parameters of the path: app.eingaben.test.ts; in the browser: pflichtangaben.test.ts of the portal. */

const ROUTEN = await contractRoutes()
const MIT_PFLICHT = ROUTEN.filter(([, { pflicht }]) => pflicht !== undefined)

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const verlangt = ({ query }: Route): string[] => {
  const ergebnis = query?.['~standard'].validate({})
  if (ergebnis === undefined || ergebnis instanceof Promise) return []
  return (ergebnis.issues ?? []).map(({ path }) => (typeof path?.[0] === 'string' ? path[0] : ''))
}

test.each(ROUTEN)('[R5-01] %s: what its schema demands is what browsers are told', (_, route) => {
  expect([...(route.pflicht ?? [])].toSorted()).toEqual(verlangt(route).toSorted())
})

describe('a parameter left out', () => {
  keinerSchreibt(() => w.t)

  test.each(MIT_PFLICHT)('[R5-01] %s: each is named, and nothing is written', async (name, route) => {
    const gut = beispielVon(w.beispiele, name)
    for (const parameter of route.pflicht ?? []) {
      const query = ohneFeld(gut.query, parameter) as Record<string, string> // of a query without one of its fields
      const { detail, errors } = absage(await anfragen(w.t, route, gut, { query }), 400, parameter)
      expect(detail).toBe(`Der Parameter ${parameter} muss angegeben und gültig sein.`)
      expect(errors?.map(({ pfad }) => pfad)).toEqual([parameter])
    }
  })
})
