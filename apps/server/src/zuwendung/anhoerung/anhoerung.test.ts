import { randomUUID } from 'node:crypto'
import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import * as vertrag from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import { GESCHAEFT_STATUS } from '@foerderportal/contract/zuwendung/kern/staende'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { bankDateiHerunterladen } from '@foerderportal/contract/zuwendung/bank/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { vorgelegt, zurueckgeben } from '../testing/entscheidungWelt.ts'
import { SABINE, inPruefung, inTagen, loeschen, statusSetzen } from '../testing/korrekturWelt.ts'
import {
  HOF,
  KONTEN,
  LENA,
  MAX,
  NORA,
  hochladen,
  platzSchaffen,
  startWelt,
  type Person,
} from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const TEXT = 'Die Bank beabsichtigt, den Antrag abzulehnen, weil die Moorfläche zu klein ist.'
const geschaeftVon = async (guid: string) =>
  (await sql<{ g: string }>`select geschaeft_guid as g from antrag where guid = ${guid}`.execute(t.ownerDb))
    .rows[0]?.g ?? ''
const anhoeren = async (guid: string, tage = 20, als: Caller = SABINE) =>
  t.call(vertrag.anhoeren, {
    als,
    params: { guid: await geschaeftVon(guid) },
    body: { text: TEXT, frist: inTagen(t, tage) },
  })
const beiDerBank = async (guid: string, als: Caller = SABINE) =>
  t.call(vertrag.anhoerungenLesen, { als, params: { guid: await geschaeftVon(guid) } })
const lesen = (guid: string, als: Person = LENA) => t.call(vertrag.anhoerungLesen, { als, params: { guid } })
const antwort = (text: string, ...uuids: string[]) => ({ text, dateien: uuids.map((uuid) => ({ uuid })) })
const speichern = (guid: string, body: object, o: { als?: Person; ifMatch?: number } = {}) =>
  t.call(vertrag.anhoerungSpeichern, {
    als: o.als ?? LENA,
    params: { guid },
    body,
    ...(o.ifMatch !== undefined && { ifMatch: o.ifMatch }),
  })
const senden = (guid: string, body: object, als: Person = LENA) =>
  t.call(vertrag.anhoerungBeantworten, { als, params: { guid }, body })
const angehoert = async () => {
  const { guid } = await inPruefung(t)
  const r = await anhoeren(guid)
  if (r.status !== 200) throw new Error(r.text)
  return guid
}

describe('[S9-03] the applicant is heard before a decision', () => {
  test('[S9-03] reads it, saves an answer, sends it with a file; then the bank reads it', async () => {
    const guid = await angehoert()
    expect((await lesen(guid)).body).toMatchObject({
      text: TEXT,
      stand: 'OFFEN',
      antwort: { text: '', dateien: [] },
    })
    const datei = await hochladen(t, LENA, 'Gutachten.pdf')
    const gespeichert = await speichern(guid, antwort('Unsere Fläche', datei.uuid), { ifMatch: 1 })
    expect([gespeichert.status, gespeichert.headers.etag]).toEqual([200, '"2"'])
    // Until it is sent it is the company's alone: neither its words nor its files.
    expect((await beiDerBank(guid)).body.anhoerungen[0]).toMatchObject({ stand: 'OFFEN', antwort: null })
    const params = { guid, dateiGuid: datei.uuid }
    expect((await t.call(bankDateiHerunterladen, { als: SABINE, params })).status).toBe(404)
    const gesendet = await senden(guid, antwort('Unsere Fläche ist 6 ha groß.', datei.uuid))
    expect([gesendet.status, gesendet.body.stand]).toEqual([200, 'BEANTWORTET'])
    const { body } = await beiDerBank(guid)
    expect(body).toMatchObject({
      vorAblehnung: true,
      anhoerungen: [
        {
          stand: 'BEANTWORTET',
          antwort: {
            text: 'Unsere Fläche ist 6 ha groß.',
            dateien: [{ dateiname: 'Gutachten.pdf' }],
            von: 'Lena Lindenau',
          },
        },
      ],
    })
    expect((await t.call(bankDateiHerunterladen, { als: SABINE, params })).status).toBe(200)
  })

  test('[S9-03] [S5-02] each side opens the files at its own address; what is locked is named so to both and opens to none', async () => {
    const guid = await angehoert()
    const datei = await hochladen(t, LENA, 'Gutachten.pdf')
    await senden(guid, antwort('Unsere Fläche ist 6 ha groß.', datei.uuid))
    const beide = async () => {
      const [bank] = (await beiDerBank(guid)).body.anhoerungen.flatMap(({ antwort: a }) => a?.dateien ?? [])
      const [eigene] = (await lesen(guid, NORA)).body.antwort.dateien
      return [bank, eigene] as const
    }
    const [bank, eigene] = await beide()
    expect(bank?.downloadUrl).toBe(`/SachbearbeitungService/api/zuwendung/${guid}/datei/${datei.uuid}`)
    expect(eigene?.downloadUrl).toContain(`/Zuwendungen/api/public/download/${datei.uuid}/`)
    const oeffnen = async () => [
      (await t.call(bankDateiHerunterladen, { als: SABINE, params: { guid, dateiGuid: datei.uuid } })).status,
      (await t.call(dateiHerunterladen, { als: NORA, params: { guid: datei.uuid, fileName: 'x' } })).status,
    ]
    expect(await oeffnen()).toEqual([200, 200])
    await sql`update datei set scan_status = 'infiziert' where guid = ${datei.uuid}`.execute(t.ownerDb)
    expect((await beide()).map((d) => d?.scanStatus)).toEqual(['infiziert', 'infiziert'])
    expect(await oeffnen()).toEqual([412, 412])
  })

  test('[S9-03] who may sign gets a mail without a word of what it is about', async () => {
    const guid = await angehoert()
    const { rows } = await sql<{ text: string }>`select text from postausgang where bezug = ${guid}
      and betreff like 'Bitte nehmen Sie Stellung%'`.execute(t.ownerDb)
    expect(rows.length).toBeGreaterThan(1)
    for (const { text } of rows) {
      expect(text).toContain(`/zuwendung/antrag/${guid}/anhoerung?`)
      expect(text).not.toMatch(/ablehn|Moor/i)
    }
  })

  test('[S9-03] an answer comes once: nothing changes it, neither a call nor SQL', async () => {
    const guid = await angehoert()
    expect((await senden(guid, antwort('Ja.'))).status).toBe(200)
    for (const r of [await senden(guid, antwort('Nein.')), await speichern(guid, antwort('Nein.'))])
      expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('schon gesendet')])
    await expect(
      sql`update anhoerung set antwort = '{}' where beantwortet_am is not null`.execute(t.services.db),
    ).rejects.toThrow('unveraenderlich')
    expect((await lesen(guid)).body.antwort.text).toBe('Ja.')
  })

  test('[S9-03] two write at once: the second reads that the first was faster, and loses nothing of his', async () => {
    const guid = await angehoert()
    expect((await speichern(guid, antwort('Lenas Worte'), { ifMatch: 1 })).status).toBe(200)
    const spaeter = await speichern(guid, antwort('Pauls Worte'), { ifMatch: 1 })
    expect([spaeter.status, spaeter.problem.detail]).toEqual([
      409,
      expect.stringMatching(/wurde am .* geändert/),
    ])
    expect((await lesen(guid)).body.antwort.text).toBe('Lenas Worte')
  })

  test('[S9-03] judged by arrival: the deadline’s first moment is too late; another hearing can begin then', async () => {
    const guid = await angehoert()
    const jetzt = t.clock.now()
    const frist = new Date((await lesen(guid)).body.frist)
    t.clock.set(frist)
    expect((await senden(guid, antwort('Zu spät.'))).problem.detail).toContain('abgelaufen')
    expect((await lesen(guid)).body.stand).toBe('ABGELAUFEN')
    expect((await anhoeren(guid)).status).toBe(200)
    t.clock.set(jetzt)
  })

  test('[S9-03] an empty answer, too long a one, a foreign file', async () => {
    const guid = await angehoert()
    expect((await senden(guid, antwort(' '))).status).toBe(400)
    expect((await senden(guid, antwort('x'.repeat(10_001)))).status).toBe(400)
    const fremde = await hochladen(t, MAX, 'Fremd.pdf')
    expect((await senden(guid, antwort('Ja.', fremde.uuid))).status).toBe(404)
    expect((await speichern(guid, antwort(''))).status).toBe(200)
  })
})

test('[S9-03] the overview names the last hearing: open to its last moment, over, answered', async () => {
  const guid = await angehoert()
  const inDerUebersicht = async () => {
    const { body } = await t.call(antragUebersichtLesen, {
      als: LENA,
      params: { unternehmenGuid: HOF },
      query: {},
    })
    return body.flatMap(({ details }) => details).find(({ antraege }) => antraege[0]?.guid === guid)
      ?.anhoerung
  }
  const { frist } = (await lesen(guid)).body
  expect(await inDerUebersicht()).toEqual({ frist, stand: 'OFFEN' })
  const vorher = t.clock.now()
  t.clock.set(new Date(frist))
  expect(await inDerUebersicht()).toEqual({ frist, stand: 'ABGELAUFEN' })
  t.clock.set(vorher)
  await senden(guid, antwort('Unsere Fläche ist 6 ha groß.'))
  expect(await inDerUebersicht()).toEqual({ frist, stand: 'BEANTWORTET' })
})

describe('[S9-03] who may, and when', () => {
  test.each(GESCHAEFT_STATUS)('[S9-03] in %s', async (status) => {
    const { guid } = await inPruefung(t)
    await statusSetzen(t, guid, status)
    expect((await anhoeren(guid)).status).toBe(status === 'IN_PRUEFUNG' ? 200 : 412)
  })

  test('[S9-04] not while a decision lies before a second person', async () => {
    const { fall, antrag } = await vorgelegt(t)
    const r = await anhoeren(antrag)
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('liegt zur Freigabe vor')])
    expect((await zurueckgeben(t, fall)).status).toBe(200)
    expect((await anhoeren(antrag)).status).toBe(200)
  })

  test('[S9-03] one at a time; between 14 and 180 days', async () => {
    const { guid } = await inPruefung(t)
    for (const tage of [0, 13, 181])
      expect((await anhoeren(guid, tage)).problem.errors?.map(({ pfad }) => pfad)).toEqual(['frist'])
    const beide = await Promise.all([anhoeren(guid, 14), anhoeren(guid, 180)])
    expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  test('[S9-03] customers hear nobody, the bank’s own members neither; foreign people find nothing', async () => {
    const guid = await angehoert()
    const { guid: ohne } = await inPruefung(t)
    const vorher = await abdruck(t)
    for (const als of [
      LENA,
      { ...SABINE, rollen: ['SACHBEARBEITUNG_LESEN'] },
      { ...SABINE, sub: KONTEN['paul.partner'] },
    ])
      expect((await anhoeren(ohne, 20, als)).status).toBe(403)
    expect((await lesen(guid, MAX)).status).toBe(404)
    expect((await lesen(randomUUID())).status).toBe(404)
    expect((await lesen(ohne)).status).toBe(404)
    expect((await senden(guid, antwort('Ich auch.'), MAX)).status).toBe(404)
    expect((await lesen(guid, NORA)).status).toBe(200)
    expect(await abdruck(t)).toEqual(vorher)
    expect((await loeschen(t, guid)).status).toBe(200)
    expect((await senden(guid, antwort('Doch.'))).status).toBe(404)
  })
})
