import { randomUUID } from 'node:crypto'
import * as runden from '@foerderportal/contract/interessenbekundung/bank/routes'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { registerPortal } from './app.ts'
import { FRANK, PETRA, angaben } from './interessenbekundung/runde/testing/rundenWelt.ts'
import { rundeEinfuegen } from './interessenbekundung/runde/runden.ts'
import { protokollieren } from './platform/audit/protokollieren.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase, openPool, type Database, type Tx } from './platform/database/database.ts'
import { schemaAnlegen } from './platform/testing/altbestand/altbestandLaden.ts'
import { startTestApp, type TestApp } from './platform/testing/testApp.ts'
import { createDatabase, type TestDatabase } from './platform/testing/testCluster.ts'

/** The last one before all kinds came into one table. */
const DAVOR = '0173'
const GRUND = { grund: 'Die Lieferzeiten sind länger geworden.' }
const ALLES = [...PETRA.rollen, ...FRANK.rollen]
const MIT_ALLEM = { sub: PETRA.sub, rollen: ALLES }
const FREIGABE = { sub: FRANK.sub, rollen: ALLES }

let database: TestDatabase
let t: TestApp
const jetzt = new Date()
const guid = {
  geplant: randomUUID(),
  offen: randomUUID(),
  annulliert: randomUUID(),
  bekundung: randomUUID(),
  einladung: randomUUID(),
}
/** What lay before a second person in the version before: of each kind one, as it wrote it. */
const VORGELEGT = {
  rundeVeroeffentlichen: [guid.geplant, guid.geplant, { bezeichnung: 'Proberunde', version: 1 }],
  fristVerlaengern: [guid.offen, guid.offen, { letzterTag: tagNach(jetzt, 40), ...GRUND }],
  mittelErhoehen: [guid.offen, guid.offen, { cent: 15_000_000, ...GRUND }],
  rundeAnnullieren: [guid.annulliert, guid.annulliert, GRUND],
  bekundungEntfallen: [guid.offen, guid.bekundung, { art: 'DOPPELT', rang: 3, ...GRUND }],
  einladungVerlaengern: [guid.offen, guid.einladung, { letzterTag: tagNach(jetzt, 60), rang: 3, ...GRUND }],
} as const
type Art = keyof typeof VORGELEGT

const akt = (tx: Tx, art: Art, mehr: Readonly<Record<string, unknown>>) => {
  const [runde, objekt, inhalt] = VORGELEGT[art]
  const zeile = {
    guid: randomUUID(),
    ibk_meta_guid: runde,
    art,
    objekt_guid: objekt,
    angaben: inhalt,
    vorbereitet_von: 'sub-damals',
    ...mehr,
  }
  return sql`insert into rundenakt select * from jsonb_populate_record(null::rundenakt, ${JSON.stringify(zeile)}::jsonb)`.execute(
    tx,
  )
}

const bestand = async (db: Database): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    for (const eine of [guid.geplant, guid.offen, guid.annulliert]) {
      await rundeEinfuegen(tx, { guid: eine, angaben: angaben(jetzt, 20), sub: PETRA.sub, jetzt })
      await protokollieren(tx, {
        unternehmenGuid: null,
        rundeGuid: eine,
        sub: PETRA.sub,
        handlung: 'rundeAnlegen',
        objektGuid: eine,
      })
    }
    for (const tabelle of ['ibk_meta', 'rundenakt'])
      await sql`alter table ${sql.table(tabelle)} disable trigger user`.execute(tx)
    await sql`update ibk_meta set veroeffentlicht_am = ${jetzt}, seed_zusage = repeat('a', 64)
      where guid <> ${guid.geplant}`.execute(tx)
    await akt(tx, 'fristVerlaengern', {
      status: 'ZURUECKGEGEBEN',
      vorbereitet_von: 'sub-zuvor',
      vorgelegt_am: '2026-11-01T08:00:00Z',
      zurueckgegeben_von: FRANK.sub,
      zurueckgegeben_am: '2026-11-01T09:00:00Z',
      zurueckgegeben_grund: 'Ein Tag mehr.',
    })
    for (const art of Object.keys(VORGELEGT) as Art[])
      await akt(tx, art, { status: 'VORGELEGT', vorgelegt_am: '2026-11-02T08:00:00Z' })
    for (const tabelle of ['ibk_meta', 'rundenakt'])
      await sql`alter table ${sql.table(tabelle)} enable trigger user`.execute(tx)
  })
}

beforeAll(async () => {
  database = await createDatabase(inject('testCluster'), 'template0')
  await schemaAnlegen(database.ownerUrl, DAVOR)
  const db = openDatabase(openPool(database.ownerUrl, 1))
  await bestand(db)
  await db.destroy()
  await migrate(database.ownerUrl)
  t = await startTestApp(registerPortal, {}, database)
})
afterAll(() => t.close())

const liegt = async (art: Art) => {
  const [runde] = VORGELEGT[art]
  const { body } = await t.call(runden.rundeLesen, { als: FREIGABE, params: { guid: runde } })
  const gefunden = body.akte.find((a) => a.art === art && a.status === 'VORGELEGT')
  if (gefunden === undefined) throw new Error(`no ${art} lies before a second person`)
  return gefunden
}
const freigeben = async (art: Art, als: { sub: string; rollen: string[] }) => {
  const { guid: vorlegung, sha256 } = await liegt(art)
  return t.call(runden.rundenaktFreigeben, { als, params: { guid: vorlegung }, body: { sha256 } })
}

test('[S9-13] who planned a round before there was this table does not publish it either', async () => {
  const r = await freigeben('rundeVeroeffentlichen', MIT_ALLEM)
  expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('selbst vorbereitet')])
})

test('[S9-13] nor does who had presented it in an attempt that came back', async () => {
  const r = await freigeben('fristVerlaengern', { sub: 'sub-zuvor', rollen: ALLES })
  expect(r.status).toBe(403)
})

test.each(['rundeVeroeffentlichen', 'fristVerlaengern', 'mittelErhoehen', 'rundeAnnullieren'] as const)(
  '[S9-13] %s lay there in the version before and is released in this one',
  async (art) => {
    const r = await freigeben(art, FREIGABE)
    expect([r.status, r.problem?.detail]).toEqual([200, undefined])
    expect(r.body.akte.find((a) => a.art === art)).toMatchObject({
      status: 'FREIGEGEBEN',
      vorgelegt: { am: '2026-11-02T08:00:00.000Z' },
    })
  },
)

test.each(['bekundungEntfallen', 'einladungVerlaengern'] as const)(
  '[S9-13] %s lay there in the version before and is given back in this one',
  async (art) => {
    const params = { guid: (await liegt(art)).guid }
    const r = await t.call(runden.rundenaktZurueckgeben, { als: FREIGABE, params, body: GRUND })
    expect([r.status, r.problem?.detail]).toEqual([200, undefined])
  },
)

test('[S9-13] what came back before stays as it was, and whoever changes the same again stands behind it', async () => {
  const { rows } = await sql`select nr, status, bestand, grund, gelesen is not null as gelesen from vorlegung
    where art = 'fristVerlaengern' order by nr`.execute(t.ownerDb)
  expect(rows).toEqual([
    { nr: 1, status: 'ZURUECKGEGEBEN', bestand: true, grund: 'Ein Tag mehr.', gelesen: false },
    { nr: 2, status: 'FREIGEGEBEN', bestand: false, grund: null, gelesen: true },
  ])
})
