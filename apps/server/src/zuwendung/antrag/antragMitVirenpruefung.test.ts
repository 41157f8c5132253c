import { dateiHochladen } from '@foerderportal/contract/shared/datei'
import { antragDokumenteLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROBEN } from '../../platform/files/proben.test-daten.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  EICAR,
  pruefungenLaufen,
  startTestClamd,
  type TestClamd,
} from '../../platform/testing/fremd/testClamd.ts'
import {
  LENA,
  anlegen,
  einreichen,
  lesen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let dienst: TestClamd
let t: TestApp
beforeAll(async () => {
  dienst = await startTestClamd()
  t = await startWelt({ CLAMD: `127.0.0.1:${dienst.port}` })
  await platzSchaffen(t)
})
afterAll(async () => {
  await t.close()
  await dienst.aus()
})

const PDF = PROBEN.pdf.toString()
const hochladen = async (fileName: string, inhalt: string) => {
  const headers = { 'content-type': 'application/octet-stream' }
  return (
    await t.call(dateiHochladen, { als: LENA, query: { fileName }, body: Buffer.from(inhalt), headers })
  ).body
}
const pruefenLassen = () => pruefungenLaufen(t.services, t.ownerDb)
const mitDatei = (formular: AntragFormular, ...uuids: string[]): AntragFormular => ({
  ...formular,
  dokumente: { ...formular.dokumente, type: 'AnkNabo', sonstige: uuids.map((uuid) => ({ uuid })) },
})
const staende = (formular: AntragFormular) =>
  (formular.dokumente?.type === 'AnkNabo' ? (formular.dokumente.sonstige ?? []) : []).map((d) => d.scanStatus)

test('[S5-02] an application is not sent before its documents are clean; the draft is kept meanwhile', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  await pruefenLassen()
  const { uuid } = await hochladen('Registerauszug.pdf', PDF)
  const entwurf = mitDatei(formular, uuid)
  expect((await speichern(t, entwurf)).status).toBe(200)
  const zuFrueh = await einreichen(t, entwurf)
  expect([zuFrueh.status, zuFrueh.problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
  expect(zuFrueh.problem.detail).toBe(
    'Die Datei „Registerauszug.pdf“ wird noch auf Viren geprüft. Versuchen Sie es in einer Minute noch einmal.',
  )
  expect(staende((await lesen(t, formular.guid)).body.formular)).toEqual(['wird geprüft'])

  await pruefenLassen()
  expect(staende((await lesen(t, formular.guid)).body.formular)).toEqual(['sauber'])
  const gesendet = await einreichen(t, entwurf)
  expect(gesendet.status).toBe(200)
  expect(staende(gesendet.body.formular)).toEqual(['sauber'])
})

test('[S5-02] with an infected document it is never sent; without it, it is', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  const [boese, gute] = [await hochladen('Vollmacht.pdf', PDF + EICAR), await hochladen('Karte.pdf', PDF)]
  await speichern(t, mitDatei(formular, boese.uuid, gute.uuid))
  await pruefenLassen()
  const r = await einreichen(t, mitDatei(formular, boese.uuid, gute.uuid))
  expect(r.status).toBe(412)
  const text =
    'In der Datei „Vollmacht.pdf“ wurde Schadsoftware gefunden, sie ist gesperrt. Entfernen Sie sie, und laden Sie den Nachweis neu hoch.'
  expect(r.problem.detail).toBe(text)
  expect(r.problem.errors).toEqual([{ pfad: 'dokumente.sonstige', text }])
  const liste = await t.call(antragDokumenteLesen, { als: LENA, params: { guid: formular.guid } })
  const angezeigt = new Map(liste.body.map((d) => [d.dateiname, d.scanStatus]))
  expect([angezeigt.get('Vollmacht.pdf'), angezeigt.get('Karte.pdf')]).toEqual(['infiziert', 'sauber'])
  expect((await einreichen(t, mitDatei(formular, gute.uuid))).status).toBe(200)
})

test('[S5-02] a form that claims its document to be clean is not believed', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  await pruefenLassen()
  const { uuid } = await hochladen('Wartet.pdf', PDF)
  const behauptet = mitDatei(formular, uuid)
  const sonstige = [{ uuid, scanStatus: 'sauber' }]
  const r = await einreichen(t, { ...behauptet, dokumente: { type: 'AnkNabo', sonstige } })
  expect(r.status).toBe(412)
  await sql`delete from graphile_worker._private_jobs`.execute(t.ownerDb)
})

test('[S5-02] each field that names a locked file is named, a machine’s offer by its place', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  await pruefenLassen()
  const { uuid } = await hochladen('Angebot.pdf', PDF)
  const [seite] = formular.foerdergegenstandSeiten ?? []
  const [gegenstand] = seite?.foerdergegenstaende ?? []
  const r = await einreichen(t, {
    ...mitDatei(formular, uuid),
    foerdergegenstandSeiten: [
      { ...seite, foerdergegenstaende: [{ ...gegenstand, type: 'Maschine', dokumentAngebot: [{ uuid }] }] },
    ],
  })
  expect(r.status).toBe(412)
  expect(r.problem.errors?.map(({ pfad }) => pfad)).toEqual([
    'dokumente.sonstige',
    'foerdergegenstandSeiten.0.foerdergegenstaende.0.dokumentAngebot',
  ])
  expect(new Set(r.problem.errors?.map(({ text }) => text))).toEqual(new Set([r.problem.detail]))
  await sql`delete from graphile_worker._private_jobs`.execute(t.ownerDb)
})
