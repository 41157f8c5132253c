import { randomUUID } from 'node:crypto'
import { losText } from '@foerderportal/contract/interessenbekundung/reihung/verfahren'
import * as contract from '@foerderportal/contract/interessenbekundung/routes'
import { antragAnlegen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { DEMO_SUB } from '../../oidc/demo.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { krypto } from '../reihung/krypto.ts'
import { registerZuwendung } from '../../zuwendung/routes.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { zufallVon } from '../runde/testing/rundenWelt.ts'
import { gereihteRunde } from '../testing/gereihteRunde.ts'

const HOF = DEMO_UNTERNEHMEN.hofLindenau
const LENA: Caller = { sub: DEMO_SUB['lena.lindenau'] }
const MAX: Caller = { sub: DEMO_SUB['max.mehrfach'] }
const NORA: Caller = {
  sub: DEMO_SUB['nora.nurlesen'],
  rollen: ['ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN'],
}

let t: TestApp
let heute: Date
let runde: Awaited<ReturnType<typeof gereihteRunde>>
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerInteressenbekundung(app, services)
    registerZuwendung(app, services)
  })
  await demoWelt(t.services)
  heute = t.clock.now()
})
beforeEach(async () => {
  t.clock.set(heute)
  runde = await gereihteRunde(t, HOF)
})
afterAll(() => t.close())

const eintrag = async () => {
  const params = { unternehmenGuid: HOF }
  const { body } = await t.call(contract.bekundungUebersichtLesen, { als: LENA, params })
  return body.find((e) => e.ibkMetaGuid === runde.runde)
}
const verzichten = (als = LENA, guid = runde.einladung) =>
  t.call(contract.einladungVerzichten, { als, params: { guid } })
const reserviert = async () =>
  (
    await sql<{
      cent: string
    }>`select reserviert_cent as cent from runde_budget where ibk_meta_guid = ${runde.runde}`.execute(
      t.ownerDb,
    )
  ).rows.map(({ cent }) => Number(cent))

test('[S3-06] [R7.2-21] whoever is ranked sees rank, lot and invitation in the overview', async () => {
  const gefunden = await eintrag()
  expect(gefunden?.bekundungStatus).toBe('NACH_REIHUNG')
  const einladung = { guid: runde.einladung, stand: 'OFFEN', hauptgruppe: 'B', zugesagtInEuro: 10_000 }
  expect(gefunden?.detail).toMatchObject({
    rang: 1,
    rangVon: 1,
    eingeladenBis: 1,
    rangInGruppe: 1,
    lose: [
      {
        hauptgruppe: 'B',
        rang: 1,
        los: expect.stringMatching(/^[0-9a-f]{64}$/),
        zuwendungInEuro: 10_000,
        einladung,
      },
    ],
    einladung,
  })
})

test('[S3-06] the own lots come with what they are computed anew from', async () => {
  const als = LENA
  const { body } = await t.call(contract.bekundungLoseLesen, { als, params: { guid: runde.bekundung } })
  expect(body).toMatchObject({
    runde: runde.runde,
    bekundung: runde.bekundung,
    zufall: await zufallVon(t.services, runde.runde),
  })
  const text = losText({ ...body, hauptgruppe: 'B', guid: body.bekundung })
  expect(body.lose[0]?.los).toBe(krypto.hmac(body.seed, text))
  const fremd = await t.call(contract.bekundungLoseLesen, { als: MAX, params: { guid: runde.bekundung } })
  expect(fremd.status).toBe(404)
  const ungereiht = 'd0000000-0000-4000-8000-000000000712'
  expect((await t.call(contract.bekundungLoseLesen, { als, params: { guid: ungereiht } })).status).toBe(412)
})

test('[S3-04] a signer gives an open invitation back: its reserve is free, and nothing can be sent on it any more', async () => {
  expect(await reserviert()).toEqual([1_000_000])
  const r = await verzichten()
  expect([r.status, r.body.stand]).toEqual([200, 'VERZICHTET'])
  expect(await reserviert()).toEqual([0])
  expect((await eintrag())?.detail?.einladung?.stand).toBe('VERZICHTET')
  const params = { metaGuid: runde.einladung, unternehmenGuid: HOF }
  const beginnen = await t.call(antragAnlegen, { als: LENA, params })
  expect([beginnen.status, beginnen.problem.errors?.[0]?.pfad]).toEqual([412, 'erfassungsZeitraum'])
  const wieder = await verzichten()
  expect([wieder.status, wieder.problem.detail]).toEqual([
    412,
    'Auf diese Einladung hat Ihr Unternehmen verzichtet.',
  ])
})

test('[S3-04] only a signer, of this company, and in time', async () => {
  const nora = await verzichten(NORA)
  expect([nora.status, nora.problem.errors?.[0]?.pfad]).toEqual([412, 'zeichnungsberechtigung'])
  for (const r of [await verzichten(MAX), await verzichten(LENA, randomUUID())])
    expect([r.status, r.problem.title]).toEqual([404, 'Einladung nicht vorhanden'])
  t.clock.set(new Date(heute.getTime() + 30 * TAG_MS))
  const spaet = await verzichten()
  expect([spaet.status, spaet.problem.detail]).toEqual([412, 'Die Frist dieser Einladung ist abgelaufen.'])
  expect((await eintrag())?.detail?.einladung?.stand).toBe('VERFALLEN')
})
