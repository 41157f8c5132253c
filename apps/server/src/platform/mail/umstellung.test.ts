import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@foerderportal/values/time'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase, openPool, type Database } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { runDueJobs } from '../jobs/worker.ts'
import { schemaAnlegen } from '../testing/altbestand/altbestandLaden.ts'
import { gewoehnlich, nachDrehbuch } from '../testing/fremd/mailserver.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import { createDatabase, type TestDatabase } from '../testing/testCluster.ts'
import { MAIL_VERSENDEN } from './mailVersenden.ts'
import { mailsWecken } from './mailsWecken.ts'
import { mailZustellen } from './mailZustellen.ts'

/** The last one before a mail knew why it waits. */
const DAVOR = '0167'
const WEG = 'weg@demo.example'
const DA = 'lena@demo.example'

let t: TestApp
let database: TestDatabase
let client: pg.Client
let db: Database
beforeAll(async () => {
  t = await startTestApp(() => {})
  database = await createDatabase(inject('testCluster'), 'template0')
  await schemaAnlegen(database.ownerUrl, DAVOR)
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await mail(WEG, 'SMTP 550', true)
  await mail(WEG, 'SMTP 550', false)
  // To the greeting; to the order of commands; once to everybody.
  await mail(DA, 'SMTP 554', true)
  await mail(DA, 'SMTP 503', true)
  await aufgegeben(await mail(DA, 'SMTP 550', false))
  await mail(DA, 'SMTP 451', true)
  await mail(DA, 'SMTP 535', true)
  await mail(DA, null, true)
  await migrate(database.ownerUrl)
  db = openDatabase(openPool(database.ownerUrl, 2))
})
afterAll(async () => {
  await db.destroy()
  await client.end()
  await database.drop()
  await t.close()
})

const mail = async (an: string, fehler: string | null, vertraulich: boolean): Promise<string> => {
  const guid = randomUUID()
  await client.query(
    `insert into postausgang (guid, an, betreff, text, vertraulich, fehler, angelegt_am)
      values ($1, $2, 'Ihr Zugang', 'Geheim', $3, $4,
        timestamptz '2026-11-01' + (select count(*) from postausgang) * interval '1 minute')`,
    [guid, an, vertraulich, fehler],
  )
  return guid
}

/** Its job has used up all its tries. */
const aufgegeben = async (guid: string) => {
  await client.query(`select graphile_worker.add_job($1, json_build_object('guid', $2::text), 'mail')`, [
    MAIL_VERSENDEN,
    guid,
  ])
  await client.query('update graphile_worker._private_jobs set attempts = max_attempts')
}

const zeilen = async (was: string) =>
  (
    await client.query<unknown[]>({
      text: `select ${was} from postausgang order by angelegt_am`,
      rowMode: 'array',
    })
  ).rows

test('[S7-04] no mail of before is taken for refused: none says how far it had come', async () => {
  expect(await zeilen('fehler, hindernis, naechster_versuch_am <= now(), versuche, text')).toEqual([
    ['SMTP 550', 'AUFSCHUB', true, 0, 'Geheim'],
    ['SMTP 550', 'AUFSCHUB', true, 0, 'Geheim'],
    ['SMTP 554', 'AUFSCHUB', true, 0, 'Geheim'],
    ['SMTP 503', 'AUFSCHUB', true, 0, 'Geheim'],
    ['SMTP 550', 'AUFSCHUB', true, 0, 'Geheim'],
    ['SMTP 451', 'MAILSERVER', null, 0, 'Geheim'],
    ['SMTP 535', 'MAILSERVER', null, 0, 'Geheim'],
    [null, null, null, 0, 'Geheim'],
  ])
})

test('[S7-04] one more try sorts them, and confidential text goes with what is refused then', async () => {
  const { server, url } = await nachDrehbuch((zeile) =>
    zeile.startsWith(`RCPT TO:<${WEG}>`) ? '550 no such user\r\n' : gewoehnlich(zeile),
  )
  const config = { ...t.services.config, smtpUrl: url, databaseUrl: database.ownerUrl }
  const services = { ...t.services, db, config }
  t.clock.forward(MINUTE_MS)
  await mailsWecken.run({}, services)
  await runDueJobs(services, [mailZustellen])
  server.close()
  const ANGENOMMEN = [null, null, true]
  expect(await zeilen('hindernis, fehler, versendet_am is not null')).toEqual([
    ['ABGEWIESEN', 'SMTP 550', false],
    ['ABGEWIESEN', 'SMTP 550', false],
    ...Array.from({ length: 5 }, () => ANGENOMMEN),
    // Its own job is not part of this world.
    [null, null, false],
  ])
  expect((await zeilen('text')).slice(0, 2)).toEqual([
    ['Der Inhalt wurde gelöscht: Die Mail ließ sich nicht zustellen.'],
    ['Geheim'],
  ])
})
