import { buffer } from 'node:stream/consumers'
import { dateiHerunterladen } from '@foerderportal/contract/shared/datei'
import {
  auszahlbareGeschaefteLesen,
  auszahlungUebersichtLesen,
} from '@foerderportal/contract/auszahlung/routes'
import {
  bescheidOeffnen,
  entscheidungVorschau,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerAuszahlung } from '../../../auszahlung/routes.ts'
import { runDueJobs } from '../../../platform/jobs/worker.ts'
import { mailVersenden } from '../../../platform/mail/mailVersenden.ts'
import { pdfLesen } from '../../../platform/pdf/testing/pdfLesen.ts'
import { pdfMaengel } from '../../../platform/pdf/testing/pdfMaengel.ts'
import type { TestApp } from '../../../platform/testing/testApp.ts'
import {
  BEIDES,
  FRANK,
  entwurf,
  fallInPruefung,
  freigeben,
  gekuerzt,
  speichern,
  vorgelegt,
  vorlegen,
} from '../../testing/entscheidungWelt.ts'
import { SABINE } from '../../testing/korrekturWelt.ts'
import { HOF, LENA, platzSchaffen, startWelt } from '../../testing/testWelt.ts'
import { bescheidBereitstellen } from '../../bekanntgabe/bescheidBereitstellen.ts'
import { einwilligen } from '../../testing/bescheidWelt.ts'
import { bescheidErstellen, type NachBescheid } from './bescheidErstellen.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt({}, registerAuszahlung)
  await platzSchaffen(t)
})
afterAll(() => t.close())

const zeilen = async <T>(abfrage: ReturnType<typeof sql<T>>) => (await abfrage.execute(t.ownerDb)).rows
const freigegeben = async () => {
  const v = await vorgelegt(t)
  const { body } = await freigeben(t, v.fall, v.inhaltSha256)
  return { ...v, bescheid: body.bescheide[0]?.guid ?? '' }
}
/** Tells somebody, as who makes a notice known does. */
const melden: NachBescheid = (_, tx, { nummer }) =>
  mailVersenden(tx, {
    an: 'lena@hof.example',
    betreff: nummer,
    text: 'Im Portal liegt etwas.',
    schluessel: nummer,
  })
const drucken = (guid: string, folgende: readonly NachBescheid[] = []) =>
  bescheidErstellen(folgende).run({ guid }, t.services, new AbortController().signal)
const bescheidVon = async (guid: string) =>
  (
    await zeilen<{ nummer: string; eingaben: string; datei: string | null }>(
      sql`select nummer, eingaben, datei_guid as datei from bescheid where guid = ${guid}`,
    )
  )[0]
const mails = (betreff: string) => zeilen(sql`select from postausgang where betreff = ${betreff}`)
const oeffnen = (guid: string, bescheidGuid: string, als = SABINE) =>
  t.call(bescheidOeffnen, { als, params: { guid, bescheidGuid } })

describe('[S9-04] the file of a notice', () => {
  test('[A-06] twenty runs of its job: one file, one number, one mail', async () => {
    const { bescheid } = await freigegeben()
    await Promise.all(Array.from({ length: 20 }, () => drucken(bescheid, [melden])))
    const { nummer, datei } = (await bescheidVon(bescheid)) ?? {}
    expect(datei).toEqual(expect.any(String))
    expect(await mails(nummer ?? '')).toHaveLength(1)
    expect(
      await zeilen(
        sql`select from datei where dateiname = ${`Bescheid ${nummer}.pdf`} and sha256 is not null`,
      ),
    ).toHaveLength(1)
  })

  test('[S9-04] killed before its end it leaves nothing, and is made once when it is tried again', async () => {
    const { bescheid } = await freigegeben()
    const abbrechen: NachBescheid = () => Promise.reject(new Error('killed'))
    await expect(drucken(bescheid, [melden, abbrechen])).rejects.toThrow('killed')
    const vorher = await bescheidVon(bescheid)
    expect([vorher?.datei, await mails(vorher?.nummer ?? '')]).toEqual([null, []])
    await drucken(bescheid, [melden])
    const nachher = await bescheidVon(bescheid)
    expect(nachher).toEqual({ ...vorher, datei: expect.any(String) })
    expect(await mails(nachher?.nummer ?? '')).toHaveLength(1)
  })

  test('[S9-10] killed when it was provided already: nothing stays of that either, then one file, one provision, its mails', async () => {
    const { bescheid } = await freigegeben()
    await einwilligen(t)
    const abbrechen: NachBescheid = () => Promise.reject(new Error('killed'))
    const spuren = async () => {
      const { nummer } = (await bescheidVon(bescheid)) ?? {}
      return [
        // Without a hash it is the place that was kept for its bytes: it goes with the next clean-up.
        await zeilen(
          sql`select from datei where dateiname = ${`Bescheid ${nummer}.pdf`} and sha256 is not null`,
        ),
        await zeilen(sql`select from bekanntgabe where bescheid_guid = ${bescheid}`),
        await zeilen(sql`select from postausgang where bezug = ${bescheid}`),
      ].map(({ length }) => length)
    }
    await expect(drucken(bescheid, [bescheidBereitstellen, abbrechen])).rejects.toThrow('killed')
    expect(await spuren()).toEqual([0, 0, 0])
    await Promise.all([
      drucken(bescheid, [bescheidBereitstellen]),
      drucken(bescheid, [bescheidBereitstellen]),
    ])
    expect(await spuren()).toEqual([1, 1, 2])
  })

  test('[S9-04] is made by the portal’s own jobs after the release', async () => {
    const { fall, bescheid } = await freigegeben()
    expect((await oeffnen(fall, bescheid)).status).toBe(404)
    await runDueJobs(t.services, [bescheidErstellen([])])
    const r = await oeffnen(fall, bescheid)
    expect([r.status, r.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(r.text).toMatch(/^%PDF-1\.7/)
  })

  test('[S9-04] no other case gives it, and no member of the company by the general download', async () => {
    const { fall, bescheid } = await freigegeben()
    await drucken(bescheid)
    const anderer = await freigegeben()
    expect((await oeffnen(anderer.fall, bescheid)).status).toBe(404)
    expect((await oeffnen(fall, bescheid, LENA)).status).toBe(403)
    const { datei } = (await bescheidVon(bescheid)) ?? {}
    const download = await t.call(dateiHerunterladen, {
      als: LENA,
      params: { guid: datei ?? '', fileName: 'Bescheid.pdf' },
    })
    expect(download.status).toBe(404)
  })
})

/** A released notice with less than was applied for, and its bytes. */
const gedruckt = async () => {
  const { fall, inhalt } = await entwurf(t)
  await speichern(t, fall, gekuerzt(inhalt))
  const { body } = await vorlegen(t, fall)
  const guid = (await freigeben(t, fall, body.inhaltSha256)).body.bescheide[0]?.guid ?? ''
  await drucken(guid)
  const bescheid = await bescheidVon(guid)
  const stream = await t.services.files.get(bescheid?.datei ?? '')
  return { pdf: await buffer(stream), bescheid }
}

describe('[S9-04] the notice as PDF/A-3a', () => {
  test('[S9-04] keeps the rules of PDF/UA-1 and carries its input, byte for byte', async () => {
    const { pdf, bescheid } = await gedruckt()
    expect(pdfMaengel(pdf)).toEqual([])
    expect(pdf.toString('latin1')).toContain('pdfaid:part>3')
    const { katalog, liste, als, strom } = pdfLesen(pdf)
    const angaben = als(liste(katalog['AF'])[0])
    expect(angaben).toMatchObject({ UF: 'bescheid.json', AFRelationship: '/Source' })
    const eingaben = Buffer.from(strom(als(angaben['EF'])['UF']), 'latin1').toString('utf8')
    expect(eingaben).toBe(bescheid?.eingaben)
    expect(JSON.parse(eingaben)).toMatchObject({
      nummer: bescheid?.nummer,
      vorlage: { gueltigAb: '2024-01-01' },
      adressat: { name: 'Hof Lindenau GbR' },
      bausteine: expect.arrayContaining([
        expect.objectContaining({
          code: 'T-003',
          text: expect.stringMatching(/in Höhe von 4\.000,79\s€ ab\.$/),
        }),
        expect.objectContaining({ code: 'T-216', text: 'Nur die Hälfte ist nötig.' }),
      ]),
    })
  })
})

describe('[S9-04] the preview', () => {
  const vorschau = (guid: string, als = SABINE) => t.call(entscheidungVorschau, { als, params: { guid } })

  test('[S9-04] is there from the beginning, for everybody of the bank who may read', async () => {
    const { fall } = await fallInPruefung(t)
    for (const als of [SABINE, FRANK]) {
      const r = await vorschau(fall, als)
      expect([r.status, r.headers['content-type'], r.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ])
    }
    expect((await vorschau(fall, LENA)).status).toBe(403)
  })

  test('[S9-04] a person gets it twenty times at once; then the answer says how long to wait', async () => {
    const { fall } = await entwurf(t)
    const wer = { ...BEIDES, sub: 'sub-eilig' }
    const status = []
    for (let i = 0; i < 21; i++) status.push((await vorschau(fall, wer)).status)
    expect(status.filter((s) => s === 429)).toHaveLength(1)
  })
})

test('[S6-01] what is approved is paid out only from the day on which its notice takes effect', async () => {
  const { fall } = await freigegeben()
  const geNr = (await zeilen<{ nr: string }>(sql`select ge_nr as nr from geschaeft where guid = ${fall}`))[0]
    ?.nr
  const sieht = async () => {
    const params = { unternehmenGuid: HOF }
    const [uebersicht, auszahlbar] = [
      await t.call(auszahlungUebersichtLesen, { als: LENA, params }),
      await t.call(auszahlbareGeschaefteLesen, { als: LENA, params }),
    ]
    return [uebersicht, auszahlbar].map(({ text }) => text.includes(geNr ?? '-'))
  }
  const wirksam = (ab: Date) =>
    sql`update bewilligung set wirksam_ab = ${ab} where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  expect(await sieht()).toEqual([false, false])
  await wirksam(new Date(t.clock.now().getTime() + 1))
  expect(await sieht()).toEqual([false, false])
  await wirksam(t.clock.now())
  expect(await sieht()).toEqual([true, true])
})
