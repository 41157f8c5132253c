import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { antragBelegErstellen } from '../beleg/antragBelegErstellen.ts'
import {
  anlegen,
  einreichen,
  GISELA,
  hochladen,
  LENA,
  maschine,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => void (t = await startWelt()))
afterAll(() => t.close())
beforeEach(() => platzSchaffen(t))

const unterlagen = (guid: string, als = LENA) =>
  t.call(contract.antragDokumenteLesen, { als, params: { guid } })

test('[R7.2-31] [R3.2-06] all files of a draft by kind, then those of its items, each once with all that it is for', async () => {
  const antrag = await anlegen(t)
  const [a, b, c] = [await hochladen(t, LENA, 'Ängebot.pdf'), await hochladen(t), await hochladen(t)]
  const m = maschine(t, { dokumentAngebot: [a], dokumentHerstellerBestaetigung: [b] })
  await speichern(t, {
    ...antrag,
    // The other way round than on the screen.
    dokumente: { type: 'AnkNabo', sonstige: [a], beitragsBescheideSvlfg: [c], registerauszug: [] },
    foerdergegenstandSeiten: [{ foerdergegenstaende: [m] }],
  })
  const r = await unterlagen(antrag.guid)
  expect(r.status).toBe(200)
  expect(r.body.map(({ uuid, wozu }) => [uuid, wozu])).toEqual([
    [c.uuid, 'Beitragsbescheide der SVLFG'],
    [a.uuid, 'Sonstige Unterlagen; Angebot Beispiel & Söhne MP 300'],
    [b.uuid, 'Bestätigung des Herstellers Beispiel & Söhne MP 300'],
  ])
  expect(r.body[1]).toMatchObject({
    dateiname: 'Ängebot.pdf',
    mimeType: 'application/pdf',
    size: expect.any(Number),
    angelegtAm: expect.stringMatching(/Z$/),
    downloadUrl: `/Zuwendungen/api/public/download/${a.uuid}/${encodeURIComponent('Ängebot.pdf')}`,
  })
  expect(r.body[1]?.fileSize).toBe(r.body[1]?.size)
})

test('[R7.2-31] after sending the receipt is there, and what was sent stays when a correction replaces it', async () => {
  const { body } = await einreichen(t, await vollstaendig(t, await anlegen(t)))
  const { guid } = body.formular
  const nummer = body.eingang?.eingangsnummer ?? ''
  await runDueJobs(t.services, [antragBelegErstellen])
  const vorher = (await unterlagen(guid)).body
  expect(vorher.map(({ wozu }) => wozu)).toEqual([
    'Selbsterklärung zu vergaberechtlichen Vorgaben',
    'Beitragsbescheide der SVLFG',
    'Gesellschaftsvertrag',
    'Angebot Beispiel & Söhne MP 300',
    'Bestätigung des Herstellers Beispiel & Söhne MP 300',
    `Eingangsbestätigung ${nummer}`,
  ])
  await sql`update antrag set formular = jsonb_set(formular, '{dokumente,gesellschaftsvertrag}', '[]')
    where guid = ${guid}`.execute(t.ownerDb)
  const nachher = (await unterlagen(guid)).body
  expect(new Set(nachher.map(({ uuid }) => uuid))).toEqual(new Set(vorher.map(({ uuid }) => uuid)))
  expect(nachher.map(({ wozu }) => wozu)).toContain(`Gesellschaftsvertrag, eingereicht mit ${nummer}`)
})

test('[R7.2-31] [S1-02] a foreign application answers 404', async () => {
  const r = await unterlagen((await anlegen(t)).guid, GISELA)
  expect([r.status, r.problem.title]).toEqual([404, 'Zuschussantrag nicht vorhanden'])
})
