import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDatabase, openPool } from '../../platform/database/database.ts'
import { openNotifications, type Notifications } from '../../platform/database/notifications.ts'
import { createTestDatabase } from '../../platform/testing/testDatabase.ts'
import { openSessionRegistry, type OidcSessionRegistry } from './sessionRegistry.ts'

const log = pino({ level: 'silent' })
let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool
let eine: OidcSessionRegistry
let andere: OidcSessionRegistry

const verbindungen: Notifications[] = []
/** As in a process of its own. */
const oeffnen = () => {
  const notifications = openNotifications(database.appUrl, log)
  verbindungen.push(notifications)
  return openSessionRegistry({ db: openDatabase(pool), notifications })
}
/** On a loaded machine a second, which is what is waited otherwise, may be too short. */
const LANGE = { timeout: 30_000 }
const bald = () => new Date(Date.now() + 300_000)
/** Answers without a promise once the connection stands. */
const ausDemSpeicher = (r: OidcSessionRegistry) =>
  vi.waitFor(() => expect(r.isRevoked('unbekannt')).toBe(false), LANGE)
/** Answers with a promise from the moment when the loss is noticed until a new connection stands, a second at least. */
const ausDerDatenbank = (r: OidcSessionRegistry) =>
  vi.waitFor(() => expect(r.isRevoked('unbekannt')).toBeInstanceOf(Promise), { ...LANGE, interval: 5 })

beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.appUrl, 4)
  eine = oeffnen()
  andere = oeffnen()
})
afterAll(async () => {
  await Promise.all(verbindungen.map((verbindung) => verbindung.close()))
  await pool.end()
  await database.drop()
})

test('a lock counts at once in its own process and soon in the others', async () => {
  await Promise.all([ausDemSpeicher(eine), ausDemSpeicher(andere)])
  await eine.revoke('s1', bald())
  expect(eine.isRevoked('s1')).toBe(true)
  await vi.waitFor(() => expect(andere.isRevoked('s1')).toBe(true), LANGE)
})

test('a process that starts later knows the older locks', async () => {
  await eine.revoke('s2', bald())
  const spaete = oeffnen()
  expect(await spaete.isRevoked('s2')).toBe(true)
  await ausDemSpeicher(spaete)
  expect(spaete.isRevoked('s2')).toBe(true)
})

test('while its connection is lost the database is asked, and afterwards nothing is missing', async () => {
  await ausDemSpeicher(andere)
  // By the same role: what another role's connections do is hidden from the owner.
  const client = new pg.Client({ connectionString: database.appUrl })
  await client.connect()
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'foerderportal-meldungen'",
  )
  expect(rowCount).toBe(verbindungen.length)
  await ausDerDatenbank(andere)
  await client.query("insert into sid_gesperrt values ('s3', now() + interval '5 minutes')")
  await client.end()
  expect(await andere.isRevoked('s3')).toBe(true)
  await ausDemSpeicher(andere)
  expect(andere.isRevoked('s3')).toBe(true)
})

test('a lock ends with the tokens that it is for', async () => {
  await sql`insert into sid_gesperrt values ('alt', now() - interval '1 second')`.execute(openDatabase(pool))
  const spaete = oeffnen()
  expect(await spaete.isRevoked('alt')).toBe(false)
  await ausDemSpeicher(spaete)
  expect(await spaete.isRevoked('alt')).toBe(false)
})
