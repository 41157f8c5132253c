import { PORTAL } from '@foerderportal/contract/shared/route'
import { antragLesen, ankUnterkategorienLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { absage, anfragen } from './platform/testing/anfragen.ts'
import { beispielVon } from './platform/testing/aufrufteile.ts'
import { LENA } from './platform/testing/portalBasis.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import { contractRoutes, keyOf } from './platform/testing/vertrag.ts'

const ROUTEN = await contractRoutes()
const VERTRAG = ROUTEN.map(([, route]) => keyOf(route))

let w: PortalWelt
beforeAll(async () => {
  w = await startPortalWelt()
})
afterAll(() => w.t.close())

/** S10-01: calls of the specification without a body or an answer of their own. */
const PLATZHALTER = ['POST /Zuwendungen/:token', 'GET /Zuwendungen/dummy301', 'POST /Zuwendungen/dummy301']
const DIENST = /^\w+ \/(?:NutzerService|Zuwendungen|SachbearbeitungService|api)\//
/** Fastify adds HEAD to every GET; app.rechte.test.ts asks both. */
const ohneHead = (mounted: readonly string[]) => mounted.filter((key) => !key.startsWith('HEAD '))

describe('the contract and the server say the same', () => {
  test('every call of a service is declared in the contract or a placeholder', () => {
    const dienste = ohneHead(w.mounted).filter((key) => DIENST.test(key))
    expect(dienste.length).toBeGreaterThan(20)
    expect(dienste.toSorted()).toEqual(
      [...VERTRAG.filter((key) => DIENST.test(key)), ...PLATZHALTER].toSorted(),
    )
  })

  test('every call of the contract is mounted once', () => {
    for (const key of VERTRAG)
      expect(
        w.mounted.filter((m) => m === key),
        key,
      ).toHaveLength(1)
    expect(new Set(VERTRAG).size).toBe(VERTRAG.length)
  })

  const METHODEN = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'] as const
  /** Nobody reads what comes with them. */
  const OHNE_SINN = [
    { body: undefined, headers: { 'content-type': null } },
    { body: '{"halb":', headers: { 'content-type': 'application/json' } },
    { body: '<a/>', headers: { 'content-type': 'kein Typ' } },
  ]
  const methodenMit = (passt: (muster: string) => boolean): string[] =>
    ohneHead(w.mounted).flatMap((key) => {
      const [method = '', muster = ''] = key.split(' ')
      return passt(muster) ? [method] : []
    })
  const methodenVon = (path: string) => methodenMit((muster) => muster === path)
  /** The path of one call may be that of another one's with a parameter: that one answers, but is not what is meant. */
  const beantwortet = (path: string) =>
    methodenMit((muster) => new RegExp(`^${muster.replaceAll(/:\w+/g, '[^/]+')}$`).test(path))

  test.each([...Map.groupBy(ROUTEN, ([, { path }]) => path)])(
    '%s: a method that is not declared answers 405 and names those that are',
    async (path, [eine]) => {
      if (eine === undefined) throw new Error(`${path} has no call`)
      const [name, route] = eine
      const gut = beispielVon(w.beispiele, name)
      const erlaubt = methodenVon(path)
      const allow = new Set([...erlaubt, ...(erlaubt.includes('GET') ? ['HEAD'] : [])])
      for (const method of METHODEN.filter((m) => !beantwortet(path).includes(m)))
        for (const anders of OHNE_SINN) {
          const antwort = await anfragen(w.t, route, gut, { method, ...anders })
          expect(absage(antwort, 405, method).title).toBe('Methode nicht möglich')
          expect(antwort.headers['allow']).toBe([...allow].toSorted().join(', '))
        }
    },
  )

  test('every call has a good request that other tests spoil', () => {
    expect(Object.keys(w.beispiele).toSorted()).toEqual(ROUTEN.map(([name]) => name).toSorted())
  })
})

describe('[S11-02] without a token', () => {
  const OEFFENTLICH = [
    'GET /NutzerService/api/keycloak/baseUrl',
    'GET /Zuwendungen/api/keycloak/baseUrl',
    'GET /api/keycloak/baseUrl',
    'GET /api/public/v1/api/keycloak/baseUrl',
    'GET /Zuwendungen/api/public/jahresbudget/:produktgruppe',
    'GET /konfiguration.json',
    'GET /datenstand.json',
    'POST /NutzerService/api/public/ident/response/:identConfigKey',
    'GET /NutzerService/api/public/ident/response/:identConfigKey/health',
    'POST /NutzerService/api/public/ident/responseTest/:identConfigKey',
    'POST /NutzerService/api/public/foerderportal/barriere',
  ]
  /** What is no call of a service: pages, operation, the identity provider. */
  const TUEREN =
    /^(?:GET|POST|OPTIONS|ALL|[A-Z-]+) \/(?:$|\*|sachbearbeitung\/|[\w.-]+\.\w+$|assets\/|auth\/|health\/(?:live|ready)$|metrics$|api-docs|cms\/|demo\/(?:postausgang|identdienst|e-rechnungen|vorfuehrung\.css$)|identifizierung\/starten\/|reihung\/|realms\/portal)/

  test('exactly the listed calls are open', () => {
    const offen = ROUTEN.filter(([, { permission }]) => permission === 'public').map(([, r]) => keyOf(r))
    expect(offen.toSorted()).toEqual(OEFFENTLICH.toSorted())
    const sonstige = ohneHead(w.mounted).filter((key) => !VERTRAG.includes(key) && !PLATZHALTER.includes(key))
    for (const key of sonstige) expect(key).toMatch(TUEREN)
  })

  test.each(ROUTEN.filter(([, { permission }]) => permission === 'public'))(
    '%s answers, whatever the token says',
    async (name, { method, path }) => {
      const { body, params = {}, headers: eigene = {} } = w.beispiele[name] ?? {}
      const url = path.replace(/:(\w+)/g, (_, p: string) => params[p] ?? '')
      for (const headers of [{}, { authorization: 'Bearer abgelaufen-oder-erfunden' }]) {
        const payload = body === undefined ? {} : { payload: body as object }
        const res = await w.t.app.inject({ method, url, headers: { ...eigene, ...headers }, ...payload })
        expect([200, 204]).toContain(res.statusCode)
        expect(res.headers['set-cookie']).toBeUndefined()
      }
    },
  )
})

describe('[S10-01] [R7.2-03] the placeholder calls', () => {
  const senden = async (method: 'GET' | 'POST', url: string, payload?: string, type = 'application/json') => {
    const headers = payload === undefined ? {} : { 'content-type': type }
    const res = await w.t.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
    return { status: res.statusCode, headers: res.headers, text: res.body }
  }

  test('POST /Zuwendungen/{token} answers 404, with any token and any body', async () => {
    for (const token of ['abc', PORTAL, 'api', '..%2f..', 'x'.repeat(900)])
      absage(await senden('POST', `/Zuwendungen/${token}`), 404, token)
    for (const payload of ['{"halb":', '['.repeat(300_000), 'x'])
      absage(await senden('POST', '/Zuwendungen/abc', payload), 404)
    absage(await senden('POST', '/Zuwendungen/abc', '<a/>', 'application/xml'), 404)
  })

  test('/Zuwendungen/dummy301 answers 301 to the root, for GET and POST', async () => {
    for (const antwort of [
      await senden('GET', '/Zuwendungen/dummy301'),
      await senden('POST', '/Zuwendungen/dummy301'),
      await senden('POST', '/Zuwendungen/dummy301', '{"halb":'),
    ]) {
      expect(antwort.status).toBe(301)
      expect(antwort.headers['location']).toBe('/')
    }
  })
})

describe('what is not there', () => {
  test.each([
    ['GET', '/NutzerService/api/public/foerderportal/gibt-es-nicht'],
    ['GET', '/NutzerService/'],
    ['GET', '/Zuwendungen'],
    ['GET', '/api/public/v1/..%2f..%2fetc/passwd'],
    ['POST', '/'],
    ['GET', '/realms/anderer/.well-known/openid-configuration'],
    // A part of the path that is longer than any of ours: the call is known, what it asks for is not.
    ['GET', `/NutzerService/api/public/ident/response/${'x'.repeat(1001)}/health`],
  ] as const)('%s %s answers a 404 problem', async (method, url) => {
    const res = await w.t.app.inject({ method: method as 'GET', url }) // light-my-request knows no TRACE
    absage({ status: res.statusCode, headers: res.headers, text: res.body }, 404)
  })
})

test.each([
  ['GET', '/SachbearbeitungService/api/zuwendung/x/nachforderung', 'DELETE, PATCH, POST'],
  ['PATCH', '/NutzerService/api/public/foerderportal/nutzer', 'GET, HEAD, POST, PUT'],
  ['OPTIONS', '/NutzerService/api/public/foerderportal/nutzer', 'GET, HEAD, POST, PUT'],
  ['TRACE', '/NutzerService/api/public/foerderportal/nutzer', 'GET, HEAD, POST, PUT'],
  ['POST', '/health/live', 'GET, HEAD'],
] as const)('%s %s answers a 405 problem with Allow', async (method, url, allow) => {
  const res = await w.t.app.inject({ method: method as 'GET', url }) // light-my-request knows no TRACE
  absage({ status: res.statusCode, headers: res.headers, text: res.body }, 405)
  expect(res.headers.allow).toBe(allow)
})

test('[S11-12] foerderQuoten of a form: id of the class → percent, as the directory says', async () => {
  const guid = w.eigen.formular.guid
  const antrag = await w.t.call(antragLesen, { als: LENA, params: { guid } })
  const { body: programme } = await w.t.call(ankUnterkategorienLesen, { als: LENA, query: {} })
  const quoten = Object.assign({}, ...programme.map((p) => p.foerderquoten)) as Record<string, number>
  expect(Object.keys(quoten).length).toBeGreaterThan(3)
  expect(antrag.body.foerderQuoten).toEqual(quoten)
  const klassen = programme.flatMap((p) => p.foerdergegenstandKlassen.map((k) => k.id))
  expect(Object.keys(quoten).toSorted()).toEqual([...new Set(klassen)].toSorted())
  for (const prozent of Object.values(quoten)) expect(prozent).toBeGreaterThan(1)
})

test('[S11-12] users, companies and items carry their class names in `type`', async () => {
  const typen = async (name: string): Promise<string[]> => {
    const [, route] = ROUTEN.find(([n]) => n === name) ?? []
    const gut = w.beispiele[name]
    if (route === undefined || gut === undefined) throw new Error(`no call ${name}`)
    const { status, text } = await anfragen(w.t, route, gut)
    expect(status, text).toBe(200)
    return [...text.matchAll(/"type":"(\w+)"/g)].map(([, typ = '']) => typ)
  }
  expect(await typen('nutzerLesen')).toEqual(['LandwirtNutzer'])
  expect(await typen('unternehmenLesen')).toEqual(['LandwirtschaftlichesUnternehmen'])
  expect(await typen('nutzerStatusLesen')).toEqual(['LandwirtschaftlichesUnternehmen'])
  expect(new Set(await typen('antragSpeichern'))).toEqual(
    new Set(['AnkNabo', 'Maschine', 'Beratungsdienstleistung']),
  )
})
