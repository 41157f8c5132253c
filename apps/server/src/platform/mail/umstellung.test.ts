import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { schemaAnlegen } from '../testing/altbestand/altbestandLaden.ts'
import { createDatabase, type TestDatabase } from '../testing/testCluster.ts'

/** The last one before a mail knew why it waits. */
const DAVOR = '0167'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createDatabase(inject('testCluster'), 'template0')
  await schemaAnlegen(database.ownerUrl, DAVOR)
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await mail('SMTP 550', true)
  await mail('SMTP 550', false)
  await mail('SMTP 451', true)
  await mail('SMTP 535', true)
  await mail(null, true)
  await migrate(database.ownerUrl)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const mail = (fehler: string | null, vertraulich: boolean) =>
  client.query(
    `insert into postausgang (guid, an, betreff, text, vertraulich, fehler, angelegt_am)
      values ($1, 'lena@demo.example', 'Ihr Zugang', 'Geheim', $2, $3,
        timestamptz '2026-11-01' + (select count(*) from postausgang) * interval '1 minute')`,
    [randomUUID(), vertraulich, fehler],
  )

test('[S7-04] of mails of before, what was refused for good stays so, and confidential text goes with it', async () => {
  const { rows } = await client.query(
    'select hindernis, versuche, text from postausgang order by angelegt_am',
  )
  expect(rows).toEqual([
    {
      hindernis: 'ABGEWIESEN',
      versuche: 1,
      text: 'Der Inhalt wurde gelöscht: Die Mail ließ sich nicht zustellen.',
    },
    { hindernis: 'ABGEWIESEN', versuche: 1, text: 'Geheim' },
    { hindernis: 'MAILSERVER', versuche: 0, text: 'Geheim' },
    { hindernis: 'MAILSERVER', versuche: 0, text: 'Geheim' },
    { hindernis: null, versuche: 0, text: 'Geheim' },
  ])
})
