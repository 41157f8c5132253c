import { randomUUID } from 'node:crypto'
import { bankMitteilungSenden } from '@foerderportal/contract/mitteilungen/bank/routes'
import { konversationLesen } from '@foerderportal/contract/mitteilungen/konversation/routes'
import * as serie from '@foerderportal/contract/mitteilungen/serie/routes'
import type { Serie } from '@foerderportal/contract/mitteilungen/serie/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import { SABINE, inPruefung } from '../../zuwendung/testing/korrekturWelt.ts'
import { HOF, LENA, anlegen, platzSchaffen, startWelt } from '../../zuwendung/testing/testWelt.ts'
import { registerMitteilungen } from '../routes.ts'
import { serieZustellen } from './serieZustellen.ts'

const FRANK: Caller = { ...SABINE, sub: 'sub-frank' }

let t: TestApp
beforeAll(async () => {
  t = await startWelt({}, registerMitteilungen)
  await platzSchaffen(t)
  await sql`insert into bankperson (sub, name, rollen, zuletzt) values (${SABINE.sub}, 'Sabine Sachbearbeitung',
    array['SACHBEARBEITUNG_SCHREIBEN'], now()) on conflict do nothing`.execute(t.ownerDb)
})
afterAll(() => t.close())

const fallVon = async (antrag: string): Promise<string> => {
  const { rows } = await sql<{ guid: string }>`select geschaeft_guid as guid from antrag
    where guid = ${antrag}`.execute(t.ownerDb)
  return rows[0]?.guid ?? ''
}
const konversationVon = async (geschaeft: string): Promise<string> => {
  const { rows } = await sql<{ guid: string }>`select guid from konversation
    where geschaeft_guid = ${geschaeft}`.execute(t.ownerDb)
  return rows[0]?.guid ?? ''
}
let faelle: string[]
beforeEach(async () => {
  faelle = []
  for (let i = 0; i < 2; i += 1) faelle.push(await fallVon((await inPruefung(t)).guid))
})

const TEXT = { betreff: 'Neue Frist', inhalt: 'Guten Tag, die Frist endet später.' }
const vorschau = async (gewaehlt: readonly string[], als: Caller = SABINE) =>
  t.call(serie.serieVorschauLesen, { als, query: { faelle: gewaehlt.join(',') } })
/** The chosen cases as they were read. */
const gelesen = async (gewaehlt: readonly string[] = faelle, als: Caller = SABINE) =>
  (await vorschau(gewaehlt, als)).body.faelle.flatMap(({ geschaeft, fassung }) =>
    fassung === null ? [] : [{ geschaeft, fassung }],
  )
const senden = async (guid: string, eingabe: object = {}, als: Caller = SABINE) =>
  t.call(serie.serieSenden, { als, params: { guid }, body: { ...TEXT, faelle: await gelesen(), ...eingabe } })
const lesen = (guid: string, als: Caller = SABINE) => t.call(serie.serieLesen, { als, params: { guid } })
const zustellen = (guid: string) => serieZustellen.run({ guid }, t.services)
const staende = ({ faelle: alle }: Serie) => alle.map(({ stand, grund }) => [stand, grund])
const mitteilungenIn = async (geschaeft: string) =>
  (
    await sql<{ betreff: string; guid: string }>`select m.betreff, m.guid from mitteilung m
      join konversation k on k.guid = m.konversation_guid where k.geschaeft_guid = ${geschaeft}`.execute(
      t.ownerDb,
    )
  ).rows
const schreibtDazwischen = async (geschaeft: string) => {
  const params = { guid: await konversationVon(geschaeft) }
  const body = { betreff: 'Dazwischen', inhalt: 'Noch etwas.' }
  expect((await t.call(bankMitteilungSenden, { als: SABINE, params, body })).status).toBe(200)
}

describe('[S9-08] the preview', () => {
  test('[S9-01] says who gets a mail; of drafts, unknown cases and those with a conflict of interest nothing but how many', async () => {
    const entwurf = await fallVon((await anlegen(t)).guid)
    const unbekannt = randomUUID()
    await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
      values (gen_random_uuid(), ${faelle[1]}, ${SABINE.sub}, 'Schwager.', now())`.execute(t.ownerDb)
    const { body } = await vorschau([...faelle, entwurf, unbekannt])
    await sql`delete from befangenheit where geschaeft_guid = ${faelle[1]}`.execute(t.ownerDb)
    expect(body.faelle).toMatchObject([
      { geschaeft: faelle[0], unternehmenName: 'Hof Lindenau GbR', stand: 'IN_PRUEFUNG', hindernis: null },
    ])
    expect(body.faelle[0]?.empfaenger.map(({ name }) => name)).toContain('Lena Lindenau')
    expect(body.fehlen).toBe(3)
    expect(body.bausteine.length).toBeGreaterThan(0)
  })

  test('says of a case why it does not go: of one’s own company, one’s own case', async () => {
    const { body } = await vorschau(faelle, { ...LENA, rollen: SABINE.rollen ?? [] })
    expect(body.faelle.map(({ hindernis }) => /handeln Sie selbst/.test(hindernis ?? ''))).toEqual([
      true,
      true,
    ])
    expect(body.faelle.map(({ fassung }) => fassung)).toEqual([null, null])
  })

  test.each([
    ['nothing', '', 'Wählen Sie mindestens einen Fall.'],
    [
      'more than 50',
      Array.from({ length: 51 }, () => randomUUID()).join(','),
      'Wählen Sie höchstens 50 Fälle.',
    ],
    ['what is no case', 'x', 'Wählen Sie die Fälle im Arbeitsvorrat.'],
  ])('of %s is refused', async (_, gewaehlt, text) => {
    const r = await t.call(serie.serieVorschauLesen, { als: SABINE, query: { faelle: gewaehlt } })
    expect(r.status).toBe(400)
    expect(r.problem.errors?.map((fehler) => fehler.text)).toEqual([text])
  })
})

describe('[S7-04] [S9-08] a bulk message', () => {
  test('arrives in each case as a message of its own, with one mail without content for each member', async () => {
    const guid = randomUUID()
    const begonnen = await senden(guid)
    expect([begonnen.status, staende(begonnen.body)]).toEqual([200, faelle.map(() => ['WARTET', null])])
    await zustellen(guid)
    expect((await lesen(guid)).body).toMatchObject({
      ...TEXT,
      gesendetVon: 'Sabine Sachbearbeitung',
      eigene: true,
      faelle: faelle.map((geschaeft) => ({ geschaeft, stand: 'GESENDET', grund: null, fassung: null })),
    })
    for (const fall of faelle) {
      expect((await mitteilungenIn(fall)).map(({ betreff }) => betreff)).toEqual([TEXT.betreff])
      const konversationId = await konversationVon(fall)
      const { rows } = await sql<{ an: string; text: string }>`select an, text from postausgang
        where bezug = ${konversationId}`.execute(t.ownerDb)
      expect(rows.length).toBe((await vorschau([fall])).body.faelle[0]?.empfaenger.length)
      expect(rows.map(({ text }) => /Frist endet/.test(text))).not.toContain(true)
      const beimKunden = await t.call(konversationLesen, {
        als: LENA,
        params: { unternehmenGuid: HOF, konversationId },
      })
      expect(beimKunden.body.mitteilungen).toMatchObject([{ ...TEXT, absender: null, gelesen: false }])
    }
    const { body: liste } = await t.call(serie.serienLesen, { als: FRANK })
    expect(liste.find((eine) => eine.guid === guid)).toMatchObject({
      guid,
      wartet: 0,
      gesendet: 2,
      gescheitert: 0,
    })
  })

  test('the same key is the same run, also of two at once; the job twice sends once', async () => {
    const guid = randomUUID()
    const gleich = { faelle: await gelesen() }
    const halten = (tx: Parameters<Parameters<ReturnType<typeof t.ownerDb.transaction>['execute']>[0]>[0]) =>
      sql`lock table serienmitteilung in share row exclusive mode`.execute(tx)
    const antworten = await zugleich(t, halten, [
      () => senden(guid, gleich),
      () => senden(guid, { ...gleich, betreff: 'Anders' }),
    ])
    expect(antworten.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(antworten.map(({ body }) => body.betreff)).size).toBe(1)
    await Promise.all([zustellen(guid), zustellen(guid)])
    await senden(guid, gleich)
    await zustellen(guid)
    for (const fall of faelle) expect(await mitteilungenIn(fall)).toHaveLength(1)
    expect((await senden(guid, { faelle: await gelesen(faelle, FRANK) }, FRANK)).status).toBe(403)
  })

  test('what has changed since it was read gets nothing and says why; the others get it, and only it is repeated', async () => {
    const guid = randomUUID()
    await senden(guid)
    const [erster = '', zweiter = ''] = faelle
    await schreibtDazwischen(erster)
    await zustellen(guid)
    const { body } = await lesen(guid)
    expect(staende(body)).toEqual([
      ['GESCHEITERT', 'In dieser Unterhaltung wurde inzwischen geschrieben.'],
      ['GESENDET', null],
    ])
    const wiederholen = (als: Caller = SABINE) =>
      t.call(serie.serieWiederholen, {
        als,
        params: { guid },
        body: {
          faelle: body.faelle.map(({ geschaeft, fassung }) => ({
            geschaeft,
            fassung: fassung ?? { stand: 'IN_PRUEFUNG', letzte: null, an: [] },
          })),
        },
      })
    expect((await wiederholen(FRANK)).status).toBe(403)
    expect(staende((await wiederholen()).body)).toEqual([
      ['WARTET', null],
      ['GESENDET', null],
    ])
    await zustellen(guid)
    expect(staende((await lesen(guid)).body)).toEqual(faelle.map(() => ['GESENDET', null]))
    expect([(await mitteilungenIn(erster)).length, (await mitteilungenIn(zweiter)).length]).toEqual([2, 1])
  })

  test('a case whose transaction breaks holds up no other, and gets it with the next run of the job', async () => {
    const guid = randomUUID()
    await senden(guid)
    const k = await konversationVon(faelle[0] ?? '')
    await sql`create function kaputt() returns trigger language plpgsql as $$ begin raise exception 'kaputt'; end $$`.execute(
      t.ownerDb,
    )
    await sql`create trigger kaputt before insert on mitteilung for each row
      when (new.konversation_guid = ${sql.lit(k)}) execute function kaputt()`.execute(t.ownerDb)
    await expect(zustellen(guid)).rejects.toThrow('1 cases of a bulk message not sent')
    expect(staende((await lesen(guid)).body)).toEqual([
      ['WARTET', null],
      ['GESENDET', null],
    ])
    await sql`drop trigger kaputt on mitteilung`.execute(t.ownerDb)
    await zustellen(guid)
    expect(staende((await lesen(guid)).body)).toEqual(faelle.map(() => ['GESENDET', null]))
  })

  test('[S9-01] who is partial meanwhile writes to no such case, and sees none of it', async () => {
    const guid = randomUUID()
    await senden(guid)
    await sql`insert into befangenheit (guid, geschaeft_guid, nutzer_sub, grund, erklaert_am)
      select gen_random_uuid(), ${faelle[0]}, sub, 'Schwager.', now()
      from unnest(${[SABINE.sub, FRANK.sub]}::text[]) sub`.execute(t.ownerDb)
    await zustellen(guid)
    expect((await lesen(guid)).body.faelle.map(({ geschaeft }) => geschaeft)).toEqual([faelle[1]])
    const inDerListe = (await t.call(serie.serienLesen, { als: FRANK })).body.find(
      (eine) => eine.guid === guid,
    )
    expect(inDerListe).toMatchObject({ gesendet: 1, gescheitert: 0 })
    expect(
      (await senden(randomUUID(), { faelle: await gelesen(faelle, { ...SABINE, sub: 'sub-x' }) })).status,
    ).toBe(403)
    await sql`delete from befangenheit where geschaeft_guid = ${faelle[0]}`.execute(t.ownerDb)
    expect(await mitteilungenIn(faelle[0] ?? '')).toEqual([])
  })

  test('without a case, with one twice or with an unknown one nothing is sent', async () => {
    const [fall] = await gelesen()
    const bei = async (liste: unknown[]) => (await senden(randomUUID(), { faelle: liste })).status
    expect(await bei([])).toBe(400)
    expect(await bei([fall, fall])).toBe(400)
    expect(await bei([fall, { ...fall, geschaeft: randomUUID() }])).toBe(404)
    const { rows } =
      await sql`select from serienmitteilung_fall where geschaeft_guid = ${fall?.geschaeft}`.execute(
        t.ownerDb,
      )
    expect(rows).toEqual([])
  })

  test('what was sent never changes, in the database itself', async () => {
    const guid = randomUUID()
    await senden(guid)
    await zustellen(guid)
    const aendern = (anweisung: string) => sql.raw(anweisung).execute(t.ownerDb)
    for (const stand of ['WARTET', 'GESCHEITERT', 'GESENDET'])
      await expect(
        aendern(`update serienmitteilung_fall set stand = '${stand}', mitteilung_guid = null, grund = null
          where serie_guid = '${guid}'`),
      ).rejects.toThrow(`aus GESENDET wird nicht ${stand}`)
    await expect(aendern(`update serienmitteilung set inhalt = 'x' where guid = '${guid}'`)).rejects.toThrow(
      'unveraenderlich',
    )
  })
})
