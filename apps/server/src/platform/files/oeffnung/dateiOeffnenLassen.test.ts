import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { dateiHerunterladen, dateiHochladen } from '@foerderportal/contract/shared/datei'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { runDueJobs } from '../../jobs/worker.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { FilesUnavailable } from '../fileStore.ts'
import { PROBEN } from '../proben.test-daten.ts'
import { dateienLesen, unbrauchbarWeil } from '../public.ts'
import { registerDateien } from '../routes.ts'
import { dateiOeffnenLassen } from './dateiOeffnenLassen.ts'
import { NichtFertig, OeffnerKaputt } from './oeffner.ts'
import { oeffnungenNachholen } from './oeffnungenNachholen.ts'
import { DRUCKVERBOT, MIT_KENNWORT } from './testing/gesperrte.test-daten.ts'
import { testOeffner } from './testing/testOeffner.ts'

const LENA = { sub: randomUUID() }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerDateien)
})
afterAll(() => t.close())
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(t.ownerDb))

const senden = (body: Buffer, fileName = 'Nachweis.pdf') =>
  t.call(dateiHochladen, {
    als: LENA,
    query: { fileName },
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })
/** As while hundreds upload: none is opened at once. */
const ungeoeffnet = async (body: Buffer, fileName?: string) => {
  vi.spyOn(testOeffner, 'sofort').mockRejectedValueOnce(new NichtFertig('opener: line'))
  const r = await senden(body, fileName)
  expect([r.status, r.body.scanStatus]).toEqual([200, 'noch nicht geöffnet'])
  return r.body
}
const ansicht = async (guid: string) => (await dateienLesen(t.services.db, [guid]))[0]
const stand = async (guid: string) => (await ansicht(guid))?.scanStatus
const satz = async (guid: string) => unbrauchbarWeil(await dateienLesen(t.services.db, [guid]))
const jobs = () => runDueJobs(t.services, [dateiOeffnenLassen])
const wartendeJobs = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(t.ownerDb)).rows[0]
    ?.n
const protokoll = async (guid: string) =>
  (
    await sql<{ angaben: object }>`select angaben from audit_log
      where objekt_guid = ${guid} and handlung = 'dateiOeffnen'`.execute(t.ownerDb)
  ).rows.map(({ angaben }) => angaben)
const anzahl = async () =>
  (await sql<{ n: number }>`select count(*)::int as n from datei`.execute(t.ownerDb)).rows[0]?.n

test.each([
  [
    MIT_KENNWORT,
    'Die Datei ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort und laden Sie sie noch einmal hoch.',
  ],
  [
    Buffer.from('%PDF-1.4\n'),
    'Die Datei ist unvollständig, ihr Ende fehlt. Kopieren, speichern oder scannen Sie sie neu und laden Sie sie noch einmal hoch.',
  ],
])('[S5-04] what does not open is refused at the field and leaves nothing', async (bytes, worte) => {
  const davor = await anzahl()
  const r = await senden(bytes)
  expect([r.status, r.problem.detail]).toEqual([400, worte])
  expect([await anzahl(), await wartendeJobs()]).toEqual([davor, 0])
})

test('[S5-04] an Excel table with a password is an archive no longer: the sentence says so', async () => {
  const r = await senden(Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'Kalkulation.xlsx')
  expect([r.status, r.problem.detail]).toEqual([400, expect.stringContaining('mit einem Kennwort geschützt')])
})

test('[S5-04] one that nobody may print is a proof', async () => {
  const r = await senden(DRUCKVERBOT)
  expect([r.status, r.body.scanStatus, await wartendeJobs()]).toEqual([200, 'nicht geprüft', 0])
})

test('[S5-04] what could not be opened at once is kept, read by its owner, sent with nothing, and opened later', async () => {
  const { uuid } = await ungeoeffnet(PROBEN.pdf)
  expect(
    (await t.call(dateiHerunterladen, { als: LENA, params: { guid: uuid, fileName: 'a' } })).status,
  ).toBe(200)
  expect(await satz(uuid)).toBe(
    'Die Datei „Nachweis.pdf“ wurde noch nicht geöffnet und geprüft. Versuchen Sie es in einer Minute noch einmal.',
  )
  await jobs()
  expect([await stand(uuid), await satz(uuid)]).toEqual(['nicht geprüft', undefined])
  expect(await protokoll(uuid)).toEqual([{ oeffnung: 'geöffnet' }])
})

test('[S5-04] what turns out to have a password is sent with nothing, and says so at the file', async () => {
  const { uuid } = await ungeoeffnet(MIT_KENNWORT, 'Bilanz.pdf')
  await jobs()
  expect(await stand(uuid)).toBe('mit Kennwort')
  expect(await satz(uuid)).toBe(
    'Die Datei „Bilanz.pdf“ ist mit einem Kennwort geschützt. Speichern Sie sie ohne Kennwort und laden Sie sie noch einmal hoch.',
  )
  expect(
    (await t.call(dateiHerunterladen, { als: LENA, params: { guid: uuid, fileName: 'a' } })).status,
  ).toBe(200)
})

test('[S5-04] what takes too much also later is no proof', async () => {
  const { uuid } = await ungeoeffnet(PROBEN.pdf)
  vi.spyOn(testOeffner, 'nachher').mockRejectedValueOnce(new NichtFertig('opener: dauer'))
  await jobs()
  expect(await stand(uuid)).toBe('zu aufwendig')
})

test.each([
  ['opener', new OeffnerKaputt('no reader')],
  ['store', new FilesUnavailable('away')],
])('[S5-04] without %s the job fails and comes again', async (_, error) => {
  const { uuid } = await ungeoeffnet(PROBEN.pdf)
  vi.spyOn(testOeffner, 'nachher').mockRejectedValueOnce(error)
  await jobs()
  expect([await stand(uuid), await wartendeJobs()]).toEqual(['noch nicht geöffnet', 1])
})

test('[S5-04] what came before files were opened is opened, whatever became of its job', async () => {
  const { uuid } = await ungeoeffnet(PROBEN.png, 'Foto.png')
  await sql`delete from graphile_worker._private_jobs`.execute(t.ownerDb)
  await oeffnungenNachholen.run({}, t.services)
  await jobs()
  expect(await stand(uuid)).toBe('nicht geprüft')
})

test('[S5-04] one whose bytes are no longer those that came is called damaged, as ever', async () => {
  const { uuid } = await ungeoeffnet(PROBEN.pdf)
  await t.services.files.delete(uuid)
  await t.services.files.put(uuid, Readable.from([PROBEN.png]), Infinity)
  await jobs()
  expect(await stand(uuid)).toBe('beschädigt')
})
