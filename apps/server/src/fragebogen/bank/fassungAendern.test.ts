import {
  fassungAnlegen,
  fassungenVergleichen,
  fassungLesen,
  fassungSpeichern,
  fassungVeroeffentlichen,
  fassungVerwerfen,
  umfrageAnlegen,
  umfrageLesen,
} from '@foerderportal/contract/fragebogen/bank/routes'
import type { Definition } from '@foerderportal/contract/fragebogen/definition/definitionSchema'
import { fragebogenAnlegen, fragebogenMetadatenLesen } from '@foerderportal/contract/fragebogen/routes'
import { definitionAus, FRAGE, jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoNutzer } from '../../nutzer/public.ts'
import { DEMO_SUB } from '../../oidc/demo.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import { registerFragebogen } from '../routes.ts'
import { umfrageMit } from '../testing/umfragen.ts'

const PETRA = { sub: 'sub-petra', rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_PROGRAMME'] }
const SABINE = { sub: 'sub-sabine', rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'] }
const LENA = { sub: DEMO_SUB['lena.lindenau'] }

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) =>
    registerFragebogen(app, services, {
      vorbereiten: async () => ({ antragFuer: () => Promise.reject(new Error()), verlangtVon: new Map() }),
    }),
  )
  await t.services.db.transaction().execute((tx) => demoNutzer(tx, DEMO_SUB, t.clock.now()))
})
afterAll(() => t.close())

const entwurf = async (definition: Definition = jedeArt()) =>
  (await umfrageMit(t, { definition, stand: 'ENTWURF' })).fassungGuid
const speichern = (guid: string, body: Definition, ifMatch?: number, als = PETRA) =>
  t.call(fassungSpeichern, { als, params: { guid }, body, ...(ifMatch !== undefined && { ifMatch }) })
const veroeffentlichen = (guid: string) => t.call(fassungVeroeffentlichen, { als: PETRA, params: { guid } })
const lesen = async (guid: string) => (await t.call(fassungLesen, { als: SABINE, params: { guid } })).body

describe('[S9-05] [S8-01] a version', () => {
  test('is published, replaces the one before, and whoever had begun keeps his', async () => {
    const { umfrageUuid, fassungGuid: erste } = await umfrageMit(t)
    const begonnen = (await t.call(fragebogenAnlegen, { als: LENA, query: { umfrageUuid } })).body.uuid
    const neue = await t.call(fassungAnlegen, {
      als: PETRA,
      params: { umfrageUuid },
      body: { anlass: 'Kürzer', vorlage: erste },
    })
    const { guid } = neue.body
    expect(neue.body).toMatchObject({ nummer: 2, stand: 'ENTWURF', definition: jedeArt() })
    const kurz = definitionAus([FRAGE.FreitextFrage('f4')])
    expect((await speichern(guid, kurz)).status).toBe(200)
    expect((await veroeffentlichen(guid)).body.stand).toBe('VEROEFFENTLICHT')

    const { fassungen } = (await t.call(umfrageLesen, { als: SABINE, params: { umfrageUuid } })).body
    expect(fassungen.map(({ nummer, stand, anlass, begonnen: b }) => [nummer, stand, anlass, b])).toEqual([
      [2, 'VEROEFFENTLICHT', 'Kürzer', 0],
      [1, 'ABGELOEST', null, 1],
    ])
    const fassungVon = async (fragebogenGuid: string) =>
      (await t.call(fragebogenMetadatenLesen, { als: LENA, query: { fragebogenGuid } })).body.fassung
    expect(await fassungVon(begonnen)).toBe(1)
    const spaeter = (await t.call(fragebogenAnlegen, { als: LENA, query: { umfrageUuid } })).body.uuid
    expect(await fassungVon(spaeter)).toBe(2)
    const { unterschiede } = (
      await t.call(fassungenVergleichen, { als: SABINE, query: { von: erste, nach: guid } })
    ).body
    expect(unterschiede.filter(({ art }) => art === 'ENTFALLEN')).toHaveLength(6)
  })

  test.each<[string, Definition, string]>([
    [
      'in a circle',
      definitionAus([
        {
          ...FRAGE.AuswahlFrage('f0'),
          wenn: { verknuepfung: 'ALLE', teile: [{ art: 'BEANTWORTET', frage: 'f1', ja: true }] },
        },
        FRAGE.AuswahlFrage('f1'),
      ]),
      'im Kreis',
    ],
    ['without an end', definitionAus([FRAGE.AuswahlFrage('f0')], { endeSeiteTexte: [] }), 'kein Ende'],
    [
      'on an answer that is gone',
      definitionAus([
        FRAGE.AuswahlFrage('f0'),
        {
          ...FRAGE.FreitextFrage('f4'),
          wenn: {
            verknuepfung: 'ALLE',
            teile: [{ art: 'OPTION', frage: 'f0', optionen: ['weg'], gewaehlt: true }],
          },
        },
      ]),
      'nicht mehr gibt',
    ],
  ])('%s is kept as a draft and never published', async (_, definition, satz) => {
    const guid = await entwurf()
    expect((await speichern(guid, definition)).status).toBe(200)
    const { status, problem } = await veroeffentlichen(guid)
    expect([status, problem.detail]).toEqual([412, expect.stringContaining(satz)])
    expect(await lesen(guid)).toMatchObject({ stand: 'ENTWURF', definition })
  })

  test('once published stays as it is, also past the portal', async () => {
    const { fassungGuid: guid } = await umfrageMit(t)
    expect((await speichern(guid, definitionAus([]))).status).toBe(412)
    await expect(
      sql`update umfrage_fassung set definition = '{}' where guid = ${guid}`.execute(t.services.db),
    ).rejects.toThrow()
    expect((await lesen(guid)).definition).toEqual(jedeArt())
  })

  test('takes a paragraph of 10,000 characters, and refuses one more at its place', async () => {
    const guid = await entwurf()
    const mit = (zeichen: number) => ({ ...jedeArt(), kommentare: ['x'.repeat(zeichen)] })
    expect((await speichern(guid, mit(10_000))).status).toBe(200)
    const { status, problem } = await speichern(guid, mit(10_001))
    expect([status, problem.errors?.[0]]).toEqual([
      400,
      { pfad: 'kommentare.0', text: 'Geben Sie höchstens 10000 Zeichen ein.' },
    ])
  })
})

describe('[S11-05] [S9-05] two colleagues', () => {
  test('at once: one is saved, the other told', async () => {
    const guid = await entwurf()
    const { headers } = await t.call(fassungLesen, { als: PETRA, params: { guid } })
    const version = Number(String(headers['etag']).replaceAll('"', ''))
    const titel = (name: string) => ({ ...jedeArt(), titel: name })
    const antworten = await zugleich(
      t,
      (tx) => sql`select from umfrage_fassung where guid = ${guid} for update`.execute(tx),
      [() => speichern(guid, titel('Eins'), version), () => speichern(guid, titel('Zwei'), version)],
    )
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(['Eins', 'Zwei']).toContain((await lesen(guid)).definition.titel)
  })

  test('one draft at a time: who asks again gets that one; whoever does not maintain gets none', async () => {
    const { umfrageUuid } = await umfrageMit(t)
    const neu = (als = PETRA) =>
      t.call(fassungAnlegen, { als, params: { umfrageUuid }, body: { anlass: 'Neu' } })
    const [eine, noch] = [await neu(), await neu()]
    expect(noch.body.guid).toBe(eine.body.guid)
    expect((await neu(SABINE)).status).toBe(403)
    expect((await speichern(eine.body.guid, jedeArt(), undefined, SABINE)).status).toBe(403)
  })
})

test('[S9-05] a copy is a questionnaire of its own; a first draft that is let be takes it along, and all is logged', async () => {
  const { fassungGuid: vorlage } = await umfrageMit(t)
  const kopie = await t.call(umfrageAnlegen, { als: PETRA, body: { bezeichnung: 'Tierwohl', vorlage } })
  const { umfrageUuid, fassungen } = kopie.body
  const guid = fassungen[0]?.guid ?? ''
  expect((await lesen(guid)).definition).toEqual(jedeArt())
  expect((await t.call(fassungVerwerfen, { als: PETRA, params: { guid } })).status).toBe(200)
  expect((await t.call(umfrageLesen, { als: PETRA, params: { umfrageUuid } })).status).toBe(404)
  const { rows } = await sql<{ handlung: string }>`select handlung from audit_log
    where objekt_guid in (${umfrageUuid}, ${guid}) order by handlung desc`.execute(t.ownerDb)
  expect(rows.map(({ handlung }) => handlung)).toEqual(['umfrageAnlegen', 'fassungVerwerfen'])
})
