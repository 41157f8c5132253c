import { nachforderungVerlaengern } from '@foerderportal/contract/zuwendung/bank/routes'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abdruck } from '../../platform/testing/abdruck.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { SABINE, inPruefung, inTagen, mit, nachgefordert } from '../testing/korrekturWelt.ts'
import { KONTEN, LENA, einreichen, platzSchaffen, speichern, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
  await sql`insert into bankperson (sub, name, rollen, zuletzt)
    values (${SABINE.sub ?? ''}, 'Sabine Sachbearbeitung', '{}', now()), ('sub-ludwig', 'Ludwig Leitung', '{}', now())`.execute(
    t.ownerDb,
  )
})
afterAll(() => t.close())

const UMSATZ = 'produktgruppenDaten.umsatz'
const geschaeftVon = async (guid: string) =>
  (await sql<{ g: string }>`select geschaeft_guid as g from antrag where guid = ${guid}`.execute(t.ownerDb))
    .rows[0]?.g ?? ''
type Filter = { art?: 'EINGANG' | 'MAIL' | 'NOTIZ'; person?: string; nach?: string }
const lesen = async (antrag: string, query: Filter = {}, als: Caller = SABINE) =>
  t.call(vertrag.verlaufLesen, { als, params: { guid: await geschaeftVon(antrag) }, query })
const worte = async (antrag: string, query: Filter = {}) =>
  (await lesen(antrag, query)).body.eintraege.map((e) => e.worte)
const notiz = async (antrag: string, text: string, angeheftet = false, als: Caller = SABINE) =>
  t.call(vertrag.notizSchreiben, {
    als,
    params: { guid: await geschaeftVon(antrag) },
    body: { text, angeheftet },
  })
const wiedervorlegen = async (antrag: string, body: { faellig: string; text: string; person?: string }) =>
  t.call(vertrag.wiedervorlageAnlegen, { als: SABINE, params: { guid: await geschaeftVon(antrag) }, body })

describe('[S9-03] one timeline of everything that happened in a case', () => {
  test('[S9-03] acts and mails, the latest first, each with who did it and what about; no autosaves', async () => {
    const formular = await nachgefordert(t, UMSATZ, 'produktgruppenDaten.finanzamt')
    await speichern(t, mit(formular, { [UMSATZ]: 1 }))
    expect((await einreichen(t, mit(formular, { [UMSATZ]: 2 }))).status).toBe(200)
    const { body } = await lesen(formular.guid)
    const handlungen = body.eintraege.filter(({ art }) => art !== 'MAIL')
    expect(handlungen.map((e) => [e.worte, e.person])).toEqual([
      ['Antrag eingereicht', 'Lena Lindenau'],
      ['Angaben nachgefordert', 'Sabine Sachbearbeitung'],
      ['Prüfung begonnen', 'Sabine Sachbearbeitung'],
      ['Antrag eingereicht', 'Lena Lindenau'],
      ['Antrag begonnen', 'Lena Lindenau'],
    ])
    expect(handlungen[0]?.dazu).toMatch(/^ANK-/)
    expect(handlungen[1]?.dazu).toMatch(
      /^In Prüfung → .+, .*Umsatz.*, Zuständiges Finanzamt, bis \d\d\.\d\d\.\d{4}, Grund: ./,
    )
    const mails = body.eintraege.filter(({ art }) => art === 'MAIL')
    expect(mails.length).toBeGreaterThan(1)
    expect(mails[0]).toMatchObject({
      worte: expect.stringMatching(/^E-Mail an .+@/),
      dazu: expect.stringContaining('Ihre Angaben fehlen'),
      person: null,
      zustellung: 'WARTET',
    })
    expect(body.personen).toEqual([
      { sub: LENA.sub, name: 'Lena Lindenau' },
      { sub: SABINE.sub, name: 'Sabine Sachbearbeitung' },
    ])
  })

  test('[S9-03] what became of a mail: taken, waiting, refused, given up', async () => {
    const { guid } = await nachgefordert(t, UMSATZ)
    const setzen = (was: string) =>
      sql.raw(`update postausgang set ${was} where bezug = '${guid}'`).execute(t.ownerDb)
    const stand = async () => (await lesen(guid, { art: 'MAIL' })).body.eintraege[0]?.zustellung
    expect(await stand()).toBe('WARTET')
    await setzen("fehler = 'SMTP 550', hindernis = 'ABGEWIESEN'")
    expect(await stand()).toBe('ABGEWIESEN')
    await setzen("hindernis = 'AUFGEGEBEN'")
    expect(await stand()).toBe('AUFGEGEBEN')
    await setzen('versendet_am = now(), hindernis = null')
    expect(await stand()).toBe('ANGENOMMEN')
  })

  test('[S9-03] filtered by kind and by person', async () => {
    const { guid } = await nachgefordert(t, UMSATZ)
    await notiz(guid, 'Angerufen.')
    expect(await worte(guid, { art: 'NOTIZ' })).toEqual(['Notiz'])
    expect(await worte(guid, { art: 'EINGANG' })).toEqual(['Antrag eingereicht', 'Antrag begonnen'])
    expect(await worte(guid, { person: LENA.sub })).toEqual(['Antrag eingereicht', 'Antrag begonnen'])
    expect(await worte(guid, { person: LENA.sub, art: 'NOTIZ' })).toEqual([])
  })

  test('[S9-03] page by page nothing is lost and nothing comes twice, also of many at one moment', async () => {
    const { guid } = await inPruefung(t)
    await sql`insert into postausgang (guid, an, betreff, text, bezug, angelegt_am)
      select gen_random_uuid(), 'a@b.example', 'Nr. ' || n, 'x', ${guid}, '2026-11-20T10:00:00.123456Z'
      from generate_series(1, 130) n`.execute(t.ownerDb)
    const gesehen: string[] = []
    let nach: string | undefined
    do {
      const { status, body, text } = await lesen(guid, nach === undefined ? {} : { nach })
      expect(status, text).toBe(200)
      gesehen.push(...body.eintraege.map(({ id }) => id))
      nach = body.nach ?? undefined
    } while (nach !== undefined)
    expect(new Set(gesehen).size).toBe(gesehen.length)
    expect(gesehen.length).toBeGreaterThan(132)
  })

  test('[S9-01] a conflict of interest: nothing of it', async () => {
    const { guid } = await inPruefung(t)
    await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
      values (gen_random_uuid(), ${await geschaeftVon(guid)}, 'sub-ludwig', 'Schwager.', now())`.execute(
      t.ownerDb,
    )
    expect((await lesen(guid, {}, { ...SABINE, sub: 'sub-ludwig' })).status).toBe(403)
  })
})

test('[S9-03] what changed stands there, old → new, with its reason and by name', async () => {
  const { guid } = await nachgefordert(t, UMSATZ)
  const params = { guid }
  const spaeter = inTagen(t, 40)
  const r = await t.call(nachforderungVerlaengern, {
    als: SABINE,
    params,
    body: { frist: spaeter, grund: 'Der Steuerberater ist krank.' },
  })
  expect(r.status, r.text).toBe(200)
  const [erster] = (await lesen(guid)).body.eintraege.filter(({ art }) => art === 'NACHFORDERUNG')
  expect(erster?.worte).toBe('Frist der Nachforderung verlängert')
  expect(erster?.dazu).toMatch(
    /^Frist \d\d\.\d\d\.\d{4} → \d\d\.\d\d\.\d{4}, Grund: Der Steuerberater ist krank\.$/,
  )
})

describe('[S9-03] notes and Wiedervorlagen', () => {
  test('[S9-03] a note is pinned and let go; its words stay, also by SQL', async () => {
    const { guid } = await inPruefung(t)
    const { body } = await notiz(guid, 'Mit Frau Lindenau telefoniert.', true)
    expect((await lesen(guid)).body.angeheftet).toMatchObject([
      { text: body.text, von: 'Sabine Sachbearbeitung' },
    ])
    expect((await lesen(guid)).body.eintraege[0]).toMatchObject({ worte: 'Notiz', dazu: body.text })
    const params = { guid: await geschaeftVon(guid), notizGuid: body.guid }
    const r = await t.call(vertrag.notizAnheften, { als: SABINE, params, body: { angeheftet: false } })
    expect([r.status, (await lesen(guid)).body.angeheftet]).toEqual([200, []])
    await expect(
      sql`update notiz set text = 'anders' where guid = ${body.guid}`.execute(t.services.db),
    ).rejects.toThrow('unveraenderlich')
  })

  test('[S9-03] a Wiedervorlage waits for its day and is settled once', async () => {
    const { guid } = await inPruefung(t)
    const { body } = await wiedervorlegen(guid, {
      faellig: inTagen(t, 7),
      text: 'Gutachten da?',
      person: 'sub-ludwig',
    })
    expect((await lesen(guid)).body.wiedervorlagen).toMatchObject([
      { person: 'Ludwig Leitung', erledigtAm: null },
    ])
    const params = { guid: await geschaeftVon(guid), wiedervorlageGuid: body.guid }
    const erledigen = () => t.call(vertrag.wiedervorlageErledigen, { als: SABINE, params })
    expect((await erledigen()).status).toBe(200)
    expect((await erledigen()).status).toBe(200)
    expect((await lesen(guid)).body.wiedervorlagen).toEqual([])
    expect(await worte(guid, { art: 'NOTIZ' })).toEqual(['Wiedervorlage erledigt', 'Wiedervorlage angelegt'])
  })

  test('[S9-03] not yesterday, not for somebody who does not work here, not of another case', async () => {
    const [{ guid }, { guid: anderer }] = [await inPruefung(t), await inPruefung(t)]
    const gestern = await wiedervorlegen(guid, { faellig: inTagen(t, -1), text: 'x' })
    expect(gestern.problem.errors?.map(({ pfad }) => pfad)).toEqual(['faellig'])
    const fremd = await wiedervorlegen(guid, { faellig: inTagen(t, 1), text: 'x', person: LENA.sub })
    expect(fremd.problem.errors?.map(({ pfad }) => pfad)).toEqual(['person'])
    const { body } = await notiz(guid, 'x')
    const params = { guid: await geschaeftVon(anderer), notizGuid: body.guid }
    const r = await t.call(vertrag.notizAnheften, { als: SABINE, params, body: { angeheftet: true } })
    expect(r.status).toBe(404)
  })

  test('[S9-01] no customer, nobody who only reads, nobody of the company', async () => {
    const { guid } = await inPruefung(t)
    const vorher = await abdruck(t)
    for (const als of [
      LENA,
      { ...SABINE, rollen: ['SACHBEARBEITUNG_LESEN'] },
      { ...SABINE, sub: KONTEN['paul.partner'] },
    ])
      expect((await notiz(guid, 'x', false, als)).status).toBe(403)
    expect(await abdruck(t)).toEqual(vorher)
  })
})
