import { randomUUID } from 'node:crypto'
import * as bank from '@foerderportal/contract/identifizierung/bank/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerNutzer } from '../../nutzer/routes.ts'
import { personAnlegen } from '../../nutzer/testing/person.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { registerIdentifizierung } from '../routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) => {
    registerNutzer(app, services)
    registerIdentifizierung(app, services)
  })
})
afterAll(() => t.close())

const SABINE: Caller = {
  sub: 'sub-sabine',
  vorname: 'Sabine',
  nachname: 'Ott',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
}

const versuch = async (sub: string, nummer: number, stand: string, tageHer = 1): Promise<string> => {
  const guid = randomUUID()
  await sql`insert into identifizierung_versuch (guid, nutzer_sub, nummer, stand, begonnen_am, geaendert_am)
    values (${guid}, ${sub}, ${nummer}, ${stand}, now(), now() - ${tageHer}::int * interval '1 day')`.execute(
    t.ownerDb,
  )
  return guid
}
const liste = async () => (await t.call(bank.identVersucheLesen, { als: SABINE })).body
const vermerken = (guid: string, als: Caller = SABINE, text = 'Ausweis abgelaufen.') =>
  t.call(bank.identVersuchVermerken, { als, params: { guid }, body: { text } })

test('[S9-06] each person’s last attempt, if it is checked or failed; what nobody noted comes first', async () => {
  const [a, b, c] = [await personAnlegen(t), await personAnlegen(t), await personAnlegen(t)]
  await versuch(a.sub, 1, 'NICHT_ERFOLGREICH', 9)
  const zweiter = await versuch(a.sub, 2, 'IN_PRUEFUNG', 3)
  const alter = await versuch(b.sub, 1, 'NICHT_ERFOLGREICH', 5)
  await versuch(c.sub, 1, 'NICHT_ERFOLGREICH', 7)
  await versuch(c.sub, 2, 'ERFOLGREICH', 2)
  expect((await liste()).map(({ guid }) => guid)).toEqual([alter, zweiter])
  const { body } = await vermerken(alter)
  expect(body).toMatchObject({ guid: alter, vermerk: { text: 'Ausweis abgelaufen.', von: 'Sabine Ott' } })
  expect((await liste()).map(({ guid }) => guid)).toEqual([zweiter, alter])
  const { rows } = await sql<{ angaben: unknown }>`select angaben from audit_log
    where handlung = 'identVersuchVermerken' and objekt_guid = ${alter}`.execute(t.ownerDb)
  expect(rows).toEqual([{ angaben: { person: b.sub } }])
})

test('[S9-06] nobody notes anything on the own attempt, on one that is through, or on none', async () => {
  const eigene = await personAnlegen(t)
  const guid = await versuch(eigene.sub, 1, 'NICHT_ERFOLGREICH')
  expect((await vermerken(guid, { ...SABINE, sub: eigene.sub })).status).toBe(403)
  expect((await vermerken(guid, { ...SABINE, rollen: ['SACHBEARBEITUNG_LESEN'] })).status).toBe(403)
  expect((await vermerken(await versuch((await personAnlegen(t)).sub, 1, 'ERFOLGREICH'))).status).toBe(404)
  expect((await vermerken(randomUUID())).status).toBe(404)
  expect((await vermerken(guid, SABINE, '  ')).status).toBe(400)
})
