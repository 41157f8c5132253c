import { randomUUID } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import * as contract from '@foerderportal/contract/zuwendung/antrag/checkliste/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfMaengel } from '../../platform/pdf/testing/pdfMaengel.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import {
  EINLADUNG,
  FREMDE_EINLADUNG,
  FREMDER_HOF,
  GISELA,
  HOF,
  LENA,
  MAX,
  NORA,
  startWelt,
  type Person,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => void (t = await startWelt()))
afterAll(() => t.close())

type Wahl = { einladung?: string; unternehmenGuid?: string; als?: Person & { rollen?: string[] } }
const lesen = ({ einladung = EINLADUNG, unternehmenGuid = HOF, als = LENA }: Wahl = {}) =>
  t.call(contract.checklisteLesen, { als, params: { unternehmenGuid }, query: { einladung } })
const allgemein = (als = LENA, unternehmenGuid = HOF) =>
  t.call(contract.checklisteLesen, { als, params: { unternehmenGuid }, query: {} })

const pdfHolen = async (query = `?einladung=${EINLADUNG}`, als: Person = LENA) =>
  t.app.inject({
    url: `/Zuwendungen/api/public/zuschussantrag/checkliste/${HOF}/pdf${query}`,
    headers: { authorization: `Bearer ${await t.tokenFor(als)}` },
  })

test('[S4-06] before an application exists: what is asked, needed and funded for this company and invitation', async () => {
  const { status, body } = await lesen()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    unternehmenName: 'Hof Lindenau GbR',
    antragstellerArt: 'Landwirtschaftlicher Primärproduzent',
    rechtsform: 'GbR',
    titel: expect.stringMatching(/^ANK NaBo, Runde 3\/\d{4}$/),
    einladung: EINLADUNG,
    erfassungsZeitraum: { bis: expect.stringMatching(/Z$/) },
    obergrenzen: { jeGegenstand: 200_000, jeAntrag: 500_000 },
  })
  expect(body.unterlagen.filter((u) => u.erforderlich).map((u) => u.titel)).toEqual(
    expect.arrayContaining(['Gesellschaftsvertrag', 'Beitragsbescheide der SVLFG']),
  )
  expect(body.seiten.map((s) => s.titel)).toContain('Moorflächen')
  expect(body.kategorien.map((k) => k.id)).toEqual(['A.1', 'B.1', 'B.2', 'B.3', 'B.4'])
})

test('[S4-06] in general it speaks of the programme of the product group', async () => {
  const query = { produktgruppe: 'ZUKLB' } as const
  const { body } = await t.call(contract.checklisteLesen, {
    als: LENA,
    params: { unternehmenGuid: HOF },
    query,
  })
  expect(body).toMatchObject({ titel: 'Zuschuss Klimabilanz', einladung: null, kategorien: [{ id: 'K.1' }] })
  expect(body.unterlagen.map(({ titel, erforderlich }) => [titel, erforderlich])).toEqual([
    ['Beitragsbescheid der SVLFG', true],
    ['De-minimis-Erklärung', true],
    ['Auflistung verbundener Betriebe', false],
    ['Vollmacht für Bevollmächtigte', false],
  ])
  expect(body.seiten.map(({ titel }) => titel)).not.toContain('Finanzierung')
})

test('[S4-06] an invitation for one category asks for less', async () => {
  await sql`update antrag_einladung set kategorien = '{B.1}' where guid = ${EINLADUNG}`.execute(t.ownerDb)
  const { body } = await lesen()
  await sql`update antrag_einladung set kategorien = '{A.1,B.1,B.2,B.3,B.4}' where guid = ${EINLADUNG}`.execute(
    t.ownerDb,
  )
  expect(body.kategorien.map((k) => [k.id, k.klassen[0]?.prozent])).toEqual([['B.1', { von: 40, bis: 40 }]])
  expect(body.seiten.map((s) => s.titel)).not.toContain('Moorflächen')
})

test('[S4-06] without an invitation the programme in general, for a company that is not invited too', async () => {
  const eigenes = await allgemein()
  expect(eigenes.body).toMatchObject({ einladung: null, erfassungsZeitraum: null })
  expect(eigenes.body.kategorien).toHaveLength(5)
  const bank = await allgemein(GISELA, DEMO_UNTERNEHMEN.raiffeisenbank)
  expect([bank.status, bank.body.antragstellerArt, bank.body.rechtsform]).toEqual([200, null, null])
})

test('[S1-02] a foreign company: 403; a foreign or unknown invitation: 404', async () => {
  expect((await lesen({ unternehmenGuid: FREMDER_HOF })).status).toBe(403)
  expect((await lesen({ unternehmenGuid: randomUUID() })).status).toBe(403)
  for (const einladung of [FREMDE_EINLADUNG, randomUUID()]) {
    const r = await lesen({ einladung })
    expect([r.status, r.problem.title]).toEqual([404, 'Einladung nicht vorhanden'])
  }
  const eigene = await lesen({ einladung: FREMDE_EINLADUNG, unternehmenGuid: FREMDER_HOF, als: MAX })
  expect(eigene.status).toBe(200)
})

test('who may only read sees it; it writes nothing', async () => {
  const vorher = await sql`select count(*) from audit_log`.execute(t.ownerDb)
  expect((await lesen({ als: { ...NORA, rollen: ['ZUWENDUNGEN_LESEN'] } })).status).toBe(200)
  expect((await sql`select count(*) from audit_log`.execute(t.ownerDb)).rows).toEqual(vorher.rows)
})

test('[S4-06] where there is no programme it says so', async () => {
  const jetzt = t.clock.now()
  t.clock.set(new Date('2020-01-01T00:00:00Z'))
  const r = await allgemein()
  t.clock.set(jetzt)
  expect([r.status, r.problem.detail]).toEqual([404, 'Zurzeit gibt es kein Förderprogramm.'])
})

const streams = (pdf: Buffer) =>
  pdf
    .toString('latin1')
    .split(/(?<!end)stream\n/)
    .slice(1)
    .map((teil) => {
      const bytes = Buffer.from(teil.slice(0, teil.indexOf('\nendstream')), 'latin1')
      return (bytes[0] === 0x78 ? inflateSync(bytes) : bytes).toString('utf8')
    })
    .join('\n')

test('[S4-06] the list as a PDF: open, so PDF/UA-1, tagged, nothing inside but the list, and its own name', async () => {
  const r = await pdfHolen(`?einladung=${EINLADUNG}&download=true`)
  expect(r.statusCode).toBe(200)
  expect(r.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="Checkliste zum Antrag.pdf"',
    'cache-control': 'private, no-store',
  })
  const roh = r.rawPayload.toString('latin1')
  expect(streams(r.rawPayload)).toContain('<pdfuaid:part>1</pdfuaid:part>')
  expect(pdfMaengel(r.rawPayload).filter((mangel) => !mangel.includes('PDF/A'))).toEqual([])
  expect(roh).toContain('/MarkInfo')
  expect(roh).not.toContain('/EmbeddedFile')
  expect((await pdfHolen()).headers['content-disposition']).toMatch(/^inline/)
  expect((await pdfHolen(`?einladung=${FREMDE_EINLADUNG}`)).statusCode).toBe(404)
})

test('setting it again and again is bounded for each user, and possible again after a while', async () => {
  const [zuOft] = (await Promise.all(Array.from({ length: 11 }, () => pdfHolen('', NORA)))).filter(
    (r) => r.statusCode !== 200,
  )
  expect([zuOft?.statusCode, zuOft?.headers['retry-after']]).toEqual([429, '10'])
  expect((await pdfHolen('', LENA)).statusCode).toBe(200)
  t.clock.forward(10_000)
  expect((await pdfHolen('', NORA)).statusCode).toBe(200)
})
