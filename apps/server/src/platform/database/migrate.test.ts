import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runTaskListOnce, Logger } from 'graphile-worker'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { inDatabase, type TestDatabase } from '../testing/testCluster.ts'
import { openPool } from './database.ts'
import { migrate, MIGRATIONS } from './migrate.ts'

let folder: string
let empty: { ownerUrl: string; appUrl: string }

const asOwner = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

const databases: string[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'migrationen-'))
  const name = `leer_${randomUUID().replaceAll('-', '')}`
  const cluster = inject('testCluster')
  await asOwner(inDatabase(cluster.ownerUrl, 'postgres'), `create database ${name} template template0`)
  databases.push(name)
  empty = { ownerUrl: inDatabase(cluster.ownerUrl, name), appUrl: inDatabase(cluster.appUrl, name) }
  return () => rmSync(folder, { recursive: true })
})
afterAll(async () => {
  const admin = inDatabase(inject('testCluster').ownerUrl, 'postgres')
  for (const name of databases) await asOwner(admin, `drop database ${name} with (force)`)
})

const file = (name: string, sql: string) => writeFileSync(join(folder, name), sql)

describe('migrations', () => {
  test('are applied once, in the order of their numbers', async () => {
    file('0002_zwei.sql', 'insert into eins values (2)')
    file('0001_eins.sql', 'create table eins (zahl int); insert into eins values (1);')
    expect(await migrate(empty.ownerUrl, folder)).toEqual(['0001_eins.sql', '0002_zwei.sql'])
    expect(await migrate(empty.ownerUrl, folder)).toEqual([])
    expect(await asOwner(empty.ownerUrl, 'select zahl from eins')).toEqual([{ zahl: 1 }, { zahl: 2 }])
  })

  test('of two starts at once do no harm', async () => {
    file('0001_eins.sql', 'create table eins (zahl int)')
    file('0002_zwei.sql', 'select pg_sleep(0.2); insert into eins values (2)')
    const done = await Promise.all([1, 2, 3].map(() => migrate(empty.ownerUrl, folder)))
    expect(done.flat()).toEqual(['0001_eins.sql', '0002_zwei.sql'])
    expect(await asOwner(empty.ownerUrl, 'select zahl from eins')).toEqual([{ zahl: 2 }])
  })

  test('that fail leave nothing of themselves and name the file', async () => {
    file('0001_eins.sql', 'create table eins (zahl int)')
    file('0002_zwei.sql', 'create table zwei (zahl int); select falsch')
    await expect(migrate(empty.ownerUrl, folder)).rejects.toThrow(/0002_zwei.sql ist fehlgeschlagen.*falsch/)
    expect(
      await asOwner(
        empty.ownerUrl,
        `select to_regclass('eins') is not null as eins, to_regclass('zwei') as zwei`,
      ),
    ).toEqual([{ eins: true, zwei: null }])
    file('0002_zwei.sql', 'create table zwei (zahl int)')
    expect(await migrate(empty.ownerUrl, folder)).toEqual(['0002_zwei.sql'])
  })

  test('that were changed after they had been applied are refused, but not for their line ends', async () => {
    file('0001_eins.sql', 'create table eins (zahl int);\n')
    await migrate(empty.ownerUrl, folder)
    file('0001_eins.sql', 'create table eins (zahl int);\r\n')
    await expect(migrate(empty.ownerUrl, folder)).resolves.toEqual([])
    file('0001_eins.sql', 'create table eins (zahl bigint);\n')
    await expect(migrate(empty.ownerUrl, folder)).rejects.toThrow(
      /0001_eins.sql ist bereits angewendet und danach geändert/,
    )
  })

  test('that the program does not know mean a newer database', async () => {
    file('0001_eins.sql', 'create table eins (zahl int)')
    file('0002_zwei.sql', 'select 1')
    await migrate(empty.ownerUrl, folder)
    rmSync(join(folder, '0002_zwei.sql'))
    await expect(migrate(empty.ownerUrl, folder)).rejects.toThrow(
      /neuer als dieses Programm: Migration 0002_zwei.sql/,
    )
  })

  test('that come too late or share a number are refused', async () => {
    file('0002_zwei.sql', 'select 1')
    await migrate(empty.ownerUrl, folder)
    file('0001_eins.sql', 'select 1')
    await expect(migrate(empty.ownerUrl, folder)).rejects.toThrow(/0001_eins.sql kam nach Nummer 2 hinzu/)
    file('0002_doppelt.sql', 'select 1')
    await expect(migrate(empty.ownerUrl, folder)).rejects.toThrow(/doppelt vergeben/)
  })

  test('of the product run on an empty database', async () => {
    expect((await migrate(empty.ownerUrl, MIGRATIONS)).length).toBeGreaterThan(0)
    expect(await asOwner(empty.appUrl, 'select count(*) as n from audit_log')).toEqual([{ n: 0 }])
  })
})

describe('the job queue', () => {
  let db: TestDatabase
  beforeAll(async () => {
    db = await createTestDatabase()
    return () => db.drop()
  })

  test('takes and runs jobs as portal_app, in whose transaction they are added', async () => {
    const pool = openPool(db.appUrl, 2)
    const client = await pool.connect()
    await client.query('begin')
    await client.query(
      `select graphile_worker.add_job('gruessen', '{"wen":"Berta"}', queue_name => 'post', job_key => 'eins')`,
    )
    await client.query('commit')
    const greeted: unknown[] = []
    const logger = new Logger(() => () => undefined)
    await runTaskListOnce(
      { pgPool: pool, logger },
      { gruessen: (payload) => void greeted.push(payload) },
      client,
    )
    client.release()
    expect(greeted).toEqual([{ wen: 'Berta' }])
    await pool.end()
  })

  test('keeps its list of migrations from portal_app', async () => {
    await expect(asOwner(db.appUrl, 'delete from graphile_worker.migrations')).rejects.toThrow(
      /permission denied/,
    )
  })
})
