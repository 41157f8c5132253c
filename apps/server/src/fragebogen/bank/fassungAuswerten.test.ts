import { randomUUID } from 'node:crypto'
import { fassungAuswerten } from '@foerderportal/contract/fragebogen/bank/routes'
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

type Bogen = { fertig?: boolean; vorgaenger?: string }

const antworten = async (
  { umfrageUuid, fassungGuid }: { umfrageUuid: string; fassungGuid: string },
  wahl: string,
  { fertig = true, vorgaenger }: Bogen = {},
): Promise<string> => {
  const guid = randomUUID()
  const am = fertig ? new Date() : null
  await sql`insert into befragung (guid, fassung_guid, umfrage_uuid, antworten, vorgaenger_guid, angelegt_am, angelegt_von,
      geaendert_am, geaendert_von, abgeschlossen_am, abgeschlossen_von)
    values (${guid}, ${fassungGuid}, ${umfrageUuid}, ${JSON.stringify({ f0: { wahl: [wahl] } })},
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
})
