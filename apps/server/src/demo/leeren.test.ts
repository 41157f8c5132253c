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
import { demoWelt } from './welt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerPortal)
  await demoWelt(t.services)
})
afterAll(() => t.close())

const zaehlen = async (tabelle: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.table(tabelle)}`.execute(t.ownerDb)).rows[0]?.n

test('the demo world goes with its whole audit chains, also what its people made; a real farm stays', async () => {
  const echte = jemand()
  await t.call(nutzerAnlegen, { als: echte, body: landwirtin })
  expect((await t.call(unternehmenAnlegen, { als: echte, body: hof() })).status).toBe(200)
  const max = jemand({ sub: DEMO_SUB['max.mehrfach'] })
  expect(
    (await t.call(unternehmenAnlegen, { als: max, body: hof({ name: 'Von Max versucht' }) })).status,
  ).toBe(200)

  const bleibt = {
    konto: 0,
    nutzer: 1,
    unternehmen: 1,
    mitgliedschaft: 1,
    geschaeft: 0,
    antrag: 0,
    einreichung: 0,
    foerderrunde: 0,
    ibk_meta: 0,
    ibk_meta_vorgaben: 0,
    bekundung: 0,
    bekundung_einreichung: 0,
    bewilligung: 0,
    bewilligter_gegenstand: 0,
    auszahlung: 0,
    auszahlung_position: 0,
    einladung: 0,
    konversation: 1,
    mitteilung: 0,
    mitteilung_gelesen: 0,
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
