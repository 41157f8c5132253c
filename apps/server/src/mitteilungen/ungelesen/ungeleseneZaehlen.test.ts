import { randomUUID } from 'node:crypto'
import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerNutzer } from '../../nutzer/routes.ts'
import { jemand, landwirtin } from '../../nutzer/testing/beispiele.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { registerUnternehmen } from '../../unternehmen/routes.ts'
import { registerMitteilungen } from '../routes.ts'
import { lesen, schreiben } from '../testing/schreiben.ts'

type Instanz = Pick<TestApp, 'call' | 'statements'>

let t: TestApp
let andere: Instanz
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services)
    registerMitteilungen(app, services)
  })
  andere = await t.secondInstance()
})
afterAll(() => t.close())

const zaehlen = (instanz: Instanz, als: Caller, unternehmenGuid: string, headers = {}) =>
  instanz.call(ungeleseneZaehlen, { als, params: { unternehmenGuid }, headers })

/** What this instance answers, and whether it had to ask the database for it. */
const antwort = async (instanz: Instanz, als: Caller, firma: string) => {
  instanz.statements.length = 0
  const { status, body } = await zaehlen(instanz, als, firma)
  expect(status).toBe(200)
  return { anzahl: body.amount, gefragt: instanz.statements.length }
}
const aus = (anzahl: number, gefragt: number) => ({ anzahl, gefragt })

/** Until both instances answer this from memory. */
const gemerkt = async (als: Caller, firma: string, anzahl: number) => {
  for (const instanz of [t, andere])
    await expect.poll(() => antwort(instanz, als, firma)).toEqual(aus(anzahl, 0))
}
/** Until each of them says so. */
const ueberall = async (als: Caller, firma: string, anzahl: number) => {
  for (const instanz of [t, andere])
    await expect.poll(async () => (await antwort(instanz, als, firma)).anzahl).toBe(anzahl)
}

const registriert = async () => {
  const als = jemand()
  expect((await t.call(nutzerAnlegen, { als, body: landwirtin })).status).toBe(200)
  return als
}
const mitglied = (sub: string, firma: string) =>
  sql`insert into mitgliedschaft values (${firma}, ${sub}, false, false, '2026-01-01')`.execute(t.services.db)

let lena: Caller
let paul: Caller
let hof: string
beforeEach(async () => {
  ;[lena, paul] = [await registriert(), await registriert()]
  expect(
    (await t.call(unternehmenAnlegen, { als: lena, body: { type: 'Startup', name: 'Hof UG' } })).status,
  ).toBe(200)
  const { rows } = await sql<{ guid: string }>`select unternehmen_guid as guid from mitgliedschaft
    where nutzer_sub = ${lena.sub}`.execute(t.services.db)
  hof = rows[0]?.guid ?? ''
  await mitglied(paul.sub, hof)
})

test('[R7.2-23] [R3.5-01] counts what was sent to the customer and this user has not opened', async () => {
  expect((await antwort(t, lena, hof)).anzahl).toBe(0)
  const erste = await schreiben(t.services.db, { unternehmenGuid: hof })
  await schreiben(t.services.db, { unternehmenGuid: hof })
  await schreiben(t.services.db, { unternehmenGuid: hof, zuKunde: false })
  await ueberall(lena, hof, 2)
  await lesen(t.services.db, erste, lena.sub)
  await ueberall(lena, hof, 1)
  await ueberall(paul, hof, 2)
})

test('[R7.2-23] one statement after a change, none while nothing changes', async () => {
  for (const wer of [lena, paul]) await gemerkt(wer, hof, 0)
  await schreiben(t.services.db, { unternehmenGuid: hof })
  await ueberall(paul, hof, 1)
  expect(await antwort(t, paul, hof)).toEqual(aus(1, 0))
  expect(await antwort(t, lena, hof)).toEqual(aus(1, 1))
  expect(await antwort(t, lena, hof)).toEqual(aus(1, 0))
})

test('[R7.2-23] a message, a read mark and a taken back message reach every instance', async () => {
  await gemerkt(lena, hof, 0)
  const guid = await schreiben(t.services.db, { unternehmenGuid: hof })
  await ueberall(lena, hof, 1)
  await gemerkt(lena, hof, 1)
  await lesen(t.services.db, guid, lena.sub)
  await ueberall(lena, hof, 0)
  await gemerkt(paul, hof, 1)
  await sql`delete from mitteilung where guid = ${guid}`.execute(t.ownerDb)
  await ueberall(paul, hof, 0)
})

test('[R7.2-23] [S1-02] 403 for a foreign company, also where its count is remembered', async () => {
  await gemerkt(lena, hof, 0)
  const fremde = await registriert()
  for (const instanz of [t, andere])
    for (const [wer, firma] of [
      [fremde, hof],
      [fremde, hof],
      [lena, randomUUID()],
      [jemand(), hof],
    ] as const)
      expect((await zaehlen(instanz, wer, firma)).status).toBe(403)
})

test('[R7.2-23] [S1-02] who was a member a moment ago is none any more, on every instance', async () => {
  await gemerkt(paul, hof, 0)
  await sql`delete from mitgliedschaft where nutzer_sub = ${paul.sub}`.execute(t.services.db)
  for (const instanz of [t, andere])
    await expect.poll(async () => (await zaehlen(instanz, paul, hof)).status).toBe(403)
  expect((await antwort(t, lena, hof)).anzahl).toBe(0)
})

test('[R7.2-23] the browser keeps the answer and asks with its ETag: 304 until the number changes', async () => {
  await schreiben(t.services.db, { unternehmenGuid: hof })
  const voll = await zaehlen(t, lena, hof)
  expect(voll.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: '"1"' })
  for (const etag of ['"1"', 'W/"1"', '"0", "1"', '*']) {
    const leer = await zaehlen(andere, lena, hof, { 'if-none-match': etag })
    expect([leer.status, leer.text]).toEqual([304, ''])
    expect(leer.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: '"1"' })
  }
  await schreiben(t.services.db, { unternehmenGuid: hof })
  await ueberall(lena, hof, 2)
  const neu = await zaehlen(andere, lena, hof, { 'if-none-match': '"1"' })
  expect([neu.status, neu.body]).toEqual([200, { amount: 2 }])
})

test('[R7.2-23] while nothing can be heard the database is asked, and afterwards no old count is left', async () => {
  await gemerkt(lena, hof, 0)
  const client = new pg.Client({ connectionString: t.services.config.databaseUrl })
  await client.connect()
  const datenbank = sql.id(new URL(t.services.config.databaseUrl ?? '').pathname.slice(1))
  // Otherwise an instance may listen again before it is asked; the pools keep the connections they have.
  await sql`alter database ${datenbank} connection limit 0`.execute(t.ownerDb)
  // By the same role: what another role's connections do is hidden from the owner.
  const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'foerderportal-meldungen'`)
  await client.end()
  expect(rowCount).toBe(2)
  for (const instanz of [t, andere]) await expect.poll(() => antwort(instanz, lena, hof)).toEqual(aus(0, 1))
  await schreiben(t.services.db, { unternehmenGuid: hof })
  for (const instanz of [t, andere]) expect(await antwort(instanz, lena, hof)).toEqual(aus(1, 1))
  await sql`alter database ${datenbank} connection limit -1`.execute(t.ownerDb)
  await gemerkt(lena, hof, 1)
})
