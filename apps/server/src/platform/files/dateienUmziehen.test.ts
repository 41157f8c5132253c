import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerNutzer } from '../../nutzer/routes.ts'
import { personAnlegen } from '../../nutzer/testing/person.ts'
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
  t = await startTestApp(registerNutzer)
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

/** A recording of an identification, which stands in a table of its own. */
const aufzeichnung = async (inhalt: string): Promise<string> => {
  const versuch = randomUUID()
  const { sub } = await personAnlegen(t)
  const { bytes, sha256 } = await t.services.files.put(versuch, Readable.from([Buffer.from(inhalt)]), 1_000)
  await sql`insert into identifizierung_versuch (guid, nutzer_sub, nummer, stand, begonnen_am, geaendert_am)
    values (${versuch}, ${sub}, 1, 'ERFOLGREICH', now(), now())`.execute(t.ownerDb)
  await sql`insert into identifizierung_aufzeichnung (versuch_guid, status, bytes, sha256, geaendert_am, loeschen_ab)
    values (${versuch}, 'VORHANDEN', ${bytes}, ${sha256}, now(), now() + interval '5 years')`.execute(
    t.ownerDb,
  )
  return versuch
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

test('[S2-04] takes the recordings of identifications along', async () => {
  const nach = s3Store(s3.config)
  const video = await aufzeichnung('Film')
  const { fehlerhaft } = await dateienUmziehen(t.ownerDb, { von: t.services.files, nach })
  expect(fehlerhaft).not.toContain(video)
  expect((await buffer(await nach.get(video))).toString()).toBe('Film')
})
