import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import { route } from '@foerderportal/contract/shared/route'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase, openPool } from '../database/database.ts'
import { createLog } from '../ops/log.ts'
import type { Services } from '../services.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { mount } from './mount.ts'
import { tooOften } from './rateLimit.ts'
import { absagen } from './refusal.ts'
import { createHttp } from './server.ts'

const lesen = route({
  method: 'GET',
  path: '/Zuwendungen/api/public/probe/:guid',
  permission: ['ZUWENDUNGEN', 'LESEN'],
  summary: 'Probe lesen',
  params: z.object({ guid: z.uuid() }),
  query: z.object({ seite: z.coerce.number().check(z.int()) }),
  answers: { 200: z.object({ sub: z.string() }) },
})
const schreiben = route({
  method: 'POST',
  path: '/Zuwendungen/api/public/probe',
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Probe schreiben',
  body: z.strictObject({ name: z.string().check(z.minLength(1)), tief: z.optional(z.unknown()) }),
  answers: { 200: z.object({ name: z.string() }) },
})
const versagen = route({
  method: 'GET',
  path: '/api/public/v1/versagen',
  permission: 'public',
  summary: 'Versagt',
  query: z.object({ wie: z.string() }),
  answers: { 200: z.object({ zahl: z.number() }) },
})

let written: string[] = []
const proben = (app: FastifyInstance, services: Services) => {
  mount(app, services, lesen, async ({ principal }) => ({
    status: 200,
    body: { sub: principal.sub },
    version: 3,
  }))
  mount(app, services, schreiben, async ({ body }) => {
    written.push(body.name)
    return { status: 200, body: { name: body.name } }
  })
  mount(app, services, versagen, async ({ query }) => {
    if (query.wie === 'zuOft') throw tooOften('Bitte warten Sie eine Minute.', 60)
    if (query.wie === 'absage') throw absagen(ALLGEMEIN.konkurrierend, 'Um 14:03 Uhr geändert.')
    // The answer that the contract does not allow.
    if (query.wie === 'antwort') return { status: 200, body: { zahl: 'geheim' as unknown as number } }
    throw new Error('password=geheim')
  })
}

const LENA = { sub: 'lena' }
const GUID = '0f9d7c4e-7a51-4a1e-9d06-3c1a5b1f0a01'
let t: TestApp
beforeAll(async () => void (t = await startTestApp(proben)))
afterAll(() => t.close())

const post = (payload: string | Buffer, contentType = 'application/json') =>
  t.call(schreiben, { als: LENA, body: payload, headers: { 'content-type': contentType } })

describe('bad input answers 400 in German, and nothing is written', () => {
  test.each([
    ['no JSON', '{"name":', 'nicht lesbar'],
    ['an unknown field', '{"name":"a","fremd":1}', undefined],
    ['a wrong type', '{"name":1}', undefined],
    ['a missing field', '{}', undefined],
    [
      '100 kB of nesting',
      `{"name":"a","tief":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      'zu tief verschachtelt',
    ],
    ['1 MB of nesting', '['.repeat(1024 * 1024), 'zu groß'],
    ['another encoding', Buffer.from('{"name":"Größe"}', 'latin1'), 'nicht in UTF-8'],
    ['a character that the database refuses', String.raw`{"name":"a\u0000b"}`, 'nicht gespeichert werden'],
    ['half a surrogate pair', String.raw`{"name":"\ud83d"}`, 'nicht gespeichert werden'],
    ['a prototype', '{"name":"a","__proto__":{"admin":true}}', 'nicht lesbar'],
  ])('%s', async (_, payload, detail) => {
    written = []
    const res = await post(payload)
    expect(res.status).toBe(400)
    expect(res.headers['content-type']).toContain('application/problem+json')
    expect(res.problem.title).toBe(ALLGEMEIN.ungueltig.title)
    if (detail === undefined) expect(res.problem.errors?.[0]?.text).toMatch(/\.$/)
    else expect(res.problem.detail).toContain(detail)
    expect(written).toEqual([])
  })

  test('another content type', async () => {
    expect((await post('<name>a</name>', 'text/xml')).status).toBe(400)
  })

  test('the refused field is named as in the body', async () => {
    expect((await post('{"name":""}')).problem.errors).toEqual([
      { pfad: 'name', text: 'Diese Angabe fehlt.' },
    ])
    expect((await post('{"name":"a","fremd":1}')).problem.errors?.[0]?.text).toContain('fremd')
  })

  test('a missing parameter is named', async () => {
    const res = await t.call(lesen, { als: LENA, params: { guid: GUID } })
    expect(res.status).toBe(400)
    expect(res.problem.detail).toContain('seite')
  })

  test.each(['/Zuwendungen/api/public/probe/%ff', '/Zuwendungen/api/public/probe/a?seite=%00', '/x%00y'])(
    'the address %s',
    async (url) => {
      expect((await t.app.inject({ url })).statusCode).toBe(400)
    },
  )

  test('braces within a text are no nesting, and escapes are allowed', async () => {
    const name = `${'['.repeat(500)} "\\ \u00e4 😀`
    expect((await post(JSON.stringify({ name }))).body).toEqual({ name })
    expect((await post(String.raw`{"name":"\u00e4\ud83d\ude00"}`)).body).toEqual({ name: 'ä😀' })
  })
})

describe('who calls', () => {
  const o = { params: { guid: GUID }, query: { seite: '1' } }
  test('[R6-05] without token, with a foreign or expired one: 401', async () => {
    expect((await t.call(lesen, { ...o, als: null })).status).toBe(401)
    expect(
      (await t.call(lesen, { ...o, als: { ...LENA, exp: Math.floor(Date.now() / 1000) - 600 } })).status,
    ).toBe(401)
    const foreign = { ...o, als: null, headers: { authorization: `Bearer ${'a'.repeat(40)}` } }
    expect((await t.call(lesen, foreign)).status).toBe(401)
  })

  test('[R6-05] an unsafe call repeats the cookie of its session in the header, else 403', async () => {
    const body = { name: 'a' }
    expect((await t.call(schreiben, { als: LENA, body })).status).toBe(200)
    expect((await t.call(schreiben, { als: LENA, body, csrf: false })).status).toBe(403)
    expect(
      (await t.call(schreiben, { als: LENA, body, headers: { 'portal-csrf-token': 'x.y' } })).status,
    ).toBe(403)
    const stolen = { ...LENA, sid: 'another' }
    const cookie = (
      await t.app.inject({
        url: `/Zuwendungen/api/public/probe/${GUID}?seite=1`,
        headers: { authorization: `Bearer ${await t.tokenFor(stolen)}` },
      })
    ).cookies[0]
    expect(cookie).toMatchObject({
      name: '__Host-portal-csrf-cookie',
      path: '/',
      secure: true,
      sameSite: 'Strict',
    })
    const headers = { cookie: `${cookie?.name}=${cookie?.value}`, 'portal-csrf-token': cookie?.value ?? '' }
    expect((await t.call(schreiben, { als: LENA, body, headers })).status).toBe(403)
  })

  test('the version travels as ETag', async () => {
    const res = await t.call(lesen, { ...o, als: LENA })
    expect([res.status, res.headers['etag'], res.body]).toEqual([200, '"3"', { sub: 'lena' }])
  })
})

describe('what goes wrong inside', () => {
  const run = async (wie: string) => {
    const lines: string[] = []
    const log = createLog('info', { write: (line) => void lines.push(line) })
    const app = await createHttp({ ...t.services, log })
    proben(app, t.services)
    const res = await app.inject({ url: `/api/public/v1/versagen?wie=${wie}` })
    await app.close()
    return { res, log: lines.join('') }
  }

  test('a named refusal answers its status, title and detail', async () => {
    const { res } = await run('absage')
    expect(res.json()).toMatchObject({
      status: 409,
      title: 'Konkurrente Bearbeitung',
      detail: 'Um 14:03 Uhr geändert.',
    })
  })

  test('who calls too often hears when to come back, and the log of it is one line like any other', async () => {
    const { res, log } = await run('zuOft')
    expect([res.statusCode, res.headers['retry-after']]).toEqual([429, '60'])
    expect(log).toContain('"status":429')
    expect(log).not.toMatch(/"stack"|\.ts:\d|"level":(?:40|50)/)
    expect((await run('fehler')).log).toMatch(/"stack"/)
  })

  test.each(['fehler', 'antwort'])(
    '%s answers 500 without a word of its cause, but with the number of the log',
    async (wie) => {
      const { res, log } = await run(wie)
      expect(res.statusCode).toBe(500)
      expect(res.body).not.toContain('geheim')
      const { instance } = res.json<{ instance: string }>()
      expect(log).toContain(instance.replace('urn:uuid:', ''))
    },
  )

  test('the log names method, pattern and status, and neither address nor query nor token', async () => {
    const lines: string[] = []
    const app = await createHttp({
      ...t.services,
      log: createLog('info', { write: (line) => void lines.push(line) }),
    })
    proben(app, t.services)
    const token = await t.tokenFor(LENA)
    await app.inject({
      url: `/Zuwendungen/api/public/probe/${GUID}?seite=1&iban=DE02120300000000202051`,
      remoteAddress: '203.0.113.7',
      headers: { authorization: `Bearer ${token}` },
    })
    await app.close()
    const log = lines.join('')
    expect(log).toContain('"route":"/Zuwendungen/api/public/probe/:guid"')
    expect(log).toContain('"status":200')
    for (const secret of [GUID, 'DE0212', '203.0.113.7', token.slice(0, 20)])
      expect(log).not.toContain(secret)
  })
})

describe('[S10-01] placeholders, without token', () => {
  test.each([
    ['POST', '/Zuwendungen/abc', 404],
    ['POST', '/Zuwendungen/%7Btoken%7D', 404],
    ['POST', '/Zuwendungen/dummy301', 301],
    ['GET', '/Zuwendungen/dummy301', 301],
  ] as const)('%s %s answers %i', async (method, url, status) => {
    const res = await t.app.inject({
      method,
      url,
      ...(method === 'POST' && { payload: 'x', headers: { 'content-type': 'text/xml' } }),
    })
    expect(res.statusCode).toBe(status)
    if (status === 301) expect(res.headers.location).toBe('/')
    else expect(res.headers['content-type']).toContain('application/problem+json')
  })
})

describe('operation', () => {
  test('live, ready, metrics by pattern, OpenAPI 3.1 of the mounted calls', async () => {
    expect((await t.app.inject('/health/live')).statusCode).toBe(200)
    expect((await t.app.inject('/health/ready')).statusCode).toBe(200)
    await t.call(lesen, { als: LENA, params: { guid: GUID }, query: { seite: '1' } })
    const metrics = (await t.app.inject('/metrics')).body
    expect(metrics).toContain(
      'portal_http_duration_seconds_count{method="GET",route="/Zuwendungen/api/public/probe/:guid",status="200"}',
    )
    expect(metrics).not.toContain(GUID)
    const docs = (await t.app.inject('/api-docs/json')).json<{
      openapi: string
      paths: Record<string, Record<string, { summary: string }>>
    }>()
    expect(docs.openapi).toBe('3.1.0')
    expect(docs.paths['/Zuwendungen/api/public/probe']?.['post']?.summary).toBe('Probe schreiben')
    expect(JSON.stringify(docs.paths['/Zuwendungen/api/public/probe']?.['post'])).toContain(
      '"application/problem+json":{"schema":{"$ref":"#/components/schemas/Problem"}}',
    )
    expect((await t.app.inject('/api-docs')).headers['content-security-policy']).not.toContain('unsafe')
  })

  test('metrics are for this machine, without a proxy in between, or for who names the token', async () => {
    const status = async (services: Services, o: object) => {
      const app = await createHttp(services)
      const res = await app.inject({ url: '/metrics', ...o })
      await app.close()
      return res.statusCode
    }
    const fern = { remoteAddress: '203.0.113.7' }
    expect(await status(t.services, fern)).toBe(404)
    expect(await status(t.services, {})).toBe(200)
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via', 'x-varnish'])
      expect(await status(t.services, { headers: { [name]: '127.0.0.1' } }), name).toBe(404)
    // A proxy that says nothing of itself, with the visitor's name for us and with its own.
    expect(await status(t.services, { headers: { host: 'portal.example' } })).toBe(404)
    const oeffentlich = { ...t.services.config, portalUrl: 'https://portal.example' }
    expect(await status({ ...t.services, config: oeffentlich }, {})).toBe(404)
    const mit = { ...t.services, config: { ...t.services.config, metricsToken: 'ein-langes-token-1' } }
    expect(await status(mit, {})).toBe(404)
    expect(await status(mit, { ...fern, headers: { authorization: 'Bearer ein-langes-token-2' } })).toBe(404)
    expect(await status(mit, { ...fern, headers: { authorization: 'Bearer ein-langes-token-1' } })).toBe(200)
  })

  test('the calls are not described where API_DOCS does not say so', async () => {
    const app = await createHttp({ ...t.services, config: { ...t.services.config, apiDocs: false } })
    expect((await app.inject('/api-docs/json')).statusCode).toBe(404)
    await app.close()
  })

  test('not ready while the database is gone', async () => {
    const db = openDatabase(openPool(t.services.config.databaseUrl ?? '', 1))
    const app = await createHttp({ ...t.services, db })
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
    await db.destroy()
    expect((await app.inject('/health/ready')).statusCode).toBe(503)
    expect((await app.inject('/health/live')).statusCode).toBe(200)
    await app.close()
  })

  test('a part whose state cannot be asked counts as one that does not work', async () => {
    const files = { ...t.services.files, befinden: () => Promise.reject(new Error('gone')) }
    const app = await createHttp({ ...t.services, files })
    const ready = await app.inject('/health/ready')
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { files: 'unavailable' }])
    await app.close()
  })
})

describe('the pages', () => {
  let folder: string
  let app: FastifyInstance
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spa-'))
    await mkdir(join(folder, 'assets'))
    await mkdir(join(folder, 'auth'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Portal</title>')
    const sachbearbeitung = join(folder, 'bank')
    await mkdir(join(sachbearbeitung, 'assets'), { recursive: true })
    await writeFile(join(sachbearbeitung, 'index.html'), '<!doctype html><title>Bank</title>')
    await writeFile(join(sachbearbeitung, 'assets', 'b-1b2c.js'), 'let b = 1')
    await writeFile(join(sachbearbeitung, 'assets', 'b-1b2c.js.br'), brotliCompressSync('let b = 1'))
    await writeFile(join(folder, 'auth', 'silent.html'), '<!doctype html>')
    await writeFile(join(folder, 'assets', 'a-1b2c.js'), 'let a = 1')
    await writeFile(join(folder, 'assets', 'a-1b2c.js.br'), brotliCompressSync('let a = 1'))
    const services = {
      ...t.services,
      config: {
        ...t.services.config,
        portalUrl: 'https://portal.example',
        cmsUrl: 'https://inhalte.example/bank/',
        cmsProxy: false,
      },
      identity: {
        ...t.services.identity,
        location: () => ({ realm: 'portal', url: 'https://idp.example/auth' }),
      },
    }
    app = await createHttp(services, { spa: folder, sachbearbeitung })
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  })

  test.each(['/', '/start', '/zuwendung/uebersicht?x=1', '/auth/callback?code=1', '/zuschussklimabilanz'])(
    '%s is the SPA',
    async (url) => {
      const res = await app.inject(url)
      expect([res.statusCode, res.body]).toEqual([200, '<!doctype html><title>Portal</title>'])
      expect(res.headers['cache-control']).toBe('no-cache')
    },
  )

  test.each([
    '/sachbearbeitung',
    '/sachbearbeitung/',
    '/sachbearbeitung?ansicht=neu',
    '/sachbearbeitung/fall/1/pruefung',
    '/sachbearbeitung/auth/callback?code=1',
  ])('%s is the app of the bank’s people, with the same headers', async (url) => {
    const res = await app.inject(url)
    expect([res.statusCode, res.body]).toEqual([200, '<!doctype html><title>Bank</title>'])
    const { 'content-length': _, date: __, etag: ___, 'last-modified': ____, ...headers } = res.headers
    expect((await app.inject('/start')).headers).toMatchObject(headers)
  })

  test.each(['/sachbearbeiter', '/sachbearbeitungen/x'])('%s is the portal’s', async (url) => {
    expect((await app.inject(url)).body).toContain('Portal')
  })

  test.each([
    '/sachbearbeitung/assets/weg.js',
    '/sachbearbeitung/assets/weg',
    '/sachbearbeitung/assets/a-1b2c.js',
    '/assets/b-1b2c.js',
    '/sachbearbeitung/../index.js',
    '/NutzerService/x',
    '/Zuwendungen/x/y',
    '/api/x',
    '/SachbearbeitungService',
    '/realms/x',
    '/assets/weg.js',
    '/weg.png',
    '/assets/../../server/package.json',
    '/.env',
  ])('%s is unknown, not a page', async (url) => {
    const res = await app.inject(url)
    expect([400, 404]).toContain(res.statusCode)
    expect(res.headers['content-type']).toContain('application/problem+json')
    // A file that another instance or the next version has must not stay away in a cache.
    expect(res.headers['cache-control']).toBe('no-store')
  })

  test('a page is protected: strict policy with the foreign identity provider, HSTS, no framing', async () => {
    const { headers } = await app.inject('/start')
    const csp = String(headers['content-security-policy'])
    expect(csp).not.toContain('unsafe')
    expect(csp).toContain("script-src 'self';")
    expect(csp).toContain("connect-src 'self' https://idp.example;")
    expect(csp).toContain("frame-src 'self' https://idp.example https://inhalte.example;")
    expect(csp).toContain("frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringContaining('max-age='),
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    expect(String((await app.inject('/auth/silent.html')).headers['content-security-policy'])).toContain(
      "frame-ancestors 'self'",
    )
  })

  test.each(['/assets/a-1b2c.js', '/sachbearbeitung/assets/b-1b2c.js'])(
    '%s is sent precompressed and kept for ever',
    async (url) => {
      const res = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
      expect(res.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': expect.stringContaining('immutable'),
      })
    },
  )

  // What a browser reads of a page only is left out there; what it reads of a script or a picture is not.
  test.each(['/assets/a-1b2c.js', '/auth/silent.html'])(
    '%s is taken for nothing but what it says, by this origin alone, over https alone',
    async (url) => {
      const { headers } = await app.inject(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age='),
      })
    },
  )
})
