import { randomUUID } from 'node:crypto'
import { dateiHerunterladen, dateiHochladen } from '@foerderportal/contract/shared/datei'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { startTestApp, type TestApp } from '../../testing/testApp.ts'
import { EICAR, pruefungenLaufen, startTestClamd, type TestClamd } from '../../testing/fremd/testClamd.ts'
import { dateiPruefen } from './dateiPruefen.ts'
import { openVirenpruefung, virenpruefungWarnungen } from './openVirenpruefung.ts'
import { PROBEN } from '../proben.test-daten.ts'
import { pruefungenNachholen } from './pruefungenNachholen.ts'
import { registerDateien } from '../routes.ts'

const LENA = { sub: randomUUID() }
const VERSEUCHT = Buffer.concat([PROBEN.pdf, Buffer.from(EICAR)])

let dienst: TestClamd
let t: TestApp
beforeAll(async () => {
  dienst = await startTestClamd()
  t = await startTestApp(registerDateien, { CLAMD: `127.0.0.1:${dienst.port}` })
  await sql`insert into nutzer (sub, guid, typ, username, email, class_version, value, angelegt_am, geaendert_am)
    values (${LENA.sub}, ${randomUUID()}, 'LandwirtNutzer', 'lena', 'lena@demo.example', 1,
      '{"vorname": "Lena", "nachname": "Lindenau"}', now(), now())`.execute(t.ownerDb)
})
afterAll(async () => {
  await t.close()
  await dienst.aus()
})
beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(t.ownerDb))

const hochladen = async (body: Buffer, fileName = 'Nachweis.pdf') => {
  const headers = { 'content-type': 'application/octet-stream' }
  const r = await t.call(dateiHochladen, { als: LENA, query: { fileName }, body, headers })
  expect(r.status).toBe(200)
  return r.body
}
const herunterladen = (guid: string, als = LENA) =>
  t.call(dateiHerunterladen, { als, params: { guid, fileName: 'a.pdf' } })
const pruefenLassen = (services = t.services) => pruefungenLaufen(services, t.ownerDb)
const stand = async (guid: string) =>
  (await sql<{ s: string }>`select scan_status as s from datei where guid = ${guid}`.execute(t.ownerDb))
    .rows[0]?.s
const wartendeJobs = async () =>
  (
    await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs
      where task_identifier = 'datei-pruefen'`.execute(t.ownerDb)
  ).rows[0]?.n
const mails = async () =>
  (
    await sql<{
      an: string
      betreff: string
      text: string
    }>`select an, betreff, text from postausgang`.execute(t.ownerDb)
  ).rows
const protokoll = async (guid: string) =>
  (
    await sql<{ angaben: object }>`select angaben from audit_log
      where objekt_guid = ${guid} and handlung = 'dateiPruefen'`.execute(t.ownerDb)
  ).rows.map(({ angaben }) => angaben)

test('[S5-02] an upload waits for the scan and is locked until it is clean', async () => {
  const { uuid, scanStatus } = await hochladen(PROBEN.pdf, 'Flurkarte.pdf')
  expect(scanStatus).toBe('wird geprüft')
  const gesperrt = await herunterladen(uuid)
  expect([gesperrt.status, gesperrt.problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
  expect(gesperrt.problem.detail).toBe(
    'Die Datei „Flurkarte.pdf“ wird noch auf Viren geprüft. Versuchen Sie es in einer Minute noch einmal.',
  )
  await pruefenLassen()
  expect(await stand(uuid)).toBe('sauber')
  expect(dienst.stand.geprueft.at(-1)?.equals(PROBEN.pdf)).toBe(true)
  const frei = await herunterladen(uuid)
  expect([frei.status, frei.text]).toEqual([200, PROBEN.pdf.toString()])
  expect(await protokoll(uuid)).toEqual([{ ergebnis: 'sauber' }])
  expect(await mails()).toEqual([])
})

test('[S5-02] an infected file stays locked for good, and who uploaded it is told once', async () => {
  const { uuid } = await hochladen(VERSEUCHT, 'Angebot.pdf')
  await pruefenLassen()
  await sql`update datei set scan_status = 'wird geprüft' where guid = ${uuid}`.execute(t.ownerDb)
  await dateiPruefen.run({ guid: uuid }, t.services)
  await dateiPruefen.run({ guid: uuid }, t.services)
  expect(await stand(uuid)).toBe('infiziert')
  const gesperrt = await herunterladen(uuid)
  expect(gesperrt.status).toBe(412)
  expect(gesperrt.problem.detail).toContain('„Angebot.pdf“ wurde Schadsoftware gefunden')
  expect(gesperrt.text).not.toContain('EICAR')
  const [mail, ...weitere] = await mails()
  expect(weitere).toEqual([])
  expect(mail).toMatchObject({ an: 'lena@demo.example', betreff: expect.stringContaining('Schadsoftware') })
  expect(mail?.text).toMatch(/Guten Tag Lena Lindenau,[^]*Datei: Angebot\.pdf[^]*gesperrt[^]*laden Sie/)
  expect((await protokoll(uuid))[0]).toEqual({ ergebnis: 'infiziert', schadsoftware: 'Eicar-Signature' })
})

test('[S5-02] whose file it is not learns nothing of the scan', async () => {
  const { uuid } = await hochladen(PROBEN.pdf)
  expect((await herunterladen(uuid, { sub: randomUUID() })).status).toBe(404)
})

test('[S5-02] the job comes with the upload or not at all', async () => {
  const headers = { 'content-type': 'application/octet-stream' }
  const kaputt = Buffer.from('Guten Tag')
  const r = await t.call(dateiHochladen, { als: LENA, query: { fileName: 'a.txt' }, body: kaputt, headers })
  expect(r.status).toBe(400)
  expect(await wartendeJobs()).toBe(0)
  await hochladen(PROBEN.pdf)
  expect(await wartendeJobs()).toBe(1)
})

describe('[S5-02] without clamd for a while', () => {
  test('[S5-02] uploads are taken, the job fails and stays, and all is scanned as soon as clamd is back', async () => {
    await dienst.aus()
    const [a, b] = [await hochladen(PROBEN.pdf, 'a.pdf'), await hochladen(VERSEUCHT, 'b.pdf')]
    await pruefenLassen()
    expect([await stand(a.uuid), await wartendeJobs()]).toEqual(['wird geprüft', 2])
    // As after the last attempt: nothing would run by itself any more.
    await sql`delete from graphile_worker._private_jobs`.execute(t.ownerDb)
    await pruefungenNachholen.run({}, t.services)
    expect(await wartendeJobs()).toBe(0)

    await dienst.an()
    await pruefungenNachholen.run({}, t.services)
    await pruefenLassen()
    expect([await stand(a.uuid), await stand(b.uuid)]).toEqual(['sauber', 'infiziert'])
    expect(await wartendeJobs()).toBe(0)
  })

  test('[S5-02] a job that waits long for its next attempt is brought forward', async () => {
    await dienst.aus()
    const { uuid } = await hochladen(PROBEN.pdf)
    await pruefenLassen()
    await dienst.an()
    await pruefenLassen()
    expect(await stand(uuid)).toBe('wird geprüft')
    await pruefungenNachholen.run({}, t.services)
    await pruefenLassen()
    expect(await stand(uuid)).toBe('sauber')
  })

  test('[S5-02] a file that clamd refuses for its size is not clean', async () => {
    dienst.stand.streamMax = 10
    const { uuid } = await hochladen(PROBEN.pdf)
    await pruefenLassen()
    expect(await stand(uuid)).toBe('wird geprüft')
    dienst.stand.streamMax = 25 * 1024 * 1024
  })

  test('[S5-02] a file that clamd itself refuses keeps its pause; what waits for clamd does not wait for that', async () => {
    dienst.stand.streamMax = 10
    await hochladen(PROBEN.pdf, 'zu-gross.pdf')
    await pruefenLassen()
    dienst.stand.streamMax = 25 * 1024 * 1024
    const wann = async () =>
      (
        await sql`select attempts, run_at, last_error from graphile_worker.jobs
          where last_error like '%judgement%' or last_error like '%no answer%'`.execute(t.ownerDb)
      ).rows
    const davor = await wann()
    expect(davor).toMatchObject([{ attempts: 1 }])
    await dienst.aus()
    const { uuid } = await hochladen(PROBEN.pdf)
    await pruefenLassen()
    await dienst.an()
    await pruefungenNachholen.run({}, t.services)
    await pruefenLassen()
    expect([await wann(), await stand(uuid)]).toEqual([davor, 'sauber'])
  })
})

test('[S5-02] a file that was removed meanwhile is no failure', async () => {
  const { uuid } = await hochladen(PROBEN.pdf)
  await t.services.files.delete(uuid)
  await sql`delete from datei where guid = ${uuid}`.execute(t.ownerDb)
  await pruefenLassen()
  expect(await wartendeJobs()).toBe(0)
})

test('[S5-02] when the operator takes the scanner away, what waited counts as not scanned', async () => {
  const { uuid } = await hochladen(PROBEN.pdf)
  const ohne = { ...t.services, virenpruefung: undefined }
  await sql`delete from graphile_worker._private_jobs`.execute(t.ownerDb)
  await pruefungenNachholen.run({}, ohne)
  await pruefenLassen(ohne)
  expect(await stand(uuid)).toBe('nicht geprüft')
  expect((await herunterladen(uuid)).status).toBe(200)
})

describe('[S5-02] the start', () => {
  const warnungen = (env: Record<string, string>) =>
    virenpruefungWarnungen(openVirenpruefung(readConfig(env)))

  test('[S5-02] warns without CLAMD and with one that does not answer, and else says nothing', async () => {
    expect(await warnungen({})).toEqual([expect.stringMatching(/^CLAMD fehlt: .* nicht auf Viren geprüft/)])
    expect(await warnungen({ CLAMD: `127.0.0.1:${dienst.port}` })).toEqual([])
    await dienst.aus()
    expect(await warnungen({ CLAMD: `127.0.0.1:${dienst.port}` })).toEqual([
      expect.stringContaining('Die Virenprüfung (CLAMD) antwortet nicht. Das Portal startet trotzdem'),
    ])
    await dienst.an()
  })

  test.each(['clamav', 'clamav:0', 'http://clamav:3310'])('[S5-02] refuses CLAMD=%s', (CLAMD) =>
    expect(() => readConfig({ CLAMD })).toThrow(
      'CLAMD: erwartet rechner:port oder den Pfad eines Sockets wie /run/clamav/clamd.ctl',
    ),
  )
})
