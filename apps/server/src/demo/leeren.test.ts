import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerPortal } from '../app.ts'
import { jemand, landwirtin } from '../nutzer/testing/beispiele.ts'
import { DEMO_SUB } from '../oidc/demo.ts'
import { auditPruefen } from '../platform/audit/pruefen.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { hof } from '../unternehmen/testing/beispiele.ts'
import { demoLeeren } from './leeren.ts'
import { demoVorrat, demoWelt } from './welt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
  await demoVorrat(t.services)
})
afterAll(() => t.close())

const zaehlen = async (tabelle: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(tabelle)}`.execute(t.ownerDb)).rows[0]?.n

/** A document that a person of the demo world sent to the real farm, as its member. */
const anhang = async (sub: string) => {
  const { rows } = await sql<{ firma: string; konversation: string }>`
    select k.unternehmen_guid as firma, k.guid as konversation from konversation k
      join unternehmen u on u.guid = k.unternehmen_guid
    where k.allgemein and not u.demo and u.name <> 'Von Max versucht'`.execute(t.ownerDb)
  const { firma, konversation } = rows[0] ?? {}
  await sql`with d as (insert into datei (guid, unternehmen_guid, hochgeladen_von, dateiname, mime_type, bytes, sha256,
        angelegt_am)
      values (gen_random_uuid(), ${firma}, ${sub}, 'Foto.png', 'image/png', 1, 'x', now()) returning guid),
    m as (insert into mitteilung (guid, konversation_guid, unternehmen_guid, richtung_zu_kunde, betreff, inhalt,
        abgeschickt_am, absender)
      values (gen_random_uuid(), ${konversation}, ${firma}, false, 'Foto', '', now(), ${sub}) returning guid)
    insert into mitteilung_anhang select m.guid, 1, d.guid from m, d`.execute(t.ownerDb)
}

test('the demo world goes with its whole audit chains, also what its people made; a real farm stays', async () => {
  const echte = jemand()
  await t.call(nutzerAnlegen, { als: echte, body: landwirtin })
  expect((await t.call(unternehmenAnlegen, { als: echte, body: hof() })).status).toBe(200)
  const max = jemand({ sub: DEMO_SUB['max.mehrfach'] })
  expect(
    (await t.call(unternehmenAnlegen, { als: max, body: hof({ name: 'Von Max versucht' }) })).status,
  ).toBe(200)

  await anhang(max.sub)

  const bleibt = {
    konto: 0,
    nutzer: 1,
    unternehmen: 1,
    mitgliedschaft: 1,
    geschaeft: 0,
    dokument: 0,
    antrag: 0,
    einreichung: 0,
    foerderrunde: 0,
    ibk_meta: 0,
    ibk_meta_vorgaben: 0,
    bekundung: 0,
    bewilligung: 0,
    entscheidung: 0,
    bescheid: 0,
    pruefvermerk: 0,
    nachforderung: 0,
    anhoerung: 0,
    zuweisung: 0,
    befangenheit: 0,
    vorrat: 0,
    bankperson: 0,
    pruefkatalog: 0,
    bescheidvorlage: 0,
    programmanlage: 0,
    schreibvorlage: 0,
    auszahlungskonto: 0,
    zahllauf: 0,
    programm: 0,
    bewilligter_gegenstand: 0,
    auszahlung: 0,
    auszahlung_position: 0,
    einladung: 0,
    umfrage: 0,
    umfrage_fassung: 0,
    befragung: 0,
    konversation: 1,
    mitteilung: 1,
    mitteilung_anhang: 1,
    mitteilung_gelesen: 0,
    datei: 1,
    nutzungsbedingungen_zustimmung: 0,
    adresse_strasse: 0,
    adresse_hausnummern: 0,
    adresse_wort: 0,
    verzeichnis_version: 0,
  }
  for (const tabelle of Object.keys(bleibt)) expect(await zaehlen(tabelle), tabelle).toBeGreaterThan(0)
  await demoLeeren(t.ownerDb)
  for (const [tabelle, anzahl] of Object.entries(bleibt)) expect(await zaehlen(tabelle), tabelle).toBe(anzahl)
  const { rows } = await sql<{ kette: string }>`select distinct kette from audit_log`.execute(t.ownerDb)
  expect(rows).toHaveLength(2)
  expect(rows.every(({ kette }) => kette.startsWith('unternehmen:') || kette === `nutzer:${echte.sub}`)).toBe(
    true,
  )
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
})

test('without the word of maintenance not even the owner removes a row of the log', async () => {
  await expect(sql`delete from audit_log`.execute(t.ownerDb)).rejects.toThrow('unveraenderlich')
})
