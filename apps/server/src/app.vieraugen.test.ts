import { randomUUID } from 'node:crypto'
import * as runden from '@foerderportal/contract/interessenbekundung/bank/routes'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registerPortal } from './app.ts'
import { demoWelt } from './demo/welt.ts'
import { FRANK, PETRA, proberunde } from './interessenbekundung/runde/testing/rundenWelt.ts'
import { DEMO_SUB } from './oidc/demo.ts'
import type { Tx } from './platform/database/database.ts'
import { startTestApp, type TestApp } from './platform/testing/testApp.ts'
import type { Caller } from './platform/testing/tokens/testTokens.ts'
import { wartende } from './platform/testing/zugleich.ts'
import { vorlegungstext } from './platform/vieraugen/vorlegungen.ts'
import { DEMO_UNTERNEHMEN } from './unternehmen/public.ts'

let t: TestApp
let heute: Date
beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
  heute = t.clock.now()
})
beforeEach(() => t.clock.set(heute))
afterAll(() => t.close())

/** Both rights: what counts is the person. */
const ALLES = [...PETRA.rollen, ...FRANK.rollen, 'SACHBEARBEITUNG_SCHREIBEN']
const wer = (sub: string): Caller => ({ sub, rollen: [...ALLES] })
const BETRIEBE = [DEMO_UNTERNEHMEN.hofLindenau, DEMO_UNTERNEHMEN.hofAltmoor]
const GRUND = { grund: 'Die Lieferzeiten sind länger geworden.' }

/** A kind: how it comes to lie before a second person, and by which calls it goes on. */
type Art = {
  /** What it is about; a new one for each test. */
  readonly anlegen: () => Promise<Objekt>
  readonly vorlegen: (o: Objekt, als: Caller, tage?: number) => Promise<{ readonly status: number }>
}
type Objekt = { readonly runde: string; readonly guid: string }

const rundeBis = (bis: 'GEPLANT' | 'VEROEFFENTLICHT') => async (): Promise<Objekt> => {
  const guid = await proberunde(t.services, { bis, abTagen: 20 })
  return { runde: guid, guid }
}
const gereiht = (worum: (runde: string) => RawBuilder<{ guid: string }>, staffeln: number) => async () => {
  const runde = await proberunde(t.services, { bis: 'GEREIHT', abTagen: -30, betriebe: BETRIEBE, staffeln })
  return { runde, guid: (await worum(runde).execute(t.ownerDb)).rows[0]?.guid ?? '' }
}
const ARTEN: Readonly<Record<string, Art>> = {
  rundeVeroeffentlichen: {
    anlegen: rundeBis('GEPLANT'),
    vorlegen: ({ guid }, als) => t.call(runden.rundeVeroeffentlichen, { als, params: { guid } }),
  },
  fristVerlaengern: {
    anlegen: rundeBis('VEROEFFENTLICHT'),
    vorlegen: ({ guid }, als, tage = 40) =>
      t.call(runden.fristVerlaengern, {
        als,
        params: { guid },
        body: { letzterTag: tagNach(heute, tage), ...GRUND },
      }),
  },
  mittelErhoehen: {
    anlegen: rundeBis('VEROEFFENTLICHT'),
    vorlegen: ({ guid }, als) =>
      t.call(runden.mittelErhoehen, { als, params: { guid }, body: { budgetInEuro: 150_000, ...GRUND } }),
  },
  rundeAnnullieren: {
    anlegen: rundeBis('VEROEFFENTLICHT'),
    vorlegen: ({ guid }, als) => t.call(runden.rundeAnnullieren, { als, params: { guid }, body: GRUND }),
  },
  bekundungEntfallen: {
    anlegen: gereiht(
      (runde) => sql`select bekundung_guid as guid from reihungszeile where ibk_meta_guid = ${runde} limit 1`,
      0,
    ),
    vorlegen: ({ runde, guid }, als) =>
      t.call(runden.bekundungEntfallen, {
        als,
        params: { guid: runde, bekundungGuid: guid },
        body: { art: 'DOPPELT', ...GRUND },
      }),
  },
  einladungVerlaengern: {
    anlegen: gereiht(
      (runde) => sql`select e.guid from antrag_einladung e join staffel s on s.guid = e.staffel_guid
        where s.ibk_meta_guid = ${runde} limit 1`,
      1,
    ),
    vorlegen: ({ runde, guid }, als) =>
      t.call(runden.einladungVerlaengern, {
        als,
        params: { guid: runde, einladungGuid: guid },
        body: { letzterTag: tagNach(heute, 90), ...GRUND },
      }),
  },
}
/** Only right after signing in: both acts. */
const FRISCH = ['mittelErhoehen', 'rundeAnnullieren']

type Liegend = Objekt & { readonly vorlegung: string; readonly sha256: string }
const offen = async (art: string, o: Objekt): Promise<Liegend> => {
  const { rows } = await sql<{
    vorlegung: string
    sha256: string
  }>`select guid as vorlegung, sha256 from vorlegung
    where art = ${art} and objekt = ${o.guid} and status = 'VORGELEGT'`.execute(t.ownerDb)
  const [row] = rows
  if (row === undefined) throw new Error(`no ${art} lies before a second person`)
  return { ...o, ...row }
}
const vorgelegt = async (name: string, von = 'sub-vorlegt'): Promise<Liegend> => {
  const o = await artVon(name).anlegen()
  expect((await artVon(name).vorlegen(o, wer(von))).status).toBe(200)
  return offen(name, o)
}
const artVon = (name: string): Art => {
  const art = ARTEN[name]
  if (art === undefined) throw new Error(`no kind ${name}`)
  return art
}
const freigeben = (l: Liegend, als: Caller, sha256: string | undefined = l.sha256) =>
  t.call(runden.rundenaktFreigeben, { als, params: { guid: l.vorlegung }, body: { sha256 } })
const zurueckgeben = (l: Liegend, als: Caller) =>
  t.call(runden.rundenaktZurueckgeben, { als, params: { guid: l.vorlegung }, body: GRUND })
const zurueckholen = (l: Liegend, als: Caller) =>
  t.call(runden.rundenaktZurueckholen, { als, params: { guid: l.vorlegung } })
const status = async ({ vorlegung }: Liegend) =>
  (await sql<{ status: string }>`select status from vorlegung where guid = ${vorlegung}`.execute(t.ownerDb))
    .rows[0]?.status

type Zeile = {
  /** Else somebody whom nobody knows. */
  readonly wer?: string
  /** What stands in the way, as facts. */
  readonly vorher: (l: Liegend, sub: string) => readonly RawBuilder<unknown>[]
  readonly api: number
  readonly sql: RegExp
}
const bearbeitet = ({ guid }: Liegend, sub: string, art: string) =>
  sql`insert into vorlegung_bearbeiter (art, objekt, sub, seit) values (${art}, ${guid}, ${sub}, now())`
const bezug = ({ vorlegung }: Liegend) =>
  sql`insert into vorlegung_bezug (vorlegung_guid, unternehmen_guid)
    values (${vorlegung}, ${DEMO_UNTERNEHMEN.lohnbetriebNord}) on conflict do nothing`
const SPERREN = (art: string): Readonly<Record<string, Zeile>> => ({
  'whoever edited it, without presenting it': {
    vorher: (l, sub) => [bearbeitet(l, sub, art)],
    api: 403,
    sql: /gibt nicht frei/,
  },
  'whoever has a conflict of interest': {
    vorher: (l, sub) => [
      bezug(l),
      sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
        values (gen_random_uuid(), ${DEMO_UNTERNEHMEN.lohnbetriebNord}, ${sub}, 'Verwandt.', now())`,
    ],
    api: 403,
    sql: /befangen/,
  },
  'whoever acts for the company': {
    wer: DEMO_SUB['nora.nurlesen'],
    vorher: (l, sub) => [
      bezug(l),
      sql`insert into mitgliedschaft select (jsonb_populate_record(m, jsonb_build_object('nutzer_sub', ${sub}::text,
          'unternehmen_guid', ${DEMO_UNTERNEHMEN.lohnbetriebNord}::text))).* from mitgliedschaft m limit 1
        on conflict do nothing`,
    ],
    api: 403,
    sql: /befangen/,
  },
})

const perSql = (l: Liegend, sub: string, gelesen = l.sha256) =>
  sql`update vorlegung set status = 'FREIGEGEBEN', beendet_von = ${sub}, beendet_am = now(), gelesen = ${gelesen}
    where guid = ${l.vorlegung}`.execute(t.services.db)

describe.each(Object.keys(ARTEN))('[S9-13] %s', (name) => {
  test('is released by a second person who names what he has read; nobody else, nothing else', async () => {
    const l = await vorgelegt(name)
    const anders = await freigeben(l, wer('sub-zweite'), 'f'.repeat(64))
    expect([anders.status, anders.problem.title]).toEqual([409, 'Konkurrente Bearbeitung'])
    await expect(perSql(l, 'sub-zweite', 'f'.repeat(64))).rejects.toThrow('vorlegung_gelesen')
    const selbst = await freigeben(l, wer('sub-vorlegt'))
    expect([selbst.status, selbst.problem.detail]).toEqual([
      403,
      expect.stringContaining('selbst vorbereitet'),
    ])
    await expect(perSql(l, 'sub-vorlegt')).rejects.toThrow(/gibt nicht frei|vier_augen/)
    expect(await status(l)).toBe('VORGELEGT')
    expect((await freigeben(l, wer('sub-zweite'))).status).toBe(200)
    expect(await status(l)).toBe('FREIGEGEBEN')
  })

  test('a script of a version before, which names no hash, is told to read the page anew', async () => {
    const l = await vorgelegt(name)
    const r = await t.call(runden.rundenaktFreigeben, {
      als: wer('sub-zweite'),
      params: { guid: l.vorlegung },
    })
    expect([r.status, r.text]).toEqual([400, expect.stringContaining('Laden Sie die Seite neu')])
    expect(await status(l)).toBe('VORGELEGT')
  })

  test.each(Object.entries(SPERREN(name)))('not by %s, by call or by SQL', async (_, zeile) => {
    const l = await vorgelegt(name)
    const sub = zeile.wer ?? `sub-${randomUUID()}`
    for (const befehl of zeile.vorher(l, sub)) await befehl.execute(t.ownerDb)
    expect((await freigeben(l, wer(sub))).status).toBe(zeile.api)
    await expect(perSql(l, sub)).rejects.toThrow(zeile.sql)
    expect(await status(l)).toBe('VORGELEGT')
  })

  test('two at once: one succeeds, the other reads that it lies there no more', async () => {
    const l = await vorgelegt(name)
    const antworten = await Promise.all(['a', 'b'].map((eine) => freigeben(l, wer(`sub-zweite-${eine}`))))
    expect(antworten.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  test('whoever becomes an editor in that second is waited for', async () => {
    const l = await vorgelegt(name)
    const { laufend } = await t.ownerDb.transaction().execute(async (tx: Tx) => {
      await bearbeitet(l, 'sub-zweite', name).execute(tx)
      const antwort = freigeben(l, wer('sub-zweite'))
      await expect.poll(() => wartende(t)).toBe(1)
      return { laufend: antwort }
    })
    expect((await laufend).status).toBe(403)
    expect(await status(l)).toBe('VORGELEGT')
  })

  test('given back and presented anew it is another one; who presented the first releases neither', async () => {
    const erste = await vorgelegt(name)
    expect((await zurueckgeben(erste, wer('sub-zweite'))).status).toBe(200)
    expect((await artVon(name).vorlegen(erste, wer('sub-andere'), 41)).status).toBe(200)
    const zweite = await offen(name, erste)
    expect((await freigeben(erste, wer('sub-zweite'))).status).toBe(412)
    expect((await freigeben(zweite, wer('sub-vorlegt'))).status).toBe(403)
    await expect(perSql(zweite, 'sub-vorlegt')).rejects.toThrow('gibt nicht frei')
    await expect(perSql(erste, 'sub-zweite')).rejects.toThrow('unveraenderlich')
    expect((await freigeben(zweite, wer('sub-zweite'))).status).toBe(200)
    const { rows } =
      await sql`select nr, status, grund from vorlegung where art = ${name} and objekt = ${erste.guid}
      order by nr`.execute(t.ownerDb)
    expect(rows).toEqual([
      { nr: 1, status: 'ZURUECKGEGEBEN', ...GRUND },
      { nr: 2, status: 'FREIGEGEBEN', grund: null },
    ])
  })

  test('whoever presented it calls it back while it lies, nobody else; then nobody releases it', async () => {
    const l = await vorgelegt(name)
    expect((await zurueckholen(l, wer('sub-zweite'))).status).toBe(403)
    await expect(
      sql`update vorlegung set status = 'ZURUECKGEHOLT', beendet_von = 'sub-zweite', beendet_am = now()
        where guid = ${l.vorlegung}`.execute(t.services.db),
    ).rejects.toThrow('vorlegung_eigene')
    expect((await zurueckholen(l, wer('sub-vorlegt'))).status).toBe(200)
    expect((await freigeben(l, wer('sub-zweite'))).status).toBe(412)
    expect((await zurueckholen(l, wer('sub-vorlegt'))).status).toBe(412)
    expect((await artVon(name).vorlegen(l, wer('sub-vorlegt'), 42)).status).toBe(200)
  })

  test('nobody changes, doubles or deletes what lies there', async () => {
    const l = await vorgelegt(name)
    const lage = sql`where guid = ${l.vorlegung}`
    for (const befehl of [
      sql`update vorlegung set inhalt = '{}', sha256 = encode(sha256('{}'), 'hex') ${lage}`,
      sql`update vorlegung set vorbereitet_von = 'niemand' ${lage}`,
      sql`update vorlegung set zeile = '{}' ${lage}`,
      sql`delete from vorlegung ${lage}`,
    ])
      await expect(befehl.execute(t.services.db)).rejects.toThrow(
        /unveraenderlich|permission denied|verweigert/,
      )
    await expect(
      sql`insert into vorlegung select (jsonb_populate_record(v, jsonb_build_object('guid', gen_random_uuid(), 'nr', nr + 1))).*
        from vorlegung v ${lage}`.execute(t.services.db),
    ).rejects.toThrow('vorlegung_offen')
    expect(await offen(name, l)).toEqual(l)
  })

  test(`${FRISCH.includes(name) ? 'only' : 'also not only'} right after a sign-in`, async () => {
    const erwartet = FRISCH.includes(name) ? 401 : 200
    const o = await artVon(name).anlegen()
    expect((await artVon(name).vorlegen(o, { ...wer('sub-vorlegt'), authTime: 1 })).status).toBe(erwartet)
    const l = await vorgelegt(name)
    expect((await freigeben(l, { ...wer('sub-zweite'), authTime: 1 })).status).toBe(erwartet)
  })
})

test('[S9-13] a savepoint around the release does not hide it from its effect', async () => {
  const l = await vorgelegt('mittelErhoehen')
  await t.services.db.transaction().execute(async (tx) => {
    await sql`savepoint davor`.execute(tx)
    await sql`update vorlegung set status = 'FREIGEGEBEN', beendet_von = 'sub-zweite', beendet_am = now(),
      gelesen = sha256 where guid = ${l.vorlegung}`.execute(tx)
    await sql`release savepoint davor`.execute(tx)
    await sql`update ibk_meta set budget_cent = 15000000 where guid = ${l.runde}`.execute(tx)
  })
  await expect(
    sql`update ibk_meta set budget_cent = 16000000 where guid = ${l.runde}`.execute(t.services.db),
  ).rejects.toThrow('veroeffentlicht')
})

test('[S9-13] what is null in what is presented is a part of it; the order of its names is none', () => {
  expect(vorlegungstext({ b: 1, a: { uuid: 'x', seite: null } })).toBe(
    '{"a":{"seite":null,"uuid":"x"},"b":1}',
  )
  expect(vorlegungstext({ a: null })).not.toBe(vorlegungstext({}))
})
