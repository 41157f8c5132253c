import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { SCHLUESSEL_HEADER } from '@foerderportal/contract/shared/konstanten'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { dateiHochladen as legeAb } from './dateiHochladen.ts'
import { PROBEN } from './proben.test-daten.ts'
import { dateienBinden } from './public.ts'
import { registerDateien } from './routes.ts'

const LENA = { sub: randomUUID() }
const PAUL = { sub: randomUUID() }
const ANDERES = Buffer.concat([PROBEN.pdf, Buffer.from('\n')])

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerDateien, { DATEI_MAX_MB: '1' })
})
afterAll(() => t.close())

const senden = (schluessel: string, body = PROBEN.pdf, als = LENA) =>
  t.call(dateiHochladen, {
    als,
    query: { fileName: 'Plan.pdf' },
    body,
    headers: { 'content-type': 'application/octet-stream', [SCHLUESSEL_HEADER]: schluessel },
  })

/** Without waiting for a turn of its own, as on two instances. */
const ablegen = (schluessel: string, body = PROBEN.pdf, mit: { nurBank?: true } = {}) =>
  legeAb(t.services, {
    ...LENA,
    ...mit,
    schluessel,
    fileName: 'Plan.pdf',
    source: Readable.from([body]),
    contentLength: undefined,
  })

const anzahl = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from datei`.execute(t.ownerDb)).rows[0]?.n ?? 0

test('[S10-05] a file sent twice under its key is there once; its sender gets the first, also when a form has it', async () => {
  const [schluessel, vorher] = [randomUUID(), await anzahl()]
  const erste = (await senden(schluessel)).body
  expect((await senden(schluessel)).body).toEqual(erste)
  await t.services.db
    .transaction()
    .execute((tx) => dateienBinden(tx, { guids: [erste.uuid], unternehmenGuid: randomUUID(), sub: LENA.sub }))
  expect((await senden(schluessel)).body.uuid).toBe(erste.uuid)
  expect(await anzahl()).toBe(vorher + 1)
})

test('[S10-05] another file under the same key is refused, not taken for the first, and the first stays', async () => {
  const schluessel = randomUUID()
  const { uuid } = (await senden(schluessel)).body
  for (const anderes of [ANDERES, PROBEN.png]) {
    const { status, body } = await senden(schluessel, anderes)
    expect([status, 'detail' in body && body.detail]).toEqual([
      400,
      'Unter diesem Schlüssel kam schon eine andere Datei. Geben Sie einer neuen Datei einen neuen Schlüssel.',
    ])
  }
  expect((await senden(schluessel)).body.uuid).toBe(uuid)
})

test('[S10-05] a key is its sender’s alone', async () => {
  const schluessel = randomUUID()
  const { uuid } = (await senden(schluessel)).body
  expect((await senden(schluessel, PROBEN.pdf, PAUL)).body.uuid).not.toBe(uuid)
})

test('[S10-05] what was refused left no key: the file that is right is taken under it', async () => {
  const schluessel = randomUUID()
  expect((await senden(schluessel, Buffer.from('nichts Rechtes'))).status).toBe(400)
  expect((await senden(schluessel)).status).toBe(200)
})

test('[S10-05] two at the same time under one key: both get the one that arrived first', async () => {
  const [schluessel, vorher] = [randomUUID(), await anzahl()]
  const [eine, andere] = await Promise.all([ablegen(schluessel), ablegen(schluessel)])
  expect(eine).toEqual(andere)
  expect(await anzahl()).toBe(vorher + 1)
})

test.each<[string, typeof ANDERES, { nurBank?: true }]>([
  ['other bytes', ANDERES, {}],
  ['the same bytes for the bank alone', PROBEN.pdf, { nurBank: true }],
])(
  '[S10-05] two at the same time under one key, one with %s: one of them is refused',
  async (_, body, mit) => {
    const [schluessel, vorher] = [randomUUID(), await anzahl()]
    const ergebnisse = await Promise.allSettled([ablegen(schluessel), ablegen(schluessel, body, mit)])
    expect(ergebnisse.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ergebnisse).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ detail: expect.stringContaining('andere Datei') as string }) as Error,
    })
    expect(await anzahl()).toBe(vorher + 1)
  },
)

test('[S10-05] the bank’s own file is none that a company may name, though the key is the same', async () => {
  const schluessel = randomUUID()
  const upload = { ...LENA, schluessel, fileName: 'Plan.pdf', contentLength: undefined }
  await legeAb(t.services, { ...upload, nurBank: true, source: Readable.from([PROBEN.pdf]) })
  expect((await senden(schluessel)).status).toBe(400)
})
