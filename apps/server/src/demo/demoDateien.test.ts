import type { Dateityp } from '@foerderportal/contract/shared/dateitypen'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPortal } from '../app.ts'
import { aufgaben } from '../aufgaben.ts'
import { runDueJobs } from '../platform/jobs/worker.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { demoVorrat, demoWelt } from './welt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
  await demoVorrat(t.services)
  await runDueJobs(t.services, aufgaben)
})
afterAll(() => t.close())

type Zeile = {
  readonly guid: string
  readonly dateiname: string
  readonly typ: Dateityp
  readonly bytes: number
}
const dateien = async () =>
  (
    await sql<Zeile>`select guid, dateiname, mime_type as typ, bytes::int as bytes from datei
      where sha256 is not null`.execute(t.ownerDb)
  ).rows

test('[S5-04] every file of the demo world opens, what its people sent and what the portal set', async () => {
  const alle = await dateien()
  const zu: (readonly string[])[] = []
  for (const { guid, dateiname, typ, bytes } of alle) {
    const inhalt = () => t.services.files.get(guid)
    const oeffnung = await t.services.oeffner.sofort({ typ, bytes, inhalt })
    if (oeffnung !== 'geöffnet') zu.push([dateiname, oeffnung])
  }
  expect(zu).toEqual([])
  expect(alle.length).toBeGreaterThan(50)
  expect(new Set(alle.map(({ dateiname }) => dateiname.split(' ')[0])).size).toBeGreaterThan(5)
})
