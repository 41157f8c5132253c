import { listeLesen } from '@foerderportal/contract/interessenbekundung/reihung/liste'
import { MINUTE_MS, STUNDE_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import type { Tx } from '../../platform/database/database.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { demoVieleBetriebe } from '../../unternehmen/public.ts'
import { vieleBekundungen } from '../demo/vieleBekundungen.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { rundeFinden, type RundeRow } from '../runde/runden.ts'
import { proberunde } from '../runde/testing/rundenWelt.ts'
import { eineEinfrieren, rundeEinfrieren } from './rundeEinfrieren.ts'

let t: TestApp
let heute: Date
let betriebe: string[]
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
  heute = t.clock.now()
  betriebe = await t.services.db.transaction().execute((tx) => demoVieleBetriebe(tx, heute))
})
beforeEach(() => t.clock.set(heute))
afterAll(() => t.close())

const laufende = async (): Promise<RundeRow> => {
  const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: -5 })
  const runde = await rundeFinden(t.services.db, guid)
  if (runde === undefined) throw new Error('no round')
  return runde
}
const wunsch = [{ bereich: 'B.1', betrag: 20_000, zuwendung: 8_000 }]
const einreichen = (tx: Tx, runde: RundeRow, betrieb: string, am: Date) =>
  vieleBekundungen(tx, runde, [{ betrieb, wuensche: wunsch, am }])
const liste = async (guid: string) => {
  const { rows } = await sql<{
    inhalt: string
  }>`select inhalt from runde_liste where ibk_meta_guid = ${guid}`.execute(t.ownerDb)
  return rows[0] && listeLesen(rows[0].inhalt)
}
const nachDemEnde = ({ bis }: RundeRow, ms = 2 * MINUTE_MS) => t.clock.set(new Date(bis.getTime() + ms))

describe('[S3-05] the freeze', () => {
  test('[A-16] waits for everybody who submits, takes what was acknowledged, and refuses what comes later', async () => {
    const runde = await laufende()
    const kurzVorher = new Date(runde.bis.getTime() - 1)
    nachDemEnde(runde)
    let losgelassen = () => {}
    const warten = new Promise<void>((fertig) => (losgelassen = fertig))
    const angekommen: string[] = []
    // most are in, three are still in their transactions when the freeze begins
    await t.services.db.transaction().execute((tx) =>
      vieleBekundungen(
        tx,
        runde,
        betriebe.slice(0, 240).map((betrieb) => ({ betrieb, wuensche: wunsch, am: kurzVorher })),
      ),
    )
    const viele = betriebe.slice(240, 250).map((betrieb, i) =>
      t.services.db.transaction().execute(async (tx) => {
        await einreichen(tx, runde, betrieb, kurzVorher)
        if (i < 3) await warten
        angekommen.push(betrieb)
      }),
    )
    await expect.poll(() => angekommen.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(7)
    const einfrieren = eineEinfrieren(t.services, runde.guid)
    losgelassen()
    await Promise.all([...viele, einfrieren])
    const spaet = await Promise.allSettled(
      betriebe
        .slice(250, 300)
        .map((betrieb) =>
          t.services.db.transaction().execute((tx) => einreichen(tx, runde, betrieb, kurzVorher)),
        ),
    )
    expect(spaet.every(({ status }) => status === 'rejected')).toBe(true)
    expect(angekommen).toHaveLength(10)
    const { rows } = await sql<{
      guid: string
    }>`select guid from bekundung where ibk_meta_guid = ${runde.guid}`.execute(t.ownerDb)
    expect((await liste(runde.guid))?.zeilen.map(({ guid }) => guid)).toEqual(
      rows.map(({ guid }) => guid).toSorted(),
    )
    expect(rows).toHaveLength(250)
  })

  test('comes a minute after the end, once, and by the clock', async () => {
    const runde = await laufende()
    nachDemEnde(runde, MINUTE_MS - 1)
    await rundeEinfrieren.run({}, t.services)
    expect(await liste(runde.guid)).toBeUndefined()
    nachDemEnde(runde, MINUTE_MS)
    const zweite = await t.secondInstance()
    zweite.clock.set(t.clock.now())
    await Promise.all([rundeEinfrieren.run({}, t.services), rundeEinfrieren.run({}, zweite.services)])
    expect(await liste(runde.guid)).toMatchObject({ zeilen: [] })
    const { rows } = await sql`select from audit_log where kette = ${`runde:${runde.guid}`}
      and handlung = 'rundeEinfrieren'`.execute(t.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('lengthened while its job waits: the earlier end freezes nothing', async () => {
    const runde = await laufende()
    await sql`update ibk_meta set demo = true where guid = ${runde.guid}`.execute(t.ownerDb)
    await sql`update ibk_meta set bis = bis + interval '1 day' where guid = ${runde.guid}`.execute(t.ownerDb)
    nachDemEnde(runde)
    await eineEinfrieren(t.services, runde.guid)
    expect(await liste(runde.guid)).toBeUndefined()
  })

  test('later than 48 hours before the draw: the next draw of the same kind counts', async () => {
    const runde = await laufende()
    const ziehung = runde.ziehung_am ?? heute
    t.clock.set(new Date(ziehung.getTime() - 47 * STUNDE_MS))
    await eineEinfrieren(t.services, runde.guid)
    const neu = (await rundeFinden(t.services.db, runde.guid))?.ziehung_am
    expect(neu?.getTime()).toBe(ziehung.getTime() + 7 * 24 * STUNDE_MS)
  })

  test('copies the Vorgaben, and what it froze is never changed again', async () => {
    const runde = await laufende()
    await t.services.db.transaction().execute((tx) => einreichen(tx, runde, betriebe[0] ?? '', heute))
    nachDemEnde(runde)
    await eineEinfrieren(t.services, runde.guid)
    for (const befehl of [
      sql`update runde_liste set inhalt = inhalt || ' ' where ibk_meta_guid = ${runde.guid}`,
      sql`update listenzeile set cent = 1 where ibk_meta_guid = ${runde.guid}`,
      sql`delete from listenzeile where ibk_meta_guid = ${runde.guid}`,
      sql`update bekundung set zurueckgezogen_am = now() where ibk_meta_guid = ${runde.guid}`,
    ])
      await expect(befehl.execute(t.ownerDb)).rejects.toThrow(/unveraenderlich|eingefroren/)
    const { rows } = await sql<{ vorgaben: string }>`select vorgaben from runde_liste
      where ibk_meta_guid = ${runde.guid}`.execute(t.ownerDb)
    expect(JSON.parse(rows[0]?.vorgaben ?? '')).toEqual(runde.vorgaben)
  })
})
