import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BEKUNDUNG_STATUS } from '@foerderportal/contract/interessenbekundung/bekundungStatus'
import * as contract from '@foerderportal/contract/interessenbekundung/routes'
import { UNGEREIHT } from '@foerderportal/contract/interessenbekundung/testing/ungereiht'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../demo/welt.ts'
import { DEMO_SUB } from '../oidc/demo.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../unternehmen/public.ts'
import { DEMO_IBK } from '../zuwendung/public.ts'
import { DEMO_IBK_OFFEN } from './demo/runden.ts'
import { DEMO_VORGABEN } from './demo/vorgaben.ts'
import { registerInteressenbekundung } from './routes.ts'

const HOF = DEMO_UNTERNEHMEN.hofLindenau
const LENA = { sub: DEMO_SUB['lena.lindenau'] }
const MAX = { sub: DEMO_SUB['max.mehrfach'] }

let t: TestApp
let heute: Date
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
  heute = t.clock.now()
})
beforeEach(() => t.clock.set(heute))
afterAll(() => t.close())

const uebersicht = (unternehmenGuid: string = HOF, als: { sub: string; rollen?: string[] } = LENA) =>
  t.call(contract.bekundungUebersichtLesen, { als, params: { unternehmenGuid } })
const meta = (ibkMetaGuid: string, als: { sub: string; rollen?: string[] } = LENA) =>
  t.call(contract.bekundungMetaLesen, { als, params: { ibkMetaGuid } })

const ZEITRAUM = { von: expect.stringMatching(/^\d{4}-.*Z$/), bis: expect.stringMatching(/^\d{4}-.*Z$/) }

const bekunden = async (o: { guid?: string; zurueckgezogen?: Date } = {}) => {
  await sql`insert into bekundung (guid, ibk_meta_guid, unternehmen_guid, class_version, formular, betrag_cent,
      zuwendung_cent, angelegt_am, geaendert_am, geaendert_von, zurueckgezogen_am)
    values (${o.guid ?? randomUUID()}, ${DEMO_IBK_OFFEN}, ${HOF}, 1, '{}', 1250050, 500020, ${heute}, ${heute},
      ${LENA.sub}, ${o.zurueckgezogen ?? null})`.execute(t.services.db)
}
const verwerfen = () =>
  sql`delete from bekundung where ibk_meta_guid = ${DEMO_IBK_OFFEN}`.execute(t.services.db)

test('[R7.2-21] [R3.4-01] the open round, and every round in which the company has declared its interest', async () => {
  const r = await uebersicht()
  expect(r.status).toBe(200)
  const gemeinsam = { produktGruppe: 'standard', erfassungsZeitraum: ZEITRAUM, ersetztDurch: null }
  const detail = {
    guid: expect.any(String),
    fertig: true,
    eingangsnummer: expect.stringMatching(/^IBK-\d{4}-\d{6}$/),
    eingegangenAm: expect.stringMatching(/Z$/),
    letzteAenderung: expect.stringMatching(/Z$/),
    ...UNGEREIHT,
  }
  expect(r.body).toEqual([
    {
      ...gemeinsam,
      aenderbar: true,
      bekundungStatus: 'ERFASSUNG',
      ibkMetaGuid: DEMO_IBK_OFFEN,
      programmbezeichnung: expect.stringMatching(/^ANK NaBo, Runde 4\/\d{4}$/),
      detail: null,
    },
    {
      ...gemeinsam,
      aenderbar: false,
      bekundungStatus: 'NACH_REIHUNG',
      ibkMetaGuid: DEMO_IBK.aktuell,
      programmbezeichnung: expect.stringMatching(/^ANK NaBo, Runde 3\/\d{4}$/),
      detail: { ...detail, betragInEuro: 85_000, zuwendungInEuro: 25_500 },
    },
    {
      ...gemeinsam,
      aenderbar: false,
      bekundungStatus: 'NACH_REIHUNG',
      ibkMetaGuid: DEMO_IBK.vergangen,
      programmbezeichnung: expect.stringMatching(/^ANK NaBo, Runde 1\/\d{4}$/),
      detail: { ...detail, betragInEuro: 42_000, zuwendungInEuro: 16_800 },
    },
  ])
})

test('[R7.2-20] [R3.4-01] the metadata of a round: amounts, groups and categories with their pictures', async () => {
  const r = await meta(DEMO_IBK_OFFEN)
  expect(r.status).toBe(200)
  expect(r.body).toEqual({
    produktGruppe: 'standard',
    programmBezeichung: expect.stringMatching(/^ANK NaBo, Runde 4\/\d{4}$/),
    betragInEuroMin: 5_000,
    betragInEuroMax: 1_000_000,
    foerderbetragInEuroMax: 500_000,
    hauptgruppen: [
      {
        code: 'A',
        bezeichnung: 'Nasse und wiedervernässte Moorböden',
        metaKategorien: [
          {
            code: 'A.1',
            bezeichnung: 'Technik für nasse und wiedervernässte Moorböden',
            betragInEuroMin: 5_000,
            betragInEuroMax: 500_000,
            erklaerung: expect.any(String),
            imageSrc: '/ibk/moor.svg',
            imageAlt: 'Raupenfahrzeug auf einer nassen Wiese mit Schilf',
            foerderquote: 65,
          },
        ],
      },
      expect.objectContaining({ code: 'B' }),
    ],
    ibkMetaGuid: DEMO_IBK_OFFEN,
    bekundungStatus: 'ERFASSUNG',
    erfassungsZeitraum: ZEITRAUM,
    einladungTage: 30,
    ziehungAm: null,
  })
})

test('[R7.2-20] every category is one to apply for in the programme, and its picture is shipped with the portal', async () => {
  const { rows } = await sql<{
    code: string
  }>`select jsonb_path_query(daten, '$.kategorien[*].id') #>> '{}' as code
    from programm where programm = 'AnkNabo'`.execute(t.ownerDb)
  const { hauptgruppen } = (await meta(DEMO_IBK_OFFEN)).body
  const kategorien = hauptgruppen.flatMap((g) => g.metaKategorien)
  expect(kategorien.map((k) => k.code)).toEqual(['A.1', 'B.1', 'B.2', 'B.3'])
  for (const { code, imageSrc } of kategorien) {
    expect(rows.map((row) => row.code)).toContain(code)
    expect(existsSync(join(import.meta.dirname, '../../../portal/public', imageSrc)), imageSrc).toBe(true)
  }
})

test('[S3-01] what the provider changes holds from its first moment on', async () => {
  const ab = new Date(heute.getTime() + TAG_MS)
  const daten = JSON.stringify({ ...DEMO_VORGABEN, betragInEuroMin: 7_500 })
  await sql`insert into ibk_meta_vorgaben (ibk_meta_guid, gueltig_ab, daten)
    values (${DEMO_IBK_OFFEN}, ${ab}, ${daten})`.execute(t.ownerDb)
  const mindestens = async (moment: number) => {
    t.clock.set(new Date(moment))
    return (await meta(DEMO_IBK_OFFEN)).body.betragInEuroMin
  }
  expect(await mindestens(ab.getTime() - 1)).toBe(5_000)
  expect(await mindestens(ab.getTime())).toBe(7_500)
  await sql`delete from ibk_meta_vorgaben where gueltig_ab = ${ab}`.execute(t.ownerDb)
})

describe('as time goes by', () => {
  const raender = async () => {
    const { erfassungsZeitraum } = (await meta(DEMO_IBK_OFFEN)).body
    return [Date.parse(erfassungsZeitraum.von), Date.parse(erfassungsZeitraum.bis)] as const
  }
  const freigeben = (am: Date | null) =>
    sql`update ibk_meta set reihung_freigegeben_am = ${am} where guid = ${DEMO_IBK_OFFEN}`.execute(t.ownerDb)

  test('[R4-05] [S3-01] a round passes all four states', async () => {
    const [von, bis] = await raender()
    const stand = async (moment: number) => {
      t.clock.set(new Date(moment))
      return (await meta(DEMO_IBK_OFFEN)).body.bekundungStatus
    }
    const gesehen = [await stand(von - 1), await stand(von), await stand(bis)]
    expect(await stand(bis - 1)).toBe('ERFASSUNG')
    await freigeben(new Date(bis + TAG_MS))
    gesehen.push(await stand(bis + TAG_MS))
    await freigeben(null)
    expect(gesehen).toEqual(BEKUNDUNG_STATUS)
  })

  test('[R4-05] [R7.2-21] a declaration shows them too, and may be changed in ERFASSUNG only', async () => {
    const [von, bis] = await raender()
    const guid = randomUUID()
    await bekunden({ guid })
    const stand = async (moment: number) => {
      t.clock.set(new Date(moment))
      const eintrag = (await uebersicht()).body.find((e) => e.detail?.guid === guid)
      return [eintrag?.bekundungStatus, eintrag?.aenderbar]
    }
    expect(await stand(von - 1)).toEqual(['INAKTIV', false])
    expect(await stand(von)).toEqual(['ERFASSUNG', true])
    expect(await stand(bis)).toEqual(['VOR_REIHUNG', false])
    await freigeben(new Date(bis))
    expect(await stand(bis)).toEqual(['NACH_REIHUNG', false])
    await freigeben(null)
    await verwerfen()
  })

  test('[R7.2-21] without a declaration a round is listed within its period only', async () => {
    const [von, bis] = await raender()
    const gelistet = async (moment: number) => {
      t.clock.set(new Date(moment))
      return (await uebersicht(DEMO_UNTERNEHMEN.hofAltmoor, MAX)).body.map((e) => e.ibkMetaGuid)
    }
    expect(await gelistet(von - 1)).toEqual([])
    expect(await gelistet(von)).toEqual([DEMO_IBK_OFFEN])
    expect(await gelistet(bis - 1)).toEqual([DEMO_IBK_OFFEN])
    expect(await gelistet(bis)).toEqual([])
  })

  test('the open round of the demo world stays open: near its end it gets its full length again', async () => {
    const [, bis] = await raender()
    t.clock.set(new Date(bis - 6 * TAG_MS))
    await demoWelt(t.services)
    const [, neu] = await raender()
    expect(neu).toBeGreaterThan(bis + 20 * TAG_MS)
  })
})

test('a draft shows its sums and no receipt; one that was withdrawn is not shown', async () => {
  await bekunden({ zurueckgezogen: heute })
  expect((await uebersicht()).body[0]).toMatchObject({ ibkMetaGuid: DEMO_IBK_OFFEN, detail: null })
  await bekunden()
  expect((await uebersicht()).body[0]?.detail).toEqual({
    guid: expect.any(String),
    fertig: false,
    eingangsnummer: null,
    eingegangenAm: null,
    letzteAenderung: heute.toISOString(),
    betragInEuro: 12_500.5,
    zuwendungInEuro: 5_000.2,
    ...UNGEREIHT,
  })
  await expect(bekunden()).rejects.toThrow('bekundung_einmal')
  await verwerfen()
})

test('what was sent stays as it was sent', async () => {
  for (const befehl of [
    sql`update einreichung set gesendet = '{}' where dokument_guid in (select guid from bekundung)`,
    sql`delete from einreichung where dokument_guid in (select guid from bekundung)`,
    sql`update bekundung set eingereicht_version = null where eingereicht_version is not null`,
    sql`truncate bekundung cascade`,
  ])
    await expect(befehl.execute(t.ownerDb)).rejects.toThrow('unveraenderlich')
})

test('banks and start-ups are offered no round', async () => {
  for (const [guid, name] of [
    [DEMO_UNTERNEHMEN.raiffeisenbank, 'gisela.genobank'],
    [DEMO_UNTERNEHMEN.agrarTech, 'stefan.startup'],
  ] as const) {
    const r = await uebersicht(guid, { sub: DEMO_SUB[name] })
    expect([r.status, r.body]).toEqual([200, []])
  }
})

test('[S1-02] a foreign company answers 403, whether it exists or not; reading needs no write permission', async () => {
  for (const guid of [DEMO_UNTERNEHMEN.hofAltmoor, randomUUID()]) {
    const r = await uebersicht(guid)
    expect([r.status, r.problem.title]).toEqual([403, 'Unzureichende Berechtigung'])
  }
  const nora = { sub: DEMO_SUB['nora.nurlesen'] }
  expect((await uebersicht(HOF, { ...nora, rollen: ['ZUWENDUNGEN_LESEN'] })).status).toBe(200)
  expect((await uebersicht(HOF, { ...LENA, rollen: ['ZUWENDUNGEN_SCHREIBEN'] })).status).toBe(403)
})

test('[R7.2-20] an unknown round answers 404; a round belongs to nobody', async () => {
  const r = await meta(randomUUID())
  expect([r.status, r.problem.title]).toEqual([404, 'Förderbewerbung nicht vorhanden'])
  expect((await meta(DEMO_IBK_OFFEN, MAX)).status).toBe(200)
  expect((await meta(DEMO_IBK_OFFEN, { ...LENA, rollen: [] })).status).toBe(403)
})

test('without any round the overview is empty; it is one statement', async () => {
  await sql`update ibk_meta set bis = von + interval '1 day'`.execute(t.ownerDb)
  t.statements.length = 0
  const r = await uebersicht(DEMO_UNTERNEHMEN.hofAltmoor, MAX)
  expect([r.status, r.body]).toEqual([200, []])
  expect(t.statements).toHaveLength(1)
})
