import * as contract from '@foerderportal/contract/interessenbekundung/bank/routes'
import { RUNDE_STAENDE } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoVorrat, demoWelt } from '../../demo/welt.ts'
import { auditPruefen } from '../../platform/audit/pruefen.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { rundenpostEinreihen } from '../post/rundenpost.ts'
import { rundenpostSenden } from '../post/rundenpostSenden.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { PETRA } from '../runde/testing/rundenWelt.ts'
import { DEMO_RUNDE_GEREIHT } from './demoRunden.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
  await demoVorrat(t.services)
})
afterAll(() => t.close())

const runden = async () => (await t.call(contract.rundenLesen, { als: PETRA, query: {} })).body.zeilen

test('[S3-01] the demo world has a round in every state but the minute between end and freeze', async () => {
  const staende = new Set((await runden()).map(({ stand }) => stand))
  expect(RUNDE_STAENDE.filter((stand) => !staende.has(stand))).toEqual(['ABGELAUFEN'])
})

test('the ranked one has 300 declarations, two batches, money that came back, and a third batch to release', async () => {
  const { body } = await t.call(contract.rundeLesen, { als: PETRA, params: { guid: DEMO_RUNDE_GEREIHT } })
  expect(body.trichter[0]).toMatchObject({ stufe: 'BEKUNDET', anzahl: 300 })
  expect(body.staffeln.map(({ nr, status }) => [nr, status])).toEqual([
    [1, 'FREIGEGEBEN'],
    [2, 'FREIGEGEBEN'],
    [3, 'VORGELEGT'],
  ])
  const { budget, reserviert, frei } = body.budget
  expect([frei > 0, reserviert + frei]).toEqual([true, budget])
})

/** Of rounds, in the outbox, after all that waited has run. */
const mails = async () => {
  await runDueJobs(t.services, [rundenpostSenden])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from postausgang
    where bezug in (select guid from ibk_meta)`.execute(t.ownerDb)
  return rows[0]?.n
}

test('nobody gets mail about it, a second start changes nothing, and the chains hold', async () => {
  const vorher = await runden()
  await demoVorrat(t.services)
  expect(await runden()).toEqual(vorher)
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'rundenpost'`.execute(
    t.ownerDb,
  )
  expect(rows).toEqual([])
  expect(await mails()).toBe(0)
  // The outbox is where it would be: what a round tells of from now on is sent.
  await t.services.db
    .transaction()
    .execute((tx) => rundenpostEinreihen(tx, 'veroeffentlicht', DEMO_RUNDE_GEREIHT))
  expect(await mails()).toBeGreaterThan(0)
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
})
