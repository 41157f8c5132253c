import type { FoerdergegenstandSeite } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { bewilligungAnlegen } from './bewilligungAnlegen.ts'

let t: TestApp
let geschaeftGuid: string
beforeAll(async () => {
  t = await startTestApp(() => undefined)
  await demoWelt(t.services)
  const { rows } = await sql<{ guid: string }>`select guid from geschaeft g
    where not exists (select from bewilligung b where b.geschaeft_guid = g.guid) limit 1`.execute(t.ownerDb)
  geschaeftGuid = rows[0]?.guid ?? ''
})
afterAll(() => t.close())

const beratung = (id: string, zuwendungsBetrag: number) =>
  ({ type: 'Beratungsdienstleistung', id, bezeichnung: id, kosten: 2_000, zuwendungsBetrag }) as const

const SEITEN: readonly FoerdergegenstandSeite[] = [
  {
    kategorie: 'B.4',
    foerdergegenstandKlasse: 'bodenberatung',
    foerdergegenstaende: [beratung('voll', 1_000), beratung('gekappt', 0), beratung('rest', 0.29)],
  },
]

test('[S6-01] an item that the cap left nothing of is no approved one; the others keep their numbers and cents', async () => {
  await t.ownerDb.transaction().execute((tx) =>
    bewilligungAnlegen(tx, {
      geschaeftGuid,
      unternehmenGuid: DEMO_UNTERNEHMEN.hofLindenau,
      bewilligtAm: t.clock.now(),
      positivlisteStichtag: '2026-11-21',
      maxAuszahlungen: 3,
      wirksamAb: null,
      kaufBis: null,
      auszahlungBis: null,
      auszahlungTage: null,
      seiten: SEITEN,
      quoten: { bodenberatung: 50 },
    }),
  )
  const { rows } =
    await sql`select nr, bewilligt_cent as cent, gegenstand ->> 'bezeichnung' as was, gegenstand -> 'id' as id
    from bewilligter_gegenstand where geschaeft_guid = ${geschaeftGuid} order by nr`.execute(t.services.db)
  expect(rows).toEqual([
    { nr: 1, cent: 100_000, was: 'voll', id: null },
    { nr: 3, cent: 29, was: 'rest', id: null },
  ])
})
