import * as contract from '@foerderportal/contract/interessenbekundung/sachbearbeitung/routes'
import { RUNDE_STAENDE } from '@foerderportal/contract/interessenbekundung/rundeLauf'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoVorrat, demoWelt } from '../../demo/welt.ts'
import { auditPruefen } from '../../platform/audit/pruefen.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
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

test('nobody gets mail about it, a second start changes nothing, and the chains hold', async () => {
  const vorher = await runden()
  await demoVorrat(t.services)
  expect(await runden()).toEqual(vorher)
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'rundenpost'`.execute(
    t.ownerDb,
  )
  expect(rows).toEqual([])
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
})
