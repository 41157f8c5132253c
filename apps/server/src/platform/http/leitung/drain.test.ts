import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerDateien } from '../../files/routes.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { csrfValue } from '../csrf.ts'

const LENA = { sub: randomUUID() }
/** More than all buffers of a line on this machine hold. */
const BYTES = 12 * 1024 * 1024
const TEIL = Buffer.alloc(64 * 1024, 'a')

let s3: Server
let s3IstVoll = false
let t: TestApp
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port // both listen on a port

beforeAll(async () => {
  // A store that has no room any more, and says so when the first part of a file comes.
  const voll = '<Error><Code>NoSpace</Code></Error>'
  s3 = createServer((request, response) => {
    request.resume().on('end', () => {
      if (s3IstVoll) response.writeHead(403).end(voll)
      else response.setHeader('etag', '"1"').end('<UploadId>u</UploadId>')
    })
  }).listen(0, '127.0.0.1')
  await once(s3, 'listening')
  t = await startTestApp(
    (app, services) => {
      registerDateien(app, services)
      app.post('/json', async () => ({}))
    },
    {
      S3_ENDPOINT: `http://127.0.0.1:${portOf(s3)}`,
      S3_BUCKET: 'dateien',
      S3_ACCESS_KEY_ID: 'zugang',
      S3_SECRET_ACCESS_KEY: 'geheimnis',
    },
  )
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await t.close()
  s3.closeAllConnections()
  s3.close()
})

type Kopf = Readonly<Record<string, string>>
const angemeldet = async (): Promise<Kopf> => {
  const csrf = csrfValue(t.services.csrfKey, `sid-${LENA.sub}`)
  return {
    'content-type': 'application/octet-stream',
    authorization: `Bearer ${await t.tokenFor(LENA)}`,
    cookie: `${CSRF_COOKIE}=${csrf}`,
    [CSRF_HEADER]: csrf,
  }
}

const kopfzeilen = (kopf: Kopf) =>
  Object.entries(kopf)
    .map(([name, wert]) => `${name}: ${wert}\r\n`)
    .join('')

/** As a browser does: all of the body first, then a look at the answer, then the next call on the same line. */
const senden = async (pfad: string, kopf: Kopf, bytes: number): Promise<string> => {
  const leitung = connect({ port: portOf(t.app.server), allowHalfOpen: true })
  const antworten = text(leitung)
  const stueckweise = kopf['transfer-encoding'] === 'chunked'
  const laenge = stueckweise ? {} : { 'content-length': String(bytes) }
  leitung.write(`POST ${pfad} HTTP/1.1\r\nHost: x\r\n${kopfzeilen({ ...laenge, ...kopf })}\r\n`)
  for (let n = 0; n < bytes; n += TEIL.length) {
    const stueck = stueckweise ? Buffer.concat([Buffer.from('10000\r\n'), TEIL, Buffer.from('\r\n')]) : TEIL
    if (!leitung.write(stueck)) await once(leitung, 'drain')
  }
  if (stueckweise) leitung.write('0\r\n\r\n')
  if (kopf['connection'] !== 'close')
    leitung.write('GET /health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const gelesen = await antworten
  leitung.end()
  return gelesen
}

const HOCH = `${dateiHochladen.path}?fileName=a.pdf`
const ohne = (name: string) => (kopf: Kopf) =>
  Object.fromEntries(Object.entries(kopf).filter(([n]) => n !== name))
const mit = (mehr: Kopf) => (kopf: Kopf) => ({ ...kopf, ...mehr })
const JSON_TYP = 'application/json'

const FAELLE: readonly [string, number, string, (kopf: Kopf) => Kopf, number?][] = [
  ['without a token', 401, HOCH, ohne('authorization')],
  ['without the anti-forgery header', 403, HOCH, ohne(CSRF_HEADER)],
  ['without a name', 400, dateiHochladen.path, (kopf) => kopf],
  ['under a condition that is none', 400, HOCH, mit({ 'if-match': 'x y' })],
  ['too large', 400, HOCH, (kopf) => kopf, 2 * BYTES],
  ['that the store does not take', 503, HOCH, (kopf) => kopf],
  ['to an address without a route', 404, '/nirgends', (kopf) => kopf],
  ['to an address that cannot be read', 400, '/json?a=%00', (kopf) => kopf],
  ['by a method that is none here', 405, '/health/live', (kopf) => kopf],
  ['of JSON, too large', 400, '/json', mit({ 'content-type': JSON_TYP })],
  [
    'of JSON, not packed as it says',
    400,
    '/json',
    mit({ 'content-type': JSON_TYP, 'content-encoding': 'gzip' }),
  ],
  [
    'of JSON, packed as nobody can read',
    400,
    '/json',
    mit({ 'content-type': JSON_TYP, 'content-encoding': 'br' }),
  ],
  ['of another kind', 400, '/json', mit({ 'content-type': 'text/plain' })],
]

/**
 * The answer arrives, and no line is left behind that looks open and is dead: it serves the next call, or has said that
 * it closes, and closes when the body is there.
 */
test.each(
  FAELLE.flatMap(([name, ...fall]) => [
    [`${name}, of a known length`, {}, ...fall] as const,
    [`${name}, in chunks`, { 'transfer-encoding': 'chunked' }, ...fall] as const,
    [`${name}, on a line for this call only`, { connection: 'close' }, ...fall] as const,
  ]),
)(
  '[P-05] [S5-01] a body %s: the answer arrives, and the line serves the next call or says that it closes',
  async (_, dazu, status, pfad, kopf, bytes = BYTES) => {
    s3IstVoll = status === 503
    const antworten = await senden(pfad, { ...kopf(await angemeldet()), ...dazu }, bytes)
    const [erste = '', ...weitere] = antworten.split(/(?=HTTP\/1\.1 )/)
    expect(erste).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(erste.endsWith('}')).toBe(true)
    if (!/^connection: close/im.test(erste))
      expect(weitere).toEqual([expect.stringMatching(/ 200 OK[^]*"ok"/)])
  },
)
