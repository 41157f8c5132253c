import * as vertrag from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { SABINE, fordern } from '../testing/korrekturWelt.ts'
import { THOMAS, fallInPruefung, korrigiert, type Testfall } from '../testing/pruefWelt.ts'
import { anlegen, hochladen, platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const kopf = ({ geschaeft }: Pick<Testfall, 'geschaeft'>, als = SABINE) =>
  t.call(vertrag.fallLesen, { als, params: { guid: geschaeft } })
const unterlagen = async ({ geschaeft }: Testfall) =>
  (await t.call(vertrag.fallUnterlagenLesen, { als: SABINE, params: { guid: geschaeft } })).body

test('[S9-03] the head says whose case it is, where it stands, who acts and what comes next', async () => {
  const fall = await fallInPruefung(t)
  await sql`insert into bankperson (sub, name, rollen, zuletzt) values (${SABINE.sub}, 'Sabine Sachbearbeitung', '{}', now())
    on conflict do nothing`.execute(t.ownerDb)
  const { status, body } = await kopf(fall)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    antragGuid: fall.formular.guid,
    zeile: {
      geschaeft: fall.geschaeft,
      geNr: expect.stringMatching(/^GE-\d{4}-\d{6}$/),
      unternehmen: { name: 'Hof Lindenau GbR' },
      programm: 'AnkNabo',
      kategorien: ['B.1'],
      stand: 'IN_PRUEFUNG',
      amZug: 'BANK',
      frist: { art: 'ENTSCHEIDUNG' },
      betrag: 8_000.79,
      zugewiesen: { sub: SABINE.sub, name: 'Sabine Sachbearbeitung' },
      eigenes: false,
    },
    kosten: 20_001.98,
    einreichungen: [{ eingangsnummer: expect.stringMatching(/^ANK-/), mitgezeichnetVon: null }],
  })
  expect(body.beteiligte[0]).toEqual({ name: 'Lena Lindenau', zeichnungsberechtigt: true, eingereicht: true })
  expect(body.einreichungen[0]?.eingereichtVon).toBe('Lena Lindenau')
})

test('[S9-03] while the bank waits for an answer its deadline comes next, and the company acts', async () => {
  const fall = await fallInPruefung(t)
  await fordern(t, fall.formular.guid, { felder: [{ pfad: 'produktgruppenDaten.umsatz', grund: 'x' }] })
  const { zeile } = (await kopf(fall)).body
  expect([zeile.stand, zeile.amZug, zeile.frist?.art]).toEqual([
    'NACHFORDERUNG',
    'ANTRAGSTELLER',
    'NACHREICHEN',
  ])
})

test('[S9-03] every file once, with what it is for, who brought it, its hash, its twins; what a correction left out stays', async () => {
  const fall = await fallInPruefung(t)
  const vorher = await unterlagen(fall)
  expect(vorher.map(({ art }) => art).toSorted()).toEqual([
    'beitragsBescheideSvlfg',
    'dokumentAngebot',
    'dokumentHerstellerBestaetigung',
    'gesellschaftsvertrag',
    'selbsterklaerungVergaberechtlicheVorgaben',
  ])
  const alt = vorher.find(({ art }) => art === 'beitragsBescheideSvlfg')
  expect(alt).toMatchObject({
    wozu: 'Beitragsbescheide der SVLFG',
    stellen: ['dokumente.beitragsBescheideSvlfg'],
    von: 'Lena Lindenau',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    downloadUrl: `/SachbearbeitungService/api/zuwendung/${fall.formular.guid}/datei/${alt?.uuid ?? ''}`,
    scanStatus: 'nicht geprüft',
  })
  expect(alt?.dieselbeWie).toHaveLength(4)
  const neu = await hochladen(t)
  await korrigiert(t, fall, { 'dokumente.beitragsBescheideSvlfg': [neu] })
  const danach = await unterlagen(fall)
  expect(danach).toHaveLength(6)
  expect(danach.at(-1)).toMatchObject({ uuid: alt?.uuid, stellen: [] })
  expect(danach.find(({ uuid }) => uuid === neu.uuid)?.eingangsnummern).toHaveLength(1)
})

const ansicht = async ({ geschaeft }: Testfall) =>
  (await t.call(vertrag.fallAnsichtLesen, { als: SABINE, params: { guid: geschaeft } })).body

test('[S9-03] the bank reads what was sent in the words of the applicant, whatever he drafts since', async () => {
  const fall = await fallInPruefung(t)
  const body = await ansicht(fall)
  expect(body.abschnitte[0]?.titel).toBe('Unternehmen')
  const angaben = body.abschnitte.flatMap(({ gruppen }) => gruppen.flatMap((g) => g.angaben))
  expect(angaben).toContainEqual({
    pfad: 'produktgruppenDaten.umsatz',
    frage: 'Umsatz im letzten Geschäftsjahr',
    antwort: '480.000,00\u00a0€',
  })
})

test('[S9-01] no trace with a conflict of interest; a draft is the applicant’s alone', async () => {
  const fall = await fallInPruefung(t)
  await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
    values (gen_random_uuid(), ${fall.geschaeft}, ${THOMAS.sub}, 'Schwager.', now())`.execute(t.ownerDb)
  expect((await kopf(fall, THOMAS)).status).toBe(403)
  expect((await kopf(fall)).status).toBe(200)
  const { guid } = await anlegen(t)
  const { rows } = await sql<{ geschaeft: string }>`select geschaeft_guid as geschaeft from antrag
    where guid = ${guid}`.execute(t.ownerDb)
  expect((await kopf(rows[0] ?? { geschaeft: '' })).status).toBe(404)
})
