import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dateiHerunterladen, dateiHochladen } from '@foerderportal/contract/shared/datei'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { starteS3rver, type S3Server } from '../../testing/fremd/testS3.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { PROBEN } from '../proben.test-daten.ts'
import { registerDateien } from '../routes.ts'
import type { S3Config } from './s3Konfiguration.ts'

const LENA = { sub: 'sub-lena' }
const env = (s3: S3Config) => ({
  S3_ENDPOINT: s3.endpoint,
  S3_BUCKET: s3.bucket,
  S3_ACCESS_KEY_ID: s3.accessKeyId,
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
})
const starten = (s3: S3Config): Promise<TestApp> => startTestApp(registerDateien, env(s3))

const senden = (t: TestApp) =>
  t.call(dateiHochladen, {
    als: LENA,
    query: { fileName: 'Angebot.pdf' },
    body: PROBEN.pdf,
    headers: { 'content-type': 'application/octet-stream' },
  })

let folder: string
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-ablage-'))
  s3 = await starteS3rver(folder)
})
afterAll(async () => {
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

test('[R7.2-12] [R7.2-13] with an S3 store a file goes there and comes back from there, byte for byte', async () => {
  const t = await starten(s3.config)
  const r = await senden(t)
  expect(r.status).toBe(200)
  expect(await s3.inhalt()).toEqual([r.body.uuid])
  const params = { guid: r.body.uuid, fileName: r.body.dateiname }
  const zurueck = await t.call(dateiHerunterladen, { als: LENA, params })
  expect(zurueck.status).toBe(200)
  const sha256 = createHash('sha256').update(PROBEN.pdf).digest('hex')
  expect(zurueck.headers['etag']).toBe(`"${sha256}"`)
  expect(zurueck.text).toBe(PROBEN.pdf.toString('utf8'))
  const bereit = await t.app.inject('/health/ready')
  expect([bereit.statusCode, bereit.json()]).toEqual([
    200,
    { status: 'ok', identity: 'ok', files: 'ok', mail: 'ok', jobs: 'ok', saves: 'ok', scanner: 'none' },
  ])
  await t.close()
})

/** A port that nobody listens on. */
const toterPort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port, so its address is one
  server.close()
  await once(server, 'close')
  return port
}

test('while the S3 store does not answer a call says 503 and when to come again, and readiness says it', async () => {
  const t = await starten({ ...s3.config, endpoint: `http://127.0.0.1:${await toterPort()}` })
  const r = await senden(t)
  expect([r.status, r.headers['retry-after'], r.problem.detail]).toEqual([
    503,
    '5',
    expect.stringContaining('Dateien lassen sich gerade nicht öffnen'),
  ])
  const bereit = await t.app.inject('/health/ready')
  expect([bereit.statusCode, bereit.json()]).toEqual([
    200,
    {
      status: 'ok',
      identity: 'ok',
      files: 'unavailable',
      mail: 'ok',
      jobs: 'ok',
      saves: 'ok',
      scanner: 'none',
    },
  ])
  await t.close()
})
