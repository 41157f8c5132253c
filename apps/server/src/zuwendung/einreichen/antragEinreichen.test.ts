import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { CSRF_COOKIE, CSRF_HEADER } from '@foerderportal/contract/shared/konstanten'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { csrfValue } from '../../platform/http/csrf.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { wartende } from '../../platform/testing/zugleich.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import {
  EINLADUNG,
  KONTEN,
  LENA,
  MAX,
  NORA,
  PAUL,
  UDO,
  UDOS_EINLADUNG,
  anlegen,
  einreichen,
  hochladen,
  lesen,
  maschine,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
} from '../testing/testWelt.ts'
import { mit } from '../testing/korrekturWelt.ts'

let t: TestApp
let formular: AntragFormular
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => void (formular = await vollstaendig(t, await anlegen(t))))

const einreichungen = async (guid = formular.guid) =>
  (await sql<EinreichungRow>`select * from einreichung where dokument_guid = ${guid}`.execute(t.ownerDb)).rows
const jobs = async () =>
  (
    await sql<{
      key: string
    }>`select key from graphile_worker.jobs where task_identifier = 'antrag-beleg'`.execute(t.ownerDb)
  ).rows.length

describe('a complete application', () => {
  test('[R7.2-29] [R4-07] [S4-08] gets a number, the time of receipt and the SHA-256 of what was sent', async () => {
    const vorher = await jobs()
    const r = await einreichen(t, formular, { ifMatch: 1 })
    expect(r.status).toBe(200)
    expect(r.body).toMatchObject({ aenderbar: false, geschaeftStatus: 'NEUANTRAG_ABGESENDET' })
    expect(r.body.formular.fertig).toBe(true)
    const [zeile] = await einreichungen()
    expect(r.body.eingang).toEqual({
      eingangsnummer: expect.stringMatching(/^ANK-\d{4}-\d{6}$/),
      eingegangenAm: t.clock.now().toISOString(),
      sha256: createHash('sha256')
        .update(zeile?.gesendet ?? '')
        .digest('hex'),
      beleg: null,
      fruehere: [],
    })
    expect(JSON.parse(zeile?.gesendet ?? '')).toEqual(r.body.formular)
    expect(await jobs()).toBe(vorher + 1)
    expect((await lesen(t, formular.guid)).body).toEqual(r.body)
  })

  test('[R3.2-02] [S4-08] what the screen keeps for itself stays with the draft and is not sent', async () => {
    const r = await einreichen(t, { ...formular, uiStorage: { schritt: 'geheim' } })
    expect(r.body.formular.uiStorage).toEqual({ schritt: 'geheim' })
    const [zeile] = await einreichungen()
    const { uiStorage: _uiStorage, ...angaben } = r.body.formular
    expect(JSON.parse(zeile?.gesendet ?? '')).toEqual(angaben)
    expect(r.body.eingang?.sha256).toBe(zeile?.sha256)
  })

  test('[S4-08] repeated, even with an old version and another body, it answers the same', async () => {
    const erste = await einreichen(t, formular, { ifMatch: 1 })
    t.clock.forward(5_000)
    const zweite = await einreichen(t, { ...formular, uiStorage: 'anders' }, { ifMatch: 1 })
    expect(zweite.status).toBe(200)
    expect(zweite.body).toEqual(erste.body)
    expect(await einreichungen()).toHaveLength(1)
  })

  test('[S4-08] sent many times at once it gets one Eingangsnummer', async () => {
    const antworten = await Promise.all(
      Array.from({ length: 6 }, () => einreichen(t, formular, { ifMatch: 1 })),
    )
    expect(antworten.map((r) => r.status)).toEqual(Array<number>(6).fill(200))
    expect(new Set(antworten.map((r) => r.body.eingang?.eingangsnummer)).size).toBe(1)
    expect(await einreichungen()).toHaveLength(1)
  })

  test('[S4-08] what was sent can’t be changed any more, by nobody', async () => {
    await einreichen(t, formular)
    for (const change of [
      sql`update einreichung set gesendet = '{}' where dokument_guid = ${formular.guid}`,
      sql`update einreichung set eingegangen_am = now() where dokument_guid = ${formular.guid}`,
      sql`delete from einreichung where dokument_guid = ${formular.guid}`,
    ])
      await expect(change.execute(t.ownerDb)).rejects.toThrow('unveraenderlich')
    await expect(sql`truncate einreichung cascade`.execute(t.ownerDb)).rejects.toThrow('unveraenderlich')
  })

  test('[R4-07] after sending it can neither be saved nor sent as a draft: 412 with the reason', async () => {
    await einreichen(t, formular)
    const grund = expect.stringContaining('„Eingegangen“') as string
    const gespeichert = await speichern(t, formular)
    expect([gespeichert.status, gespeichert.problem.title]).toEqual([
      412,
      'Nicht möglich zu diesem Zeitpunkt',
    ])
    expect(gespeichert.problem.detail).toEqual(grund)
    const params = { guid: formular.guid }
    const alsEntwurf = await t.call(contract.antragEinreichen, {
      als: LENA,
      params,
      body: { ...formular, fertig: false },
    })
    expect([alsEntwurf.status, alsEntwurf.problem.detail]).toEqual([412, grund])
  })

  test('answers to questions that are no longer asked are not sent', async () => {
    const { produktgruppenDaten } = formular
    const mitMoor = {
      ...formular,
      produktgruppenDaten: { ...produktgruppenDaten, moorflaeche: 7, nutzflaeche: 9 },
    }
    const r = await einreichen(t, mitMoor)
    expect(r.body.formular.produktgruppenDaten).toMatchObject({ moorflaeche: null, nutzflaeche: null })
  })
})

test('[S11-04] PUT without fertig saves', async () => {
  const params = { guid: formular.guid }
  const r = await t.call(contract.antragEinreichen, { als: LENA, params, body: formular, ifMatch: 1 })
  expect(r.status).toBe(200)
  expect(r.body).toMatchObject({
    aenderbar: true,
    geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG',
    eingang: null,
    rueckzugGesperrtWeil: null,
    nachforderung: null,
  })
  expect(r.headers['etag']).toBe('"2"')
})

test('[S11-04] the same form: POST saves it, whatever `fertig` says; PUT sends it when `fertig` is true', async () => {
  const voll = { ...(await vollstaendig(t, formular)), fertig: true }
  const gespeichert = await speichern(t, voll)
  expect([gespeichert.status, gespeichert.body.geschaeftStatus]).toEqual([200, 'NEUANTRAG_IN_BEARBEITUNG'])
  const params = { guid: formular.guid }
  const gesendet = await t.call(contract.antragEinreichen, { als: LENA, params, body: voll })
  expect([gesendet.status, gesendet.body.geschaeftStatus]).toEqual([200, 'NEUANTRAG_ABGESENDET'])
})

test('[R5-01] a body of another application than the path names is refused', async () => {
  const params = { guid: randomUUID() }
  const r = await t.call(contract.antragEinreichen, {
    als: LENA,
    params,
    body: { ...formular, fertig: true },
  })
  expect([r.status, r.problem.errors?.[0]?.pfad]).toEqual([400, 'guid'])
})

describe('[S4-07] refused with 412 and the reason, and nothing is written', () => {
  const verweigert = async (f: AntragFormular, grund: string, wer = LENA) => {
    const r = await einreichen(t, f, { wer })
    expect([r.status, r.problem.title]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt'])
    expect(r.problem.detail).toContain(grund)
    expect(await einreichungen(f.guid)).toEqual([])
    return r.problem
  }

  test('[S2-03] who is not identified; his draft was made and stays', async () => {
    const udos = await anlegen(t, UDO, UDOS_EINLADUNG, DEMO_UNTERNEHMEN.hofUnbekannt)
    await verweigert(udos, 'Identität', UDO)
  })

  test('who has no signing authority', () => verweigert(formular, 'Zeichnungsberechtigung', NORA))

  test('who does not sign alone; the answer is saved all the same', async () => {
    const zuZweit = {
      ...formular,
      alleineZeichnungsberechtigt: false,
      zeichnungsberechtigter: { subjectId: KONTEN['paul.partner'], vorname: 'Paul', nachname: 'Partner' },
    }
    const { body } = await speichern(t, zuZweit)
    expect(body.formular.alleineZeichnungsberechtigt).toBe(false)
    expect(body.formular.zeichnungsberechtigter).toMatchObject({ vorname: 'Paul' })
    const problem = await verweigert(zuZweit, 'unterschreiben Sie nicht allein')
    expect(problem.errors?.map(({ pfad }) => pfad)).toEqual(['zeichnungsberechtigter'])
    await verweigert({ ...zuZweit, zeichnungsberechtigter: null }, 'Eine Angabe fehlt')
  })

  test('a gap, with the field', async () => {
    const { produktgruppenDaten } = formular
    const luecke = {
      ...formular,
      produktgruppenDaten: { ...produktgruppenDaten, finanzamt: '' },
    } as AntragFormular
    const problem = await verweigert(luecke, 'Eine Angabe fehlt')
    expect(problem.errors).toEqual([
      { pfad: 'produktgruppenDaten.finanzamt', text: 'Geben Sie Ihr Finanzamt ein.' },
    ])
  })

  test.each([' ', '\t\n', '\u00a0', '\u200b\u2060', '\u3164', '\u2800'])(
    'a field with nothing to read in it: %j',
    async (haupttaetigkeit) => {
      const r = await einreichen(t, mit(formular, { 'produktgruppenDaten.haupttaetigkeit': haupttaetigkeit }))
      expect([r.status, r.problem.errors?.map(({ pfad }) => pfad)]).toEqual([
        412,
        ['produktgruppenDaten.haupttaetigkeit'],
      ])
    },
  )

  test('a contact whom nobody could reach, at both fields', async () => {
    const ansprechpartner = { ...formular.ansprechpartner, email: 'kuh', telefon: 'xx' }
    const problem = await verweigert({ ...formular, ansprechpartner }, '2 Angaben fehlen')
    expect(problem.errors?.map(({ pfad }) => pfad)).toEqual([
      'ansprechpartner.email',
      'ansprechpartner.telefon',
    ])
  })

  test('an empty draft, with every field that is missing', async () => {
    const problem = await verweigert(await anlegen(t), 'Angaben fehlen')
    const pfade = problem.errors?.map((e) => e.pfad)
    expect(pfade).toEqual(
      expect.arrayContaining([
        'foerdergegenstandSeiten',
        'produktgruppenDaten.umsatz',
        'alleineZeichnungsberechtigt',
      ]),
    )
  })

  test('a class outside the invitation', async () => {
    await sql`update antrag_einladung set kategorien = '{A.1}' where guid = ${EINLADUNG}`.execute(t.ownerDb)
    const problem = await verweigert(formular, 'Eine Angabe')
    expect(problem.errors?.[0]?.pfad).toBe('foerdergegenstandSeiten.0.foerdergegenstandKlasse')
    await sql`update antrag_einladung set kategorien = '{A.1,B.1,B.2,B.3,B.4}'`.execute(t.ownerDb)
  })

  test('a machine bought before the approval', async () => {
    const [seite] = formular.foerdergegenstandSeiten ?? []
    const [m] = seite?.foerdergegenstaende ?? []
    const heute = t.clock.now().toISOString().slice(0, 10)
    const gekauft = { ...maschine(t), ...m, type: 'Maschine' as const, anschaffungsZeitpunkt: heute } as never
    await verweigert(
      { ...formular, foerdergegenstandSeiten: [{ ...seite, foerdergegenstaende: [gekauft] }] },
      'Eine Angabe',
    )
  })

  test('a document that the scan has not released', async () => {
    const { uuid, dateiname } = await hochladen(t, LENA, 'Wartet.pdf')
    const dokumente = { ...formular.dokumente, type: 'AnkNabo' as const, sonstige: [{ uuid }] }
    await speichern(t, { ...formular, dokumente })
    await sql`update datei set scan_status = 'wird geprüft' where guid = ${uuid}`.execute(t.ownerDb)
    await verweigert({ ...formular, dokumente }, dateiname ?? '')
  })

  test.each(['noch nicht geöffnet', 'mit Kennwort', 'unlesbar'])(
    '[S5-04] a document that is %s',
    async (oeffnung) => {
      const { uuid, dateiname } = await hochladen(t, LENA, 'Bilanz.pdf')
      const dokumente = { ...formular.dokumente, type: 'AnkNabo' as const, sonstige: [{ uuid }] }
      await speichern(t, { ...formular, dokumente })
      await sql`update datei set oeffnung = ${oeffnung} where guid = ${uuid}`.execute(t.ownerDb)
      await verweigert({ ...formular, dokumente }, dateiname ?? '')
    },
  )

  test('after the end of the period', async () => {
    const bis = t.clock.now()
    await sql`update antrag_einladung set bis = ${bis} where guid = ${EINLADUNG}`.execute(t.ownerDb)
    await verweigert(formular, 'beendet')
    await sql`update antrag_einladung set bis = ${new Date(bis.getTime() + 1e10)} where guid = ${EINLADUNG}`.execute(
      t.ownerDb,
    )
  })
})

test('[S4-07] what arrived in time counts, however long it waits at the server', async () => {
  const bis = new Date(t.clock.now().getTime() + 60_000)
  await sql`update antrag_einladung set bis = ${bis} where guid = ${EINLADUNG}`.execute(t.ownerDb)
  let antwort: ReturnType<typeof einreichen> | undefined
  const eingegangenAm = t.clock.now().toISOString()
  await t.ownerDb.transaction().execute(async (tx) => {
    await sql`select 1 from antrag where guid = ${formular.guid} for update`.execute(tx)
    antwort = einreichen(t, formular)
    await expect.poll(() => wartende(t)).toBe(1)
    t.clock.set(new Date(bis.getTime() + 1))
  })
  const r = await antwort
  expect([r?.status, r?.body.eingang?.eingegangenAm]).toEqual([200, eingegangenAm])
  await sql`update antrag_einladung set bis = ${new Date(bis.getTime() + 1e10)} where guid = ${EINLADUNG}`.execute(
    t.ownerDb,
  )
})

test('[S4-07] headers in time with a body after the end of the period did not arrive in time', async () => {
  const csrf = csrfValue(t.services.csrfKey, `sid-${LENA.sub}`)
  const headers = {
    authorization: `Bearer ${await t.tokenFor(LENA)}`,
    cookie: `${CSRF_COOKIE}=${csrf}`,
    [CSRF_HEADER]: csrf,
  }
  await t.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = t.app.server.address() as AddressInfo // it listens on a port
  const bis = new Date(t.clock.now().getTime() + 60_000)
  await sql`update antrag_einladung set bis = ${bis} where guid = ${EINLADUNG}`.execute(t.ownerDb)
  const path = contract.antragEinreichen.path.replace(':guid', formular.guid)
  const anfrage = request({
    port,
    method: 'PUT',
    path,
    headers: { ...headers, 'content-type': 'application/json' },
  })
  const begonnen = once(t.app.server, 'request')
  const antwort = once(anfrage, 'response') as Promise<[IncomingMessage]>
  anfrage.flushHeaders()
  await begonnen
  await setTimeout(50)
  t.clock.set(bis)
  anfrage.end(JSON.stringify({ ...formular, fertig: true }))
  const [r] = await antwort
  expect([r.statusCode, await text(r)]).toEqual([412, expect.stringContaining('beendet')])
  await sql`update antrag_einladung set bis = ${new Date(bis.getTime() + 1e10)} where guid = ${EINLADUNG}`.execute(
    t.ownerDb,
  )
})

test('[S1-02] an application of a foreign company answers 404', async () => {
  const r = await einreichen(t, formular, { wer: MAX })
  expect([r.status, r.problem.title]).toEqual([404, 'Zuschussantrag nicht vorhanden'])
})

test('a second signer of the company may send what another member wrote', async () => {
  await speichern(t, formular)
  const r = await einreichen(t, formular, { wer: PAUL })
  expect(r.status).toBe(200)
  expect((await einreichungen())[0]?.eingereicht_von).toBe(PAUL.sub)
})
