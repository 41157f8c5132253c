import { Worker } from 'node:worker_threads'
import { rechnungAuslesen } from '@foerderportal/contract/auszahlung/rechnung/routes'
import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { DEMO_SUB } from '../../oidc/demo.ts'
import { PROBEN } from '../../platform/files/proben.test-daten.ts'
import { registerDateien } from '../../platform/files/routes.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { registerAuszahlung } from '../routes.ts'
import { rechnungWerkstatt } from './rechnungLesen.ts'
import { muster } from './testing/musterrechnung.ts'
import { pdfSchreiben } from './testing/pdfSchreiben.ts'
import { ubl } from './testing/vonHand.ts'

const LENA = { sub: DEMO_SUB['lena.lindenau'] }
const MAX = { sub: DEMO_SUB['max.mehrfach'] }
const IST = muster()

let t: TestApp
/** Lena's payout request of the demo world. */
let auszahlung: string

beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerAuszahlung(app, services)
    registerDateien(app, services)
  })
  await demoWelt(t.services)
  const { rows } = await sql<{ guid: string }>`select guid from auszahlung limit 1`.execute(t.ownerDb)
  auszahlung = rows[0]?.guid ?? ''
})
afterAll(() => t.close())

const hochladen = async (bytes: Buffer | string, fileName = 'rechnung.xml', als = LENA) => {
  const { body } = await t.call(dateiHochladen, { als, query: { fileName }, body: Buffer.from(bytes) })
  return body.uuid
}
const auslesen = (dateiUuid: string, o: object = {}) =>
  t.call(rechnungAuslesen, { als: LENA, params: { guid: auszahlung, dateiUuid }, ...o })

test('[S6-05] [A-35] an XRechnung of a request fills four fields and says what it declares', async () => {
  const datei = await hochladen(ubl(IST))
  const { status, body } = await auslesen(datei)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    datei,
    format: 'UBL',
    felder: {
      rechnungsBetrag: 23_800,
      rechnungsDatum: '2026-11-02',
      rechnungsNummer: 'RE 4711/26',
      rechnungsSteller: 'Landtechnik Nord GmbH & Co. KG',
    },
    angaben: { netto: 20_000, steuer: 3_800, stellerUstId: 'DE123456789', zeilen: [{ menge: '1' }] },
    hinweise: [],
    gruende: [],
  })
})

test('[S6-05] a buyer who is not the company is said', async () => {
  const { body } = await auslesen(await hochladen(ubl(muster({ kaeufer: 'Hof Altmoor' }))))
  expect(body.hinweise).toEqual([expect.stringContaining('„Hof Lindenau GbR“')])
})

test.each([
  ['a photograph', PROBEN.jpg, 'foto.jpg'],
  ['a plain PDF', pdfSchreiben([]), 'rechnung.pdf'],
  [
    'a PDF with a DOCTYPE in it',
    pdfSchreiben([{ name: 'factur-x.xml', inhalt: '<!DOCTYPE a><a/>' }]),
    'r.pdf',
  ],
])('[S6-05] %s never blocks typing: it answers, fills nothing and says why', async (_, bytes, name) => {
  const { status, body } = await auslesen(await hochladen(bytes, name))
  expect(status).toBe(200)
  expect(body).toMatchObject({ format: null, angaben: null, felder: { rechnungsBetrag: null } })
  expect(body.gruende).toHaveLength(1)
})

describe('[S6-05] [S1-02] who reads', () => {
  test('nobody of another company, and nothing of a request that does not exist', async () => {
    const datei = await hochladen(ubl(IST))
    expect((await auslesen(datei, { als: MAX })).status).toBe(404)
    const fremd = { params: { guid: '00000000-0000-4000-8000-000000000000', dateiUuid: datei } }
    expect((await auslesen(datei, fremd)).status).toBe(404)
  })
  test('no upload of somebody else, no file of another company', async () => {
    expect((await auslesen(await hochladen(ubl(IST), 'a.xml', MAX))).status).toBe(404)
    const datei = await hochladen(ubl(IST))
    await sql`update datei set unternehmen_guid = (select unternehmen_guid from mitgliedschaft
      where nutzer_sub = ${MAX.sub} limit 1) where guid = ${datei}`.execute(t.ownerDb)
    expect((await auslesen(datei)).status).toBe(404)
  })
  test('[S5-02] no file that the virus scan has not released', async () => {
    const datei = await hochladen(ubl(IST))
    await sql`update datei set scan_status = 'wird geprüft' where guid = ${datei}`.execute(t.ownerDb)
    expect((await auslesen(datei)).status).toBe(412)
  })
})

describe('[A-35] a file that the reader can’t bear costs its thread, not the server', () => {
  const AUFTRAG = { bytes: Buffer.from(ubl(IST)), mimeType: 'application/xml' }
  const dauert = "require('worker_threads').parentPort.on('message', () => { for (;;); })"
  const waechst =
    "require('worker_threads').parentPort.on('message', () => { const a = []; for (;;) a.push(Array(1e5).fill({})) })"

  test.each([
    ['too long', dauert, 50, 'zuLange'],
    ['too much memory', waechst, 60_000, 'zuGross'],
  ])('%s', async (_, code, ms, grund) => {
    const threads = [new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } })]
    const echter = () => new Worker(new URL('./rechnungWorker.ts', import.meta.url))
    const lesen = rechnungWerkstatt(ms, () => threads.pop() ?? echter())
    expect(await lesen(AUFTRAG)).toEqual({ grund })
  })
})
