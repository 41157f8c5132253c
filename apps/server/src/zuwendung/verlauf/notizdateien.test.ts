import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import { bankDateiHerunterladen } from '@foerderportal/contract/zuwendung/bank/routes'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROBEN } from '../../platform/files/proben.test-daten.ts'
import { dateienBinden } from '../../platform/files/public.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { LENA, hochladen, startWelt } from '../testing/testWelt.ts'
import { SABINE, bankpersonenAnlegen, befangenSetzen, fallAnlegen, person } from '../testing/vorratWelt.ts'

const BERTA: Caller = { ...person('Berta'), rollen: SABINE.rollen ?? [] }
/** Works at the bank and for the farm: what he reads there he reads as its member. */
const LENA_DER_BANK: Caller = { ...LENA, rollen: ['ZUWENDUNGEN_LESEN', ...(SABINE.rollen ?? [])] }

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await bankpersonenAnlegen(t, SABINE, BERTA)
})
afterAll(() => t.close())

const datei = async (als: Caller = SABINE) =>
  (
    await t.call(vertrag.notizDateiHochladen, {
      als,
      query: { fileName: 'Gesprächsnotiz.pdf' },
      body: PROBEN.pdf,
      headers: { 'content-type': 'application/octet-stream' },
    })
  ).body
const notiz = (guid: string, dateien: readonly { uuid: string }[], als: Caller = SABINE) =>
  t.call(vertrag.notizSchreiben, {
    als,
    params: { guid },
    body: { text: 'Siehe Anlage.', angeheftet: true, dateien: dateien.map(({ uuid }) => ({ uuid })) },
  })
const antragVon = async (geschaeft: string) =>
  (
    await sql<{ guid: string }>`select guid from antrag where geschaeft_guid = ${geschaeft}`.execute(
      t.ownerDb,
    )
  ).rows[0]?.guid ?? ''
const derBank = async (geschaeft: string, uuid: string, als: Caller = SABINE) =>
  (
    await t.call(bankDateiHerunterladen, {
      als,
      params: { guid: await antragVon(geschaeft), dateiGuid: uuid },
    })
  ).status
const imPortal = async (uuid: string, als: Caller = LENA) =>
  (await t.call(dateiHerunterladen, { als, params: { guid: uuid, fileName: 'a.pdf' } })).status

test('[S9-03] a note keeps its files; the timeline shows them, and the bank opens them at its case only', async () => {
  const [guid, anderer] = [await fallAnlegen(t), await fallAnlegen(t)]
  const { uuid } = await datei()
  const { body, status } = await notiz(guid, [{ uuid }])
  expect([status, body.dateien.map(({ dateiname }) => dateiname)]).toEqual([200, ['Gesprächsnotiz.pdf']])
  const verlauf = (await t.call(vertrag.verlaufLesen, { als: BERTA, params: { guid } })).body
  expect(verlauf.eintraege[0]?.dateien).toMatchObject([
    { uuid, downloadUrl: `/SachbearbeitungService/api/zuwendung/${await antragVon(guid)}/datei/${uuid}` },
  ])
  expect(verlauf.angeheftet[0]?.dateien).toMatchObject([{ uuid }])
  expect([await derBank(guid, uuid), await derBank(anderer, uuid)]).toEqual([200, 404])
  await befangenSetzen(t, guid, BERTA)
  expect(await derBank(guid, uuid, BERTA)).toBe(403)
})

test('[S9-03] [S5-03] the applicant never reads a file of the bank, bound or not, nor who is of both', async () => {
  const guid = await fallAnlegen(t)
  expect(await imPortal((await hochladen(t)).uuid)).toBe(200)
  const { uuid } = await datei()
  expect(await imPortal(uuid)).toBe(404)
  await notiz(guid, [{ uuid }])
  expect([await imPortal(uuid), await imPortal(uuid, LENA_DER_BANK)]).toEqual([404, 404])
  const eigene = await datei(LENA_DER_BANK)
  expect(await imPortal(eigene.uuid, LENA_DER_BANK)).toBe(404)
})

test('[S9-03] [S5-03] nobody puts one into a form, whoever uploaded it and wherever it lies', async () => {
  const guid = await fallAnlegen(t)
  const [gebunden, eigene] = [await datei(), await datei(LENA_DER_BANK)]
  await notiz(guid, [gebunden])
  for (const { uuid } of [gebunden, eigene]) {
    const [antrag] = (
      await sql<{
        u: string
      }>`select unternehmen_guid as u from antrag where geschaeft_guid = ${guid}`.execute(t.ownerDb)
    ).rows
    const binden = t.services.db
      .transaction()
      .execute((tx) => dateienBinden(tx, { guids: [uuid], unternehmenGuid: antrag?.u ?? '', sub: LENA.sub }))
    await expect(binden).rejects.toMatchObject({ absage: { status: 404 } })
  }
})

test('[S9-03] a note names only what its writer uploaded for one, and once', async () => {
  const guid = await fallAnlegen(t)
  const fremde = await datei(BERTA)
  const desHofs = await hochladen(t)
  const benutzt = await datei()
  expect((await notiz(guid, [benutzt])).status).toBe(200)
  for (const { uuid } of [fremde, desHofs, benutzt]) expect((await notiz(guid, [{ uuid }])).status).toBe(404)
  const { rows } = await sql`select from notiz where geschaeft_guid = ${guid}`.execute(t.ownerDb)
  expect(rows).toHaveLength(1)
})
