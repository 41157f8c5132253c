import { randomUUID } from 'node:crypto'
import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import { SACHBEARBEITUNG_SERVICE } from '@foerderportal/contract/shared/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anfragen, type Aenderung } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { schreibzaehler } from './platform/testing/schreibzaehler.ts'
import { contractRoutes, type NamedRoute } from './platform/testing/vertrag.ts'

/*
 * S10-05 for every call of the contract: whoever sends one twice has done it once. A call that would make a second thing
 * takes a key; every other is refused the second time, or adds nothing by it.
 */

const ROUTEN = await contractRoutes()
const AENDERND = ROUTEN.filter(([, { method, rawBody }]) => method !== 'GET' && rawBody !== true)
const MIT_SCHLUESSEL = AENDERND.filter(([, { aufrufschluessel }]) => aufrufschluessel !== undefined)
const OHNE_SCHLUESSEL = AENDERND.filter(([, { aufrufschluessel }]) => aufrufschluessel === undefined)

/** What is written down each time it is done, of one thing: what happened, and versions of what was. */
const CHRONIK: Readonly<Record<string, readonly string[]>> = {
  // Each try to retrieve a notice is logged (S9-10).
  bescheidAbrufen: ['bescheid_abruf'],
  // Each state of the conditions is kept; it names the version that it changes.
  rundeAendern: ['ibk_meta_vorgaben'],
}
/** The log, jobs and mails tell of an act; they are no things that it makes. */
const ERZAEHLT = /^insert (?:graphile_worker\.|public\.(?:audit_log|mail|aufrufschluessel)\b)/

let w: PortalWelt
let geschrieben: Awaited<ReturnType<typeof schreibzaehler>>
beforeAll(async () => {
  w = await startPortalWelt()
  geschrieben = await schreibzaehler(w.t)
})
afterAll(() => w.t.close())

const senden = ([name, route]: NamedRoute, anders: Aenderung) =>
  anfragen(w.t, route, beispielVon(w.beispiele, name), anders)

/** Sends the good request twice; answers both, and what the second one made. */
const zweimal = async (call: NamedRoute, headers: Record<string, string>) => {
  const erste = await senden(call, { headers })
  await geschrieben()
  const zweite = await senden(call, { headers })
  const neu = (await geschrieben()).filter((was) => was.startsWith('insert ') && !ERZAEHLT.test(was))
  return { erste, zweite, neu: zweite.status < 300 ? neu : [] }
}

describe('[S10-05] a call with a key is done once', () => {
  test.each(MIT_SCHLUESSEL)('%s', async (...call) => {
    const { erste, zweite, neu } = await zweimal(call, { [SCHLUESSEL_HEADER]: randomUUID() })
    expect(erste.status, erste.text).toBe(200)
    expect([zweite.status, zweite.text]).toEqual([erste.status, erste.text])
    expect(neu).toEqual([])
  })
})

test('[S10-05] calls of ours need the key, those of the specification take one', () => {
  const noetig = MIT_SCHLUESSEL.map(([name, { path, aufrufschluessel }]) => [
    name,
    path.startsWith(SACHBEARBEITUNG_SERVICE) === (aufrufschluessel === 'noetig'),
  ])
  expect(noetig.filter(([, passt]) => !passt)).toEqual([])
})

test('[S10-05] every upload takes a key and needs none: a file that nothing names is gone after a day', () => {
  const hochladen = ROUTEN.filter(([name]) => name.endsWith('Hochladen'))
  expect(hochladen.length).toBeGreaterThan(2)
  expect(hochladen.filter(([, { aufrufschluessel }]) => aufrufschluessel !== 'moeglich')).toEqual([])
})

describe('[S10-05] a call without a key makes no second thing', () => {
  test.each(OHNE_SCHLUESSEL)('%s', async (...call) => {
    const { neu } = await zweimal(call, {})
    const chronik = (CHRONIK[call[0]] ?? []).map((tabelle) => `insert public.${tabelle}`)
    expect(neu.filter((was) => !chronik.includes(was))).toEqual([])
  })
})
