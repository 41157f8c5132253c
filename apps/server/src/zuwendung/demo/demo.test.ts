import { readFile } from 'node:fs/promises'
import { TAG_MS } from '@foerderportal/values/time'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { antragPruefen } from '@foerderportal/contract/zuwendung/antrag/flow'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { istOffen } from '@foerderportal/contract/shared/zeit/zeitraum'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoNutzer } from '../../nutzer/public.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { pdfText } from '../../platform/pdf/testing/pdfText.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { demoUnternehmen } from '../../unternehmen/public.ts'
import { demoEinladung, demoZuwendung, zuwendungAufgaben } from '../public.ts'
import { anlageSetzen } from './anlagen/anlageSetzen.ts'
import { registerZuwendung } from '../routes.ts'
import { FREMDER_HOF, HOF, KONTEN, LENA, MAX, ibkRunden } from '../testing/testWelt.ts'

let t: TestApp
const saeen = () =>
  t.services.db.transaction().execute(async (tx) => {
    await demoNutzer(tx, KONTEN, t.clock.now())
    await demoUnternehmen(tx, KONTEN, t.clock.now())
    await ibkRunden(tx)
    await demoZuwendung(t.services, tx, 'sub-petra')
  })
beforeAll(async () => {
  t = await startTestApp(registerZuwendung)
  await saeen()
})
afterAll(() => t.close())

const uebersicht = async (als: typeof LENA, unternehmenGuid: string) =>
  (await t.call(contract.antragUebersichtLesen, { als, params: { unternehmenGuid } })).body

test('Lena has a draft in the open round and an approved case of the past one', async () => {
  const [offen, vergangen] = await uebersicht(LENA, HOF)
  expect(offen?.details.map((d) => d.geschaeftStatus)).toEqual(['NEUANTRAG_IN_BEARBEITUNG'])
  expect(istOffen(offen?.erfassungsZeitraum ?? null, t.clock.now())).toBe(true)
  expect(vergangen?.details.map((d) => [d.geschaeftStatus, d.zuwendungsBetrag])).toEqual([
    ['BEWILLIGT', 18_000],
  ])
})

test('the approved case keeps every rule: it could have been sent as it stands, and its receipt is made', async () => {
  await runDueJobs(t.services, [...zuwendungAufgaben])
  const guid = (await uebersicht(LENA, HOF))[1]?.details[0]?.antraege[0]?.guid ?? ''
  const { body } = await t.call(contract.antragLesen, { als: LENA, params: { guid } })
  const kategorien = (await t.call(contract.ankUnterkategorienLesen, { als: LENA })).body
  const kontext = { ...body, heute: '2020-01-01', kategorien }
  expect(antragPruefen(body.formular, kontext)).toEqual([])
  expect(body.eingang?.beleg?.dateiname).toContain(body.eingang?.eingangsnummer)
  const { rows } = await sql`select 1 from postausgang`.execute(t.ownerDb)
  expect(rows).toEqual([])
})

test('a second start adds nothing; a round about to end is open again for its full length', async () => {
  const vorher = await uebersicht(LENA, HOF)
  await saeen()
  expect(await uebersicht(LENA, HOF)).toEqual(vorher)
  t.clock.forward(58 * TAG_MS)
  await saeen()
  for (const [als, guid] of [
    [LENA, HOF],
    [MAX, FREMDER_HOF],
  ] as const) {
    const [offen] = await uebersicht(als, guid)
    const rest = Date.parse(offen?.erfassungsZeitraum?.bis ?? '') - t.clock.now().getTime()
    expect(rest).toBeGreaterThan(50 * TAG_MS)
  }
})

test('a world of before that lacks a kind of notice gets it from tomorrow on, once; what holds stays', async () => {
  const vorlagen = async () =>
    (
      await sql<{ programm: string; ab: string; gekuerzt: boolean }>`select programm, gueltig_ab as ab,
        daten -> 'titel' ? 'AUSZAHLUNG_GEKUERZT' as gekuerzt from bescheidvorlage order by programm, gueltig_ab`.execute(
        t.ownerDb,
      )
    ).rows
  const vorher = await vorlagen()
  await sql`update bescheidvorlage set daten = daten #- '{titel,AUSZAHLUNG_GEKUERZT}' where programm = 'ZUKLB'`.execute(
    t.ownerDb,
  )
  const morgen = tagNach(t.clock.now(), 1)
  await saeen()
  t.clock.forward(3 * TAG_MS)
  await saeen()
  expect(await vorlagen()).toEqual([
    ...vorher.slice(0, -1),
    { programm: 'ZUKLB', ab: '2024-01-01', gekuerzt: false },
    { programm: 'ZUKLB', ab: morgen, gekuerzt: true },
  ])
})

test('[S9-04] a world of before whose notices carry nothing gets what they name from tomorrow on', async () => {
  const ohne = sql`update bescheidvorlage set daten = daten - 'anlagen' where programm = 'AnkNabo'`
  await ohne.execute(t.ownerDb)
  const morgen = tagNach(t.clock.now(), 1)
  await saeen()
  const { rows } = await sql<{
    ab: string
    anlagen: boolean
  }>`select gueltig_ab as ab, daten ? 'anlagen' as anlagen
    from bescheidvorlage where programm = 'AnkNabo' order by gueltig_ab`.execute(t.ownerDb)
  expect(rows).toEqual([
    { ab: '2024-01-01', anlagen: false },
    { ab: morgen, anlagen: true },
  ])
})

test('[S9-04] the enclosure of the demo world is the one that its template sets', async () => {
  for (const programm of ['AnkNabo', 'ZUKLB']) {
    const pfad = new URL(`../../../daten/demo/${programm}/nebenbestimmungen.pdf`, import.meta.url)
    expect(pdfText(await readFile(pfad))).toBe(pdfText(await anlageSetzen()))
  }
})

test('with DEMO=1 a new farm is invited, a bank is not', async () => {
  const zaehlen = async () =>
    (await sql<{ n: number }>`select count(*) as n from antrag_einladung`.execute(t.ownerDb)).rows[0]?.n ?? 0
  const vorher = await zaehlen()
  const neu = async (type: 'LandwirtschaftlichesUnternehmen' | 'Kreditinstitut', demo = true) =>
    t.services.db.transaction().execute(async (tx) => {
      const guid = crypto.randomUUID()
      await sql`insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, angelegt_am, geaendert_am)
        values (${guid}, ${crypto.randomUUID()}, ${type}, 'Neu', 1, '{}', now(), now())`.execute(tx)
      await demoEinladung({ ...t.services, config: { ...t.services.config, demo } })(tx, { guid, type })
    })
  await neu('Kreditinstitut')
  await neu('LandwirtschaftlichesUnternehmen', false)
  expect(await zaehlen()).toBe(vorher)
  await neu('LandwirtschaftlichesUnternehmen')
  expect(await zaehlen()).toBe(vorher + 1)
})
