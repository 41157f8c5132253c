import { randomUUID } from 'node:crypto'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import {
  CLASS_VERSION,
  type AntragFormular,
} from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  FREMDE_EINLADUNG,
  FREMDER_HOF,
  LENA,
  MAX,
  NORA,
  anlegen,
  hochladen,
  lesen,
  maschine,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'

let t: TestApp
let formular: AntragFormular
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => void (formular = await anlegen(t)))

const auditZeilen = async (guid: string) =>
  (
    await sql<{ handlung: string; angaben: unknown }>`
      select handlung, angaben from audit_log where objekt_guid = ${guid} order by nr`.execute(t.ownerDb)
  ).rows

describe('what comes back', () => {
  test('is what the contract names and nothing else, though it is not parsed on its way out', async () => {
    const { status, body, headers } = await speichern(t, await vollstaendig(t, formular))
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
    expect(z.parse(contract.antragSpeichern.answers[200], body)).toEqual(body)
  })

  test('[R7.2-27] [R3.2-02] a saved form reads back as it was sent, uiStorage and classVersion included', async () => {
    const uiStorage = { schritt: 'groesse', tief: { a: [1, 'ä€', null, true, { b: {} }] } }
    const gesendet = { ...(await vollstaendig(t, formular)), uiStorage }
    const r = await speichern(t, gesendet, { ifMatch: 1 })
    expect(r.status).toBe(200)
    expect(r.headers['etag']).toBe('"2"')
    const gelesen = await lesen(t, formular.guid)
    expect(gelesen.headers['etag']).toBe('"2"')
    expect(gelesen.body).toEqual(r.body)
    expect(gelesen.body.formular.uiStorage).toEqual(uiStorage)
    expect(gelesen.body.formular.classVersion).toBe(CLASS_VERSION)
    expect(gelesen.body.formular.produktgruppenDaten).toEqual(gesendet.produktgruppenDaten)
  })

  test.each([0, 7, '1', null])(
    '[R3.2-02] class version %j is not ours and is refused',
    async (classVersion) => {
      const r = await speichern(t, { ...formular, classVersion })
      expect([r.status, r.problem.errors?.map((e) => e.pfad)]).toEqual([400, ['classVersion']])
    },
  )

  test('[R3.2-02] the answer carries all fields of the form response', async () => {
    const { body } = await speichern(t, formular)
    expect(body).toMatchObject({
      aenderbar: true,
      fragebogenUrl: null,
      programmMitFragebogen: false,
      fragebogen: null,
      geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG',
      eingang: null,
      rueckzugGesperrtWeil: null,
      nachforderung: null,
    })
    expect(body.moeglicheAntragstellerArten).toHaveLength(5)
    expect(body.moeglicheRechtsformen).toHaveLength(14)
    expect(body.foerderQuoten).toMatchObject({
      'moor-raupe': 65,
      mulchgeraet: 40,
      feldroboter: 30,
      bodenberatung: 50,
    })
    expect(body.obergrenzen).toEqual({ jeGegenstand: 200_000, jeAntrag: 500_000 })
  })

  test('[R3.2-04] the grant of each item is the server’s sum, whatever was sent', async () => {
    const klasse = (foerdergegenstandKlasse: string, kategorie: string, g: object) => ({
      foerdergegenstandKlasse,
      kategorie,
      foerdergegenstaende: [g],
    })
    const seiten = [
      klasse('mulchgeraet', 'B.1', { ...maschine(t), zuwendungsBetrag: 999_999 }),
      klasse('bodenberatung', 'B.4', {
        type: 'Beratungsdienstleistung',
        bezeichnung: 'Bodenprobe',
        kosten: 333.33,
      }),
      klasse('gibt-es-nicht', 'B.1', maschine(t)),
    ]
    const { body } = await speichern(t, { ...formular, foerdergegenstandSeiten: seiten })
    const gegenstaende = (body.formular.foerdergegenstandSeiten ?? []).flatMap(
      (s) => s.foerdergegenstaende ?? [],
    )
    expect(gegenstaende.map((g) => g.zuwendungsBetrag)).toEqual([8_000.79, 166.66, 0])
    expect(gegenstaende.every((g) => typeof g.id === 'string')).toBe(true)
  })

  test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    '[R3.2-04] [S4-02] a class named %s, as every object has it, is an unknown one and gives nothing',
    async (foerdergegenstandKlasse) => {
      const seite = { kategorie: 'B.1', foerdergegenstandKlasse, foerdergegenstaende: [maschine(t)] }
      const { status, body } = await speichern(t, { ...formular, foerdergegenstandSeiten: [seite] })
      const [gespeichert] = body.formular.foerdergegenstandSeiten ?? []
      expect([status, gespeichert?.foerdergegenstaende?.[0]?.zuwendungsBetrag]).toEqual([200, 0])
    },
  )

  test('[R3.2-04] each item keeps its id from save to save; of two with the same one the second gets another', async () => {
    const [eins, zwei] = [maschine(t), maschine(t, { id: null })]
    const seiten = (...gegenstaende: object[]) => ({
      ...formular,
      foerdergegenstandSeiten: gegenstaende.map((g) => ({ kategorie: 'B.1', foerdergegenstaende: [g] })),
    })
    const ids = (f: AntragFormular) =>
      (f.foerdergegenstandSeiten ?? []).flatMap((s) => s.foerdergegenstaende ?? []).map((g) => g.id)
    const { body } = await speichern(t, seiten(eins, zwei, { ...eins, id: eins.id?.toUpperCase() }))
    const erste = ids(body.formular)
    expect(erste[0]).toBe(eins.id)
    expect(erste[1]).toEqual(expect.any(String))
    expect(new Set(erste).size).toBe(3)
    expect(ids((await speichern(t, body.formular)).body.formular)).toEqual(erste)
  })

  test('[R3.2-03] company data come from the company, not from the form that was sent', async () => {
    const { body } = await speichern(t, { ...formular, unternehmen: { unternehmenName: 'Anderer Name' } })
    expect(body.formular.unternehmen).toMatchObject({
      unternehmenName: 'Hof Lindenau GbR',
      unternehmenAdresse: { strasse: 'Moorweg', hausnummer: '4', plz: '24887', ort: 'Silberstedt' },
      abweichendeKorrespondenzadresse: null,
      ansprechpartner: 'Lena Lindenau',
      ansprechpartnerEmail: 'lena.lindenau@demo.example',
      ansprechpartnerTelefon: '04626 180 120',
      gruendungsDatum: '2009-04-01',
      rechtsform: 'GESELLSCHAFT_BUERGERLICHEN_RECHTS',
      register: null,
      registerNummer: null,
      amtsgericht: null,
      steuernummer: expect.any(String),
      wirtschaftsidentifikationsnummer: expect.any(String),
      zidBetriebnummer: '010590790042',
    })
    expect(body.formular.unternehmen?.kontoInformationen).toHaveLength(1)
  })

  test('an empty draft is a draft: nothing but guid, version and programme is needed', async () => {
    const { guid, classVersion } = formular
    const r = await speichern(t, { guid, classVersion, produktgruppenDaten: { type: 'AnkNabo' } })
    expect(r.status).toBe(200)
  })

  test('every save leaves one audit row with its version', async () => {
    await speichern(t, formular)
    await speichern(t, formular)
    expect(await auditZeilen(formular.guid)).toEqual([
      { handlung: 'antragAnlegen', angaben: {} },
      { handlung: 'antragSpeichern', angaben: { version: 2 } },
      { handlung: 'antragSpeichern', angaben: { version: 3 } },
    ])
  })

  test('a save without new files asks the database twice beside BEGIN and COMMIT', async () => {
    const voll = await vollstaendig(t, formular)
    await speichern(t, voll)
    t.statements.length = 0
    await speichern(t, { ...voll, uiStorage: { seite: 'dokumente' } }, { ifMatch: 2 })
    expect(t.statements.map((s) => s.trim().split(/\s+/)[0])).toEqual(['begin', 'select', 'with', 'commit'])
  })
})

describe('concurrent work', () => {
  test('[S11-05] a stale version answers 409 and writes nothing; without If-Match the last save wins', async () => {
    await speichern(t, { ...formular, uiStorage: 'erste' }, { ifMatch: 1 })
    const stale = await speichern(t, { ...formular, uiStorage: 'zweite' }, { ifMatch: 1 })
    expect(stale.status).toBe(409)
    expect(stale.problem.title).toBe('Konkurrente Bearbeitung')
    expect((await lesen(t, formular.guid)).body.formular.uiStorage).toBe('erste')
    expect((await speichern(t, { ...formular, uiStorage: 'dritte' })).status).toBe(200)
  })

  test('[S11-05] of many saves of one version at once exactly one is stored', async () => {
    const versuche = Array.from({ length: 8 }, (_, i) =>
      speichern(t, { ...formular, uiStorage: i }, { ifMatch: 1 }),
    )
    const antworten = await Promise.all(versuche)
    expect(antworten.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(7).fill(409),
    ])
    const gewonnen = antworten.findIndex((r) => r.status === 200)
    const { body, headers } = await lesen(t, formular.guid)
    expect(body.formular.uiStorage).toBe(gewonnen)
    expect(headers['etag']).toBe('"2"')
  })
})

describe('who may', () => {
  test('[S1-02] an application of a foreign company and an unknown one both answer 404', async () => {
    const fremd = await anlegen(t, MAX, FREMDE_EINLADUNG, FREMDER_HOF)
    for (const guid of [fremd.guid, randomUUID()]) {
      const r = await speichern(t, { ...formular, guid })
      expect([r.status, r.problem.title]).toEqual([404, 'Zuschussantrag nicht vorhanden'])
    }
    expect((await speichern(t, fremd, { wer: MAX })).status).toBe(200)
  })

  test('[R6-02] saving needs a token, the role, and the anti-forgery header', async () => {
    const call = (o: object) => t.call(contract.antragSpeichern, { body: formular, ...o })
    expect((await call({ als: null })).status).toBe(401)
    expect((await call({ als: { ...NORA, rollen: ['ZUWENDUNGEN_LESEN'] } })).status).toBe(403)
    expect((await call({ als: LENA, csrf: false })).status).toBe(403)
  })
})

describe('[S4-07] [R6-02] may be changed', () => {
  const aenderbar = async (rollen: string[], wer = LENA) =>
    (await t.call(contract.antragLesen, { als: { ...wer, rollen }, params: { guid: formular.guid } })).body
      .aenderbar
  const SCHREIBT = ['ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN']

  test('by a member with the write permission, not by one who only reads', async () => {
    expect(await aenderbar(SCHREIBT, NORA)).toBe(true)
    expect(await aenderbar(['ZUWENDUNGEN_LESEN'], NORA)).toBe(false)
  })

  test('until the period ends; then saving answers 412 with the reason, and the draft can still be read and deleted', async () => {
    const beginn = t.clock.now()
    const bis = new Date(beginn.getTime() + 60_000)
    const setzen = (ende: Date) => sql`update antrag_einladung set bis = ${ende}`.execute(t.ownerDb)
    await setzen(bis)
    t.clock.set(new Date(bis.getTime() - 1))
    expect(await aenderbar(SCHREIBT)).toBe(true)
    const inDerFrist = await speichern(t, formular)
    expect([inDerFrist.status, inDerFrist.body.aenderbar]).toEqual([200, true])
    t.clock.set(bis)
    expect(await aenderbar(SCHREIBT)).toBe(false)
    const params = { guid: formular.guid }
    const alsEntwurf = { als: LENA, params, body: { ...formular, fertig: false } }
    for (const r of [await speichern(t, formular), await t.call(contract.antragEinreichen, alsEntwurf)])
      expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('beendet')])
    expect((await t.call(contract.antragLoeschen, { als: LENA, params })).status).toBe(200)
    await setzen(new Date(bis.getTime() + 1e10))
    t.clock.set(beginn)
  })
})

describe('files', () => {
  test('[S5-01] a named file is bound to the company, and its data are the server’s', async () => {
    const { uuid } = await hochladen(t)
    const gelogen = { uuid, dateiname: '../boese.exe', size: 1 }
    const dokumente = { type: 'AnkNabo', sonstige: [gelogen] }
    const { body } = await speichern(t, { ...formular, dokumente })
    expect(body.formular.dokumente).toMatchObject({
      sonstige: [
        { uuid, dateiname: 'Angebot.pdf', mimeType: 'application/pdf', downloadUrl: expect.any(String) },
      ],
    })
    const { rows } = await sql`select unternehmen_guid from datei where guid = ${uuid}`.execute(t.ownerDb)
    expect(rows).toEqual([{ unternehmen_guid: body.unternehmenGuid }])
  })

  test('[S4-11] a file of the company can be named in another application', async () => {
    const datei = await hochladen(t)
    const dokumente = { type: 'AnkNabo', sonstige: [datei] }
    await speichern(t, { ...formular, dokumente })
    const zweiter = await anlegen(t)
    expect((await speichern(t, { ...zweiter, dokumente })).status).toBe(200)
  })

  test('[S5-01] somebody else’s upload and an unknown file answer 404 and change nothing', async () => {
    const fremd = await hochladen(t, MAX)
    for (const uuid of [fremd.uuid, randomUUID()]) {
      const r = await speichern(t, { ...formular, dokumente: { type: 'AnkNabo', sonstige: [{ uuid }] } })
      expect(r.status).toBe(404)
    }
    expect((await lesen(t, formular.guid)).headers['etag']).toBe('"1"')
  })
})
