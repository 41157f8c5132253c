import { randomUUID } from 'node:crypto'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { GESCHAEFT_STATUS } from '@foerderportal/contract/zuwendung/kern/staende'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { DEMO_RUNDE_ZUKLB } from '../demo/runden.ts'
import {
  EINLADUNG,
  FREMDER_HOF,
  GISELA,
  HOF,
  LENA,
  NORA,
  anlegen,
  einreichen,
  maschine,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const uebersicht = (unternehmenGuid = HOF, o: object = {}) =>
  t.call(contract.antragUebersichtLesen, { als: LENA, params: { unternehmenGuid }, ...o })

test('[R7.2-33] [R3.2-01] an invitation stands in the overview before there is a case', async () => {
  const r = await uebersicht()
  expect(r.status).toBe(200)
  expect(r.body).toEqual([
    {
      guid: EINLADUNG,
      ibkMetaGuid: expect.any(String),
      ibkRunde: expect.stringMatching(/^Runde 3\/\d{4}$/),
      maxAnzahlGeschaefte: 1000,
      erlaubteKategorien: ['A.1', 'B.1', 'B.2', 'B.3', 'B.4'],
      erfassungsZeitraum: { von: expect.stringMatching(/^\d{4}-.*Z$/), bis: expect.any(String) },
      details: [],
      programm: 'AnkNabo',
      programmbezeichnung: expect.stringMatching(/^ANK NaBo, Runde 3\/\d{4}$/),
      kategorieTitel: expect.arrayContaining(['Mulch- und Pflanztechnik (B.1)']),
      mitVorlage: false,
    },
  ])
})

test('[R3.2-01] [R4-06] it shows every case with its number, status and application', async () => {
  const entwurf = await anlegen(t)
  await speichern(t, {
    ...entwurf,
    foerdergegenstandSeiten: [
      { foerdergegenstandKlasse: 'mulchgeraet', kategorie: 'B.1', foerdergegenstaende: [maschine(t)] },
    ],
  })
  const gesendet = await anlegen(t)
  await einreichen(t, await vollstaendig(t, gesendet))
  const [eintrag] = (await uebersicht()).body
  expect(eintrag?.details).toHaveLength(2)
  expect(eintrag?.mitVorlage).toBe(true)
  expect(eintrag?.details.map((d) => d.geschaeftStatus)).toEqual([
    'NEUANTRAG_ABGESENDET',
    'NEUANTRAG_IN_BEARBEITUNG',
  ])
  expect(eintrag?.details[0]).toEqual({
    geNr: expect.stringMatching(/^GE-/),
    geschaeftStatus: 'NEUANTRAG_ABGESENDET',
    inBefragung: false,
    antraege: [{ guid: gesendet.guid, typ: 'AnkNabo' }],
    statusSeit: t.clock.now().toISOString(),
    letzteAenderung: t.clock.now().toISOString(),
    eingereichtAm: t.clock.now().toISOString(),
    zuwendungsBetrag: 8_000.79,
    mitzeichnung: null,
    nachforderung: null,
  })
  expect(eintrag?.details[1]).toMatchObject({ eingereichtAm: null, zuwendungsBetrag: 8_000.79 })
  for (const status of GESCHAEFT_STATUS) {
    await sql`update geschaeft set status = ${status} where guid =
      (select geschaeft_guid from antrag where guid = ${gesendet.guid})`.execute(t.ownerDb)
    expect((await uebersicht()).body[0]?.details[0]?.geschaeftStatus).toBe(status)
  }
  // What the bank has decided is a change too.
  const entschieden = new Date(t.clock.now().getTime() + TAG_MS)
  await sql`update geschaeft set status_seit = ${entschieden} where guid =
    (select geschaeft_guid from antrag where guid = ${gesendet.guid})`.execute(t.ownerDb)
  const am = entschieden.toISOString()
  expect((await uebersicht()).body[0]?.details[0]).toMatchObject({ statusSeit: am, letzteAenderung: am })
})

test('[R4-09] an invitation is shown from the first moment of its period on, also after its end', async () => {
  const [vorher] = (await uebersicht()).body
  const { von, bis } = vorher?.erfassungsZeitraum ?? { von: '', bis: '' }
  const jetzt = t.clock.now()
  const gezeigt = async (moment: number) => {
    t.clock.set(new Date(moment))
    return (await uebersicht()).body.map(({ guid }) => guid)
  }
  expect(await gezeigt(Date.parse(von) - 1)).toEqual([])
  expect(await gezeigt(Date.parse(von))).toEqual([EINLADUNG])
  expect(await gezeigt(Date.parse(bis) + 1e10)).toEqual([EINLADUNG])
  t.clock.set(jetzt)
})

test('[R4-10] [S11-06] ZUKLB stands only in its own overview', async () => {
  const zuklb = await anlegen(t, LENA, DEMO_RUNDE_ZUKLB)
  expect((await uebersicht()).text).not.toContain(zuklb.guid)
  const r = await uebersicht(HOF, { query: { produktgruppe: 'ZUKLB' } })
  expect(r.body).toHaveLength(1)
  expect(r.body[0]).toMatchObject({ guid: DEMO_RUNDE_ZUKLB, ibkMetaGuid: null, programm: 'ZUKLB' })
  expect(r.body[0]?.details[0]?.antraege[0]?.guid).toBe(zuklb.guid)
})

test('[S1-02] a foreign company answers 403, whether it exists or not; reading needs no write permission', async () => {
  for (const guid of [FREMDER_HOF, randomUUID()]) expect((await uebersicht(guid)).status).toBe(403)
  expect((await uebersicht(HOF, { als: { ...NORA, rollen: ['ZUWENDUNGEN_LESEN'] } })).status).toBe(200)
  expect((await uebersicht(HOF, { als: { ...NORA, rollen: ['NUTZERSERVICE_BASIS'] } })).status).toBe(403)
})

test('a company without an entry has an empty overview', async () => {
  const r = await uebersicht(DEMO_UNTERNEHMEN.raiffeisenbank, { als: GISELA })
  expect([r.status, r.body]).toEqual([200, []])
})

test('the overview is one statement', async () => {
  t.statements.length = 0
  await uebersicht()
  expect(t.statements).toHaveLength(1)
})

test('[R5-01] an unknown product group is refused', async () => {
  expect((await uebersicht(HOF, { query: { produktgruppe: 'X' } })).status).toBe(400)
})

test('[R7.2-28] [S1-02] reading a foreign or unknown application answers 404', async () => {
  const antrag = await anlegen(t)
  expect((await t.call(contract.antragLesen, { als: LENA, params: { guid: antrag.guid } })).status).toBe(200)
  for (const [guid, als] of [
    [antrag.guid, GISELA],
    [randomUUID(), LENA],
  ] as const) {
    const r = await t.call(contract.antragLesen, { als, params: { guid } })
    expect([r.status, r.problem.title]).toEqual([404, 'Zuschussantrag nicht vorhanden'])
  }
})

test('[R7.2-28] a draft shows the company as it is now', async () => {
  const antrag = await anlegen(t)
  const umbenennen = (name: string) =>
    sql`update unternehmen set value = jsonb_set(value, '{name}', ${JSON.stringify(name)}::jsonb)
      where guid = ${HOF}`.execute(t.ownerDb)
  await umbenennen('Hof Lindenau neu')
  const r = await t.call(contract.antragLesen, { als: LENA, params: { guid: antrag.guid } })
  await umbenennen('Hof Lindenau GbR')
  expect(r.body.formular.unternehmen?.unternehmenName).toBe('Hof Lindenau neu')
})

test('[R7.3-03] [R3.2-07] [S11-08] the categories of AnkNabo with classes and rates in percent', async () => {
  const alle = await t.call(contract.ankUnterkategorienLesen, { als: LENA })
  expect(alle.body.map((k) => k.id)).toEqual(['A.1', 'B.1', 'B.2', 'B.3', 'B.4'])
  const gefiltert = await t.app.inject({
    url: '/api/public/v1/ank/unterkategorie?filterCodes=A.1&filterCodes=B.4&stichtag=2025-01-01',
    headers: { authorization: `Bearer ${await t.tokenFor(LENA)}` },
  })
  const body = gefiltert.json<typeof alle.body>()
  expect(body.map((k) => k.id)).toEqual(['A.1', 'B.4'])
  expect(body[0]).toMatchObject({
    titel: expect.any(String),
    foerderquoten: { 'moor-raupe': 65 },
    foerdergegenstandKlassen: expect.arrayContaining([
      {
        id: 'moor-raupe',
        titel: 'Raupenfahrzeug',
        foerdergegenstandTyp: 'MASCHINE',
        kombination: false,
        technischeKriterien: expect.any(Array),
      },
    ]),
  })
  const frueher = await t.call(contract.ankUnterkategorienLesen, {
    als: LENA,
    query: { stichtag: '2020-01-01' },
  })
  expect(frueher.body).toEqual([])
})

test('[R7.3-04] the Positivliste of a product group', async () => {
  const r = await t.call(contract.positivlisteLesen, { als: LENA, params: { produktgruppe: 'ZUKLB' } })
  expect(r.body.map((k) => k.id)).toEqual(['K.1'])
})
