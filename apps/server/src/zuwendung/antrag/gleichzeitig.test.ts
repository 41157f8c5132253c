import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { unternehmenAendern, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import {
  zeichnungsberechtigungAendern,
  unternehmensNutzerLesen,
} from '@foerderportal/contract/unternehmen/nutzer/routes'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditPruefen } from '../../platform/audit/pruefen.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { waehrend, zugleich } from '../../platform/testing/zugleich.ts'
import { registerUnternehmen } from '../../unternehmen/routes.ts'
import type { EinreichungRow } from '../../platform/einreichung/einreichungen.ts'
import {
  EINLADUNG,
  HOF,
  LENA,
  PAUL,
  anlegen,
  einreichen,
  lesen,
  platzSchaffen,
  speichern,
  startWelt,
  vollstaendig,
  type Person,
} from '../testing/testWelt.ts'

/** Two people of one farm, each on an instance of his own, whose calls overlap at the row of one application. */

let t: TestApp
let zweite: TestApp
let formular: AntragFormular
beforeAll(async () => {
  t = await startWelt({}, registerUnternehmen)
  zweite = { ...t, ...(await t.secondInstance()) }
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  formular = await vollstaendig(t, await anlegen(t))
  await speichern(t, formular, { ifMatch: 1 })
})
afterEach(async () => {
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
})

const VERSION = 2
const antragHalten = (tx: Tx) => sql`select from antrag where guid = ${formular.guid} for update`.execute(tx)
/** Saving, submitting and deleting answer the same. */
type Antwort = Pick<Awaited<ReturnType<typeof speichern>>, 'status' | 'body' | 'problem'>
const ueberlappend = (...aufrufe: (() => Promise<Antwort>)[]) => zugleich(t, antragHalten, aufrufe)
const status = (antworten: readonly { readonly status: number }[]) => antworten.map((a) => a.status)

const mit = (neu: { readonly haupttaetigkeit?: string; readonly finanzamt?: string }): AntragFormular => ({
  ...formular,
  produktgruppenDaten: { ...formular.produktgruppenDaten, ...neu },
})
const LENAS = { haupttaetigkeit: 'Milchvieh' }
const PAULS = { finanzamt: 'Husum' }
const lenaSpeichert = () => speichern(t, mit(LENAS), { ifMatch: VERSION })
const paulSpeichert = () => speichern(zweite, mit(PAULS), { wer: PAUL, ifMatch: VERSION })
const lenaReichtEin = () => einreichen(t, mit(LENAS), { ifMatch: VERSION })
const paulReichtEin = () => einreichen(zweite, mit(PAULS), { wer: PAUL, ifMatch: VERSION })
const paulLoescht = () =>
  zweite.call(contract.antragLoeschen, { als: PAUL, params: { guid: formular.guid }, ifMatch: VERSION })

const einreichungen = async () =>
  (
    await sql<EinreichungRow>`select * from einreichung where dokument_guid = ${formular.guid}`.execute(
      t.ownerDb,
    )
  ).rows
const stand = async () => (await lesen(t, formular.guid)).body

describe('[S11-05] two members save at once', () => {
  test('different pages: the second is told and loses nothing, on the new state both are kept', async () => {
    const antworten = await ueberlappend(lenaSpeichert, paulSpeichert)
    expect(status(antworten)).toEqual([200, 409])
    expect((await stand()).formular.produktgruppenDaten).toMatchObject(LENAS)
    // As a browser does that merges: his own answers over those that are there now.
    const neu = { ...(await stand()).formular }
    const beide = { ...neu, produktgruppenDaten: { ...neu.produktgruppenDaten, ...PAULS } }
    expect((await speichern(zweite, beide, { wer: PAUL, ifMatch: VERSION + 1 })).status).toBe(200)
    expect((await stand()).formular.produktgruppenDaten).toMatchObject({ ...LENAS, ...PAULS })
  })

  test('the same field, one of them without If-Match: the last one wins as a whole', async () => {
    const antworten = await ueberlappend(paulSpeichert, () => speichern(t, mit(LENAS)))
    expect(status(antworten)).toEqual([200, 200])
    expect((await stand()).formular.produktgruppenDaten).toEqual(
      antworten[1]?.body.formular.produktgruppenDaten,
    )
  })
})

describe('[S4-07] [S4-08] one submits while the other', () => {
  test('saves first: the submission is refused, nothing is sent', async () => {
    expect(status(await ueberlappend(paulSpeichert, lenaReichtEin))).toEqual([200, 409])
    expect(await einreichungen()).toEqual([])
    expect(await stand()).toMatchObject({ geschaeftStatus: 'NEUANTRAG_IN_BEARBEITUNG', aenderbar: true })
  })

  test('saves second: the save is refused with the reason, and nothing of it is in what was sent', async () => {
    const [gesendet, gespeichert] = await ueberlappend(lenaReichtEin, paulSpeichert)
    expect([gesendet?.status, gespeichert?.status]).toEqual([200, 412])
    expect(gespeichert?.problem.detail).toContain('„Eingegangen“')
    const [zeile] = await einreichungen()
    expect(JSON.parse(zeile?.gesendet ?? '')).toEqual(gesendet?.body.formular)
    expect((await stand()).formular).toEqual(gesendet?.body.formular)
    expect(gesendet?.body.formular.produktgruppenDaten).toMatchObject({
      ...LENAS,
      finanzamt: 'Flensburg',
    })
  })

  test('submits too: one Eingangsnummer, of who came first, and both are told the same', async () => {
    const antworten = await ueberlappend(paulReichtEin, lenaReichtEin)
    expect(status(antworten)).toEqual([200, 200])
    expect(antworten[1]?.body).toEqual(antworten[0]?.body)
    const [zeile, ...weitere] = await einreichungen()
    expect(weitere).toEqual([])
    expect(zeile).toMatchObject({ eingereicht_von: PAUL.sub })
    expect(antworten[0]?.body.formular.produktgruppenDaten).toMatchObject(PAULS)
  })

  test('deletes the draft first: 404, nothing is sent', async () => {
    expect(status(await ueberlappend(paulLoescht, lenaReichtEin))).toEqual([200, 404])
    expect(await einreichungen()).toEqual([])
  })

  test('deletes what he still takes for a draft: 409, it stays sent', async () => {
    expect(status(await ueberlappend(lenaReichtEin, paulLoescht))).toEqual([200, 409])
    expect(await stand()).toMatchObject({ geschaeftStatus: 'NEUANTRAG_ABGESENDET' })
    expect(await einreichungen()).toHaveLength(1)
  })
})

describe('[S4-07] the company changes while a submission waits', () => {
  const params = { companyId: HOF }

  test('its data: what is sent has all of the new ones', async () => {
    const { guid, value } = (await t.call(unternehmenLesen, { als: LENA, params })).body
    if (value.type !== 'LandwirtschaftlichesUnternehmen') throw new Error('no farm')
    const adresseBetriebssitz = { strasse: 'Moorweg', hausnummer: '99', plz: '24837', ort: 'Schleswig' }
    const body = { ...value, name: 'Hof Lindenau am Moor GbR', adresseBetriebssitz }
    const query = { benachrichtigungNachDurchfuehrung: 'false', guid } as const
    const [gesendet, geaendert] = await waehrend(t, antragHalten, lenaReichtEin, () =>
      zweite.call(unternehmenAendern, { als: LENA, params, query, body }),
    )
    expect([gesendet.status, geaendert.status]).toEqual([200, 200])
    const [zeile] = await einreichungen()
    const inhalt = JSON.parse(zeile?.gesendet ?? '') as AntragFormular // what was sent was one
    expect(inhalt.unternehmen).toMatchObject({
      unternehmenName: body.name,
      unternehmenAdresse: adresseBetriebssitz,
    })
    expect((await stand()).formular.unternehmen).toEqual(inhalt.unternehmen)
  })

  test('somebody loses his signing authority: he no longer sends', async () => {
    const { nutzerInfos } = (await t.call(unternehmensNutzerLesen, { als: LENA, params })).body
    const paul = nutzerInfos.find(({ subjectId }) => subjectId === PAUL.sub)
    const guid = paul?.nutzerZuUnternehmenSnapshot.guid
    const body = { guid, subjectId: PAUL.sub, zeichnungsberechtigung: false }
    const [gesendet, genommen] = await waehrend(t, antragHalten, paulReichtEin, () =>
      zweite.call(zeichnungsberechtigungAendern, { als: LENA, params, body }),
    )
    expect([gesendet.status, genommen.status]).toEqual([412, 200])
    expect(await einreichungen()).toEqual([])
  })
})

describe('[R7.2-30] one deletes the draft while the other saves', () => {
  test('deleted first: the save finds nothing, and makes nothing', async () => {
    const antworten = await ueberlappend(paulLoescht, lenaSpeichert)
    expect(status(antworten)).toEqual([200, 404])
    expect((await lesen(t, formular.guid)).status).toBe(404)
  })

  test('saved first: the deletion is told that there is something new, which stays', async () => {
    const antworten = await ueberlappend(lenaSpeichert, paulLoescht)
    expect(status(antworten)).toEqual([200, 409])
    expect((await stand()).formular.produktgruppenDaten).toMatchObject(LENAS)
  })
})

test('[S4-01] the last place of an invitation taken at once, on two instances: one draft more', async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from geschaeft
    where einladung_guid = ${EINLADUNG}`.execute(t.ownerDb)
  const vorher = rows[0]?.n ?? 0
  await sql`update antrag_einladung set max_anzahl_geschaefte = ${vorher + 1} where guid = ${EINLADUNG}`.execute(
    t.ownerDb,
  )
  const beginnen = (welt: TestApp, als: Person) => () =>
    welt.call(contract.antragAnlegen, { als, params: { metaGuid: EINLADUNG, unternehmenGuid: HOF } })
  const antworten = await zugleich(
    t,
    (tx) => sql`lock table geschaeft in share row exclusive mode`.execute(tx),
    [beginnen(t, LENA), beginnen(zweite, PAUL)],
  )
  expect(status(antworten)).toEqual([200, 412])
  await platzSchaffen(t)
})
