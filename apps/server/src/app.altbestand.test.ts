import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import { UNGEREIHT } from '@foerderportal/contract/interessenbekundung/testing/ungereiht'
import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import { gegenstandStelle, mitWert } from '@foerderportal/contract/zuwendung/antrag/angaben/stellen'
import { gegenstaendeIn } from '@foerderportal/contract/zuwendung/kern/antragsformular/gegenstaende'
import * as unterschrift from '@foerderportal/contract/zuwendung/antrag/mitzeichnung/routes'
import * as antrag from '@foerderportal/contract/zuwendung/antrag/routes'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/antrag/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerPortal } from './app.ts'
import { demoLeeren } from './demo/leeren.ts'
import { demoWelt } from './demo/welt.ts'
import { DEMO_SUB } from './oidc/demo.ts'
import { auditPruefen } from './platform/audit/pruefen.ts'
import { migrate } from './platform/database/migrate.ts'
import { runDueJobs } from './platform/jobs/worker.ts'
import { altbestandLaden, type Altbestand } from './platform/testing/altbestand/altbestandLaden.ts'
import { SCHEMA_SQL } from './platform/testing/schema/schemadateien.ts'
import { schemaLesen } from './platform/testing/schema/schemaLesen.ts'
import { startTestApp, type TestApp } from './platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from './unternehmen/public.ts'
import { zuwendungAufgaben } from './zuwendung/public.ts'

/** The version before with its data, then this one on the same folder. */
let alt: Altbestand
let t: TestApp
let angewendet: string[]
type Oeffnungszahl = { readonly beleg: boolean; readonly oeffnung: string }
let oeffnungen: readonly Oeffnungszahl[]
beforeAll(async () => {
  alt = await altbestandLaden()
  angewendet = await migrate(alt.database.ownerUrl)
  const schluessel = { PORTAL_SCHLUESSEL: 'der-schluessel-des-alten-bestands-2026' }
  t = await startTestApp(registerPortal, schluessel, alt.database)
  t.clock.set(new Date(alt.am))
  for (const [guid, bytes] of alt.dateien) await t.services.files.put(guid, Readable.from([bytes]), Infinity)
  await demoWelt(t.services)
  oeffnungen = (
    await sql<Oeffnungszahl>`select distinct hochgeladen_von = 'portal' as beleg, oeffnung from datei
      where sha256 is not null order by beleg`.execute(t.ownerDb)
  ).rows
  // As the job leaves them: the bytes of what applicants sent are not part of what is kept here.
  await sql`update datei set oeffnung = 'geöffnet'`.execute(t.ownerDb)
})
afterAll(() => t.close())

const LENA = { sub: DEMO_SUB['lena.lindenau'] }
const PAUL = { sub: DEMO_SUB['paul.partner'] }
const MAX = { sub: DEMO_SUB['max.mehrfach'] }
const HOF = { unternehmenGuid: DEMO_UNTERNEHMEN.hofLindenau }

const guidVon = (fall: string) => alt.faelle[fall] ?? ''
const lesen = async (fall: string) =>
  (await t.call(antrag.antragLesen, { als: LENA, params: { guid: guidVon(fall) } })).body

/** Written down by the version that answered it. */
type Gelesen = { readonly version: string; readonly body: AntragAntwort }
const damals = (fall: string) => alt.antworten.antraege[fall] as Gelesen
const FAELLE = [
  'entwurf',
  'gebeten',
  'unterschrieben',
  'abgelehnt',
  'zuZweitEingereicht',
  'eingereicht',
  'nachgefordert',
  'wartetAufBeleg',
]

test('what was done stays done: only the migrations since then are applied', () => {
  expect(angewendet[0]).toMatch(/^0042/)
})

test('[D-09] a database that grew has the schema of one that began with this version', async () => {
  expect((await schemaLesen(alt.database.ownerUrl)).sql).toBe(readFileSync(SCHEMA_SQL, 'utf8'))
})

test('[S5-04] proofs of before files were opened wait for it; what the portal made does not', () =>
  expect(oeffnungen).toEqual([
    { beleg: false, oeffnung: 'noch nicht geöffnet' },
    { beleg: true, oeffnung: 'geöffnet' },
  ]))

test.each(FAELLE)('[S10-03] the application that was %s reads as before', async (fall) => {
  const r = await t.call(antrag.antragLesen, { als: LENA, params: { guid: guidVon(fall) } })
  const { version, body } = damals(fall)
  const { formular, geschaeftStatus, eingang, nachforderung, mitzeichnung, gespeichertAm } = body
  expect(r.headers['etag']).toBe(version)
  expect(r.body).toMatchObject({
    formular,
    geschaeftStatus,
    eingang,
    nachforderung,
    mitzeichnung,
    gespeichertAm,
  })
})

/** Answers of before any round was ranked. */
type Runden = readonly { readonly detail: object | null }[]
const mitReihung = (antworten: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    ['bekundungUebersicht', 'bekundungUebersichtAltmoor'].map((name) => [
      name,
      (antworten[name] as Runden).map((runde) => ({
        // as it was answered then
        ...runde,
        ersetztDurch: null,
        detail: runde.detail && { ...runde.detail, ...UNGEREIHT },
      })),
    ]),
  )

type Auszahlungsfaelle = readonly { readonly details: readonly object[] }[]
/** No payment had come back to a company then, no payout said when it was decided, and no approval had a notice that names a last day. */
const ohneRueckgabe = (faelle: unknown) =>
  (faelle as Auszahlungsfaelle).map((fall) => ({
    // as it was answered then
    ...fall,
    auszahlungBis: null,
    details: fall.details.map((eine) => ({ ...eine, zahlungZurueck: null, entschiedenAm: null })),
  }))

type Antragsfaelle = readonly {
  readonly details: readonly { readonly letzteAenderung: string; readonly statusSeit: string | null }[]
}[]
/** A decision was no change of its application then (R3.2-01 names the later of both now). */
const mitEntscheidung = (faelle: unknown) =>
  (faelle as Antragsfaelle).map((fall) => ({
    ...fall,
    details: fall.details.map((einer) => ({
      ...einer,
      letzteAenderung:
        einer.statusSeit !== null && einer.statusSeit > einer.letzteAenderung
          ? einer.statusSeit
          : einer.letzteAenderung,
    })),
  }))

test('what was withdrawn stays withdrawn, and the overviews say what they said', async () => {
  const r = await t.call(antrag.antragLesen, { als: LENA, params: { guid: guidVon('zurueckgezogen') } })
  expect(r.status).toBe(404)
  const uebersichten = [
    await t.call(antrag.antragUebersichtLesen, { als: LENA, params: HOF }),
    await t.call(auszahlungUebersichtLesen, { als: LENA, params: HOF }),
    await t.call(bekundungUebersichtLesen, { als: LENA, params: HOF }),
    await t.call(bekundungUebersichtLesen, {
      als: MAX,
      params: { unternehmenGuid: DEMO_UNTERNEHMEN.hofAltmoor },
    }),
  ]
  const { antragUebersicht, auszahlungUebersicht } = alt.antworten
  const { bekundungUebersicht, bekundungUebersichtAltmoor } = mitReihung(alt.antworten)
  expect(uebersichten.map(({ body }) => body)).toEqual([
    mitEntscheidung(antragUebersicht),
    ohneRueckgabe(auszahlungUebersicht),
    bekundungUebersicht,
    bekundungUebersichtAltmoor,
  ])
})

/** Of each document that was sent: number, who, when, the bytes and their hash. */
const frueher = () => {
  const nummern = new Map(alt.zeilen('bekundung').map((b) => [b['guid'], b['eingangsnummer']]))
  const gleich = (z: Readonly<Record<string, unknown>>) => ({
    eingegangen_am: z['eingegangen_am'],
    eingereicht_von: z['eingereicht_von'],
    gesendet: z['gesendet'],
    sha256: z['sha256'],
    beleg_sha256: z['beleg_sha256'] ?? null,
    mitgezeichnet_am: z['mitgezeichnet_am'] ?? null,
  })
  return [
    ...alt
      .zeilen('einreichung')
      .map((z) => ({ nummer: z['eingangsnummer'], guid: z['antrag_guid'], ...gleich(z) })),
    ...alt
      .zeilen('bekundung_einreichung')
      .map((z) => ({ nummer: nummern.get(z['bekundung_guid']), guid: z['bekundung_guid'], ...gleich(z) })),
    ...alt
      .zeilen('auszahlung')
      .filter((z) => z['eingangsnummer'] !== null)
      .map((z) => ({ nummer: z['eingangsnummer'], guid: z['guid'], ...gleich(z) })),
  ]
}

const sha256Von = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

test('[S4-08] every submission is kept to the byte, with its number, its hash and its receipt', async () => {
  const { rows } = await sql<{ z: Record<string, string> }>`select to_json(x) as z from (
    select eingangsnummer as nummer, dokument_guid as guid, eingegangen_am, eingereicht_von, gesendet, sha256,
      beleg_sha256, mitgezeichnet_am from einreichung) x`.execute(t.ownerDb)
  const heute = rows.map(({ z }) => z)
  expect(heute).toHaveLength(frueher().length)
  expect(heute).toEqual(expect.arrayContaining(frueher()))
  for (const { gesendet = '', sha256 } of heute) expect(sha256Von(gesendet)).toBe(sha256)
  const beleg = (await lesen('eingereicht')).eingang?.beleg
  const params = { guid: beleg?.uuid ?? '', fileName: beleg?.dateiname ?? '' }
  const geladen = await t.call(dateiHerunterladen, { als: LENA, params })
  expect(geladen.status).toBe(200)
  const [bytes] = alt.dateien.values()
  expect(beleg?.sha256).toBe(sha256Von(bytes ?? ''))
})

test('[S4-08] [S3-02] and nobody changes it, of whatever document', async () => {
  for (const befehl of [
    sql`update einreichung set gesendet = '{}'`,
    sql`delete from einreichung where beleg_guid is null`,
    sql`update auszahlung set eingereicht_version = null where status = 'ABGESENDET'`,
    sql`delete from auszahlung where status = 'ABGESENDET'`,
    sql`delete from bekundung where guid = ${guidVon('bekundungZweimal')}`,
    sql`truncate antrag cascade`,
  ])
    await expect(befehl.execute(t.ownerDb)).rejects.toThrow(/unveraenderlich|einreichung_dokument_guid_fkey/)
})

describe('the work goes on', () => {
  test('[R7.2-27] a draft is saved on the version that was read', async () => {
    const { body, version } = damals('entwurf')
    const r = await t.call(antrag.antragSpeichern, {
      als: LENA,
      body: { ...body.formular, uiStorage: { seite: 'dokumente' } },
      ifMatch: Number(JSON.parse(version)),
    })
    expect([r.status, r.headers['etag']]).toEqual([200, '"3"'])
  })

  test('[S4-07] who was asked signs what he read then, and it is sent', async () => {
    const { body } = alt.antworten['gebetenFuerPaul'] as Gelesen
    const { guid, sha256 } = body.mitzeichnung ?? { guid: '', sha256: '' }
    const params = { guid: guidVon('gebeten') }
    const r = await t.call(unterschrift.mitzeichnen, { als: PAUL, params, body: { guid, sha256 } })
    expect([r.status, r.body.mitzeichnung?.status]).toEqual([200, 'UNTERSCHRIEBEN'])
  })

  test.each(['gebeten', 'unterschrieben'])(
    '[S4-07] the one that was %s is sent with both names',
    async (fall) => {
      const { formular } = await lesen(fall)
      const params = { guid: formular.guid }
      const r = await t.call(antrag.antragEinreichen, {
        als: LENA,
        params,
        body: { ...formular, fertig: true },
      })
      expect([r.status, r.body.mitzeichnung?.status]).toEqual([200, 'EINGEREICHT'])
      expect(r.body.eingang?.eingangsnummer).toMatch(/^ANK-2026-00000[78]$/)
    },
  )

  test('[S4-10] what the bank gave back is corrected and sent; the first submission stays beside it', async () => {
    const { formular } = await lesen('nachgefordert')
    const stelle = gegenstandStelle(gegenstaendeIn(formular.foerdergegenstandSeiten)[0]?.id, 'anbieter')
    const body = mitWert(formular, stelle, 'Landtechnik Nord eG')
    expect((await t.call(antrag.antragSpeichern, { als: LENA, body })).status).toBe(200)
    const r = await t.call(antrag.antragEinreichen, {
      als: LENA,
      params: { guid: formular.guid },
      body: { ...body, fertig: true },
    })
    expect(r.status).toBe(200)
    expect(r.body.eingang?.fruehere).toEqual([expect.objectContaining({ eingangsnummer: 'ANK-2026-000004' })])
  })

  test('[S4-08] a submission repeated after the change answers what it answered', async () => {
    const { body, version } = damals('eingereicht')
    const r = await t.call(antrag.antragEinreichen, {
      als: LENA,
      params: { guid: guidVon('eingereicht') },
      body: { ...body.formular, fertig: true },
      ifMatch: Number(JSON.parse(version)),
    })
    expect([r.status, r.body.eingang]).toEqual([200, body.eingang])
  })

  test('[S4-08] the job that waited makes its receipt, and those of today theirs', async () => {
    await runDueJobs(t.services, zuwendungAufgaben)
    for (const fall of ['wartetAufBeleg', 'gebeten', 'nachgefordert'])
      expect((await lesen(fall)).eingang?.beleg?.sha256, fall).toMatch(/^[0-9a-f]{64}$/)
  })

  test('the audit chains of before and after hold', async () => {
    expect((await auditPruefen(t.services.db)).brueche).toEqual([])
  })
})

test('the demo world goes with all of it', async () => {
  await demoLeeren(t.ownerDb)
  for (const tabelle of ['dokument', 'einreichung', 'mitzeichnung', 'bekundung', 'auszahlung', 'antrag']) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(tabelle)}`.execute(
      t.ownerDb,
    )
    expect(rows, tabelle).toEqual([{ n: 0 }])
  }
})
