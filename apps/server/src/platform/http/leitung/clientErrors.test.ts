import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { absage } from '../../testing/anfragen.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => t.close())

/** Sends bytes on a line of its own and reads all that comes back until the server closes it. */
const senden = async (bytes: string) => {
  const { port } = t.app.server.address() as AddressInfo // it listens on a port
  const line = connect(port, '127.0.0.1')
  await once(line, 'connect')
  line.write(bytes)
  return text(line)
}

const roh = async (bytes: string) => {
  const [head = '', body = ''] = (await senden(bytes)).split('\r\n\r\n')
  const [status = '', ...headers] = head.split('\r\n')
  return {
    status: Number(status.split(' ')[1]),
    headers: Object.fromEntries(headers.map((h) => h.split(': ') as [string, string])),
    text: body,
  }
}

const kopf = (...zeilen: string[]) =>
  `${['GET /health/live HTTP/1.1', 'Host: x', ...zeilen].join('\r\n')}\r\n\r\n`

describe('what is no HTTP answers a German problem and ends the line', () => {
  test.each([
    ['noise', 'GUTEN TAG\r\n\r\n'],
    ['TLS', '\u0016\u0003\u0001\u0002\r\n\r\n'],
    ['a header without a name', kopf(': x')],
    ['a control character in a header', kopf('X-A: a\u0001b')],
    ['a length that is no number', kopf('Content-Length: viel')],
    ['two lengths', kopf('Content-Length: 1', 'Content-Length: 2')],
    ['a length beside chunks (request smuggling)', kopf('Content-Length: 3', 'Transfer-Encoding: chunked')],
    ['headers of 40 kB', kopf(`X-A: ${'x'.repeat(40_000)}`)],
  ])('%s', async (_, bytes) => {
    const antwort = await roh(bytes)
    expect(antwort.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' })
    expect(absage(antwort, 400).detail).toBe('Die Anfrage ist nicht lesbar.')
  })

  test.each([
    ['a chunk that is none', `${kopf('Transfer-Encoding: chunked').replace('GET', 'POST')}zz\r\n`],
    ['noise after a good call', `${kopf()}GUTEN TAG\r\n\r\n`],
  ])('%s: nothing is sent after an answer', async (_, bytes) => {
    expect((await senden(bytes)).split('HTTP/1.1').length).toBeLessThanOrEqual(2)
  })

  test('the server goes on answering', async () => {
    expect((await roh(kopf('Connection: close'))).status).toBe(200)
  })
})
