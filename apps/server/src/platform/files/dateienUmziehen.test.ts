import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { starteS3rver, type S3Server } from '../testing/fremd/testS3.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { dateienUmziehen } from './dateienUmziehen.ts'
import { s3Store } from './s3/s3Store.ts'

let t: TestApp
let s3: S3Server
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'umzug-'))
  s3 = await starteS3rver(folder)
  t = await startTestApp(() => undefined)
})
afterAll(async () => {
  await t.close()
  await s3.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A received file; `imOrdner`: the bytes that are really there. */
const datei = async (inhalt: string, imOrdner: string | null = inhalt): Promise<string> => {
  const guid = randomUUID()
  const sha256 = createHash('sha256').update(inhalt).digest('hex')
  await sql`insert into datei (guid, hochgeladen_von, dateiname, angelegt_am, mime_type, bytes, sha256, scan_status)
    values (${guid}, 'sub-lena', 'a.pdf', now(), 'application/pdf', ${Buffer.byteLength(inhalt)}, ${sha256},
      'nicht geprüft')`.execute(t.ownerDb)
  if (imOrdner !== null) await t.services.files.put(guid, Readable.from([Buffer.from(imOrdner)]), 1_000)
  return guid
}

test('moves every file to S3, verified; called again it goes on; what is damaged or missing is named and not taken', async () => {
  const nach = s3Store(s3.config)
  const gute = [await datei('eins'), await datei('zwei')]
  const kaputt = await datei('drei', 'dref')
  const weg = await datei('vier', null)
  const erster = await dateienUmziehen(t.ownerDb, { von: t.services.files, nach })
  expect(erster).toEqual({ kopiert: 2, vorhanden: 0, fehlerhaft: [kaputt, weg].toSorted() })
  expect((await s3.inhalt()).toSorted()).toEqual(gute.toSorted())
  expect((await buffer(await nach.get(gute[0] ?? ''))).toString()).toBe('eins')

  // One came meanwhile, one was cut off in the store.
  const neu = await datei('fünf')
  await nach.put(gute[1] ?? '', Readable.from([Buffer.from('zw')]), 10)
  const zweiter = await dateienUmziehen(t.ownerDb, { von: t.services.files, nach })
  expect(zweiter).toMatchObject({ kopiert: 2, vorhanden: 1 })
  expect((await buffer(await nach.get(neu))).toString()).toBe('fünf')

  const leer = await dateienUmziehen(t.ownerDb, { von: nach, nach: t.services.files })
  expect(leer).toMatchObject({ kopiert: 0, vorhanden: 3 })
})
