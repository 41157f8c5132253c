import { randomUUID } from 'node:crypto'
import { fassungAuswerten, umfrageLesen, umfragenLesen } from '@foerderportal/contract/fragebogen/bank/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { registerFragebogen } from '../routes.ts'
import { umfrageMit } from '../testing/umfragen.ts'

const RITA = { sub: 'sub-rita', rollen: ['SACHBEARBEITUNG_LESEN'] }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) =>
    registerFragebogen(app, services, {
      vorbereiten: async () => ({ antragFuer: () => Promise.reject(new Error()), verlangtVon: new Map() }),
    }),
  )
})
afterAll(() => t.close())

type Bogen = { fertig?: boolean; vorgaenger?: string; unternehmen?: string }

const antworten = async (
  { umfrageUuid, fassungGuid }: { umfrageUuid: string; fassungGuid: string },
  wahl: string,
  { fertig = true, vorgaenger, unternehmen }: Bogen = {},
): Promise<string> => {
  const guid = randomUUID()
  const am = fertig ? new Date() : null
  await sql`insert into befragung (guid, fassung_guid, umfrage_uuid, unternehmen_guid, antworten, vorgaenger_guid, angelegt_am, angelegt_von,
      geaendert_am, geaendert_von, abgeschlossen_am, abgeschlossen_von)
    values (${guid}, ${fassungGuid}, ${umfrageUuid}, ${unternehmen ?? null}, ${JSON.stringify({ f0: { wahl: [wahl] } })},
      ${vorgaenger ?? null}, now(), 'sub', now(), 'sub', ${am}, ${am && 'sub'})`.execute(t.ownerDb)
  return guid
}

test('[S9-05] counts whoever has finished, after a correction once and as corrected', async () => {
  const umfrage = await umfrageMit(t)
  for (let i = 0; i < 6; i += 1) await antworten(umfrage, 'o0')
  await antworten(umfrage, 'o2', { fertig: false })
  const vorgaenger = await antworten(umfrage, 'o2')
  await antworten(umfrage, 'o0', { vorgaenger })
  const { body } = await t.call(fassungAuswerten, { als: RITA, params: { guid: umfrage.fassungGuid } })
  expect(body).toMatchObject({ abgeschlossen: 7, nummer: 1, bezeichnung: 'Betrieb und Umwelt' })
  expect(body.fragen[0]).toMatchObject({ frageId: 'f0', gestellt: 7, beantwortet: 7 })
  expect(body.fragen[0]?.balken.map(({ anzahl }) => anzahl)).toEqual([7, 0, 0])
  const liste = await t.call(umfrageLesen, { als: RITA, params: { umfrageUuid: umfrage.umfrageUuid } })
  expect(liste.body.fassungen).toMatchObject([{ begonnen: 8, abgeschlossen: 7 }])
})

test('[S9-01] whoever has a conflict of interest gets and counts the answers of all others; that of a case: app.fragebogen', async () => {
  const umfrage = await umfrageMit(t)
  for (let i = 0; i < 6; i += 1) await antworten(umfrage, 'o0')
  const unternehmen = randomUUID()
  await sql`insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, angelegt_am, geaendert_am)
    values (${unternehmen}, gen_random_uuid(), 'Startup', 'Moorwerk', 1, '{}', now(), now())`.execute(
    t.ownerDb,
  )
  await antworten(umfrage, 'o0', { unternehmen })
  const zahl = async () => {
    const r = await t.call(fassungAuswerten, { als: RITA, params: { guid: umfrage.fassungGuid } })
    const eine = await t.call(umfrageLesen, { als: RITA, params: { umfrageUuid: umfrage.umfrageUuid } })
    const { umfragen } = (await t.call(umfragenLesen, { als: RITA })).body
    const listen = [eine.body, umfragen.find(({ umfrageUuid }) => umfrageUuid === umfrage.umfrageUuid)]
    return [
      r.body.abgeschlossen,
      ...listen.map((u) => u?.fassungen.map(({ begonnen, abgeschlossen }) => [begonnen, abgeschlossen])),
    ]
  }
  await antworten(umfrage, 'o0', { unternehmen, fertig: false })
  expect(await zahl()).toEqual([7, [[8, 7]], [[8, 7]]])
  await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
    values (gen_random_uuid(), ${unternehmen}, ${RITA.sub}, 'Verwandt', now())`.execute(t.ownerDb)
  expect(await zahl()).toEqual([6, [[6, 6]], [[6, 6]]])
})
