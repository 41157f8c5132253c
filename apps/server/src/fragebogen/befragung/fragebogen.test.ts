import { randomUUID } from 'node:crypto'
import * as vertrag from '@foerderportal/contract/fragebogen/routes'
import type { FragebogenEingabe } from '@foerderportal/contract/fragebogen/schema'
import { definitionAus, FRAGE, jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoNutzer } from '../../nutzer/public.ts'
import { DEMO_SUB } from '../../oidc/demo.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import { DEMO_UNTERNEHMEN, demoUnternehmen } from '../../unternehmen/public.ts'
import { registerFragebogen } from '../routes.ts'
import { ALLES_BEANTWORTET, umfrageMit } from '../testing/umfragen.ts'

const LENA = { sub: DEMO_SUB['lena.lindenau'] }
const PAUL = { sub: DEMO_SUB['paul.partner'] }
const MAX = { sub: DEMO_SUB['max.mehrfach'] }
const unternehmenGuid = DEMO_UNTERNEHMEN.hofLindenau

let t: TestApp
beforeAll(async () => {
  t = await startTestApp((app, services) =>
    registerFragebogen(app, services, {
      // What applications say is asked where they are (app.fragebogen.test.ts).
      vorbereiten: async () => ({ antragFuer: () => Promise.reject(new Error()), verlangtVon: new Map() }),
    }),
  )
  await t.services.db.transaction().execute(async (tx) => {
    await demoNutzer(tx, DEMO_SUB, t.clock.now())
    await demoUnternehmen(tx, DEMO_SUB, t.clock.now())
  })
})
afterAll(() => t.close())

const beginnen = async (umfrageUuid?: string, als: Caller = LENA) => {
  const query = { umfrageUuid: umfrageUuid ?? (await umfrageMit(t)).umfrageUuid, unternehmenGuid }
  return (await t.call(vertrag.fragebogenAnlegen, { als, query })).body.uuid
}
const lesen = (fragebogenGuid: string, als: Caller = LENA) =>
  t.call(vertrag.fragebogenLesen, { als, query: { fragebogenGuid } })
type Wunsch = Partial<FragebogenEingabe> & { als?: Caller; ifMatch?: number }
const speichern = (correlationId: string, { als = LENA, ifMatch, ...eingabe }: Wunsch = {}) =>
  t.call(vertrag.fragebogenSpeichern, {
    als,
    body: { correlationId, abgeschlossen: false, fragen: [], ...eingabe },
    ...(ifMatch !== undefined && { ifMatch }),
  })
const abschliessen = (guid: string, fragen = ALLES_BEANTWORTET) =>
  speichern(guid, { abgeschlossen: true, fragen: [...fragen] })
const pdf = (fragebogenGuid: string, als: Caller = LENA) =>
  t.call(vertrag.fragebogenPdfLesen, { als, query: { fragebogenGuid } })

describe('[R7.3-13] [R3.6-01] a questionnaire', () => {
  test('[R3.6-01] [R4-11] carries every field of section 3.6', async () => {
    const uuid = await beginnen()
    const { body, headers } = await lesen(uuid)
    const { bloecke: _, seiten: __, ...texte } = jedeArt()
    expect(body).toMatchObject({
      ...texte,
      frageBloecke: [{ id: 'b0', titel: 'Ihr Betrieb', kommentare: [], kontexte: [] }],
      formular: { abgeschlossen: false, aktuelleFrageId: null, correlationId: uuid, fortschritt: 0 },
    })
    expect(headers['etag']).toBe('"1"')
    const basis = ['id', 'frageblockId', 'fragetexte', 'kommentare', 'kontexte', 'type']
    const felder = body.formular.fragen.map((frage) => {
      for (const feld of basis) expect(frage).toHaveProperty(feld)
      return [
        frage.type,
        Object.keys(frage)
          .filter((feld) => ![...basis, 'pflicht'].includes(feld))
          .toSorted(),
      ]
    })
    expect(felder).toEqual([
      ['AuswahlFrage', ['antwort', 'darstellung', 'optionen']],
      ['MehrfachAuswahlFrage', ['optionen']],
      ['DezimalFrage', ['antwort', 'einheit', 'max', 'min', 'nachkommastellen']],
      ['DezimalGruppeFrage', ['einheit', 'eintraege', 'max', 'min', 'nachkommastellen']],
      ['FreitextFrage', ['antwort', 'formatter', 'kommentar', 'laengeMax', 'laengeMin']],
      ['PrioritaetFrage', ['aktiveWerte', 'obligatorischeWerte', 'passiveWerte']],
      ['ProzentualeAufteilungFrage', ['anteile']],
    ])
  })

  test('[R7.3-15] its metadata say what it belongs to, and how its version is made', async () => {
    const uuid = await beginnen()
    const { body } = await t.call(vertrag.fragebogenMetadatenLesen, {
      als: PAUL,
      query: { fragebogenGuid: uuid },
    })
    expect(body).toMatchObject({
      fragebogenGuid: uuid,
      fassung: 1,
      aenderbar: true,
      abgeschlossenAm: null,
      pdfUrl: null,
      unternehmenName: 'Hof Lindenau GbR',
      definition: jedeArt(),
    })
  })
})

describe('[R7.3-14] saving', () => {
  test('[R3.6-02] takes every kind of answer, a foreign client’s whole form too, and answers it', async () => {
    const uuid = await beginnen()
    const { body, headers } = await speichern(uuid, {
      aktuelleFrageId: 'f6',
      fragen: [...ALLES_BEANTWORTET],
    })
    expect(headers['etag']).toBe('"2"')
    expect(body).toMatchObject({ aktuelleFrageId: 'f6', fortschritt: 100, abgeschlossen: false })
    const gelesen = await lesen(uuid)
    expect(gelesen.body.formular.fragen).toEqual(body.fragen)
    // What was read is sent back as it is.
    const noch = await speichern(uuid, { ...gelesen.body.formular, fragen: gelesen.body.formular.fragen })
    expect(noch.body.fragen).toEqual(body.fragen)
  })

  test('[S8-01] [R4-11] what it does not name keeps its answer; progress and the current question follow', async () => {
    const uuid = await beginnen()
    await speichern(uuid, { fragen: [{ type: 'DezimalFrage', id: 'f2', antwort: 12.5 }] })
    const { body } = await speichern(uuid, {
      aktuelleFrageId: 'f4',
      fragen: [{ type: 'FreitextFrage', id: 'f4', antwort: ' Guten Tag. ' }],
    })
    expect([body.fortschritt, body.aktuelleFrageId]).toEqual([28, 'f4'])
    expect(body.fragen).toMatchObject([{ id: 'f4', antwort: 'Guten Tag.' }])
    expect((await lesen(uuid)).body.formular.fragen[2]).toMatchObject({ antwort: 12.5 })
  })

  test('[S8-01] an answer to a question that is asked no more falls away', async () => {
    const wenn = {
      verknuepfung: 'ALLE' as const,
      teile: [{ art: 'OPTION' as const, frage: 'f0', optionen: ['o0'], gewaehlt: true }],
    }
    const definition = definitionAus([
      FRAGE.AuswahlFrage('f0'),
      { ...FRAGE.FreitextFrage('f4'), wenn },
      FRAGE.DezimalFrage('f2', false),
    ])
    const uuid = await beginnen((await umfrageMit(t, { definition })).umfrageUuid)
    const waehlen = (antwort: string) => ({ type: 'AuswahlFrage', id: 'f0', antwort }) as const
    const text = { type: 'FreitextFrage', id: 'f4', antwort: 'Bleibt das?' } as const
    await speichern(uuid, { fragen: [waehlen('f0: Antwort 0'), text] })
    expect((await lesen(uuid)).body.formular.fragen.map(({ id }) => id)).toEqual(['f0', 'f4', 'f2'])
    const { body } = await speichern(uuid, {
      aktuelleFrageId: 'f4',
      fragen: [waehlen('f0: Antwort 2'), text],
    })
    expect(body.fragen.map(({ id }) => id)).toEqual(['f0'])
    expect(body.aktuelleFrageId).toBe('f2')
    const { rows } = await sql<{
      antworten: object
    }>`select antworten from befragung where guid = ${uuid}`.execute(t.ownerDb)
    expect(rows[0]?.antworten).toEqual({ f0: { wahl: ['o2'] } })
  })

  test.each<[string, FragebogenEingabe['fragen'][number], string]>([
    ['below min', { type: 'DezimalFrage', id: 'f2', antwort: -1 }, 'fragen.f2.zahlen.wert'],
    ['above max', { type: 'DezimalFrage', id: 'f2', antwort: 501 }, 'fragen.f2.zahlen.wert'],
    ['too many decimals', { type: 'DezimalFrage', id: 'f2', antwort: 1.234 }, 'fragen.f2.zahlen.wert'],
    [
      'a text too long',
      { type: 'FreitextFrage', id: 'f4', antwort: 'x'.repeat(201) },
      'fragen.f4.texte.wert',
    ],
    [
      '10,000 characters',
      { type: 'FreitextFrage', id: 'f4', antwort: 'x'.repeat(10_000) },
      'fragen.f4.texte.wert',
    ],
    ['an option that was removed', { type: 'AuswahlFrage', id: 'f0', antwort: 'Weg' }, 'fragen.f0'],
    ['a question that there is not', { type: 'DezimalFrage', id: 'weg', antwort: 1 }, 'fragen.weg'],
    ['a question of another kind', { type: 'DezimalFrage', id: 'f4', antwort: 1 }, 'fragen.f4'],
  ])('[R5-05] %s: 400 at its question, and nothing is kept', async (_, frage, pfad) => {
    const uuid = await beginnen()
    const { status, problem } = await speichern(uuid, { fragen: [frage] })
    expect([status, problem.errors?.map((e) => e.pfad)]).toEqual([400, [pfad]])
    expect((await lesen(uuid)).headers['etag']).toBe('"1"')
  })

  test('[S8-01] 99 % and 101 % are kept, and refused at the end', async () => {
    const uuid = await beginnen()
    const mit = (antwort: number) =>
      ALLES_BEANTWORTET.map((frage) =>
        frage.type === 'ProzentualeAufteilungFrage'
          ? {
              ...frage,
              anteile: [
                { text: 'f6: Antwort 0', antwort },
                { text: 'f6: Antwort 2', antwort: 40 },
              ],
            }
          : frage,
      )
    for (const antwort of [59, 61]) {
      expect((await speichern(uuid, { fragen: mit(antwort) })).status).toBe(200)
      const { status, problem } = await abschliessen(uuid, mit(antwort))
      expect([status, problem.errors?.[0]?.pfad]).toEqual([400, 'fragen.f6.zahlen'])
    }
    expect((await abschliessen(uuid)).status).toBe(200)
  })

  test('[S11-05] two devices at once: one is saved, the other told', async () => {
    const uuid = await beginnen()
    const eine = (antwort: string, als: Caller) =>
      speichern(uuid, { als, ifMatch: 1, fragen: [{ type: 'FreitextFrage', id: 'f4', antwort }] })
    const antworten = await zugleich(
      t,
      (tx) => sql`select from befragung where guid = ${uuid} for update`.execute(tx),
      [() => eine('Von Lena.', LENA), () => eine('Von Paul.', PAUL)],
    )
    expect(antworten.map(({ status }) => status)).toEqual([200, 409])
  })
})

describe('[S8-01] finished', () => {
  test('[R4-11] is frozen: 412 for who saves, and for who writes past the portal', async () => {
    const uuid = await beginnen()
    const { body } = await abschliessen(uuid)
    expect(body).toMatchObject({ abgeschlossen: true, fortschritt: 100 })
    for (const wunsch of [{}, { abgeschlossen: true }]) {
      const { status, problem } = await speichern(uuid, wunsch)
      expect([status, problem.title, problem.detail]).toEqual([
        412,
        'Nicht möglich zu diesem Zeitpunkt',
        'Dieser Fragebogen ist abgeschlossen. Seine Antworten lassen sich nicht mehr ändern.',
      ])
    }
    for (const anweisung of [sql`update befragung set antworten = '{}'`, sql`delete from befragung`])
      await expect(sql`${anweisung} where guid = ${uuid}`.execute(t.services.db)).rejects.toThrow(
        /unveraenderlich/,
      )
  })

  test('names everything that is open, at its place', async () => {
    const { status, problem } = await abschliessen(await beginnen(), [])
    expect(status).toBe(400)
    expect(problem.errors).toHaveLength(8)
    expect(problem.errors?.[0]).toEqual({ pfad: 'fragen.f0.wahl', text: 'Wählen Sie eine Antwort.' })
  })

  test('a PDF where the version allows one, once it is finished', async () => {
    const uuid = await beginnen()
    expect((await pdf(uuid)).status).toBe(412)
    await abschliessen(uuid)
    expect((await pdf(uuid)).status).toBe(200)
    const definition = jedeArt({ pdfExportMoeglich: false })
    const ohne = await beginnen((await umfrageMit(t, { definition })).umfrageUuid)
    await abschliessen(ohne)
    expect((await pdf(ohne)).status).toBe(412)
  })

  test('keeps its version when a new one is published', async () => {
    const { umfrageUuid, fassungGuid } = await umfrageMit(t)
    const uuid = await beginnen(umfrageUuid)
    await sql`update umfrage_fassung set stand = 'ABGELOEST' where guid = ${fassungGuid}`.execute(t.ownerDb)
    expect((await lesen(uuid)).body.formular.fragen).toHaveLength(7)
    expect((await abschliessen(uuid)).status).toBe(200)
    const neu = await t.call(vertrag.fragebogenAnlegen, { als: LENA, query: { umfrageUuid } })
    expect(neu.status).toBe(404)
  })
})

describe('[R7.3-16] beginning', () => {
  test.each([['ENTWURF' as const], ['ABGELOEST' as const]])('[R8-01] %s: 404', async (stand) => {
    const { umfrageUuid } = await umfrageMit(t, { stand })
    const { status, problem } = await t.call(vertrag.fragebogenAnlegen, { als: LENA, query: { umfrageUuid } })
    expect([status, problem.title]).toEqual([404, 'Unbekannte Umfrage'])
  })

  test('[S11-10] its creator and the members of the linked company open it, nobody else', async () => {
    const uuid = await beginnen()
    expect((await lesen(uuid, PAUL)).status).toBe(200)
    for (const antwort of [await lesen(uuid, MAX), await lesen(randomUUID(), LENA), await pdf(uuid, MAX)])
      expect([antwort.status, antwort.problem.title]).toEqual([404, 'Unbekannter Fragebogen'])
    expect((await speichern(uuid, { als: MAX })).status).toBe(404)

    const { umfrageUuid } = await umfrageMit(t)
    const eigener = await t.call(vertrag.fragebogenAnlegen, { als: MAX, query: { umfrageUuid } })
    expect((await lesen(eigener.body.uuid, MAX)).status).toBe(200)
    expect((await lesen(eigener.body.uuid, LENA)).status).toBe(404)
  })
})

test('[S8-01] a definition of 200 questions: a page to the next travels in few bytes', async () => {
  const fragen = Array.from({ length: 200 }, (_, i) => ({
    ...FRAGE.AuswahlFrage(`f${i}`),
    fragetexte: [
      `Frage ${i}: Wie bewerten Sie die Umstellung auf bodenschonende Verfahren in Ihrem Betrieb?`,
    ],
  }))
  const { umfrageUuid } = await umfrageMit(t, { definition: definitionAus(fragen) })
  const uuid = await beginnen(umfrageUuid)
  const frage = { type: 'AuswahlFrage', id: 'f199', antwort: 'f199: Antwort 2' } as const
  const { body } = await speichern(uuid, { aktuelleFrageId: 'f199', fragen: [frage] })
  expect(JSON.stringify(body).length + JSON.stringify(frage).length).toBeLessThan(2_000)
  expect(body.fortschritt).toBe(0)
})
