import { bekundungAnlegen } from '@foerderportal/contract/interessenbekundung/routes'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { rundeFinden } from '../runde/runden.ts'
import { proberunde } from '../runde/testing/rundenWelt.ts'
import { erinnerungVormerken } from './rundenpost.ts'
import { rundenpostSenden } from './rundenpostSenden.ts'

let t: TestApp
let heute: Date
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
  heute = t.clock.now()
})
beforeEach(() => t.clock.set(heute))
afterAll(() => t.close())

const { hofLindenau, hofAltmoor, lohnbetriebNord } = DEMO_UNTERNEHMEN

const zeitraum = async (guid: string) => {
  const runde = await rundeFinden(t.services.db, guid)
  if (runde === undefined) throw new Error(guid)
  return runde
}
/** A round that runs: two companies have sent their declaration, Lena’s has begun one. */
const laufende = async () => {
  const guid = await proberunde(t.services, {
    bis: 'ERFASSUNG',
    abTagen: -5,
    betriebe: [hofAltmoor, lohnbetriebNord],
  })
  await t.call(bekundungAnlegen, {
    als: LENA,
    params: { ibkMetaGuid: guid, unternehmenGuid: hofLindenau },
  })
  const { von, bis } = await zeitraum(guid)
  return { guid, von, bis, dreiTageVorher: new Date(bis.getTime() - 3 * TAG_MS) }
}
const job = async (runde: string) =>
  (
    await sql<{ am: Date; payload: Record<string, unknown> }>`select j.run_at as am, p.payload
      from graphile_worker.jobs j join graphile_worker._private_jobs p on p.id = j.id
      where j.key = ${`rundenpost:endetBald:${runde}`}`.execute(t.ownerDb)
  ).rows[0]
const senden = (runde: string, bis: Date) =>
  rundenpostSenden.run({ anlass: 'endetBald', runde, bis: bis.toISOString() }, t.services)
/** Whom a mail has gone to, and for which company. */
const mails = async (runde: string) =>
  (
    await sql<{
      an: string
      text: string
      n: number
    }>`select an, max(text) as text, count(*) as n from postausgang
      where schluessel like ${`runde:endetBald:${runde}:%`} group by an order by an`.execute(t.ownerDb)
  ).rows
const zeichnende = async (...unternehmen: string[]) =>
  (
    await sql<{
      email: string
    }>`select distinct n.email from mitgliedschaft m join nutzer n on n.sub = m.nutzer_sub
      where m.unternehmen_guid = any(${unternehmen}::uuid[]) and m.zeichnungsberechtigung order by 1`.execute(
      t.ownerDb,
    )
  ).rows.map(({ email }) => email)

describe('[S3-01] three days before the end', () => {
  test('whoever signs for what is begun and not sent is reminded, once; whoever has sent is not', async () => {
    const { guid, bis, dreiTageVorher } = await laufende()
    expect(await job(guid)).toEqual({
      am: dreiTageVorher,
      payload: { anlass: 'endetBald', runde: guid, bis: bis.toISOString() },
    })
    t.clock.set(dreiTageVorher)
    await senden(guid, bis)
    await senden(guid, bis)
    const gesendet = await mails(guid)
    expect(gesendet.map(({ an, n }) => [an, n])).toEqual((await zeichnende(hofLindenau)).map((an) => [an, 1]))
    expect(gesendet[0]?.text).toMatch(/noch nicht abgesendet ist\. Das geht bis zum .+, 23:59 Uhr/)
    expect(gesendet[0]?.text).toContain(`/reihung/${guid}`)
  })

  test('so is whoever has changed what was sent; not whoever has withdrawn', async () => {
    const { guid, bis, dreiTageVorher } = await laufende()
    await sql`update bekundung set fertig = false where ibk_meta_guid = ${guid}
      and unternehmen_guid = ${hofAltmoor}`.execute(t.ownerDb)
    await sql`update bekundung set zurueckgezogen_am = now() where ibk_meta_guid = ${guid}
      and unternehmen_guid = ${hofLindenau}`.execute(t.ownerDb)
    t.clock.set(dreiTageVorher)
    await senden(guid, bis)
    expect((await mails(guid)).map(({ an }) => an)).toEqual(await zeichnende(hofAltmoor))
  })

  test('of the earlier end nobody hears once the period is longer, and of none once it is over or annulled', async () => {
    const { guid, von, bis, dreiTageVorher } = await laufende()
    const spaeter = new Date(bis.getTime() + 7 * TAG_MS)
    await sql`update ibk_meta set demo = true where guid = ${guid}`.execute(t.ownerDb)
    await sql`update ibk_meta set bis = ${spaeter} where guid = ${guid}`.execute(t.ownerDb)
    await t.services.db.transaction().execute((tx) => erinnerungVormerken(tx, { guid, von, bis: spaeter }))
    expect((await job(guid))?.am).toEqual(new Date(spaeter.getTime() - 3 * TAG_MS))
    t.clock.set(dreiTageVorher)
    await senden(guid, bis)
    t.clock.set(spaeter)
    await senden(guid, spaeter)
    t.clock.set(dreiTageVorher)
    await sql`update ibk_meta set annulliert_am = now(), annulliert_grund = 'x' where guid = ${guid}`.execute(
      t.ownerDb,
    )
    await senden(guid, spaeter)
    expect(await mails(guid)).toEqual([])
  })

  test.each([1, 3, 5])(
    'of a round of %i days it comes in the middle, when somebody can have begun',
    async (tage) => {
      const guid = await proberunde(t.services, {
        bis: 'VEROEFFENTLICHT',
        abTagen: 20,
        anders: { letzterTag: tagNach(heute, 20 + tage - 1) },
      })
      const { von, bis } = await zeitraum(guid)
      expect((await job(guid))?.am).toEqual(new Date((von.getTime() + bis.getTime()) / 2))
    },
  )
})
