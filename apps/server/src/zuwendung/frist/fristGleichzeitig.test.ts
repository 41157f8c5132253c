import { TAG_MS } from '@foerderportal/values/time'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPool, type Tx } from '../../platform/database/database.ts'
import { jobEinreihen } from '../../platform/jobs/jobs.ts'
import { startWorker } from '../../platform/jobs/worker.ts'
import { portalProzess } from '../../platform/testing/portalProzess.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { wartende, zugleich } from '../../platform/testing/zugleich.ts'
import { fristErinnern } from './fristErinnern.ts'
import { loeschen, nachgefordert } from '../testing/korrekturWelt.ts'
import {
  PAUL,
  anlegen,
  einreichen,
  fristSetzen,
  platzSchaffen,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const FINANZAMT = 'produktgruppenDaten.finanzamt'
const BEIDE = ['lena', 'paul']
const um = (zeit: string) => t.clock.set(new Date(zeit))
const empfaenger = async (guid: string): Promise<string[]> =>
  (
    await sql<{ an: string }>`select split_part(an, '.', 1) as an from postausgang
      where betreff like 'Noch bis%' and text like ${`%${guid}%`} order by an`.execute(t.ownerDb)
  ).rows.map(({ an }) => an)

let formular: AntragFormular
beforeEach(async () => {
  await sql`update geschaeft set zurueckgezogen_am = now() where zurueckgezogen_am is null`.execute(t.ownerDb)
  um('2026-11-20T10:00:00Z')
  await fristSetzen(t, new Date('2026-12-18T23:00:00Z'))
  formular = await vollstaendig(t, await anlegen(t))
})

describe('[S4-07] in the same moment', () => {
  const eingereicht = () => einreichen(t, formular)
  const geloescht = () => loeschen(t, formular.guid)
  const dannZurueckgezogen = async () => {
    formular = await nachgefordert(t, FINANZAMT)
    um('2026-11-27T06:23:00Z')
  }
  const FAELLE: readonly [string, () => Promise<unknown>, () => Promise<{ readonly status: number }>][] = [
    ['is sent', async () => um('2026-12-11T06:23:00Z'), eingereicht],
    ['is deleted', async () => um('2026-12-11T06:23:00Z'), geloescht],
    ['is withdrawn', dannZurueckgezogen, geloescht],
    ['is sent as an answer to the bank', dannZurueckgezogen, eingereicht],
  ]
  const antragHalten = (tx: Tx) =>
    sql`select from antrag where guid = ${formular.guid} for update`.execute(tx)
  const erinnern = async () => {
    await fristErinnern.run({}, t.services)
    return { status: 0 }
  }

  for (const [wie, zuvor, tun] of FAELLE) {
    test(`who ${wie} first is not reminded`, async () => {
      await zuvor()
      const [{ status } = { status: 0 }] = await zugleich(t, antragHalten, [tun, erinnern])
      expect(status).toBe(200)
      expect(await empfaenger(formular.guid)).toEqual([])
    })

    test(`who ${wie} just after the reminder is not kept from it`, async () => {
      await zuvor()
      const [, { status } = { status: 0 }] = await zugleich(t, antragHalten, [erinnern, tun])
      expect(status).toBe(200)
      expect(await empfaenger(formular.guid)).toEqual(BEIDE)
    })
  }
})

/** Two drafts in the order in which they are reminded of; the server of its own process goes by the real time. */
const zweiFaellige = async (frist: Date): Promise<[string, string]> => {
  t.clock.set(new Date(Date.now() - 30 * TAG_MS))
  await sql`update geschaeft set zurueckgezogen_am = now()`.execute(t.ownerDb)
  await fristSetzen(t, frist)
  const [eins = '', zwei = ''] = [(await anlegen(t)).guid, (await anlegen(t)).guid].toSorted()
  t.clock.set(new Date())
  return [eins, zwei]
}

test('[S4-07] kill -9 in the middle of a run: what was written stays, the rest is written by the next process, once', async () => {
  const frist = new Date(new Date().setUTCHours(23, 0, 0, 0) + 3 * TAG_MS)
  const [eins, zwei] = await zweiFaellige(frist)
  const portal = await portalProzess(t)
  const halten = t.ownerDb.transaction().execute(async (tx) => {
    // The second mail of the second draft: its reminder is noted then, and the first mail written.
    await sql`insert into postausgang (guid, schluessel, an, betreff, text)
      values (gen_random_uuid(), ${`frist:${zwei}:${frist.toISOString()}:7:${PAUL.sub}`}, 'x', 'x', 'x')`.execute(
      tx,
    )
    await jobEinreihen(t.services.db, fristErinnern.name, {})
    await expect.poll(() => wartende(t)).toBe(1)
    await portal.toeten()
    throw new Error('undone')
  })
  await expect(halten).rejects.toThrow('undone')
  expect([await empfaenger(eins), await empfaenger(zwei)]).toEqual([BEIDE, []])

  const pool = openPool(t.services.config.databaseUrl ?? '', 5)
  const worker = await startWorker({ pool, services: t.services, tasks: [fristErinnern] })
  await expect.poll(() => empfaenger(zwei)).toEqual(BEIDE)
  await worker.stop()
  await pool.end()
  expect(await empfaenger(eins)).toEqual(BEIDE)
})
