import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { route } from '@foerderportal/contract/shared/route'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { csrfValue } from './csrf.ts'
import { mount } from './mount.ts'

const Text = z.strictObject({ text: z.string() })
const spiegeln = route({
  method: 'POST',
  path: '/Zuwendungen/api/public/spiegel',
  permission: ['ZUWENDUNGEN', 'SCHREIBEN'],
  summary: 'Antwortet, was kommt',
  body: Text,
  answers: { 200: Text },
})

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) =>
    mount(app, services, spiegeln, async ({ body }) => ({ status: 200, body })),
  )
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

const LENA = { sub: 'lena' }
const adresse = () => {
  const { port } = t.app.server.address() as AddressInfo // a server that listens on a port has one
  return `http://127.0.0.1:${port}${spiegeln.path}`
}
const csrf = () => {
  const wert = csrfValue(t.services.csrfKey, 'sid-lena')
  return { cookie: `${CSRF_COOKIE}=${wert}`, [CSRF_HEADER]: wert }
}
const lang = 'Raupenfahrzeug für nasse Böden, '.repeat(2_000)
const als = (headers: Record<string, string>) => ({ 'content-type': 'application/json', ...headers })
const senden = (bytes: Buffer | string, headers: Record<string, string>) =>
  t.call(spiegeln, { als: LENA, body: bytes, headers: als(headers) })
const GZIP = { 'content-encoding': 'gzip' }
const json = (text: string) => JSON.stringify({ text })

describe('packed requests', () => {
  test.each([
    ['a form of 64 kB', lang],
    ['a short one', 'ä'],
  ])('%s is read like an unpacked one', async (_, text) => {
    const antwort = await senden(gzipSync(json(text)), GZIP)
    expect([antwort.status, antwort.body]).toEqual([200, { text }])
  })

  test('what unpacks to more than any body may have is refused, however small it was', async () => {
    const bombe = gzipSync(json('x'.repeat(300_000)))
    expect(bombe.length).toBeLessThan(1_000)
    const antwort = await senden(bombe, GZIP)
    expect([antwort.status, antwort.body]).toMatchObject([400, { detail: 'Die Anfrage ist zu groß.' }])
  })

  test('another packing is refused with what is taken', async () => {
    const antwort = await senden('?', { 'content-encoding': 'br' })
    expect([antwort.status, antwort.body]).toMatchObject([
      400,
      { detail: 'Die Anfrage darf nur mit gzip gepackt sein.' },
    ])
    expect(antwort.headers['accept-encoding']).toBe('gzip')
  })

  test.each([
    ['what is not packed', Buffer.from(json('a'))],
    ['what is cut off', gzipSync(json(lang)).subarray(0, 200)],
    ['what has something behind it', Buffer.concat([gzipSync(json('a')), Buffer.from('mehr')])],
    ['damaged past the limit', Buffer.concat([gzipSync('x'.repeat(300_000)), Buffer.alloc(500_000, 1)])],
  ])('%s is refused', async (_, bytes) => expect((await senden(bytes, GZIP)).status).toBe(400))

  test('after a refusal in the middle of a body the same line carries the next call', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const headers = { authorization: `Bearer ${await t.tokenFor(LENA)}`, ...als(GZIP), ...csrf() }
    const status = (body: Buffer) =>
      new Promise<number | undefined>((antwort, scheitern) => {
        const anfrage = request(adresse(), {
          agent,
          method: 'POST',
          headers: { ...headers, 'content-length': body.length },
        })
        anfrage.on('error', scheitern).on('response', (res) => {
          res.resume().on('end', () => antwort(res.statusCode))
        })
        anfrage.end(body)
      })
    expect(await status(gzipSync(Buffer.alloc(4e7, 32)))).toBe(400)
    expect(await status(gzipSync(json('b')))).toBe(200)
    agent.destroy()
  })
})

describe('packed answers', () => {
  test.each([
    ['gzip', lang, 'gzip'],
    ['br, gzip;q=0.8', lang, 'gzip'],
    ['gzip;q=0', lang, undefined],
    ['br', lang, undefined],
    ['', lang, undefined],
    ['gzip', 'kurz', undefined],
  ])('who takes %j', async (nimmt, text, packung) => {
    const antwort = await senden(json(text), { 'accept-encoding': nimmt })
    expect(antwort.headers['content-encoding']).toBe(packung)
    expect(antwort.headers.vary).toBe(text === lang ? 'accept-encoding' : undefined)
  })
})
