import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../database/database.ts'
import { jobEinreihen } from '../jobs/jobs.ts'
import { keinerSchreibt } from './abdruck.ts'
import { schreibzaehler } from './schreibzaehler.ts'
import { startTestApp, type TestApp } from './testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
  // A type without equality, and a row to change.
  await sql`create table probe (nr integer, angaben json)`.execute(t.ownerDb)
  await sql`grant select, insert, update, delete on probe to portal_app`.execute(t.ownerDb)
  await sql`insert into probe values (1, '{"a": 1}')`.execute(t.ownerDb)
})
afterAll(() => t.close())

/** As the product writes: as portal_app, in a transaction. */
const schreiben = (...anweisungen: readonly string[]) =>
  t.services.db.transaction().execute(async (tx) => {
    for (const anweisung of anweisungen) await sql.raw(anweisung).execute(tx)
  })
const zuruecknehmen = async (tun: (tx: Tx) => Promise<unknown>): Promise<void> => {
  const verlauf = t.services.db.transaction().execute(async (tx) => {
    await tun(tx)
    throw new Error('zurück')
  })
  await expect(verlauf).rejects.toThrow('zurück')
}
const EINFUEGEN = 'insert into probe values (2, null)'

describe('what is counted', () => {
  let geschrieben: () => Promise<readonly string[]>
  beforeAll(async () => {
    geschrieben = await schreibzaehler(t)
  })

  test('every row that was written and committed, once', async () => {
    await schreiben(EINFUEGEN, EINFUEGEN, 'delete from probe where nr = 2', 'update probe set nr = 3')
    expect((await geschrieben()).toSorted()).toEqual([
      'delete public.probe',
      'delete public.probe',
      'insert public.probe',
      'insert public.probe',
      'update public.probe',
    ])
    expect(await geschrieben()).toEqual([])
  })

  test('a table that was emptied, and a job that was added', async () => {
    await sql`truncate probe`.execute(t.ownerDb)
    expect(await geschrieben()).toEqual(['truncate public.probe'])
    await t.services.db.transaction().execute((tx) => jobEinreihen(tx, 'probe', {}))
    expect(await geschrieben()).toContain('insert graphile_worker._private_jobs')
  })

  test('a file that was stored, and one that was removed', async () => {
    const ordner = join(t.services.config.datenVerzeichnis, 'dateien', 'ab')
    await mkdir(ordner, { recursive: true })
    await writeFile(join(ordner, 'abcd'), 'x')
    expect(await geschrieben()).toEqual(['stored abcd'])
    await rm(join(ordner, 'abcd'))
    expect(await geschrieben()).toEqual(['removed abcd'])
  })

  test('nothing that was taken back, wholly or in part', async () => {
    await zuruecknehmen((tx) => sql.raw(EINFUEGEN).execute(tx))
    await schreiben('savepoint halb', EINFUEGEN, 'rollback to savepoint halb')
    expect(await geschrieben()).toEqual([])
  })

  test('no update that leaves the row as it was, and none that finds no row', async () => {
    await schreiben(EINFUEGEN)
    await geschrieben()
    await schreiben('update probe set nr = nr, angaben = angaben', 'delete from probe where nr = 99')
    expect(await geschrieben()).toEqual([])
  })
})

describe('a block in which none may write', () => {
  keinerSchreibt(() => t)

  test.fails('fails by a write that is committed', () => schreiben('insert into probe values (7, null)'))
  // The block has to end as it began: this is the other half of the proof.
  test.fails('and by the one that takes it away again', () => schreiben('delete from probe where nr = 7'))
  test('not by a write that is rolled back', () =>
    zuruecknehmen((tx) => sql`insert into probe values (7, null)`.execute(tx)))
  test('nor by reading', async () => {
    expect((await sql`select from probe`.execute(t.services.db)).rows.length).toBeGreaterThan(0)
  })
})
