import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { inDatabase, type TestDatabase } from '../testing/testCluster.ts'
import { openPool } from './database.ts'
import { prepareDatabase, type PreparedDatabase } from './prepare.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
const prepare = (
  databaseUrl?: string,
  databaseOwnerUrl?: string,
  directory = '/nirgends',
): Promise<PreparedDatabase> => prepareDatabase({ databaseUrl, databaseOwnerUrl, directory, log })

test('two external roles: no warning, the daily work as portal_app', async () => {
  const prepared = await prepare(database.appUrl, database.ownerUrl)
  expect(prepared).toMatchObject({ appUrl: database.appUrl, warnings: [] })
})

test('one external role for everything: the start warns that it could change the audit log', async () => {
  const { warnings } = await prepare(database.ownerUrl)
  expect(warnings).toEqual([
    expect.stringMatching(/portal_owner besitzt die Tabellen.*audit_log.*DATABASE_OWNER_URL/),
  ])
})

test('a role without rights to the tables is named', async () => {
  const pool = openPool(database.ownerUrl, 1)
  await pool.query('revoke all on audit_log from portal_app')
  await expect(prepare(database.appUrl, database.ownerUrl)).rejects.toThrow(
    /Rolle portal_app .* hat keine Rechte/,
  )
  await pool.query('grant select, insert on audit_log to portal_app')
  await pool.end()
})

test('an address that leads nowhere is named without its password', async () => {
  const nowhere = 'postgres://wer:geheim@127.0.0.1:1/was'
  await expect(prepare(nowhere)).rejects.toThrow(
    /wer@127.0.0.1:1\/was ist nicht erreichbar: .*ECONNREFUSED.* Prüfen Sie DATABASE_URL/,
  )
  await expect(prepare(nowhere)).rejects.not.toThrow(/geheim/)
  await expect(prepare(inDatabase(database.appUrl, 'gibt_es_nicht'))).rejects.toThrow(/gibt_es_nicht/)
})

test('a certificate that the address names and nobody finds is named, with the variable', async () => {
  await expect(
    prepare(`${database.appUrl}?sslmode=verify-full&sslrootcert=/gibt/es/nicht.crt`),
  ).rejects.toThrow(/ist nicht erreichbar: ENOENT.*\/gibt\/es\/nicht\.crt.*Prüfen Sie DATABASE_URL/)
})

test('an owner alone is no configuration', async () => {
  await expect(prepare(undefined, database.ownerUrl)).rejects.toThrow(/Setzen Sie beide oder keine/)
})

test('without addresses the embedded database is made, migrated and used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-test-'))
  const prepared = await prepare(undefined, undefined, join(folder, 'daten', 'datenbank'))
  const pool = openPool(prepared.appUrl, 1)
  const { rows } = await pool.query('select current_user as wer, count(*) as n from audit_log')
  expect(rows).toEqual([{ wer: 'portal_app', n: 0 }])
  await pool.end()
  await prepared.stop()
  rmSync(folder, { recursive: true })
})
