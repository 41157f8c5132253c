import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenAendern, unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerNutzer } from '../nutzer/routes.ts'
import { jemand, landwirtin } from '../nutzer/testing/beispiele.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { registerUnternehmen } from './routes.ts'
import { hof } from './testing/beispiele.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerUnternehmen(app, services)
  })
})
afterAll(() => t.close())

const verein = (registerGericht: string, mehr = {}) =>
  hof({
    rechtsform: 'EINGETRAGENER_VEREIN',
    registerArt: 'VEREINSREGISTER',
    registerGericht,
    registerNummer: '4711',
    ...mehr,
  })

/** As an import leaves it behind: the rows, their version, the message to the instances. */
const einspielen = () =>
  t.ownerDb.transaction().execute(async (tx) => {
    await sql`insert into verzeichnis_gericht values ('Neustadt', 'D9901', '{VEREINSREGISTER}')`.execute(tx)
    await sql`insert into verzeichnis_version (art, version, datenstand, quelle, lizenz, dateien, zeilen, eingespielt_von)
      values ('gerichte', 1, '2027', 'Test', 'Test', '[]', '{"verzeichnis_gericht": 1}', 'Test')`.execute(tx)
    await sql`select pg_notify('verzeichnis', 'gerichte')`.execute(tx)
  })

test('[S1-06] a court of the imported list is taken, one that was renamed meanwhile may stay', async () => {
  const als = jemand()
  await t.call(nutzerAnlegen, { als, body: landwirtin })
  const anlegen = (gericht: string) => t.call(unternehmenAnlegen, { als, body: verein(gericht) })
  const vorher = await anlegen('Neustadt')
  expect([vorher.status, vorher.problem.errors?.map(({ pfad }) => pfad)]).toEqual([400, ['registerGericht']])
  await einspielen()
  await expect.poll(async () => (await anlegen('Neustadt')).status).toBe(200)

  const zweite = jemand()
  await t.call(nutzerAnlegen, { als: zweite, body: landwirtin })
  const flensburg = await t.call(unternehmenAnlegen, { als: zweite, body: verein('Flensburg') })
  expect(flensburg.status).toBe(200)
  const { guid, value } = flensburg.body
  const companyId =
    (
      await sql<{ guid: string }>`select guid from unternehmen
    where snapshot_guid = ${guid}`.execute(t.ownerDb)
    ).rows[0]?.guid ?? ''
  const aendern = (registerGericht: string, snapshot: string) =>
    t.call(unternehmenAendern, {
      als: zweite,
      params: { companyId },
      query: { guid: snapshot, benachrichtigungNachDurchfuehrung: 'false' },
      body: { ...value, registerGericht, registerNummer: '4712' },
    })
  expect((await aendern('Entenhausen', guid)).status).toBe(400)
  expect((await aendern('Neustadt', guid)).body.value).toMatchObject({ registerGericht: 'Neustadt' })
})
