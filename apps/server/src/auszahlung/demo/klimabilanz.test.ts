import {
  auszahlungPruefen,
  auszahlungVorschau,
  bankpruefungLesen,
} from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { OHNE_PRUEFUNG } from '@foerderportal/contract/auszahlung/bankpruefung/staende'
import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoVorrat, demoWelt } from '../../demo/welt.ts'
import { auditPruefen } from '../../platform/audit/pruefen.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { registerAuszahlung } from '../routes.ts'
import { MAX } from '../testing/auszahlungWelt.ts'
import { SABINE } from '../zahllauf/testing/zahllaufWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerAuszahlung)
  await demoWelt(t.services)
  await demoVorrat(t.services)
})
afterAll(() => t.close())

const alle = async () =>
  (
    await sql<{ guid: string; status: string; cent: number | null }>`select a.guid, a.status,
        (select sum(p.bewilligt_cent)::int from auszahlung_position p where p.auszahlung_guid = a.guid) as cent
      from auszahlung a join geschaeft g on g.guid = a.geschaeft_guid where g.programm = 'ZUKLB' order by a.guid`.execute(
      t.ownerDb,
    )
  ).rows

test('[R1-06] the demo world has the payout of a climate balance in every state, once', async () => {
  expect((await alle()).map(({ status }) => status)).toEqual([
    'ABGESENDET',
    'BEWILLIGT',
    'ABGELEHNT',
    'ABGESENDET',
  ])
  await demoVorrat(t.services)
  expect(await alle()).toHaveLength(4)
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
})

test('[R1-06] [S9-07] what was sent can be checked: balance and form are there, and the rules propose seven answers', async () => {
  const [erste] = await alle()
  const { body } = await t.call(bankpruefungLesen, { als: SABINE, params: { guid: erste?.guid ?? '' } })
  expect(body.unterlagen.map(({ wozu }) => wozu.replace(/ zu Rechnung.*/, ''))).toEqual(
    expect.arrayContaining(['Klimabilanz', 'Evaluierungsbogen']),
  )
  // Not Z7: of invoices elsewhere nothing is said to whoever must leave another company alone (S9-01).
  expect(body.vorschlaege.filter(({ ergebnis }) => ergebnis === 'ERFUELLT').map(({ code }) => code)).toEqual([
    'Z4',
    'Z6',
    'Z9',
    'Z11',
    'K2',
    'K3',
    'K4',
  ])
})

test('[R1-06] [S6-06] what was decided without a check says so, and nobody begins one', async () => {
  const entschiedene = (await alle()).filter(({ status }) => status !== 'ABGESENDET')
  for (const { guid, status } of entschiedene) {
    const { body } = await t.call(bankpruefungLesen, { als: SABINE, params: { guid } })
    expect([body.status, body.stand, body.bescheid]).toEqual([status, null, null])
    expect(new Set(Object.values(body.moeglich))).toEqual(new Set([OHNE_PRUEFUNG]))
    const r = await t.call(auszahlungPruefen, { als: SABINE, params: { guid }, body: body.inhalt })
    const vorschau = await t.call(auszahlungVorschau, { als: SABINE, params: { guid } })
    for (const absage of [r, vorschau])
      expect([absage.status, absage.problem.detail]).toEqual([412, OHNE_PRUEFUNG])
  }
  expect(entschiedene).toHaveLength(2)
})

test('[R1-06] Max’s account has aid of another authority too, which the rule of his payout counts', async () => {
  const guid = (await alle()).at(-1)?.guid ?? ''
  const { body } = await t.call(bankpruefungLesen, { als: SABINE, params: { guid } })
  expect(body.unternehmenName).toBe('Hof Altmoor KG')
  expect(body.vorschlaege.find(({ code }) => code === 'K4')?.text).toMatch(
    /^Mit diesem Zuschuss sind 12\.[\d]{3},\d\d\s€ von 50\.000,00\s€ in 3 Jahren vergeben/,
  )
})

test('[R4-10] [S11-06] Max finds his under the sibling portal alone', async () => {
  const params = { unternehmenGuid: DEMO_UNTERNEHMEN.hofAltmoor }
  const lesen = async (query: object) =>
    (await t.call(auszahlungUebersichtLesen, { als: MAX, params, query })).body
  expect(
    (await lesen({ produktgruppe: 'ZUKLB' })).map(({ details }) => details.map((d) => d.status)),
  ).toEqual([['ABGESENDET']])
  expect(await lesen({})).toEqual([])
})
