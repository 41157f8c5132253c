import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../testCluster.ts'
import { createTestDatabase } from '../testDatabase.ts'
import { schemadateien } from './schemadateien.ts'
import { schemaLesen } from './schemaLesen.ts'
import { TABELLEN } from './tabellen.ts'

let database: TestDatabase
let leer: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  leer = await createDatabase(inject('testCluster'), 'template0')
})
afterAll(async () => {
  await database.drop()
  await leer.drop()
})

const ausfuehren = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

test('[D-09] docs/betrieb shows what the migrations come to: else run `npm run schema`', async () => {
  const veraltet = [...(await schemadateien(database.ownerUrl))]
    .filter(([pfad, text]) => !existsSync(pfad) || readFileSync(pfad, 'utf8') !== text)
    .map(([pfad]) => basename(pfad))
  expect(veraltet).toEqual([])
})

test('[D-09] each table belongs to one folder of the server, and is in its picture', async () => {
  const { tabellen } = await schemaLesen(database.ownerUrl)
  expect(Object.values(TABELLEN).flat().toSorted()).toEqual(tabellen.toSorted())
})

test('[D-09] an empty database that takes the schema in has the same', async () => {
  const { sql } = await schemaLesen(database.ownerUrl)
  await ausfuehren(leer.ownerUrl, sql)
  expect((await schemaLesen(leer.ownerUrl)).sql).toBe(sql)
})

test.each([
  ['a type', `create type ampel as enum ('rot', 'gruen')`],
  ['a type of several fields', 'create type ort as (x integer, y integer)'],
  ['a remark on a table', `comment on table antrag is 'Ein Antrag.'`],
  ['a trigger that is off', `alter table antrag disable trigger user`],
])('[D-09] %s, which it would not show, is refused', async (_, sql) => {
  const eigene = await createTestDatabase()
  await ausfuehren(eigene.ownerUrl, sql)
  await expect(schemaLesen(eigene.ownerUrl)).rejects.toThrow(/schema\.sql would not show/)
  await eigene.drop()
})
