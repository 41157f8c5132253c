import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startPortal } from '../../startPortal.ts'
import { freierPort } from '../testing/fremd/freierPort.ts'
import { ohnePgbouncer, startePgbouncer } from '../testing/fremd/testPgbouncer.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import type { TestDatabase } from '../testing/testCluster.ts'
import { MAINTENANCE, openPool, openSearchPool } from './database.ts'
import { prepareDatabase } from './prepare.ts'
import { isUnavailable, NoConnectionError } from './unavailable.ts'

/** Stands between the pooler and the server, and cuts what runs through it. */
const startRelais = async (ziel: number) => {
  const offen = new Set<Socket>()
  const server = createServer((von) => {
    const nach = connect(ziel, '127.0.0.1')
    for (const s of [von, nach]) offen.add(s.on('error', () => undefined).on('close', () => offen.delete(s)))
    von.pipe(nach).pipe(von)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  const trennen = () => offen.forEach((s) => s.destroy())
  return {
    statt: (url: string) => Object.assign(new URL(url), { port: String(port) }).href,
    trennen,
    ende: () => (server.close(), trennen()),
  }
}

const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

describe.skipIf(ohnePgbouncer)('a real PgBouncer (Debian: pgbouncer)', () => {
  let database: TestDatabase
  let ordner: string
  beforeAll(async () => {
    database = await createTestDatabase()
    ordner = await mkdtemp(join(tmpdir(), 'portal-pooler-'))
  })
  // The database goes with its cluster: dropped at once, it would cut connections that are just closing.
  afterAll(() => rm(ordner, { recursive: true }))

  /** The two addresses by way of a pooler with these settings. */
  const durch = async (einstellungen: Readonly<Record<string, string | number>>) => {
    const pooler = await startePgbouncer([database.appUrl, database.ownerUrl], einstellungen)
    onTestFinished(() => pooler.stop())
    return { appUrl: pooler.durch(database.appUrl), ownerUrl: pooler.durch(database.ownerUrl) }
  }
  const vorbereiten = async (einstellungen: Readonly<Record<string, string | number>>) => {
    const { appUrl, ownerUrl } = await durch(einstellungen)
    return prepareDatabase({ databaseUrl: appUrl, databaseOwnerUrl: ownerUrl, directory: '/nirgends', log })
  }

  test('between sessions every connection has its time limits', async () => {
    const { appUrl } = await durch({ pool_mode: 'session' })
    const grenzen = async (pool: ReturnType<typeof openSearchPool>) => {
      const { rows } = await pool.query<
        Record<string, string>
      >(`select current_setting('lock_timeout') as lock,
        current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`)
      await pool.end()
      return rows[0]
    }
    expect(await grenzen(openPool(appUrl, 1))).toEqual({ lock: '10s', statement: '15s', idle: '1min' })
    expect(await grenzen(openSearchPool(appUrl))).toEqual({ lock: '2s', statement: '2s', idle: '1min' })
    expect(await grenzen(openPool(appUrl, 1, MAINTENANCE))).toEqual({
      lock: '0',
      statement: '0',
      idle: '1min',
    })
  })

  test('between sessions the portal starts and works, with as many connections as the guide says', async () => {
    const { appUrl, ownerUrl } = await durch({ pool_mode: 'session', default_pool_size: 6 + 5 })
    const portal = await startPortal({
      DATABASE_URL: appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATABASE_POOL: '6',
      DATEN_VERZEICHNIS: ordner,
      PORT: String(await freierPort()),
      LOG_LEVEL: 'silent',
    })
    const lesen = async () =>
      (await fetch(`${portal.url}/health/ready`)).json() as Promise<{ status: string }>
    // More at once than it has connections.
    const alle = await Promise.all(Array.from({ length: 12 }, lesen))
    expect(alle.map(({ status }) => status)).toEqual(Array(12).fill('ok'))
    await portal.stop()
  })

  test.each(['transaction', 'statement'])(
    'between each %s and the next the start is refused',
    async (modus) => {
      await expect(vorbereiten({ pool_mode: modus })).rejects.toMatchObject({
        name: 'DatabaseStartError',
        message: expect.stringMatching(
          /^Vor der Datenbank portal_owner@.* steht ein Pooler, .* nicht für die ganze Sitzung vergibt\. Stellen Sie ihn darauf um \(PgBouncer: pool_mode = session\)/,
        ),
      })
    },
  )

  test('the address of the daily work is asked too', async () => {
    const { appUrl } = await durch({ pool_mode: 'transaction' })
    const urls = { databaseUrl: appUrl, databaseOwnerUrl: database.ownerUrl }
    await expect(prepareDatabase({ ...urls, directory: '/nirgends', log })).rejects.toThrow(
      /^Vor der Datenbank portal_app@/,
    )
  })

  test('however the pooler chooses among its connections', async () => {
    await expect(
      vorbereiten({ pool_mode: 'transaction', server_round_robin: 1, min_pool_size: 8 }),
    ).rejects.toThrow(/Stellen Sie ihn darauf um/)
  })

  test('with too few connections the start says how many it takes', async () => {
    await expect(vorbereiten({ pool_mode: 'session', default_pool_size: 2 })).rejects.toThrow(
      /keine 4 Verbindungen zugleich.* mindestens DATABASE_POOL \+ 5 für jede Instanz/,
    )
  })

  test('a pooler without a connection left is told like a pool without one', async () => {
    const { appUrl } = await durch({ pool_mode: 'session', default_pool_size: 1 })
    const patience = { connect: 500, lock: 500, statement: 500 }
    const [erster, zweiter] = [openPool(appUrl, 1, patience), openPool(appUrl, 1, patience)]
    await erster.query('select 1')
    await expect(zweiter.query('select 1')).rejects.toThrow(NoConnectionError)
    await erster.end()
    expect((await zweiter.query('select 1 as eins')).rows).toEqual([{ eins: 1 }])
    await zweiter.end()
  })

  test('a server that is lost behind the pooler costs a call, which may be repeated', async () => {
    const relais = await startRelais(Number(new URL(database.appUrl).port))
    const pooler = await startePgbouncer([relais.statt(database.appUrl)], { pool_mode: 'session' })
    onTestFinished(async () => {
      await pooler.stop()
      relais.ende()
    })
    const pool = openPool(pooler.durch(database.appUrl), 1)
    const schlaf = pool.query('select pg_sleep(60)').catch((error: unknown) => error)
    const zusehen = openPool(database.appUrl, 1)
    onTestFinished(() => zusehen.end())
    const schlafende = `select from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'`
    await expect.poll(async () => (await zusehen.query(schlafende)).rowCount).toBe(1)
    relais.trennen()
    expect(await schlaf).toSatisfy(isUnavailable)
    expect((await pool.query('select 1 as eins')).rows).toEqual([{ eins: 1 }])
    await pool.end()
  })
})
