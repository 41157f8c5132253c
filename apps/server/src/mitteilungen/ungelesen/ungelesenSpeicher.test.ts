import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase, openPool, type Database } from '../../platform/database/database.ts'
import type { Mirror } from '../../platform/database/notifications.ts'
import { createTestDatabase } from '../../platform/testing/testDatabase.ts'
import { openUngelesenSpeicher, type UngelesenSpeicher } from './ungelesenSpeicher.ts'
import { schreiben } from '../testing/schreiben.ts'

const SUB = 'sub:mit:doppelpunkten'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool
let db: Database
const anweisungen: string[] = []
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.appUrl, 4)
  db = openDatabase(pool, (text) => void anweisungen.push(text))
  await sql`insert into nutzer (sub, guid, typ, username, email, class_version, value, angelegt_am, geaendert_am)
    values (${SUB}, gen_random_uuid(), 'LandwirtNutzer', 'x', 'x@y.example', 1, '{}', now(), now())`.execute(
    db,
  )
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** A company of which SUB is a member. */
const firma = async () => {
  const guid = randomUUID()
  await sql`insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, angelegt_am, geaendert_am)
    values (${guid}, gen_random_uuid(), 'Startup', 'Werk', 1, '{}', now(), now())`.execute(db)
  await sql`insert into mitgliedschaft values (${guid}, ${SUB}, true, true, '2026-01-01')`.execute(db)
  return guid
}

let spiegel: Mirror
let speicher: UngelesenSpeicher
/** Notifications that arrive when the test says so: what happens between two moments can be put there. */
const oeffnen = (hoechstens?: number) => {
  const notifications = {
    follow: (mirror: Mirror) => {
      spiegel = mirror
      return () => true
    },
    close: async () => undefined,
  }
  speicher = openUngelesenSpeicher({ db, notifications }, hoechstens)
}
beforeEach(() => oeffnen())

const gefragt = async (guid: string, sub = SUB) => {
  anweisungen.length = 0
  const anzahl = await speicher.lesen(sub, guid)
  return { anzahl, anweisungen: anweisungen.length }
}

test('[R7.2-23] what changes while a count is on its way spoils it: it is answered, but not kept', async () => {
  const guid = await firma()
  for (const meldung of [`${guid}:`, `${guid}:${SUB}`]) {
    spiegel.heard(`${guid}:`)
    const vorher = speicher.lesen(SUB, guid)
    spiegel.heard(meldung)
    const alt = await vorher
    await schreiben(db, { unternehmenGuid: guid })
    expect(await gefragt(guid)).toEqual({ anzahl: Number(alt) + 1, anweisungen: 1 })
  }
})

test('[R7.2-23] many that ask at once wait for one statement', async () => {
  const guid = await firma()
  anweisungen.length = 0
  expect(await Promise.all(Array.from({ length: 9 }, async () => speicher.lesen(SUB, guid)))).toEqual(
    Array(9).fill(0),
  )
  expect(anweisungen).toHaveLength(1)
})

test('[R7.2-23] the memory is bounded: the company that was asked for first falls out', async () => {
  oeffnen(2)
  const [a, b, c] = [await firma(), await firma(), await firma()]
  for (const guid of [a, b, c]) await speicher.lesen(SUB, guid)
  expect((await gefragt(b)).anweisungen).toBe(0)
  expect((await gefragt(c)).anweisungen).toBe(0)
  expect((await gefragt(a)).anweisungen).toBe(1)
  expect((await gefragt(b)).anweisungen).toBe(1)
})

test('[R7.2-23] who is no member is not remembered, so that he is one as soon as he is made one', async () => {
  const guid = await firma()
  expect(await gefragt(guid, 'fremd')).toEqual({ anzahl: undefined, anweisungen: 1 })
  expect(await gefragt(guid, 'fremd')).toEqual({ anzahl: undefined, anweisungen: 1 })
})

test('[R7.2-23] a count that could not be made is refused to who asked and made anew for the next', async () => {
  const guid = await firma()
  const kaputt = openPool(database.appUrl.replace(/\/[^/]*$/, '/gibt-es-nicht'), 1)
  const ohne = openUngelesenSpeicher({
    db: openDatabase(kaputt),
    notifications: { follow: () => () => true, close: async () => undefined },
  })
  await expect(ohne.lesen(SUB, guid)).rejects.toThrow()
  await expect(ohne.lesen(SUB, guid)).rejects.toThrow()
  await kaputt.end()
})
