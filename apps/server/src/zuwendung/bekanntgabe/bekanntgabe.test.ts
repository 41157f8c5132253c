import { tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { verlaufLesen } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/ops/log.ts'
import { mailsWecken } from '../../platform/mail/mailsWecken.ts'
import { smtpServer } from '../../platform/testing/smtpServer.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import {
  abrufen,
  ansicht,
  beiDerBank,
  bereiterBescheid,
  bereitstellen,
  bestaetigen,
  briefe,
  einwilligen,
  erneut,
  ganzAbrufen,
  gedruckterBescheid,
  herunterladen,
  laden,
  postLeeren,
  rueckbrief,
  staende,
  uhr,
  versenden,
  widerrufen,
  wirksamAb,
  zustellen,
} from '../testing/bescheidWelt.ts'
import { SABINE } from '../testing/korrekturWelt.ts'
import { bekanntgabeFuehren } from './bekanntgabeFuehren.ts'
import { LENA, NORA, PAUL, platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

const um = (zeit: string) => t.clock.set(new Date(zeit))
const FREITAG = '2026-11-20T14:03:00+01:00'
beforeEach(async () => {
  um(FREITAG)
  await postLeeren(t)
})

const protokoll = async ({ guid }: { readonly guid: string }) =>
  (
    await sql<{ handlung: string; sub: string }>`select handlung, nutzer_sub as sub from audit_log
      where objekt_guid = ${guid} order by nr`.execute(t.ownerDb)
  ).rows.map(({ handlung, sub }) => `${handlung} ${sub}`)
const empfaenger = async (b: { readonly guid: string }, betreff: RegExp) =>
  (await briefe(t, b)).filter((brief) => betreff.test(brief.betreff)).map(({ an }) => an)

describe('[S9-10] [S1-10] providing', () => {
  test('with consent: every signer is told, without a word of what was decided; the ten days run', async () => {
    const b = await bereiterBescheid(t)
    expect(await staende(t, b)).toEqual(['BENACHRICHTIGT'])
    const [brief, ...weitere] = await briefe(t, b)
    expect([brief?.an, ...weitere.map(({ an }) => an)]).toEqual(['lena.lindenau', 'paul.partner'])
    expect(brief?.betreff).toMatch(/^Ein Bescheid liegt bereit: Antrag GE-\d{4}-\d{6}$/)
    expect(brief?.text).toContain(`/zuwendung/bescheid/${b.guid}?unternehmenId=`)
    expect(brief?.text).toContain('Rufen Sie ihn bis 30.11.2026, 23:59 Uhr ab.')
    expect(brief?.text).not.toMatch(/bewillig|abgelehnt|Euro|€|BE-2026/i)
    expect(await ansicht(t, b)).toMatchObject({
      status: 'BENACHRICHTIGT',
      weg: 'PORTAL',
      endetAm: '2026-11-30T23:00:00.000Z',
      abrufbar: true,
      hindernis: null,
      zeichnende: ['Lena Lindenau', 'Paul Partner'],
      datei: null,
      inhalt: null,
    })
    expect(await wirksamAb(t, b)).toBeNull()
    expect(await protokoll(b)).toEqual(['bescheidBereitstellen portal', 'bescheidMelden portal'])
  })

  test('without consent, or with nobody who signs, nothing happens: it waits for its letter', async () => {
    await widerrufen(t)
    const b = await gedruckterBescheid(t)
    await bereitstellen(t, b)
    expect([await staende(t, b), await briefe(t, b)]).toEqual([[], []])
    expect(await ansicht(t, b)).toMatchObject({ status: null, abrufbar: false, datei: null })
    expect((await beiDerBank(t, b)).aktionen).toEqual(['bescheidVersenden'])
    await einwilligen(t)
    await sql`update mitgliedschaft set zeichnungsberechtigung = false where nutzer_sub in (${LENA.sub}, ${PAUL.sub})`.execute(
      t.ownerDb,
    )
    await bereitstellen(t, b)
    expect(await staende(t, b)).toEqual([])
    await sql`update mitgliedschaft set zeichnungsberechtigung = true where nutzer_sub in (${LENA.sub}, ${PAUL.sub})`.execute(
      t.ownerDb,
    )
  })

  test('twice is as once', async () => {
    const b = await bereiterBescheid(t)
    await bereitstellen(t, b)
    expect(await staende(t, b)).toEqual(['BENACHRICHTIGT'])
    expect(await briefe(t, b)).toHaveLength(2)
  })
})

test('[S9-10] [S9-03] every mail about a notice stands in the timeline of its case, with whether it arrived', async () => {
  const b = await bereiterBescheid(t)
  const mails = await t.call(verlaufLesen, { als: SABINE, params: { guid: b.fall }, query: { art: 'MAIL' } })
  const zumBescheid = mails.body.eintraege.filter(({ dazu }) => dazu?.includes('Ein Bescheid liegt bereit'))
  expect(zumBescheid.map(({ zustellung }) => zustellung)).toEqual(['ANGENOMMEN', 'ANGENOMMEN'])
})

test('[A-25] nobody retrieves: a reminder on 25.11., the end on 01.12. at 00:00, no file, another way for the bank', async () => {
  const b = await bereiterBescheid(t)
  for (const still of ['2026-11-24T23:59:00+01:00', '2026-11-25T06:59:00+01:00']) {
    um(still)
    await uhr(t)
    expect(await empfaenger(b, /^Noch nicht abgerufen/)).toEqual([])
  }
  um('2026-11-25T07:00:00+01:00')
  await uhr(t)
  await uhr(t)
  expect(await empfaenger(b, /^Noch nicht abgerufen/)).toEqual(['lena.lindenau', 'paul.partner'])
  expect((await briefe(t, b)).at(-1)?.text).toContain('bis 30.11.2026, 23:59 Uhr')

  um('2026-11-30T23:59:59+01:00')
  await uhr(t)
  expect((await ansicht(t, b)).status).toBe('BENACHRICHTIGT')
  um('2026-12-01T00:00:00+01:00')
  expect(await ansicht(t, b)).toMatchObject({ status: 'NICHT_BEWIRKT', endetAm: null, abrufbar: false })
  expect((await abrufen(t, b)).problem.detail).toBe(
    'Der Bescheid ließ sich bis 30.11.2026, 23:59 Uhr abrufen. Die Bank gibt ihn auf einem anderen Weg bekannt.',
  )
  um('2026-12-01T00:01:00+01:00')
  await uhr(t)
  expect(await staende(t, b)).toEqual(['NICHT_BEWIRKT'])
  expect((await herunterladen(t, b)).status).toBe(404)
  expect((await abrufen(t, b)).status).toBe(412)
  expect(await empfaenger(b, /^Nicht mehr abrufbar/)).toEqual(['lena.lindenau', 'paul.partner'])
  expect(await beiDerBank(t, b)).toMatchObject({
    aktionen: ['bescheidErneutBereitstellen', 'bescheidVersenden'],
    bekanntgaben: [{ status: 'NICHT_BEWIRKT', erinnertAm: '2026-11-25T06:00:00.000Z' }],
  })
  expect(await wirksamAb(t, b)).toBeNull()
})

test('[A-29] the mail server is away for three days: the ten days begin with the mail that it takes', async () => {
  await einwilligen(t)
  const b = await gedruckterBescheid(t)
  await bereitstellen(t, b)
  await zustellen(t, 'smtp://127.0.0.1:1')
  um('2026-11-23T09:00:00+01:00')
  await uhr(t)
  expect(await staende(t, b)).toEqual(['BEREITGESTELLT'])
  expect(await ansicht(t, b)).toMatchObject({ status: 'BEREITGESTELLT', endetAm: null, abrufbar: false })
  expect((await abrufen(t, b)).problem.detail).toContain('nur im Stand „Liegt bereit“')
  const meldungen = (await beiDerBank(t, b)).bekanntgaben[0]?.meldungen
  expect(meldungen).toEqual([
    { name: 'Lena Lindenau', zustellung: 'GESCHEITERT', angenommenAm: null, fehler: 'SMTP ESOCKET' },
    { name: 'Paul Partner', zustellung: 'GESCHEITERT', angenommenAm: null, fehler: 'SMTP ESOCKET' },
  ])

  const { server, url, mails } = await smtpServer()
  await mailsWecken.run({}, { ...t.services, config: { ...t.services.config, smtpUrl: url } })
  await zustellen(t, url)
  server.close()
  expect(mails).toHaveLength(2)
  expect(await ansicht(t, b)).toMatchObject({ status: 'BENACHRICHTIGT', endetAm: '2026-12-03T23:00:00.000Z' })
  expect((await beiDerBank(t, b)).bekanntgaben[0]?.meldungen.map(({ angenommenAm }) => angenommenAm)).toEqual(
    ['2026-11-23T08:00:00.000Z', '2026-11-23T08:00:00.000Z'],
  )
})

test('[A-30] consent revoked after the notification: this provision stays, the next notice goes by post', async () => {
  const b = await bereiterBescheid(t)
  await widerrufen(t)
  expect((await ganzAbrufen(t, b)).body.status).toBe('ABGERUFEN')
  const naechster = await gedruckterBescheid(t, { art: 'ABLEHNUNG' })
  await bereitstellen(t, naechster)
  expect(await staende(t, naechster)).toEqual([])
  const verweigert = await erneut(t, naechster)
  expect([verweigert.status, verweigert.problem.detail]).toEqual([
    412,
    expect.stringContaining('Versenden Sie den Bescheid mit der Post.'),
  ])
})

describe('[S9-10] by post', () => {
  test('posted Fr 20.11.: given Di 24.11., effective from then, objection until 24.12.; every member may read it', async () => {
    await widerrufen(t)
    const b = await gedruckterBescheid(t)
    um('2026-11-23T10:00:00+01:00')
    await sql`update bescheid set guid = guid where guid = ${b.guid}`
      .execute(t.ownerDb)
      .catch(() => undefined)
    expect((await versenden(t, b, '2026-11-20')).body).toMatchObject({
      aktionen: ['briefZurueckmelden'],
      bekanntgaben: [{ nr: 1, weg: 'POST', status: 'VERSANDT', aufgegebenAm: '2026-11-20', bekanntAm: null }],
    })
    um('2026-11-23T23:59:00+01:00')
    await uhr(t)
    expect(await staende(t, b)).toEqual(['VERSANDT'])
    expect((await herunterladen(t, b, NORA)).status).toBe(404)
    um('2026-11-24T00:00:00+01:00')
    await uhr(t)
    expect(await ansicht(t, b, NORA)).toMatchObject({
      status: 'BEKANNT',
      bekanntAm: '2026-11-24',
      rechtsbehelfBis: '2026-12-24',
      datei: { bytes: b.inhalt.length },
    })
    expect(await wirksamAb(t, b)).toEqual(new Date('2026-11-24T00:00:00+01:00'))
    expect((await herunterladen(t, b, NORA)).status).toBe(200)
  })

  test('the letter comes back, even after the fourth day: not given, without effect, another way', async () => {
    await widerrufen(t)
    const b = await gedruckterBescheid(t)
    await versenden(t, b, '2026-11-20')
    um('2026-11-27T10:00:00+01:00')
    await uhr(t)
    const zurueck = await rueckbrief(t, b)
    expect(zurueck.body).toMatchObject({
      aktionen: ['bescheidVersenden'],
      rechtsbehelfBis: null,
      bekanntgaben: [{ status: 'ZURUECK', grund: 'Unbekannt verzogen.', bekanntAm: null }],
    })
    expect([await wirksamAb(t, b), (await herunterladen(t, b)).status]).toEqual([null, 404])
    expect((await versenden(t, b, '2026-11-27')).body.bekanntgaben.map(({ status }) => status)).toEqual([
      'VERSANDT',
      'ZURUECK',
    ])
  })

  test('posted while it lies in the portal: withdrawn there, and who may sign hears of it', async () => {
    const b = await bereiterBescheid(t)
    await versenden(t, b, '2026-11-20')
    expect(await staende(t, b)).toEqual(['VERSANDT', 'NICHT_BEWIRKT'])
    expect(await empfaenger(b, /kommt mit der Post/)).toEqual(['lena.lindenau', 'paul.partner'])
    expect((await abrufen(t, b)).status).toBe(412)
  })

  test('a day of posting before the notice or after today is refused at its field', async () => {
    await widerrufen(t)
    const b = await gedruckterBescheid(t)
    for (const tag of [tageSpaeter(tagInBerlin(t.clock.now()), 1), '2026-11-19']) {
      const { status, problem } = await versenden(t, b, tag)
      expect([status, problem.errors]).toEqual([
        400,
        [
          {
            pfad: 'aufgegebenAm',
            text: 'Zur Post gegeben ist der Brief am 20.11.2026: Ein anderer Tag ist nicht möglich.',
          },
        ],
      ])
    }
  })
})

test('[S9-10] once more in the portal: ten days anew, new mails, another number', async () => {
  const b = await bereiterBescheid(t)
  um('2026-12-01T00:01:00+01:00')
  await uhr(t)
  um('2026-12-02T09:00:00+01:00')
  await einwilligen(t)
  expect((await erneut(t, b)).status).toBe(200)
  await zustellen(t)
  expect(await ansicht(t, b)).toMatchObject({ status: 'BENACHRICHTIGT', endetAm: '2026-12-12T23:00:00.000Z' })
  expect(await empfaenger(b, /^Ein Bescheid liegt bereit/)).toHaveLength(4)
  const { body } = await ganzAbrufen(t, b)
  expect(body).toMatchObject({ status: 'ABGERUFEN', bekanntAm: '2026-12-03', rechtsbehelfBis: '2027-01-04' })
})

test('[S9-10] killed in the middle the clock leaves nothing, and the next run does it once; others are not kept', async () => {
  const [erster, zweiter] = [await bereiterBescheid(t), await bereiterBescheid(t)]
  um('2026-12-01T00:01:00+01:00')
  await sql`create function abbruch() returns trigger language plpgsql as $$
    begin if new.text like ${sql.lit(`%${erster.guid}%`)} then raise exception 'killed'; end if; return new; end $$`.execute(
    t.ownerDb,
  )
  await sql`create trigger abbruch before insert on postausgang for each row execute function abbruch()`.execute(
    t.ownerDb,
  )
  const zeilen: string[] = []
  const log = createLog('error', { write: (zeile) => void zeilen.push(zeile) })
  await expect(bekanntgabeFuehren.run({}, { ...t.services, log })).rejects.toThrow('1 notices not moved on')
  expect(zeilen.join('')).toContain(erster.guid)
  await sql`drop trigger abbruch on postausgang`.execute(t.ownerDb)
  expect([await staende(t, erster), await staende(t, zweiter)]).toEqual([
    ['BENACHRICHTIGT'],
    ['NICHT_BEWIRKT'],
  ])
  await uhr(t)
  await uhr(t)
  expect(await staende(t, erster)).toEqual(['NICHT_BEWIRKT'])
  expect(await empfaenger(erster, /^Nicht mehr abrufbar/)).toHaveLength(2)
})

test('[S9-10] what ended stays as it was, and what is on its way keeps its dates: kept by the database', async () => {
  const b = await bereiterBescheid(t)
  const von = sql`where bescheid_guid = ${b.guid}`
  for (const anweisung of [
    sql`update bekanntgabe set endet_am = endet_am + interval '1 day' ${von}`,
    sql`update bekanntgabe set weg = 'POST' ${von}`,
    sql`delete from bekanntgabe ${von}`,
  ])
    await expect(anweisung.execute(t.ownerDb)).rejects.toThrow()
  await ganzAbrufen(t, b)
  for (const anweisung of [
    sql`update bekanntgabe set bekannt_am = bekannt_am + 1 ${von}`,
    sql`update bescheid_abruf set sha256 = '' ${von}`,
    sql`delete from bescheid_abruf ${von}`,
  ])
    await expect(anweisung.execute(t.ownerDb)).rejects.toThrow(/unveraenderlich/)
  await expect(laden(t, b.guid, b.guid)).resolves.toMatchObject({ status: 404 })
  await expect(bestaetigen(t, b, b.guid)).resolves.toMatchObject({ status: 404 })
})
