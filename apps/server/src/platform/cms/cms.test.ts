import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { einsetzen, QUELLEN } from './inhalte.ts'
import { registerCms } from './registerCms.ts'

const HILFE = '/cms/Portal/hilfe/index.html'
const holen = (t: TestApp, url: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url, headers })

/** The address as it is, dots and all: `inject` and `fetch` would resolve them before they are sent. */
const roh = async (t: TestApp, path: string): Promise<{ status: number | undefined; text: string }> => {
  const adresse = t.app.server.listening ? t.app.server.address() : undefined
  if (!adresse) await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo // listening on TCP: never a pipe's string
  const [res] = (await once(get({ port, host: '127.0.0.1', path, agent: false }), 'response')) as [
    IncomingMessage,
  ]
  return { status: res.statusCode, text: Buffer.concat((await res.toArray()) as Buffer[]).toString() }
}

const CSP = {
  laeuftNichts: "default-src 'none'",
  nurHier: "frame-ancestors 'self'",
  eigenerOrt: 'sandbox allow-popups allow-popups-to-escape-sandbox',
}

describe('the content shipped with the product', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await startTestApp(registerCms, {
      BANK_NAME: 'Bank <b>& Söhne',
      BANK_TELEFON: '0461 123456',
      BARRIERE_EMAIL: 'hilfe@bank.example',
    })
  })
  afterAll(() => t.close())

  test.each(Object.keys(QUELLEN))(
    '[R2.3-10] %s is a German page of its own, without script',
    async (pfad) => {
      const { statusCode, headers, body } = await holen(t, `/cms/${pfad}`)
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('text/html; charset=utf-8')
      const csp = String(headers['content-security-policy'])
      for (const teil of Object.values(CSP)) expect(csp).toContain(teil)
      expect(csp).not.toMatch(/unsafe|script-src|allow-scripts|allow-same-origin/)
      expect(headers['set-cookie']).toBeUndefined()
      expect(body).toMatch(/<html lang="de"/)
      expect(body).not.toMatch(/<script|style="|\{\{|\son\w+=/)
      expect(body).toContain('Bank &lt;b&gt;&amp; Söhne')
      expect(body).not.toContain('Bank <b>')
    },
  )

  test.each(Object.keys(QUELLEN))('%s: the table of contents leads to every section', async (pfad) => {
    const { body } = await holen(t, `/cms/${pfad}`)
    const kapitel = [...body.matchAll(/<h2 id="([\w-]+)">/g)].map(([, id]) => id)
    expect(body.match(/<h2/g)?.length).toBe(kapitel.length)
    expect(kapitel.length).toBeGreaterThan(4)
    const ids = [...body.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of kapitel) expect(body.split(`href="#${id}"`).length - 1).toBe(2) // wide and narrow
  })

  test.each(Object.keys(QUELLEN))(
    '[G-15] %s: whatever leads away opens a new tab, and says so',
    async (pfad) => {
      const { body } = await holen(t, `/cms/${pfad}`, { 'sec-fetch-dest': 'iframe' })
      for (const [, verweis, text] of body.matchAll(/(<a [^>]*href="http[^>]*>)(.*?)<\/a/gs)) {
        expect(verweis).toContain('target="_blank"')
        expect(text).toMatch(/\S \(neuer Tab\)$/)
      }
    },
  )

  test('the theme is the one asked for, and nothing else', async () => {
    expect((await holen(t, `${HILFE}?thema=contrast`)).body).toContain('data-theme="contrast"')
    expect((await holen(t, HILFE)).body).not.toContain('data-theme')
    expect((await holen(t, `${HILFE}?thema="><b>`)).body).not.toMatch(/data-theme|<b>/)
  })

  test('[R2.3-12] alone in a tab it has a switch for the contrast; in the frame the portal has it', async () => {
    const schalter = '<a href="?thema=contrast">Mit Kontrast anzeigen</a>'
    expect((await holen(t, HILFE)).body).toContain(schalter)
    expect((await holen(t, `${HILFE}?thema=contrast`)).body).toContain(
      '<a href="?">Ohne Kontrast anzeigen</a>',
    )
    expect((await holen(t, HILFE, { 'sec-fetch-dest': 'iframe' })).body).not.toContain('Kontrast anzeigen')
  })

  test('in the frame it leaves head and foot to the portal', async () => {
    expect((await holen(t, HILFE)).body).toContain('class="marke"')
    const imRahmen = await holen(t, HILFE, { 'sec-fetch-dest': 'iframe' })
    expect(imRahmen.body).not.toContain('class="marke"')
    expect(imRahmen.headers.vary).toContain('Sec-Fetch-Dest')
  })

  test('style and fonts may be loaded by a frame without origin', async () => {
    for (const name of ['inhalte.css', 'fira-sans-400.woff2']) {
      const { statusCode, headers } = await holen(t, `/cms/_portal/${name}`)
      expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
      expect(headers['access-control-allow-origin']).toBe('*')
    }
  })

  test('what does not exist is a German page with status 404, a way out is none', async () => {
    for (const url of ['/cms/Portal/nichts.html', '/cms/%2e%2e/konfiguration.json', '/cms/']) {
      const { status, text } = await roh(t, url)
      expect([url, status]).toEqual([url, 404])
      expect(text).toContain('Diese Seite gibt es nicht')
    }
    expect((await t.app.inject({ method: 'POST', url: HILFE })).statusCode).toBe(404)
  })

  test('a text that names what no configuration has is a fault', () => {
    expect(() => einsetzen('{{unbekannt}}', {})).toThrow('unbekannt')
  })
})

/** A content system as operators have one; `gefragt` are the requests it got. */
const startCms = async () => {
  const gefragt: IncomingMessage[] = []
  const antworten: Record<string, (res: ServerResponse) => void> = {}
  const server: Server = createServer((req, res) => {
    gefragt.push(req)
    const antwort = antworten[req.url ?? '']
    if (antwort) antwort(res)
    else res.writeHead(404, { 'content-type': 'text/html' }).end('Not found')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listening on TCP: never a pipe's string
  return { server, gefragt, antworten, ort: `http://127.0.0.1:${port}` }
}

describe('with CMS_URL', () => {
  let cms: Awaited<ReturnType<typeof startCms>>
  let t: TestApp
  beforeAll(async () => {
    cms = await startCms()
    t = await startTestApp(registerCms, { CMS_URL: `${cms.ort}/inhalte`, BANK_TELEFON: '0461 123456' })
    const html = (res: ServerResponse, text: string) =>
      res
        .writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'fremd=1', server: 'Alt/1.0' })
        .end(text)
    cms.antworten['/inhalte/Portal/hilfe/index.html'] = (res) =>
      html(res, '<a href="https://fremd.example">ä</a> <a href="#hier">y</a><script>alert(1)</script>')
    cms.antworten['/inhalte/bild.png'] = (res) =>
      res.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.from([1, 2, 3]))
    cms.antworten['/inhalte/programm.js'] = (res) =>
      res.writeHead(200, { 'content-type': 'text/javascript' }).end('alert(1)')
    cms.antworten['/inhalte/gross.html'] = (res) => html(res, 'x'.repeat(5 * 1024 * 1024 + 1))
    cms.antworten['/inhalte/unfertig.html'] = (res) => html(res, '<a '.repeat(1_000_000))
    cms.antworten['/inhalte/offen.html'] = (res) => html(res, '<a target=_blank>'.repeat(300_000))
    cms.antworten['/inhalte/kaputt.html'] = (res) => res.writeHead(500).end('Stack trace')
    const um = (nach: string) => (res: ServerResponse) => res.writeHead(302, { location: nach }).end()
    cms.antworten['/inhalte/alt.html'] = um('/inhalte/Portal/hilfe/index.html')
    cms.antworten['/inhalte/kreis.html'] = um('/inhalte/kreis.html')
    cms.antworten['/inhalte/hinaus.html'] = um('/geheim')
    cms.antworten['/inhalte/intern.html'] = um('http://169.254.169.254/latest/meta-data')
    cms.antworten['/geheim'] = (res) => html(res, '<p>geheim</p>')
  })
  afterAll(async () => {
    await t.close()
    cms.server.close()
  })

  test('[R2.3-10] the page comes from there, under the portal’s own policy', async () => {
    const { statusCode, headers, body } = await holen(t, HILFE)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const teil of Object.values(CSP)) expect(headers['content-security-policy']).toContain(teil)
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.server).toBeUndefined()
    expect(body).toContain('<a target="_blank" rel="noopener" href="https://fremd.example">ä (neuer Tab)</a>')
    expect(body).toContain('<a href="#hier">y</a>')
  })

  test('nothing of the visitor travels along', async () => {
    cms.gefragt.length = 0
    const geheim = { authorization: 'Bearer abc', cookie: 'portal-sitzung=1', 'x-forwarded-for': '1.2.3.4' }
    await holen(t, `${HILFE}?thema=dark&konto=1`, geheim)
    const [{ url, headers } = { url: '', headers: {} }] = cms.gefragt
    expect(url).toBe('/inhalte/Portal/hilfe/index.html')
    for (const name of ['authorization', 'cookie', 'x-forwarded-for', 'referer'])
      expect(headers).not.toHaveProperty(name)
  })

  test.each([
    ['unfertig', 3_000_000],
    ['offen', 5_100_000],
  ])('a page that leaves every tag open does not hold up the server: %s', async (name, bytes) => {
    const { statusCode, rawPayload } = await holen(t, `/cms/${name}.html`)
    expect([statusCode, rawPayload.length]).toEqual([200, bytes])
  })

  test('images pass, scripts and downloads do not', async () => {
    const bild = await holen(t, '/cms/bild.png')
    expect([bild.statusCode, bild.headers['content-type'], [...bild.rawPayload]]).toEqual([
      200,
      'image/png',
      [1, 2, 3],
    ])
    expect((await holen(t, '/cms/programm.js')).statusCode).toBe(502)
  })

  test('a redirect is followed below the base only', async () => {
    expect((await holen(t, '/cms/alt.html')).statusCode).toBe(200)
    for (const name of ['hinaus', 'intern', 'kreis']) {
      const { statusCode, body } = await holen(t, `/cms/${name}.html`)
      expect([name, statusCode, body.includes('geheim')]).toEqual([name, 502, false])
    }
  })

  test('no way leads out of the base', async () => {
    cms.gefragt.length = 0
    for (const weg of [
      '../geheim',
      '%2e%2e/geheim',
      '..%2fgeheim',
      '%252e%252e/geheim',
      'x/..%5c..%5cgeheim',
    ]) {
      const { status, text } = await roh(t, `/cms/${weg}`)
      expect([weg, status, text.includes('>geheim<')]).toEqual([weg, 404, false])
    }
    expect(cms.gefragt).toEqual([])
  })

  test('what fails there is said in German, with who can help', async () => {
    for (const name of ['kaputt', 'gross']) {
      const { statusCode, body } = await holen(t, `/cms/${name}.html`)
      expect([name, statusCode]).toEqual([name, 502])
      expect(body).toContain('Diese Seite ist gerade nicht erreichbar')
      expect(body).toContain('0461 123456')
      expect(body).not.toContain('Stack trace')
    }
    expect((await holen(t, '/cms/nichts.html')).statusCode).toBe(404)
  })
})

test('a content system that is down is said in German', async () => {
  const t = await startTestApp(registerCms, { CMS_URL: 'http://127.0.0.1:1/inhalte' })
  const { statusCode, headers, body } = await holen(t, HILFE)
  expect([statusCode, headers['cache-control']]).toEqual([502, 'no-store'])
  expect(body).toContain('Diese Seite ist gerade nicht erreichbar')
  expect((await holen(t, '/cms/_portal/inhalte.css')).statusCode).toBe(200)
  await t.close()
})

test('[R2.3-10] without the proxy flag the browser is sent to the content system', async () => {
  const t = await startTestApp(registerCms, { CMS_URL: 'https://inhalte.example/bank', CMS_PROXY: '0' })
  const { statusCode, headers } = await holen(t, HILFE)
  expect([statusCode, headers.location]).toEqual([
    302,
    'https://inhalte.example/bank/Portal/hilfe/index.html',
  ])
  await t.close()
})
