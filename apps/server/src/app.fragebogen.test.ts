import {
  fallFragebogenPdfLesen,
  fallFrageboegenLesen,
  fassungAuswerten,
  umfrageLesen,
  umfragenLesen,
} from '@foerderportal/contract/fragebogen/bank/routes'
import {
  fragebogenAnlegen,
  fragebogenPdfLesen,
  fragebogenSpeichern,
} from '@foerderportal/contract/fragebogen/routes'
import { jedeArt } from '@foerderportal/contract/fragebogen/testing/fragen'
import { fallAnsichtLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { nachforderungZuruecknehmen } from '@foerderportal/contract/zuwendung/bank/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerFragebogen } from './fragebogen/routes.ts'
import {
  ALLES_BEANTWORTET,
  befragungDesAntrags,
  programmVerlangt,
  umfrageMit,
} from './fragebogen/testing/umfragen.ts'
import { zugleich } from './platform/testing/zugleich.ts'
import type { TestApp } from './platform/testing/testApp.ts'
import { antragskunde } from './zuwendung/public.ts'
import { geschaeftVon } from './zuwendung/testing/fallAufrufe.ts'
import { fordern, pruefen, SABINE } from './zuwendung/testing/korrekturWelt.ts'
import { befangenSetzen } from './zuwendung/testing/vorratWelt.ts'
import {
  anlegen,
  einreichen,
  HOF,
  LENA,
  lesen,
  MAX,
  PAUL,
  platzSchaffen,
  startWelt,
  vollstaendig,
} from './zuwendung/testing/testWelt.ts'

/** A programme that requires a questionnaire (S8-02): the application and it, from beginning to correction. */
let t: TestApp
let umfrageUuid: string
let fassungGuid: string
beforeAll(async () => {
  t = await startWelt({}, (app, services) => registerFragebogen(app, services, antragskunde(services)))
  await platzSchaffen(t)
  ;({ umfrageUuid, fassungGuid } = await umfrageMit(t))
  await programmVerlangt(t, umfrageUuid)
})
afterAll(() => t.close())

const beginnen = (antragGuid: string, als = LENA) =>
  t.call(fragebogenAnlegen, { als, query: { umfrageUuid, antragGuid } })
const beantworten = (correlationId: string, abgeschlossen: boolean, fragen = ALLES_BEANTWORTET) =>
  t.call(fragebogenSpeichern, { als: LENA, body: { correlationId, abgeschlossen, fragen } })
const imFall = async (antragGuid: string) => {
  const params = { guid: await geschaeftVon(t, antragGuid) }
  return (await t.call(fallFrageboegenLesen, { als: SABINE, params })).body.frageboegen
}

test('[S8-02] [R2.4-01] nothing is sent before it is finished; fragebogenUrl opens it', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  const { guid } = formular
  expect((await lesen(t, guid)).body).toMatchObject({
    programmMitFragebogen: true,
    fragebogenUrl: `/fragebogen/beginnen?umfrageUuid=${umfrageUuid}&antragGuid=${guid}`,
    fragebogen: { stand: 'OFFEN', fortschritt: 0, verlangt: true },
  })
  const abgelehnt = async (detail: string) => {
    const { status, problem } = await einreichen(t, formular)
    expect([status, problem.title, problem.detail, problem.errors?.[0]?.pfad]).toEqual([
      412,
      'Nicht möglich zu diesem Zeitpunkt',
      detail,
      'fragebogen',
    ])
  }
  await abgelehnt('Beantworten Sie den Fragebogen, und schließen Sie ihn ab.')

  const { uuid } = (await beginnen(guid)).body
  await beantworten(uuid, false, ALLES_BEANTWORTET.slice(0, 3))
  expect((await lesen(t, guid)).body).toMatchObject({
    fragebogenUrl: `/fragebogen/${uuid}`,
    fragebogen: { stand: 'IN_ARBEIT', fortschritt: 42 },
  })
  await abgelehnt('Beantworten Sie den Fragebogen zu Ende, und schließen Sie ihn ab.')

  expect((await beantworten(uuid, true)).status).toBe(200)
  expect((await lesen(t, guid)).body.fragebogen).toMatchObject({ stand: 'ERLEDIGT', fortschritt: 100 })
  expect((await einreichen(t, formular)).status).toBe(200)
})

/** Of each application of Lena's farm, whether the overview says that a questionnaire of it waits. */
const inBefragung = async () => {
  const { body } = await t.call(antragUebersichtLesen, { als: LENA, params: { unternehmenGuid: HOF } })
  const details = body.flatMap((eintrag) => eintrag.details)
  return new Map(details.map((detail) => [detail.antraege[0]?.guid, detail.inBefragung]))
}

test('[S8-02] [R7.2-33] the overview tells of whose application a questionnaire waits, until it is finished', async () => {
  const [einer, anderer] = [await anlegen(t), await anlegen(t)]
  const { uuid } = (await beginnen(einer.guid)).body
  const begonnen = await inBefragung()
  expect([begonnen.get(einer.guid), begonnen.get(anderer.guid)]).toEqual([true, false])
  await beantworten(uuid, true)
  expect((await inBefragung()).get(einer.guid)).toBe(false)
})

test('[S8-02] two of the company begin at once: it is one', async () => {
  const { guid } = await anlegen(t)
  const antworten = await zugleich(
    t,
    (tx) => sql`select pg_advisory_xact_lock(hashtextextended(${`befragung:${guid}`}, 0))`.execute(tx),
    [() => beginnen(guid), () => beginnen(guid, PAUL)],
  )
  expect(new Set(antworten.map(({ body }) => body.uuid)).size).toBe(1)
  expect((await beginnen(guid, MAX)).status).toBe(404)
})

test('[S8-02] a Nachforderung that names it opens a copy; the finished one stays', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  const { guid } = formular
  const { uuid } = (await beginnen(guid)).body
  await beantworten(uuid, true)
  await einreichen(t, formular)
  await pruefen(t, guid)
  expect((await fordern(t, guid, { felder: [{ pfad: 'fragebogen', grund: 'Bitte prüfen.' }] })).status).toBe(
    200,
  )

  const zurueck = (await lesen(t, guid)).body
  expect(zurueck.fragebogen).toMatchObject({ stand: 'OFFEN', verlangt: true })
  expect(zurueck.nachforderung?.offen).toMatchObject([{ pfad: 'fragebogen', grund: 'Bitte prüfen.' }])
  const kopie = zurueck.fragebogenUrl?.split('/').at(-1) ?? ''
  expect(kopie).not.toBe(uuid)
  expect((await beantworten(uuid, false)).status).toBe(412)
  expect((await einreichen(t, zurueck.formular)).status).toBe(412)

  const andere = { type: 'AuswahlFrage', id: 'f0', antwort: 'f0: Antwort 2' } as const
  expect((await beantworten(kopie, true, [andere])).status).toBe(200)
  expect((await einreichen(t, zurueck.formular)).status).toBe(200)
  const boegen = await imFall(guid)
  expect(boegen.map(({ fragebogenGuid }) => fragebogenGuid)).toEqual([kopie, uuid])
  expect(boegen[0]?.antworten.filter(({ vorher }) => vorher !== null)).toMatchObject([
    { frageId: 'f0', antwort: ['f0: Antwort 2'], vorher: ['f0: Antwort 0'] },
  ])
  expect(boegen[1]?.antworten).toHaveLength(7)
})

test('[S9-03] [S8-02] the bank sees whether the applicant has a questionnaire to answer, as he reads it', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  const { uuid } = (await beginnen(formular.guid)).body
  await beantworten(uuid, true)
  await einreichen(t, formular)
  const wartet = async () => {
    const params = { guid: await geschaeftVon(t, formular.guid) }
    return (await t.call(fallAnsichtLesen, { als: SABINE, params })).body.inBefragung
  }
  expect(await wartet()).toBe(false)
  await pruefen(t, formular.guid)
  await fordern(t, formular.guid, { felder: [{ pfad: 'fragebogen', grund: 'Bitte prüfen.' }] })
  expect(await wartet()).toBe(true)
})

test('[S8-02] the bank reads a finished one as PDF, also where who answers it gets none', async () => {
  const gesendet = async () => {
    const formular = await vollstaendig(t, await anlegen(t))
    await beantworten((await beginnen(formular.guid)).body.uuid, true)
    await einreichen(t, formular)
    return formular.guid
  }
  const [einer, anderer] = [await gesendet(), await gesendet()]
  const ohnePdf = jedeArt({ pdfExportMoeglich: false })
  const fragebogenGuid = await befragungDesAntrags(t, einer, false, ohnePdf)
  const lesenBei = async (antragGuid: string) => {
    const params = { guid: await geschaeftVon(t, antragGuid), fragebogenGuid }
    return (await t.call(fallFragebogenPdfLesen, { als: SABINE, params })).status
  }
  expect(await lesenBei(einer)).toBe(200)
  expect((await t.call(fragebogenPdfLesen, { als: LENA, query: { fragebogenGuid } })).status).toBe(412)
  // It is read with its own case: whoever may not read that one reads nothing of it.
  expect(await lesenBei(anderer)).toBe(404)
})

test('[S8-02] taken back, the copy goes and the finished one counts again', async () => {
  const formular = await vollstaendig(t, await anlegen(t))
  const { guid } = formular
  const { uuid } = (await beginnen(guid)).body
  await beantworten(uuid, true)
  await einreichen(t, formular)
  await pruefen(t, guid)
  await fordern(t, guid, { felder: [{ pfad: 'fragebogen', grund: 'Bitte prüfen.' }] })
  await t.call(nachforderungZuruecknehmen, { als: SABINE, params: { guid }, body: { grund: 'Erledigt.' } })
  expect((await imFall(guid)).map(({ fragebogenGuid }) => fragebogenGuid)).toEqual([uuid])
  expect((await lesen(t, guid)).body.fragebogen).toMatchObject({ stand: 'ERLEDIGT' })
})

test('[S8-02] a draft that was never sent takes its questionnaire along', async () => {
  const { guid } = await anlegen(t)
  const { uuid } = (await beginnen(guid)).body
  await beantworten(uuid, true)
  await sql`delete from geschaeft where guid = (select geschaeft_guid from antrag where guid = ${guid})`.execute(
    t.ownerDb,
  )
  const { rows } = await sql`select from befragung where guid = ${uuid}`.execute(t.ownerDb)
  expect(rows).toEqual([])
})

test('[S9-01] [S9-05] with a conflict of interest on one case all counts leave it out, and nothing else', async () => {
  const andere = { ...SABINE, sub: 'sub-andere' }
  /** Of the version how many are evaluated; who began and finished it, alone and in the list of all. */
  const zahlen = async (als: typeof andere) => {
    const auswertung = await t.call(fassungAuswerten, { als, params: { guid: fassungGuid } })
    const eine = await t.call(umfrageLesen, { als, params: { umfrageUuid } })
    const alle = await t.call(umfragenLesen, { als })
    const inDerListe = alle.body.umfragen.find(({ umfrageUuid: uuid }) => uuid === umfrageUuid)
    return [
      auswertung.body.abgeschlossen,
      ...[eine.body, inDerListe].flatMap((u) => [u?.fassungen[0]?.begonnen, u?.fassungen[0]?.abgeschlossen]),
    ]
  }
  const { guid } = await anlegen(t)
  const ohneIhn = await zahlen(SABINE)
  await beantworten((await beginnen(guid)).body.uuid, true)
  const mitIhm = ohneIhn.map((zahl = 0) => zahl + 1)
  expect(await zahlen(SABINE)).toEqual(mitIhm)
  await befangenSetzen(t, await geschaeftVon(t, guid), SABINE)
  expect(await zahlen(SABINE)).toEqual(ohneIhn)
  expect(await zahlen(andere)).toEqual(mitIhm)
})
