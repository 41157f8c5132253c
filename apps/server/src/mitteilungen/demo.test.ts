import { ungeleseneZaehlen } from '@foerderportal/contract/mitteilungen/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoWelt } from '../demo/welt.ts'
import { DEMO_SUB, type DemoBenutzer } from '../oidc/demo.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../unternehmen/public.ts'
import { registerMitteilungen } from './routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerMitteilungen)
  await demoWelt(t.services)
})
afterAll(() => t.close())

const ungelesen = async (name: DemoBenutzer) => {
  const params = { unternehmenGuid: DEMO_UNTERNEHMEN.hofLindenau }
  return (await t.call(ungeleseneZaehlen, { als: { sub: DEMO_SUB[name] }, params })).body.amount
}

test('Lena has unread messages; her colleague Paul has read none: marks are per user', async () => {
  expect(await ungelesen('lena.lindenau')).toBe(2)
  expect(await ungelesen('paul.partner')).toBe(5)
})

test('the approval is told on the day it was given, before anything was paid out', async () => {
  const { rows } = await sql<{ tage: number; auszahlung_danach: boolean }>`
    select b.bewilligt_am::date - n.abgeschickt_am::date as tage,
      (select min(a.angelegt_am) from auszahlung a where a.geschaeft_guid = b.geschaeft_guid) > n.abgeschickt_am
        as auszahlung_danach
    from mitteilung n join konversation k on k.guid = n.konversation_guid
      join bewilligung b on b.geschaeft_guid = k.geschaeft_guid
    where n.betreff = 'Ihr Antrag ist bewilligt'`.execute(t.ownerDb)
  expect(rows).toEqual([{ tage: 0, auszahlung_danach: true }])
})

test('a second start adds nothing and does not take back what was read', async () => {
  await sql`insert into mitteilung_gelesen (nutzer_sub, mitteilung_guid, unternehmen_guid, gelesen_am)
    select ${DEMO_SUB['lena.lindenau']}, guid, unternehmen_guid, now() from mitteilung where richtung_zu_kunde
    on conflict do nothing`.execute(t.ownerDb)
  await demoWelt(t.services)
  await expect.poll(() => ungelesen('lena.lindenau')).toBe(0)
})

test('[S7-01] every company and every case of the demo world has one conversation', async () => {
  const { rows } = await sql<{ fehlt: number }>`select (
      (select count(*) from unternehmen u where not exists
        (select from konversation k where k.unternehmen_guid = u.guid and k.allgemein)) +
      (select count(*) from geschaeft g where not exists (select from konversation k where k.geschaeft_guid = g.guid))
    )::int as fehlt`.execute(t.ownerDb)
  expect(rows[0]?.fehlt).toBe(0)
})
