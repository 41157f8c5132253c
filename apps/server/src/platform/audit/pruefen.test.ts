import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { auditPruefen } from './pruefen.ts'
import { protokollieren } from './protokollieren.ts'

let t: TestApp
beforeAll(async () => void (t = await startTestApp(() => undefined)))
afterAll(() => t.close())

/** Each test has a chain of its own; those that others broke stay broken. */
let HOF: string
let KETTE: string
beforeEach(() => {
  HOF = randomUUID()
  KETTE = `unternehmen:${HOF}`
})

const schreiben = (anzahl: number, unternehmenGuid: string | null = HOF) =>
  t.services.db.transaction().execute(async (tx) => {
    for (let i = 0; i < anzahl; i += 1)
      await protokollieren(tx, {
        unternehmenGuid,
        sub: 'lena',
        handlung: 'pruefen',
        objektGuid: `o${i}`,
        angaben: { b: 1.5, a: 'ä', i },
      })
  })

const brueche = async () => (await auditPruefen(t.services.db)).brueche.filter(({ kette }) => kette === KETTE)
const zeilen = async () =>
  (await sql<{ n: number }>`select count(*) as n from audit_log where kette = ${KETTE}`.execute(t.ownerDb))
    .rows[0]?.n

/** What somebody with the owner's rights could do behind the back of the triggers. */
const heimlich = async (befehl: string) => {
  await sql`alter table audit_log disable trigger user`.execute(t.ownerDb)
  await sql.raw(befehl.replaceAll('KETTE', `kette = '${KETTE}'`)).execute(t.ownerDb)
  await sql`alter table audit_log enable trigger user`.execute(t.ownerDb)
}

test('untouched chains hold: of several companies, of a user without company, written at once', async () => {
  await Promise.all([schreiben(20), schreiben(20), schreiben(10, randomUUID()), schreiben(5, null)])
  expect(await auditPruefen(t.services.db)).toEqual({ zeilen: 55, ketten: 3, brueche: [] })
})

test('a row of a transaction that was rolled back leaves no gap', async () => {
  await schreiben(1)
  const failed = t.services.db.transaction().execute(async (tx) => {
    await protokollieren(tx, { unternehmenGuid: HOF, sub: 'lena', handlung: 'verworfen', objektGuid: 'x' })
    throw new Error('rolled back')
  })
  await expect(failed).rejects.toThrow('rolled back')
  await schreiben(1)
  expect([await zeilen(), await brueche()]).toEqual([2, []])
})

describe.each(['portal_app', 'portal_owner'])('%s', (rolle) => {
  const db = () => (rolle === 'portal_app' ? t.services.db : t.ownerDb)
  test.each([
    "update audit_log set handlung = 'anderes'",
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
  ])('is refused: %s', async (befehl) => {
    await schreiben(1)
    await expect(sql.raw(befehl).execute(db())).rejects.toThrow(/unveraenderlich|permission denied/)
    expect([await zeilen(), await brueche()]).toEqual([1, []])
  })
})

test('portal_app can neither move the head of a chain nor choose number and hash of a row', async () => {
  await schreiben(1)
  const { db } = t.services
  await expect(sql`update audit_kette set nr = 7`.execute(db)).rejects.toThrow('permission denied')
  await sql`insert into audit_log (kette, nr, zeit, unternehmen_guid, nutzer_sub, handlung, objekt_guid, vorgaenger, hash)
    values ('fremd', 99, '2001-01-01', ${HOF}, 'lena', 'x', 'y', 'a', 'b')`.execute(db)
  const { rows } =
    await sql`select kette, nr::int from audit_log where kette = ${KETTE} order by nr desc limit 1`.execute(
      db,
    )
  expect(rows).toEqual([{ kette: KETTE, nr: 2 }])
  expect(await brueche()).toEqual([])
})

test("portal_app can't run code as the owner by shadowing what the trigger names", async () => {
  const db = openDatabase(openPool(t.services.config.databaseUrl ?? '', 1))
  await sql
    .raw(
      `create temp table beute (rolle text);
      create temp table audit_kette (like public.audit_kette);
      create function pg_temp.abgreifen() returns trigger language plpgsql as $$
        begin insert into pg_temp.beute values (current_user); return new; end $$;
      create trigger abgreifen before insert or update on pg_temp.audit_kette
        for each row execute function pg_temp.abgreifen();
      grant all on pg_temp.beute, pg_temp.audit_kette to public;`,
    )
    .execute(db)
  await db
    .transaction()
    .execute((tx) =>
      protokollieren(tx, { unternehmenGuid: HOF, sub: 'lena', handlung: 'x', objektGuid: 'y' }),
    )
  expect((await sql`select rolle from pg_temp.beute`.execute(db)).rows).toEqual([])
  await db.destroy()
  expect([await zeilen(), await brueche()]).toEqual([1, []])
})

test('every function that runs as its owner looks for names in the catalogue first and in pg_temp last', async () => {
  const { rows } = await sql<{
    proname: string
    proconfig: readonly string[]
  }>`select proname, proconfig from pg_proc
    where prosecdef and pronamespace = 'public'::regnamespace`.execute(t.ownerDb)
  // The chain, and what keeps counters that portal_app has no right to write (0142).
  expect(rows.map(({ proname }) => proname).toSorted()).toEqual([
    'audit_verketten',
    'auszahlung_position_ansetzen',
    'auszahlung_position_binden',
    'einladung_reserve_loesen',
    'jahresbudget_bewilligt_folgen',
    'jahresreserve_folgen',
    'runde_bewilligt_folgen',
    'runde_budget_folgen',
    'runde_reserve_folgen',
  ])
  for (const { proname, proconfig } of rows)
    expect(proconfig, proname).toEqual(['search_path=pg_catalog, public, pg_temp'])
})

test('maintenance removes whole rows, changes none, and only by the owner', async () => {
  await schreiben(2)
  const warten = (db: TestApp['ownerDb'], befehl: string) =>
    db.transaction().execute(async (tx) => {
      await sql`set local portal.wartung = 'demo'`.execute(tx)
      await sql.raw(befehl).execute(tx)
    })
  await expect(warten(t.ownerDb, "update audit_log set handlung = 'x'")).rejects.toThrow('unveraenderlich')
  await expect(warten(t.services.db, 'delete from audit_log')).rejects.toThrow('permission denied')
  await warten(
    t.ownerDb,
    `delete from audit_log where kette = '${KETTE}'; delete from audit_kette where kette = '${KETTE}'`,
  )
  expect([await zeilen(), await brueche()]).toEqual([0, []])
})

describe('behind the back of the triggers', () => {
  beforeEach(() => schreiben(5))

  test.each([
    ["update audit_log set angaben = '{}' where KETTE and nr = 3", 3, 'der Inhalt wurde verändert'],
    [
      "update audit_log set zeit = zeit - interval '1 microsecond' where KETTE and nr = 2",
      2,
      'der Inhalt wurde verändert',
    ],
    ["update audit_log set nutzer_sub = 'max' where KETTE and nr = 5", 5, 'der Inhalt wurde verändert'],
    ['delete from audit_log where KETTE and nr = 3', 4, 'davor fehlt mindestens eine Zeile'],
    ['delete from audit_log where KETTE and nr = 1', 2, 'davor fehlt mindestens eine Zeile'],
    ['delete from audit_log where KETTE and nr = 5', 5, 'das Ende der Kette fehlt oder ist ein anderes'],
    ['delete from audit_log where KETTE', 5, 'das Ende der Kette fehlt oder ist ein anderes'],
  ])('%s is found', async (befehl, nr, grund) => {
    await heimlich(befehl)
    expect((await brueche())[0]).toEqual({ kette: KETTE, nr, grund })
  })

  test('a row that was changed together with its hash is found by the next one', async () => {
    await heimlich(
      "update audit_log l set handlung = 'x' where KETTE and nr = 3; update audit_log l set hash = audit_hash(l) where KETTE and nr = 3",
    )
    expect(await brueche()).toEqual([{ kette: KETTE, nr: 4, grund: 'der Vorgänger ist ein anderer' }])
  })
})

test('the command says what it found: 0 when all holds, 1 with the place when it does not', async () => {
  const own = await startTestApp(() => undefined)
  const cli = fileURLToPath(new URL('pruefen.cli.ts', import.meta.url))
  const run = () =>
    promisify(execFile)(process.execPath, [cli], {
      env: { ...process.env, DATABASE_URL: own.services.config.databaseUrl },
    })
  await own.services.db
    .transaction()
    .execute((tx) =>
      protokollieren(tx, { unternehmenGuid: HOF, sub: 'lena', handlung: 'x', objektGuid: 'y' }),
    )
  expect((await run()).stdout).toContain('unversehrt: 1 Zeilen in 1 Ketten')
  await sql`alter table audit_log disable trigger user`.execute(own.ownerDb)
  await sql`update audit_log set handlung = 'anderes'`.execute(own.ownerDb)
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`${KETTE}, Zeile 1`) })
  await own.close()
})
