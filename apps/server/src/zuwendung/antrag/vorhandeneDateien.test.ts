import { antragLoeschen, vorhandeneDateienLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateienAufraeumen } from '../../platform/files/dateienAufraeumen.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  FREMDER_HOF,
  HOF,
  LENA,
  MAX,
  PAUL,
  anlegen,
  einreichen,
  hochladen,
  lesen,
  maschine,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
  type Person,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const vorhandene = (als: Person = LENA, unternehmenGuid = HOF) =>
  t.call(vorhandeneDateienLesen, { als, params: { unternehmenGuid } })
const mitSonstigen = (formular: AntragFormular, ...uuids: string[]): AntragFormular => ({
  ...formular,
  dokumente: { type: 'AnkNabo', sonstige: uuids.map((uuid) => ({ uuid })) },
})
const laden = async (guid: string, als: Person) =>
  (await t.call(dateiHerunterladen, { als, params: { guid, fileName: 'a' } })).status

test('[S4-11] the files of all applications of the company, each once, with where they are used', async () => {
  const frueher = await anlegen(t)
  const datei = await hochladen(t, LENA, 'Satzung.pdf')
  await speichern(t, mitSonstigen(frueher, datei.uuid))
  t.clock.forward(60_000)
  const spaeter = await anlegen(t)
  const angebot = await hochladen(t, LENA, 'Angebot Fendt.pdf')
  const fendt = maschine(t, { hersteller: 'Fendt', typBezeichnung: 'Vario', dokumentAngebot: [angebot] })
  const gespeichert = await speichern(t, {
    ...mitSonstigen(spaeter, datei.uuid),
    foerdergegenstandSeiten: [
      { kategorie: 'B.1', foerdergegenstandKlasse: 'mulchpflanzmaschine', foerdergegenstaende: [fendt] },
    ],
  })
  const r = await vorhandene(PAUL)
  expect(r.status).toBe(200)
  const geNr = gespeichert.body.geNr
  expect(r.body).toMatchObject([
    {
      datei: { uuid: angebot.uuid, dateiname: 'Angebot Fendt.pdf', scanStatus: 'nicht geprüft' },
      verwendungen: [{ geNr, wozu: 'Angebot Fendt Vario' }],
    },
    {
      datei: { uuid: datei.uuid, dateiname: 'Satzung.pdf', mimeType: 'application/pdf' },
      verwendungen: [{ geNr, wozu: 'Sonstige Unterlagen' }, { wozu: 'Sonstige Unterlagen' }],
    },
  ])
})

test('[S4-11] another member names the same file again: it is bound once and not copied', async () => {
  const erster = await anlegen(t)
  const { uuid } = await hochladen(t, LENA, 'Vollmacht.pdf')
  await speichern(t, mitSonstigen(erster, uuid))
  const zweiter = await anlegen(t, PAUL)
  expect((await speichern(t, mitSonstigen(zweiter, uuid), { wer: PAUL })).status).toBe(200)
  expect((await lesen(t, zweiter.guid)).body.formular.dokumente).toMatchObject({
    sonstige: [{ uuid, dateiname: 'Vollmacht.pdf' }],
  })
  const { rows } = await sql`select unternehmen_guid from datei where dateiname = 'Vollmacht.pdf'`.execute(
    t.ownerDb,
  )
  expect(rows).toEqual([{ unternehmen_guid: HOF }])
})

test('[S4-11] deleting one application leaves the other its file', async () => {
  const [bleibt, geht] = [await anlegen(t), await anlegen(t)]
  const { uuid } = await hochladen(t)
  for (const formular of [bleibt, geht]) await speichern(t, mitSonstigen(formular, uuid))
  await t.call(antragLoeschen, { als: LENA, params: { guid: geht.guid } })
  t.clock.forward(48 * 60 * 60 * 1000)
  await dateienAufraeumen.run({}, t.services)
  expect(await laden(uuid, LENA)).toBe(200)
  const genannt = (await vorhandene()).body.find(({ datei }) => datei.uuid === uuid)
  expect(genannt?.verwendungen).toHaveLength(1)
})

test('[S4-11] [S5-03] files of another company are neither listed nor taken', async () => {
  const meiner = await anlegen(t)
  const { uuid } = await hochladen(t, LENA, 'Geheim.pdf')
  await speichern(t, mitSonstigen(meiner, uuid))
  expect((await vorhandene(MAX, HOF)).status).toBe(403)
  expect((await vorhandene(MAX, FREMDER_HOF)).body).toEqual([])
  expect(await laden(uuid, MAX)).toBe(404)
})

test('[S4-11] an infected file is listed as what it is and keeps an application from being sent', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  const { uuid } = await hochladen(t, LENA, 'Infiziert.pdf')
  await speichern(t, mitSonstigen(formular, uuid))
  await sql`update datei set scan_status = 'infiziert' where guid = ${uuid}`.execute(t.ownerDb)
  const liste = (await vorhandene()).body.find(({ datei }) => datei.uuid === uuid)
  expect(liste?.datei.scanStatus).toBe('infiziert')
  const anderer = await vollstaendig(t, await anlegen(t))
  const r = await einreichen(t, {
    ...anderer,
    dokumente: { ...anderer.dokumente, type: 'AnkNabo', sonstige: [{ uuid }] },
  })
  expect([r.status, r.problem.errors?.map(({ pfad }) => pfad)]).toEqual([412, ['dokumente.sonstige']])
})
