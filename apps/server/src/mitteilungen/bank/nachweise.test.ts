import { konversationLesen, mitteilungSenden } from '@foerderportal/contract/mitteilungen/konversation/routes'
import * as bank from '@foerderportal/contract/mitteilungen/bank/routes'
import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import { fallUnterlagenLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { bankDateiHerunterladen } from '@foerderportal/contract/zuwendung/bank/routes'
import { vorratLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dateiVerdrehen } from '../../platform/testing/dateiVerdrehen.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { SABINE, fordern } from '../../zuwendung/testing/korrekturWelt.ts'
import { fallInPruefung, vermerken, type Testfall } from '../../zuwendung/testing/pruefWelt.ts'
import { HOF, LENA, hochladen, platzSchaffen, startWelt } from '../../zuwendung/testing/testWelt.ts'
import { registerMitteilungen } from '../routes.ts'

let t: TestApp
let fall: Testfall
beforeAll(async () => {
  t = await startWelt({}, registerMitteilungen)
  await platzSchaffen(t)
})
beforeEach(async () => {
  fall = await fallInPruefung(t)
})
afterAll(() => t.close())

const antwortet = async (...namen: string[]): Promise<string[]> => {
  const dateien = []
  for (const name of namen) dateien.push((await hochladen(t, LENA, name)).uuid)
  const r = await t.call(mitteilungSenden, {
    als: LENA,
    params: { unternehmenGuid: HOF, konversationId: fall.geschaeft },
    body: { inhalt: 'Anbei, was fehlte.', anhaenge: dateien },
  })
  expect(r.status).toBe(200)
  return dateien
}
const unterlagen = async () =>
  (await t.call(fallUnterlagenLesen, { als: SABINE, params: { guid: fall.geschaeft } })).body
const holen = (dateiGuid: string, guid = fall.formular.guid) =>
  t.call(bankDateiHerunterladen, { als: SABINE, params: { guid, dateiGuid }, query: {} })
const belegen = (dateiGuid: string, welcher = fall) =>
  vermerken(t, welcher, 'A5', { belege: [{ dateiGuid, seite: 1, zitat: null, stelle: null }] })
const setzen = (guid: string, stand: string) =>
  sql`update datei set scan_status = ${stand} where guid = ${guid}`.execute(t.ownerDb)

test('[S9-03] [S9-07] files of an answer are papers of the case: named, opened, evidence of a point', async () => {
  const vorher = (await unterlagen()).length
  const [erste = '', zweite = ''] = await antwortet('Rechnung.pdf', 'Nachweis.pdf')
  const danach = await unterlagen()
  expect(danach.slice(vorher)).toMatchObject(
    [erste, zweite].map((uuid) => ({
      uuid,
      wozu: expect.stringMatching(/^Mitteilung vom \d\d\.\d\d\.\d{4}$/),
      art: 'mitteilung',
      stellen: [],
      eingangsnummern: [],
      von: 'Lena Lindenau',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      downloadUrl: `/SachbearbeitungService/api/zuwendung/${fall.formular.guid}/datei/${uuid}`,
    })),
  )
  expect((await holen(erste)).status).toBe(200)
  const r = await belegen(zweite)
  expect([r.status, r.body.vermerke[0]?.belege[0]?.dateiGuid]).toEqual([200, zweite])
})

test('[S5-02] [S5-03] a locked one is listed as such and opens for nobody; none serves another case', async () => {
  const [datei = ''] = await antwortet('Rechnung.pdf')
  const anderer = await fallInPruefung(t)
  expect((await holen(datei, anderer.formular.guid)).status).toBe(404)
  expect((await belegen(datei, anderer)).status).toBe(400)
  await setzen(datei, 'infiziert')
  expect((await unterlagen()).find(({ uuid }) => uuid === datei)?.scanStatus).toBe('infiziert')
  expect((await holen(datei)).status).toBe(412)
})

test('[S5-02] [S7-01] one that was altered where it lies opens on neither side, and both see why', async () => {
  const [datei = ''] = await antwortet('Rechnung.pdf')
  await dateiVerdrehen(t, datei, 30)
  const params = { unternehmenGuid: HOF, konversationId: fall.geschaeft }
  const { conversationId: guid } = (await t.call(konversationLesen, { als: LENA, params })).body
  const vomHof = () =>
    t.call(dateiHerunterladen, { als: LENA, params: { guid: datei, fileName: 'Rechnung.pdf' } })
  const ausDerUnterhaltung = () =>
    t.call(bank.mitteilungDateiHerunterladen, { als: SABINE, params: { guid, dateiGuid: datei }, query: {} })
  for (const oeffnen of [ausDerUnterhaltung, () => holen(datei), vomHof]) {
    const { status, problem } = await oeffnen()
    expect([status, problem.detail]).toEqual([
      412,
      expect.stringMatching(/^Datei beschädigt: „Rechnung.pdf“/),
    ])
  }
  expect((await unterlagen()).find(({ uuid }) => uuid === datei)?.scanStatus).toBe('beschädigt')
  const seiten = [
    await t.call(konversationLesen, { als: LENA, params }),
    await t.call(bank.bankKonversationLesen, { als: SABINE, params: { guid } }),
  ]
  for (const { body } of seiten) expect(body.mitteilungen[0]?.anhaenge[0]?.scanStatus).toBe('beschädigt')
})

test('[S9-02] [S7-04] the work list tells that a message waits for its answer, and finds it', async () => {
  const zeile = async () =>
    (
      await t.call(vorratLesen, { als: SABINE, query: { hinweis: 'MITTEILUNG_UNBEANTWORTET' } })
    ).body.zeilen.find(({ geschaeft }) => geschaeft === fall.geschaeft)
  expect(await zeile()).toBeUndefined()
  await antwortet()
  expect((await zeile())?.hinweise).toEqual(['MITTEILUNG_UNBEANTWORTET'])
  const { body } = await t.call(bank.fallKonversationLesen, { als: SABINE, params: { guid: fall.geschaeft } })
  await t.call(bank.bankMitteilungSenden, {
    als: SABINE,
    params: { guid: body.konversationId },
    body: { betreff: 'Danke', inhalt: 'Das genügt.', anhaenge: [] },
  })
  expect(await zeile()).toBeUndefined()
})

test('[S7-01] what the bank asks of the company stands in the conversation on both sides, with day and state alone', async () => {
  await sql`insert into anhoerung (guid, geschaeft_guid, text, frist, gestellt_am, gestellt_von, geaendert_am)
    select gen_random_uuid(), ${fall.geschaeft}, 'Geheim.', ${new Date(t.clock.now().getTime() - 1)},
      ${new Date(t.clock.now().getTime() - 2)}, ${SABINE.sub}, ${t.clock.now()}`.execute(t.ownerDb)
  await fordern(t, fall.formular.guid, { felder: [{ pfad: 'produktgruppenDaten.umsatz', grund: 'Geheim.' }] })
  const params = { unternehmenGuid: HOF, konversationId: fall.geschaeft }
  const beimKunden = await t.call(konversationLesen, { als: LENA, params })
  const beiDerBank = await t.call(bank.fallKonversationLesen, {
    als: SABINE,
    params: { guid: fall.geschaeft },
  })
  for (const { body, text } of [beimKunden, beiDerBank]) {
    expect(body.schritte).toMatchObject([
      { art: 'ANHOERUNG', stand: 'ABGELAUFEN', antragGuid: fall.formular.guid },
      { art: 'NACHFORDERUNG', stand: 'OFFEN', am: t.clock.now().toISOString() },
    ])
    expect(text).not.toContain('Geheim')
  }
})
