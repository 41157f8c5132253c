import { randomUUID } from 'node:crypto'
import { aenderungenLesen } from '@foerderportal/contract/zuwendung/antrag/aenderungen/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { SABINE, inPruefung, mit, nachgefordert } from '../testing/korrekturWelt.ts'
import { LENA, anlegen, einreichen, hochladen, platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const UMSATZ = 'produktgruppenDaten.umsatz'
const VERTRAG = 'dokumente.gesellschaftsvertrag'
const geschaeftVon = async (guid: string) =>
  (await sql<{ g: string }>`select geschaeft_guid as g from antrag where guid = ${guid}`.execute(t.ownerDb))
    .rows[0]?.g ?? ''
const lesen = async (antragGuid: string, query: { von?: string; bis?: string } = {}, als: Caller = SABINE) =>
  t.call(aenderungenLesen, { als, params: { guid: await geschaeftVon(antragGuid) }, query })
const weiter = (ms: number) => t.clock.set(new Date(t.clock.now().getTime() + ms))

/** Asked for a figure, a document and an offer; the farm mends the figure, sends the same document again, leaves the rest. */
const korrigiert = async () => {
  const formular = await nachgefordert(t, UMSATZ, VERTRAG, 'produktgruppenDaten.finanzamt')
  weiter(60_000)
  const nochmal = await hochladen(t, LENA, 'Vertrag (2).pdf')
  const r = await einreichen(t, mit(formular, { [UMSATZ]: 470_000, [VERTRAG]: [nochmal] }))
  expect(r.status, r.text).toBe(200)
  return formular
}

test('[S9-03] [A-14] the bank sees what the correction changed, what it left, and that a file is the same', async () => {
  const { guid } = await korrigiert()
  const { status, body, text } = await lesen(guid)
  expect(status, text).toBe(200)
  expect(body).toMatchObject({ von: 1, bis: 2 })
  expect(body.einreichungen.map(({ nr }) => nr)).toEqual([1, 2])
  expect(body.nachgefordertAm).not.toBeNull()
  const je = (gruppe: string) =>
    body.aenderungen.filter((a) => a.gruppe === gruppe).map(({ stelle }) => stelle)
  expect([je('NACHGEFORDERT'), je('UNVERAENDERT').toSorted(), je('MIT_GEAENDERT')]).toEqual([
    [UMSATZ],
    [VERTRAG, 'produktgruppenDaten.finanzamt'],
    [],
  ])
  expect(body.aenderungen.find(({ stelle }) => stelle === UMSATZ)).toMatchObject({
    grund: `Zu ${UMSATZ}`,
    vorher: '480.000,00\u00a0€',
    nachher: '470.000,00\u00a0€',
  })
  expect(body.aenderungen.find(({ stelle }) => stelle === VERTRAG)).toMatchObject({ dieselbeDatei: true })
})

test('[S9-03] of a single submission there is nothing to compare; other numbers than those there are: 400', async () => {
  const { guid } = await inPruefung(t)
  expect((await lesen(guid)).body).toMatchObject({ von: 1, bis: 1, aenderungen: [], nachgefordertAm: null })
  expect((await lesen(guid, { von: '1', bis: '2' })).status).toBe(400)
  expect((await lesen(guid, { von: '0' })).status).toBe(400)
})

test('[S9-03] other pairs, the first one first', async () => {
  const formular = await korrigiert()
  expect((await lesen(formular.guid, { von: '1', bis: '1' })).body.aenderungen).toEqual([])
  const falsch = await lesen(formular.guid, { von: '2', bis: '1' })
  expect([falsch.status, falsch.problem.errors?.map(({ pfad }) => pfad)]).toEqual([400, ['von']])
})

test('[S9-01] a draft and an unknown case: 404; a conflict of interest and customers: 403', async () => {
  const entwurf = await anlegen(t)
  expect((await lesen(entwurf.guid)).status).toBe(404)
  expect((await t.call(aenderungenLesen, { als: SABINE, params: { guid: randomUUID() } })).status).toBe(404)
  const { guid } = await inPruefung(t)
  expect((await lesen(guid, {}, LENA)).status).toBe(403)
  await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
    values (gen_random_uuid(), ${await geschaeftVon(guid)}, ${SABINE.sub ?? ''}, 'Schwager.', now())`.execute(
    t.ownerDb,
  )
  expect((await lesen(guid)).status).toBe(403)
  expect((await lesen(guid, {}, { ...SABINE, sub: 'sub-ludwig' })).status).toBe(200)
})
