import { hkdfSync } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, openPool, type Database } from '../database/database.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { seal } from './seal.ts'
import { GeheimnisError, openSecrets } from './secrets.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool
let db: Database
let ordner: string
beforeEach(async () => {
  database = await createTestDatabase()
  pool = openPool(database.appUrl, 8)
  db = openDatabase(pool)
  ordner = await mkdtemp(join(tmpdir(), 'portal-geheimnis-'))
})
afterEach(async () => {
  await pool.end()
  await database.drop()
  await rm(ordner, { recursive: true, force: true })
})

const mitDatei = () => openSecrets(db, { masterKey: undefined, datenVerzeichnis: ordner })
const mitSchluessel = (masterKey: string) => openSecrets(db, { masterKey, datenVerzeichnis: ordner })
const LANG = 'ein langer Schlüssel aus der Umgebung'

test('a secret is made once and stays, over restarts and for many at the same moment', async () => {
  const viele = await Promise.all(Array.from({ length: 8 }, async () => (await mitDatei()).get('csrf', 32)))
  const spaeter = await (await mitDatei()).get('csrf', 32)
  expect(spaeter).toHaveLength(32)
  for (const eines of viele) expect(eines).toEqual(spaeter)
})

test('the key file is for its owner alone', async () => {
  await mitDatei()
  expect((await stat(join(ordner, 'hauptschluessel'))).mode & 0o777).toBe(0o600)
})

test('the database holds no secret in the clear', async () => {
  const wert = await (await mitDatei()).get('csrf', 32)
  const { rows } = await sql<{ wert: Buffer }>`select wert from geheimnis where name = 'csrf'`.execute(db)
  expect(rows[0]?.wert.includes(wert)).toBe(false)
})

test('another master key is refused at once, in words that help', async () => {
  await mitSchluessel(LANG)
  await expect(mitSchluessel(`${LANG}!`)).rejects.toThrow(GeheimnisError)
  await expect(mitSchluessel(`${LANG}!`)).rejects.toThrow(/PORTAL_SCHLUESSEL/)
  await expect(mitSchluessel(LANG)).resolves.toBeDefined()
})

describe('[P-08] the content of the key file is the same key as PORTAL_SCHLUESSEL', () => {
  const inhalt = () => readFile(join(ordner, 'hauptschluessel'), 'utf8')

  test('a portal with a file moves to the variable, and back', async () => {
    const wert = await (await mitDatei()).get('csrf', 32)
    for (const geschrieben of [
      await inhalt(),
      (await inhalt()).trim(),
      (await inhalt()).trim().toUpperCase(),
    ])
      expect(await (await mitSchluessel(geschrieben)).get('csrf', 32)).toEqual(wert)
    expect(await (await mitDatei()).get('csrf', 32)).toEqual(wert)
  })

  test('a database set up with such a variable takes the file', async () => {
    const hex = 'a7'.repeat(32)
    const wert = await (await mitSchluessel(hex)).get('csrf', 32)
    await writeFile(join(ordner, 'hauptschluessel'), `${hex}\n`)
    expect(await (await mitDatei()).get('csrf', 32)).toEqual(wert)
  })

  test('a database that was set up with 64 digits as a text goes on with them', async () => {
    const hex = 'b8'.repeat(32)
    const alsText = Buffer.from(hkdfSync('sha256', hex, 'foerderportal', 'hauptschluessel', 32))
    await sql`insert into geheimnis (name, wert) values ('pruefwert', ${seal(alsText, 'pruefwert', Buffer.alloc(16))}),
      ('csrf', ${seal(alsText, 'csrf', Buffer.alloc(32, 9))})`.execute(db)
    expect(await (await mitSchluessel(hex)).get('csrf', 32)).toEqual(Buffer.alloc(32, 9))
  })
})

test('a broken key file is named', async () => {
  await writeFile(join(ordner, 'hauptschluessel'), 'kaputt')
  await expect(mitDatei()).rejects.toThrow(/hauptschluessel enthält keinen Hauptschlüssel/)
  expect(await readFile(join(ordner, 'hauptschluessel'), 'utf8')).toBe('kaputt')
})

test('a missing key file is named, and no new one is left behind', async () => {
  await mitDatei()
  await rm(join(ordner, 'hauptschluessel'))
  await expect(mitDatei()).rejects.toThrow(/hauptschluessel fehlt, .*Stellen Sie die Datei aus der Sicherung/)
  expect(await readdir(ordner)).toEqual([])
})

test('no stored secret can stand in for another', async () => {
  const secrets = await mitSchluessel(LANG)
  await secrets.get('a', 32)
  await secrets.get('b', 32)
  await sql`update geheimnis set wert = (select wert from geheimnis where name = 'b') where name = 'a'`.execute(
    db,
  )
  await expect(secrets.get('a', 32)).rejects.toThrow(GeheimnisError)
})

test('changes wait for one another', async () => {
  const secrets = await mitSchluessel(LANG)
  await secrets.getOrMake('liste', async () => Buffer.from(''))
  await Promise.all(
    ['x', 'y', 'z'].map((b) => secrets.change('liste', async (alt) => Buffer.concat([alt, Buffer.from(b)]))),
  )
  expect((await secrets.get('liste', 1)).toString().split('').toSorted().join('')).toBe('xyz')
})
