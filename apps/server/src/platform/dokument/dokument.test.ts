import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { Refusal } from '../http/refusal.ts'
import { startTestApp, type TestApp } from '../testing/testApp.ts'
import {
  dokumentSperren,
  standSchreiben,
  versionPruefen,
  type Dokument,
  type Dokumentart,
} from './dokument.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(() => undefined)
  await demoWelt(t.services)
  // What was sent stands fast (0142); here it stands for any document.
  await sql`alter table auszahlung disable trigger auszahlung_zu_zweit_anders`.execute(t.ownerDb)
})
afterAll(() => t.close())

/** Any document: here a payout request of the demo world, where a use case for it does not exist yet. */
const ART: Dokumentart = { tabelle: 'auszahlung', was: 'Auszahlungsantrag', classVersion: 7 }
const GUID = 'd0000000-0000-4000-8000-000000000811'

const bearbeiten = (
  ifMatch: number | undefined,
  wert: string,
  zuvor: () => Promise<void> = async () => undefined,
) =>
  t.services.db.transaction().execute(async (tx) => {
    const dokument = await dokumentSperren(tx, ART, {
      laden: (
        dazu,
      ) => sql<Dokument>`select a.guid, a.unternehmen_guid, a.formular, a.version, a.geaendert_am ${dazu}
        from auszahlung a where a.guid = ${GUID}`,
      sperre: sql`a`,
    })
    if (dokument === undefined) throw new Error('gone')
    await zuvor()
    versionPruefen(ART, dokument, ifMatch)
    const dazu = sql`, letzter_bearbeiter = ${wert}`
    const stand = {
      formular: { wert },
      sub: 'sub-lena',
      jetzt: t.clock.now(),
      handlung: 'auszahlungSpeichern',
      dazu,
    }
    return standSchreiben(tx, ART, dokument, stand)
  })

const gespeichert = async () =>
  (
    await sql<{ version: number; formular: object; class_version: number; letzter_bearbeiter: string }>`
      select version, formular, class_version, letzter_bearbeiter from auszahlung where guid = ${GUID}`.execute(
      t.ownerDb,
    )
  ).rows[0]

test('[S11-05] any document is saved under its lock with its version and its audit row; a stale one is refused', async () => {
  t.statements.length = 0
  expect(await bearbeiten(1, 'erste')).toMatchObject({ version: 2, formular: { wert: 'erste' } })
  expect(t.statements.map((s) => s.trim().split(/\s+/)[0])).toEqual(['begin', 'select', 'with', 'commit'])
  await expect(bearbeiten(1, 'zweite')).rejects.toMatchObject({
    detail: expect.stringMatching(/^Der Auszahlungsantrag wurde am .* Uhr geändert\.$/),
  })
  expect(await gespeichert()).toEqual({
    version: 2,
    formular: { wert: 'erste' },
    class_version: 7,
    letzter_bearbeiter: 'erste',
  })
  const { rows } =
    await sql`select handlung, angaben from audit_log where objekt_guid = ${GUID} and handlung = 'auszahlungSpeichern'`.execute(
      t.ownerDb,
    )
  expect(rows).toEqual([{ handlung: 'auszahlungSpeichern', angaben: { version: 2 } }])
})

/** Somebody waits for a lock; other test files have databases of their own. */
const wartende = async (): Promise<number> => {
  const { rows } = await sql`select from pg_locks l join pg_stat_activity s using (pid)
    where not l.granted and s.datname = current_database()`.execute(t.ownerDb)
  return rows.length
}

test('[S11-05] of two that name the same version at once the second waits, reads again and is refused', async () => {
  const weiter = Promise.withResolvers<void>()
  const gesperrt = Promise.withResolvers<void>()
  const erste = bearbeiten(2, 'eine', () => {
    gesperrt.resolve()
    return weiter.promise
  })
  await gesperrt.promise
  const zweite = bearbeiten(2, 'andere').catch((error: unknown) => error)
  await expect.poll(wartende).toBeGreaterThan(0)
  weiter.resolve()
  await erste
  expect(await zweite).toBeInstanceOf(Refusal)
  expect(await gespeichert()).toMatchObject({ version: 3, formular: { wert: 'eine' } })
})
