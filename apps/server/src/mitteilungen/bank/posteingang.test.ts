import { randomUUID } from 'node:crypto'
import * as bank from '@foerderportal/contract/mitteilungen/bank/routes'
import type { PosteingangAbfrage } from '@foerderportal/contract/mitteilungen/bank/schema'
import * as vertrag from '@foerderportal/contract/mitteilungen/konversation/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import { SABINE, inPruefung, inTagen } from '../../zuwendung/testing/korrekturWelt.ts'
import {
  HOF,
  KONTEN,
  LENA,
  PAUL,
  hochladen,
  platzSchaffen,
  startWelt,
} from '../../zuwendung/testing/testWelt.ts'
import { registerMitteilungen } from '../routes.ts'
import { wartendeMelden } from './wartendeMelden.ts'

const FRANK: Caller = { sub: 'sub-frank', rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'] }

let t: TestApp
beforeAll(async () => {
  t = await startWelt({}, registerMitteilungen)
  await platzSchaffen(t)
  for (const { sub, name } of [
    { sub: 'sub-sabine', name: 'Sabine Sachbearbeitung' },
    { sub: 'sub-frank', name: 'Frank Freigabe' },
  ])
    await sql`insert into bankperson (sub, name, rollen, zuletzt) values (${sub}, ${name},
      array['SACHBEARBEITUNG_SCHREIBEN'], now()) on conflict do nothing`.execute(t.ownerDb)
})
afterAll(() => t.close())

type Fall = { readonly id: string; readonly geschaeft: string }
let fall: Fall
beforeEach(async () => {
  const { guid } = await inPruefung(t)
  const { rows } = await sql<Fall>`select k.guid as id, k.geschaeft_guid as geschaeft from konversation k
    join antrag a on a.geschaeft_guid = k.geschaeft_guid where a.guid = ${guid}`.execute(t.ownerDb)
  const [row] = rows
  if (row === undefined) throw new Error('no conversation')
  fall = row
  await sql`insert into zuweisung (geschaeft_guid, nr, bankperson_sub, von, zugewiesen_von)
    values (${fall.geschaeft}, 1, ${SABINE.sub}, now(), ${SABINE.sub}) on conflict do nothing`.execute(
    t.ownerDb,
  )
})

const TEXT = { betreff: 'Ihre Unterlagen', inhalt: 'Guten Tag, bitte sehen Sie nach.' }
const schreibt = async (body: object = {}, als: Caller = SABINE) => {
  t.clock.forward(60_000)
  return t.call(bank.bankMitteilungSenden, { als, params: { guid: fall.id }, body: { ...TEXT, ...body } })
}
const antwortet = async (inhalt: string, anhaenge: string[] = []) => {
  t.clock.forward(60_000)
  const r = await t.call(vertrag.mitteilungSenden, {
    als: LENA,
    params: { unternehmenGuid: HOF, konversationId: fall.id },
    body: { inhalt, anhaenge },
  })
  expect(r.status).toBe(200)
}
const lesen = (als: Caller = SABINE) => t.call(bank.bankKonversationLesen, { als, params: { guid: fall.id } })
const eingang = async (query: PosteingangAbfrage = {}, als: Caller = SABINE) =>
  (await t.call(bank.posteingangLesen, { als, query })).body
const zeile = async (query: PosteingangAbfrage = {}, als: Caller = SABINE) =>
  (await eingang(query, als)).zeilen.find(({ konversationId }) => konversationId === fall.id)
const beimKunden = async () =>
  (
    await t.call(vertrag.konversationLesen, {
      als: PAUL,
      params: { unternehmenGuid: HOF, konversationId: fall.id },
    })
  ).body
const erledigen = (erledigt: boolean, als: Caller = SABINE) =>
  t.call(bank.konversationErledigen, { als, params: { guid: fall.id }, body: { erledigt } })
const termin = (tag: string | null, als: Caller = SABINE) =>
  t.call(bank.terminSetzen, { als, params: { guid: fall.id }, body: { termin: tag } })

describe('[S7-04] the inbox', () => {
  test('a question waits from the customer’s oldest message without an answer, and is gone with one', async () => {
    t.clock.forward(60_000)
    await antwortet('Reicht das?')
    const seit = t.clock.now().toISOString()
    await antwortet('Und das?')
    expect(await zeile()).toMatchObject({
      wartetSeit: seit,
      unternehmenGuid: HOF,
      geschaeftGuid: fall.geschaeft,
      betreff: expect.stringMatching(/^Antwort: Frage zum Antrag GE-/),
      mitDateien: false,
      zugewiesen: 'Sabine Sachbearbeitung',
      erledigt: false,
    })
    await schreibt()
    expect(await zeile()).toBeUndefined()
    expect(await zeile({ zeige: 'offen' })).toMatchObject({ wartetSeit: null, betreff: TEXT.betreff })
  })

  test('settled it is out of the way, and an answer brings it back', async () => {
    await antwortet('Wir kommen.')
    expect((await erledigen(true)).body.stand).toBe('ERLEDIGT')
    expect([await zeile(), await zeile({ zeige: 'offen' })]).toEqual([undefined, undefined])
    expect((await zeile({ zeige: 'erledigt' }))?.erledigt).toBe(true)
    expect((await beimKunden()).erledigt).toBe(true)
    await antwortet('Doch nicht.')
    expect(await zeile()).toMatchObject({ erledigt: false })
    expect((await erledigen(false)).status).toBe(412)
  })

  test('mine are those of my cases, and those of companies whom I wrote last', async () => {
    await antwortet('Eine Frage.')
    expect(await zeile({ wessen: 'meine' })).toBeDefined()
    expect(await zeile({ wessen: 'meine' }, FRANK)).toBeUndefined()
    expect(await zeile({ wessen: 'niemand' })).toBeUndefined()
    expect([await zeile({ programm: 'AnkNabo' }), await zeile({ programm: 'ZUKLB' })]).toEqual([
      expect.anything(),
      undefined,
    ])
  })

  test('a page after the other shows each once, and the count is that of the list', async () => {
    await sql`insert into konversation (guid, unternehmen_guid, ge_nr, allgemein, angelegt_am)
      select gen_random_uuid(), ${HOF}, 'GE-ALT-' || n, false, now() from generate_series(1, 130) n`.execute(
      t.ownerDb,
    )
    await sql`insert into mitteilung (guid, konversation_guid, unternehmen_guid, richtung_zu_kunde, betreff, inhalt,
        abgeschickt_am, absender)
      select gen_random_uuid(), guid, ${HOF}, false, 'Alt', 'x', '2026-01-01T12:00:00.000123Z', 'sub-lena'
      from konversation where ge_nr like 'GE-ALT-%'`.execute(t.ownerDb)
    for (const zeige of ['unbeantwortet', 'offen'] as const) {
      const erste = await eingang({ zeige })
      const gefunden = erste.zeilen.map(({ konversationId }) => konversationId)
      let { nach } = erste
      while (nach !== null) {
        const weitere = await eingang({ zeige, nach })
        expect(weitere.anzahl).toBeNull()
        gefunden.push(...weitere.zeilen.map(({ konversationId }) => konversationId))
        nach = weitere.nach
      }
      expect([new Set(gefunden).size, gefunden.length]).toEqual([erste.anzahl, erste.anzahl])
      expect(gefunden.length).toBeGreaterThan(130)
    }
    await sql`delete from konversation where ge_nr like 'GE-ALT-%'`.execute(t.ownerDb)
  })

  test.each([
    ['no guid', `0_${'0'.repeat(36)}`, 400],
    ['only lines', `0_${'-'.repeat(36)}`, 400],
    ['no moment', `x_${HOF}`, 400],
    ['the last moment there can be', `${'9'.repeat(17)}_${HOF}`, 200],
  ])('a page after %s: %s is answered with %i', async (_was, nach, status) => {
    for (const zeige of ['unbeantwortet', 'offen'] as const)
      expect((await t.call(bank.posteingangLesen, { als: SABINE, query: { zeige, nach } })).status).toBe(
        status,
      )
  })
})

describe('[S7-04] the morning mail', () => {
  const melden = () => wartendeMelden.run({}, t.services)
  const mails = async () =>
    (
      await sql<{
        an: string
        text: string
      }>`select an, text from postausgang where schluessel like 'wartende:%'
        order by angelegt_am`.execute(t.ownerDb)
    ).rows

  test('who has something waiting gets one a day, without content; who is partial gets none', async () => {
    await sql`update konversation set wartet_seit = null`.execute(t.ownerDb)
    await sql`update bankperson set email = 'sabine@bank.example' where sub = ${SABINE.sub}`.execute(
      t.ownerDb,
    )
    await melden()
    expect(await mails()).toEqual([])
    await antwortet('Eine Frage mit Geheimnis.')
    await melden()
    await melden()
    const [mail, ...weitere] = await mails()
    expect(weitere).toEqual([])
    expect(mail?.an).toBe('sabine@bank.example')
    expect(mail?.text).toContain('Eine Mitteilung eines Unternehmens wartet auf Ihre Antwort.')
    expect(mail?.text).toContain('/sachbearbeitung/mitteilungen?wessen=meine')
    expect(mail?.text).not.toContain('Geheimnis')
    const einTagMit = async (spalte: 'geschaeft_guid' | 'unternehmen_guid', guid: string) => {
      t.clock.forward(24 * 60 * 60_000)
      await sql`insert into befangenheit (guid, ${sql.ref(spalte)}, nutzer_sub, grund, erklaert_am)
        values (gen_random_uuid(), ${guid}, ${SABINE.sub}, 'Schwager.', now())`.execute(t.ownerDb)
      await melden()
      await sql`delete from befangenheit where nutzer_sub = ${SABINE.sub}`.execute(t.ownerDb)
      return mails()
    }
    expect(await einTagMit('geschaeft_guid', fall.geschaeft)).toHaveLength(1)
    expect(await einTagMit('unternehmen_guid', HOF)).toHaveLength(1)
    await melden()
    expect(await mails()).toHaveLength(2)
  })
})

describe('[S7-02] [S7-04] what the bank writes', () => {
  test('arrives unread with its day; each member gets a mail without the content; who has opened it is seen', async () => {
    const merkblatt = await hochladen(t, { ...LENA, sub: SABINE.sub }, 'Merkblatt.pdf')
    const tag = inTagen(t, 14)
    const { status, body } = await schreibt({ anhaenge: [merkblatt.uuid], termin: tag })
    expect(status).toBe(200)
    const [mitteilung] = body.mitteilungen
    expect(body.empfaenger.map(({ name }) => name)).toContain('Lena Lindenau')
    expect(mitteilung?.mails.map(({ zustellung }) => zustellung)).toEqual(body.empfaenger.map(() => 'WARTET'))
    expect(mitteilung?.gelesen).toEqual([])
    const mails = await sql<{ betreff: string; text: string }>`select betreff, text from postausgang
      where bezug = ${fall.id}`.execute(t.ownerDb)
    expect(mails.rows).toHaveLength(body.empfaenger.length)
    for (const mail of mails.rows) {
      expect(mail.betreff).toBe(`Neue Mitteilung zum Antrag ${body.geNr}`)
      expect(mail.text).not.toMatch(/Unterlagen|nach\./)
      expect(mail.text).toContain(`/mitteilungen/${fall.id}?unternehmenId=${HOF}`)
    }
    const gelesen = await beimKunden()
    expect(gelesen).toMatchObject({ terminGeaendertUngelesen: true })
    expect(gelesen.termin).toMatch(/T2[12]:59:59\.000Z$/)
    expect(gelesen.mitteilungen[0]).toMatchObject({ absender: null, gelesen: false, richtungZuKunde: true })
    expect(gelesen.mitteilungen[0]?.anhaenge.map(({ dateiname }) => dateiname)).toEqual(['Merkblatt.pdf'])
    const danach = (await lesen()).body.mitteilungen[0]
    expect(danach?.gelesen).toEqual([{ name: 'Paul Partner', am: t.clock.now().toISOString() }])
    const datei = danach?.anhaenge[0]?.uuid ?? ''
    const holen = (dateiGuid: string) =>
      t.call(bank.mitteilungDateiHerunterladen, {
        als: FRANK,
        params: { guid: fall.id, dateiGuid },
        query: {},
      })
    expect([(await holen(datei)).status, (await holen(randomUUID())).status]).toEqual([200, 404])
  })

  test('the same message twice over a lost line is one message, with one mail for each', async () => {
    const halten = (tx: Parameters<Parameters<ReturnType<typeof t.ownerDb.transaction>['execute']>[0]>[0]) =>
      sql`select from konversation where guid = ${fall.id} for update`.execute(tx)
    await zugleich(t, halten, [() => schreibt(), () => schreibt()])
    const { mitteilungen, empfaenger } = (await lesen()).body
    expect([mitteilungen.length, mitteilungen[0]?.mails.length]).toEqual([1, empfaenger.length])
  })

  test('a day is set, moved and taken away; the same day again changes nothing; a past one is refused', async () => {
    const [erster, zweiter] = [inTagen(t, 7), inTagen(t, 9)]
    await termin(erster)
    await beimKunden()
    t.clock.forward(60_000)
    await termin(erster)
    expect((await beimKunden()).terminGeaendertUngelesen).toBe(false)
    t.clock.forward(60_000)
    await termin(zweiter)
    expect((await beimKunden()).terminGeaendertUngelesen).toBe(true)
    expect((await zeile({ zeige: 'termin' }))?.termin).toBeUndefined()
    await antwortet('Gut.')
    expect((await zeile({ zeige: 'termin' }))?.termin).toMatch(/:59:59/)
    expect((await termin(null)).body.termin).toBeNull()
    const r = await termin(inTagen(t, -1))
    expect([r.status, r.problem.errors]).toEqual([
      400,
      [
        {
          pfad: 'termin',
          text: expect.stringMatching(/^Der Termin liegt frühestens am .* und spätestens am /),
        },
      ],
    ])
    const { rows } = await sql<{
      handlung: string
    }>`select handlung from audit_log where objekt_guid = ${fall.id}
      and handlung like 'termin%' order by nr`.execute(t.ownerDb)
    expect(rows.map(({ handlung }) => handlung)).toEqual(['terminSetzen', 'terminSetzen', 'terminLoeschen'])
  })

  test('[S9-01] [A-07] [A-09] who is partial finds no trace; a member of the company writes nothing', async () => {
    await antwortet('Eine Frage.')
    const lena: Caller = { ...LENA, rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'] }
    expect((await lesen(lena)).body.gesperrtWeil).toMatch(/handeln Sie selbst/)
    const taten = async (als: Caller) => [
      (await schreibt({}, als)).status,
      (await termin(inTagen(t, 3), als)).status,
      (await erledigen(true, als)).status,
    ]
    expect(await taten(lena)).toEqual([403, 403, 403])
    await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
      values (gen_random_uuid(), ${fall.geschaeft}, ${SABINE.sub}, 'Schwager.', now())`.execute(t.ownerDb)
    expect(await taten(SABINE)).toEqual([403, 403, 403])
    const imFall = await t.call(bank.fallKonversationLesen, { als: SABINE, params: { guid: fall.geschaeft } })
    expect([(await lesen()).status, imFall.status, await zeile()]).toEqual([403, 403, undefined])
    expect(await zeile({}, FRANK)).toBeDefined()
  })

  test('[S9-03] the case tells it in its line of time; by the case one finds its conversation', async () => {
    await schreibt()
    const { body } = await t.call(bank.fallKonversationLesen, {
      als: FRANK,
      params: { guid: fall.geschaeft },
    })
    expect([body.konversationId, body.mitteilungen.length]).toEqual([fall.id, 1])
    expect((await lesen({ sub: KONTEN['max.mehrfach'] })).status).toBe(403)
  })
})
