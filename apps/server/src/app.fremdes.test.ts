import { randomUUID } from 'node:crypto'
import { nutzerAendern } from '@foerderportal/contract/nutzer/routes'
import type { Route } from '@foerderportal/contract/shared/route'
import { antragAnlegen, antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { isObject } from '@foerderportal/values/object'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keinerSchreibt } from './platform/testing/abdruck.ts'
import { absage, anfragen, type Aenderung } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { LENA, als } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import type { Caller } from './platform/testing/tokens/testTokens.ts'
import { contractRoutes, type NamedRoute } from './platform/testing/vertrag.ts'
import { ersetzt } from './platform/testing/verderben.ts'
import { DEMO_UNTERNEHMEN } from './unternehmen/public.ts'

/** Parameters that name nothing of anybody. */
const ALLGEMEIN = new Set(['fileName', 'produktgruppe', 'ibkMetaGuid'])

/** Calls of customers: to the provider's people no company is a foreign one. */
const ROUTEN = (await contractRoutes()).filter(
  ([, { permission, path }]) => permission !== 'public' && !path.startsWith('/SachbearbeitungService/'),
)
const paramsVon = (route: Route) => [...route.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
/** Company parameters by the names that the specification gives them. */
const UNTERNEHMEN = new Set(['companyId', 'unternehmenGuid'])
const MIT_UNTERNEHMEN = ROUTEN.filter(([, route]) => paramsVon(route).some((p) => UNTERNEHMEN.has(p)))

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())
keinerSchreibt(() => w.t)

const gutesBeispiel = (name: string) => beispielVon(w.beispiele, name)
const senden = (name: string, route: Route, anders: Aenderung, wer = gutesBeispiel(name).als) =>
  anfragen(w.t, route, { ...gutesBeispiel(name), als: wer }, anders)

test.each(ROUTEN)('%s: every parameter of its path is looked at below', (name, route) => {
  const { unternehmen = [], objekte = {} } = gutesBeispiel(name)
  const bekannt = [...unternehmen, ...Object.keys(objekte), ...ALLGEMEIN]
  for (const parameter of paramsVon(route)) expect(bekannt).toContain(parameter)
})

describe('[S1-02] a foreign company: 403 whether it exists or not', () => {
  test.each(MIT_UNTERNEHMEN)('%s', async (name, route) => {
    const { params = {}, unternehmen = [] } = gutesBeispiel(name)
    expect(unternehmen.length).toBeGreaterThan(0)
    for (const parameter of unternehmen) {
      const mit = (guid: string) => senden(name, route, { params: { ...params, [parameter]: guid } })
      const fremd = absage(await mit(w.fremd.unternehmenGuid), 403)
      expect(absage(await mit(randomUUID()), 403)).toEqual(fremd)
    }
  })

  test.each(MIT_UNTERNEHMEN)('%s, for who has no company, another or no user at all', async (name, route) => {
    for (const wer of [
      als('ohne.unternehmen'),
      als('keine.rechte'),
      als('neu.nutzer'),
      { sub: randomUUID() },
    ])
      absage(await senden(name, route, {}, wer), 403, wer.sub)
  })
})

describe('[S1-02] a foreign company in the query: 403 whether it exists or not', () => {
  const faelle = ROUTEN.filter(([name]) => ['einladungenLesen', 'nutzerEinladen'].includes(name))
  test.each(faelle)('%s', async (name, route) => {
    const { query = {} } = gutesBeispiel(name)
    const mit = (companyId: string, wer?: Caller) =>
      senden(name, route, { query: { ...query, companyId } }, wer)
    const fremd = absage(await mit(w.fremd.unternehmenGuid), 403)
    expect(absage(await mit(randomUUID()), 403)).toEqual(fremd)
    for (const wer of [
      als('ohne.unternehmen'),
      als('keine.rechte'),
      als('neu.nutzer'),
      { sub: randomUUID() },
    ])
      expect(absage(await mit(w.eigen.unternehmenGuid, wer), 403)).toEqual(fremd)
  })
})

describe('[S1-02] a foreign object: 404 like one that does not exist', () => {
  const faelle = ROUTEN.filter(([, route]) =>
    paramsVon(route).some((p) => !UNTERNEHMEN.has(p) && !ALLGEMEIN.has(p)),
  )

  test.each(faelle)('%s', async (name, route) => {
    const { params = {}, objekte = {}, body } = gutesBeispiel(name)
    expect(Object.keys(objekte).length).toBeGreaterThan(0)
    for (const [parameter, fremder] of Object.entries(objekte)) {
      const mit = (guid: string) =>
        senden(name, route, {
          params: { ...params, [parameter]: guid },
          // A form names itself in its body too.
          ...(isObject(body) && parameter in body && { body: ersetzt(body, [parameter], guid) }),
        })
      const fremd = absage(await mit(fremder), 404)
      expect(absage(await mit(randomUUID()), 404)).toEqual(fremd)
    }
  })

  test.each(faelle.filter((fall) => !MIT_UNTERNEHMEN.includes(fall)))(
    '%s, for who has no company, another or no user at all',
    async (name, route) => {
      for (const wer of [
        als('ohne.unternehmen'),
        als('keine.rechte'),
        als('neu.nutzer'),
        { sub: randomUUID() },
      ])
        absage(await senden(name, route, {}, wer), 404, wer.sub)
    },
  )

  const imBody = (): NamedRoute[] => ROUTEN.filter(([name]) => gutesBeispiel(name).objektImBody !== undefined)

  test('in the body', async () => {
    expect(imBody().length).toBeGreaterThan(0)
    for (const [name, route] of imBody()) {
      const { body, objektImBody: [feld, fremder] = ['', ''] } = gutesBeispiel(name)
      const mit = (guid: string) => senden(name, route, { body: ersetzt(body, [feld], guid) })
      const fremd = absage(await mit(fremder), 404, name)
      expect(absage(await mit(randomUUID()), 404, name)).toEqual(fremd)
    }
  })

  test('a file that a form names', async () => {
    const { body } = gutesBeispiel('antragSpeichern')
    const mit = (uuid: string) =>
      senden('antragSpeichern', antragSpeichern, {
        body: ersetzt(body, ['dokumente', 'gesellschaftsvertrag'], [{ uuid }]),
      })
    const fremd = absage(await mit(w.fremd.datei.uuid), 404)
    expect(absage(await mit(randomUUID()), 404)).toEqual(fremd)
  })
})

test('[S1-02] an invitation of one of the own companies is none of another one', async () => {
  const params = { metaGuid: w.fremd.metaGuid, unternehmenGuid: DEMO_UNTERNEHMEN.lohnbetriebNord }
  absage(await senden('antragAnlegen', antragAnlegen, { params }, als('max.mehrfach')), 404)
  absage(await senden('antragAnlegen', antragAnlegen, { params }, LENA), 403)
})

test('[S1-02] [R7.1-03] the state of another user changes nobody, whether it exists or not: 409', async () => {
  const mit = (guid: string) => senden('nutzerAendern', nutzerAendern, { query: { guid } })
  const { rows } = await sql<{ guid: string }>`
    select guid from nutzer where sub = ${als('max.mehrfach').sub}`.execute(w.t.ownerDb)
  const fremd = absage(await mit(rows[0]?.guid ?? ''), 409)
  expect(absage(await mit(randomUUID()), 409)).toEqual(fremd)
})
