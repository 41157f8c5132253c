import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { schemaAnlegen } from '../../platform/testing/altbestand/altbestandLaden.ts'
import { createDatabase, type TestDatabase } from '../../platform/testing/testCluster.ts'

/** The last one before draws were sealed. */
const DAVOR = '0141'
const [GEREIHT, VORGELEGT] = [randomUUID(), randomUUID()]
const SEED = 'ab'.repeat(32)
const PROTOKOLL = `{\n  "seed": "${SEED}"\n}\n`

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createDatabase(inject('testCluster'), 'template0')
  await schemaAnlegen(database.ownerUrl, DAVOR)
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  for (const tabelle of ['ibk_meta', 'reihung'])
    await client.query(`alter table ${tabelle} disable trigger user`)
  for (const guid of [GEREIHT, VORGELEGT]) await runde(guid)
  await reihung(GEREIHT, 'FREIGEGEBEN', { zufall_zweit: 'WUERFEL 3', freigegeben_von: 'frank' })
  await reihung(VORGELEGT, 'ZURUECKGEGEBEN', {
    zurueckgegeben_von: 'frank',
    zurueckgegeben_grund: 'Petra hat sich vertippt.',
  })
  await reihung(VORGELEGT, 'VORGELEGT', {})
  for (const tabelle of ['ibk_meta', 'reihung'])
    await client.query(`alter table ${tabelle} enable trigger user`)
  await migrate(database.ownerUrl)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const runde = (guid: string) =>
  client.query(
    `insert into ibk_meta (guid, programm, produktgruppe, bezeichnung, von, bis, budget_cent, einladung_tage,
      macht_aeltere_ungueltig, veroeffentlicht_am, eingefroren_am, liste_sha256)
    values ($1, 'AnkNabo', 'standard', 'Runde von damals', '2026-10-01', '2026-10-11', 100, 30, false, '2026-09-01',
      '2026-10-11', repeat('c', 64))`,
    [guid],
  )

/** As a version before wrote it, with draw and result for everybody who reads the table. */
const reihung = (rundeGuid: string, status: string, mehr: Readonly<Record<string, string>>) => {
  const zeile = {
    guid: randomUUID(),
    ibk_meta_guid: rundeGuid,
    status,
    liste_sha256: 'c'.repeat(64),
    zufall: 'WUERFEL 3',
    protokoll: PROTOKOLL,
    protokoll_sha256: '',
    vorbereitet_von: 'petra',
    vorgelegt_am: '2026-10-16T08:00:00Z',
    freigegeben_am: status === 'FREIGEGEBEN' ? '2026-10-16T09:00:00Z' : null,
    zurueckgegeben_am: status === 'ZURUECKGEGEBEN' ? '2026-10-15T09:00:00Z' : null,
    ...mehr,
  }
  const spalten = Object.keys(zeile).join(', ')
  return client.query(
    `insert into reihung (${spalten}) select ${spalten} from jsonb_populate_record(null::reihung,
      $1::jsonb || jsonb_build_object('protokoll_sha256', encode(sha256(convert_to($2, 'UTF8')), 'hex')))`,
    [JSON.stringify(zeile), PROTOKOLL],
  )
}

type Zeile = Readonly<Record<string, string | null>>
const zeilen = async (guid: string): Promise<Zeile[]> =>
  (await client.query<Zeile>('select * from reihung where ibk_meta_guid = $1 order by rueckgabe_nr', [guid]))
    .rows

test('[S3-03] a released ranking of before stays public, byte for byte, and who released it had typed its draw', async () => {
  expect(await zeilen(GEREIHT)).toMatchObject([
    { status: 'FREIGEGEBEN', protokoll: PROTOKOLL, geoeffnet_von: 'frank', freigegeben_von: 'frank' },
  ])
  const { rows } = await client.query('select name, inhalt from runde_datei where ibk_meta_guid = $1', [
    GEREIHT,
  ])
  expect(rows).toEqual([{ name: 'protokoll.json', inhalt: PROTOKOLL }])
})

test('[S3-03] one that lay presented is given back, counted and public, and its seed is readable no more', async () => {
  const alle = await zeilen(VORGELEGT)
  expect(
    alle.map(({ status, rueckgabe_nr: nr, zufall, protokoll }) => [status, nr, zufall, protokoll]),
  ).toEqual([
    ['ZURUECKGEGEBEN', 1, null, null],
    ['ZURUECKGEGEBEN', 2, null, null],
  ])
  expect(JSON.stringify(alle)).not.toContain(SEED)
  const { rows } = await client.query<{ name: string; inhalt: string }>(
    'select name, inhalt from runde_datei where ibk_meta_guid = $1 order by nr',
    [VORGELEGT],
  )
  expect(rows.map(({ name }) => name)).toEqual(['rueckgabe-1.json', 'rueckgabe-2.json'])
  const [eine, andere] = rows.map(({ inhalt }) => JSON.parse(inhalt) as Zeile)
  // written for the bank alone, it stays there
  expect(eine).toMatchObject({ durch: 'FREIGABE', grund: 'Zurückgegeben, bevor Gründe öffentlich waren.' })
  expect(andere).toMatchObject({
    durch: 'UMSTELLUNG',
    grund: expect.stringContaining('noch einmal eingegeben'),
  })
  expect(rows[1]?.inhalt).toBe(`${JSON.stringify(andere, null, 2)}\n`)
  const protokoll = await client.query('select nutzer_sub, handlung from audit_log where kette = $1', [
    `runde:${VORGELEGT}`,
  ])
  expect(protokoll.rows).toEqual([{ nutzer_sub: 'portal', handlung: 'reihungZurueckgeben' }])
})
