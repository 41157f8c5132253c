import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { schreibprobe } from '../database/schreibprobe.ts'
import { openVirenpruefung } from '../files/viren/openVirenpruefung.ts'
import { createHttp } from '../http/server.ts'
import type { Services } from '../services.ts'
import { startTestClamd, type TestClamd } from '../testing/fremd/testClamd.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'

let dienst: TestClamd
let t: TestApp
beforeAll(async () => {
  dienst = await startTestClamd()
  t = await startTestApp(() => undefined, { CLAMD: `127.0.0.1:${dienst.port}` })
})
afterAll(async () => {
  await t.close()
  await dienst.aus()
})

/** What a portal says of itself that has not been asked before. */
const auskunft = async (anders: Partial<Services> = {}) => {
  const app = await createHttp({ ...t.services, ...anders })
  const bereit = await app.inject('/health/ready')
  const zahlen = await app.inject('/metrics')
  await app.close()
  const up = zahlen.body.matchAll(/^portal_part_up\{part="(\w+)"\} (\d)$/gm)
  return {
    status: bereit.statusCode,
    worte: bereit.json<Record<string, string>>(),
    up: Object.fromEntries([...up].map(([, teil, wert]) => [teil, Number(wert)])),
    zahlen: [zahlen.statusCode, zahlen.body] as const,
  }
}

test('all is well: each part says so, in words and as a number', async () => {
  const { status, worte, up } = await auskunft()
  expect([status, worte]).toEqual([
    200,
    { status: 'ok', identity: 'ok', files: 'ok', mail: 'ok', jobs: 'ok', saves: 'ok', scanner: 'ok' },
  ])
  expect(up).toEqual({ identity: 1, files: 1, mail: 1, jobs: 1, saves: 1, scanner: 1 })
})

describe('[P-07] [S10-02] a database that answers and takes no writing', () => {
  test.each([
    ['is only to be read', 'default_transaction_read_only=on', async () => undefined],
    [
      'is closed to the role of the portal',
      'application_name=probe',
      () => sql`revoke insert on schreibprobe from portal_app`.execute(t.ownerDb),
    ],
  ])('%s: said, and seen in the metrics; what only reads goes on', async (_, einstellung, vorher) => {
    const url = new URL(t.services.config.databaseUrl ?? '')
    url.searchParams.set('options', `-c ${einstellung}`)
    const pool = openPool(url.href, 2)
    const db = openDatabase(pool)
    await vorher()
    const { status, worte, up } = await auskunft({ db })
    await pool.end()
    await sql`grant insert on schreibprobe to portal_app`.execute(t.ownerDb)
    expect([status, worte['saves'], up['saves']]).toEqual([200, 'unavailable', 0])
  })

  test('each try asks for a page that the file does not have yet, and leaves no row', async () => {
    const groesse = async () =>
      (
        await sql<{ seiten: number }>`select pg_relation_size('schreibprobe') / 8192 as seiten,
          (select count(*) from schreibprobe) as zeilen`.execute(t.ownerDb)
      ).rows[0]
    await sql`truncate schreibprobe`.execute(t.ownerDb)
    for (const seiten of [1, 2, 3]) {
      await schreibprobe(t.services.db)
      expect(await groesse()).toEqual({ seiten, zeilen: 0 })
    }
  })

  test('gone altogether: not ready, and the metrics that need no database are still there, the others left out', async () => {
    const pool = openPool(t.services.config.databaseUrl ?? '', 1)
    const db = openDatabase(pool)
    await pool.end()
    const { status, up, zahlen } = await auskunft({ db })
    expect([status, up['saves'], up['files'], zahlen[0]]).toEqual([503, 0, 1, 200])
    expect(zahlen[1]).toContain('process_cpu_seconds_total')
    expect(zahlen[1]).not.toContain('portal_files_waiting_for_scan')
  })
})

describe('[P-07] [S5-02] a scanner that does not scan is said and seen', () => {
  test.each([
    ['keeps silent', 'stumm'],
    ['answers as something else', 'wirr'],
  ] as const)('%s', async (_, verhalten) => {
    dienst.stand.verhalten = verhalten
    const { status, worte, up } = await auskunft()
    dienst.stand.verhalten = 'wie clamd'
    expect([status, worte['scanner'], up['scanner']]).toEqual([200, 'unavailable', 0])
  })

  test('is gone', async () => {
    await dienst.aus()
    const { worte, up } = await auskunft()
    await dienst.an()
    expect([worte['scanner'], up['scanner']]).toEqual(['unavailable', 0])
  })

  test('answers and judges nothing: a file has waited for a quarter of an hour', async () => {
    const seit = (minuten: number) => new Date(t.clock.now().getTime() - minuten * 60_000)
    await sql`insert into datei (guid, hochgeladen_von, dateiname, mime_type, bytes, sha256, scan_status, angelegt_am)
      values (${randomUUID()}, 'x', 'a.pdf', 'application/pdf', 1, repeat('a', 64), 'wird geprüft', ${seit(14)})`.execute(
      t.ownerDb,
    )
    expect((await auskunft()).worte['scanner']).toBe('ok')
    await sql`update datei set angelegt_am = ${seit(16)}`.execute(t.ownerDb)
    const { worte, zahlen } = await auskunft()
    expect([worte['scanner'], zahlen[1]]).toEqual([
      'unavailable',
      expect.stringContaining('portal_files_waiting_for_scan 1'),
    ])
  })

  test('gets nothing to judge, since the store is away: the store is to blame, and no scanner', async () => {
    const vorStunden = new Date(t.clock.now().getTime() - 60 * 60_000)
    await sql`update datei set angelegt_am = ${vorStunden}`.execute(t.ownerDb)
    const weg = { ok: false, message: 'Die Dateiablage antwortet nicht.' }
    const files = { ...t.services.files, befinden: () => Promise.resolve(weg) }
    const { worte, up } = await auskunft({ files })
    expect([worte['files'], worte['scanner'], up['scanner']]).toEqual(['unavailable', 'ok', 1])
    expect((await auskunft()).worte['scanner']).toBe('unavailable')
  })

  test('is none: nothing is said to be broken', async () => {
    const { worte, up } = await auskunft({ virenpruefung: openVirenpruefung({ clamd: undefined }) })
    expect([worte['scanner'], up['scanner']]).toEqual(['none', undefined])
  })
})
