import { randomUUID } from 'node:crypto'
import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import { monateSpaeter, tageSpaeter, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import {
  anhoeren,
  anhoerungBeantworten,
  anhoerungenLesen,
} from '@foerderportal/contract/zuwendung/antrag/anhoerung/routes'
import { ARTEN } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { entscheidungsfreigabenLesen } from '@foerderportal/contract/zuwendung/bank/entscheidung/routes'
import type { EntscheidungInhalt } from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerAuszahlung } from '../../auszahlung/routes.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { abdruck } from '../../platform/testing/abdruck.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import type { Principal } from '../../platform/auth/principal.ts'
import {
  BEIDES,
  FRANK,
  RITA,
  angehoert,
  beginnen,
  bewilligt,
  entscheidungLesen,
  fallInPruefung,
  freigeben,
  gemindert,
  nachtrag,
  nachtragVorgelegt,
  nachtraeglichAngehoert,
  speichern,
  verwerfen,
  vorlegen,
} from '../testing/entscheidungWelt.ts'
import { SABINE } from '../testing/korrekturWelt.ts'
import { HOF, LENA, platzSchaffen, startWelt } from '../testing/testWelt.ts'
import { entscheidungBeginnen } from './entscheidungBeginnen.ts'
import { entscheidungFreigeben } from './entscheidungFreigeben.ts'
import { entscheidungSpeichern } from './entscheidungSpeichern.ts'
import { entscheidungVorlegen } from './entscheidungVorlegen.ts'
import type { Verzichte } from './verzichte.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt({}, registerAuszahlung)
  await platzSchaffen(t)
})
afterAll(() => t.close())

/** What the one item of the test's application got. */
const VOLL = 8_000.79
const zeilen = async <T>(abfrage: ReturnType<typeof sql<T>>) => (await abfrage.execute(t.ownerDb)).rows
const satz = (r: { readonly status: number; readonly problem: { readonly detail?: string | undefined } }) => [
  r.status,
  r.problem.detail,
]
const posten = async (fall: string) =>
  (
    await zeilen<{ guid: string; bewilligt: number; gebunden: number }>(
      sql`select guid, bewilligt_cent as bewilligt, gebunden_cent as gebunden from bewilligter_gegenstand
        where geschaeft_guid = ${fall}`,
    )
  )[0]
const handlungen = async (antrag: string) =>
  (
    await zeilen<{ handlung: string }>(
      sql`select handlung from audit_log where objekt_guid = ${antrag} order by nr`,
    )
  ).map(({ handlung }) => handlung)

/** A draft of a payout over the first item, as slice auszahlung will leave it: it holds its amount from the beginning. */
const auszahlen = (db: Database | Tx, fall: string, cent: number) =>
  sql`with a as (insert into auszahlung (guid, geschaeft_guid, unternehmen_guid, status, status_seit, class_version,
        formular, angelegt_am, angelegt_von, ersteller, geaendert_am, geaendert_von, letzter_bearbeiter, version)
      values (${randomUUID()}, ${fall}, ${HOF}, 'IN_BEARBEITUNG', now(), 1, '{}', now(), ${LENA.sub}, 'Lena', now(),
        ${LENA.sub}, 'Lena', 1) returning guid)
    insert into auszahlung_position (auszahlung_guid, nr, geschaeft_guid, status, gegenstand_guid, unternehmen_guid,
        beantragt_cent)
      select a.guid, 1, ${fall}, 'IN_BEARBEITUNG', i.guid, ${HOF}, ${cent} from a, bewilligter_gegenstand i
      where i.geschaeft_guid = ${fall}`.execute(db)
const rest = async (fall: string) => {
  await sql`update bewilligung set wirksam_ab = ${t.clock.now()} where geschaeft_guid = ${fall}`.execute(
    t.ownerDb,
  )
  const r = await t.call(auszahlungUebersichtLesen, { als: LENA, params: { unternehmenGuid: HOF } })
  return r.body.find(({ geschaeftGuid }) => geschaeftGuid === fall)?.verfuegbarerBetrag
}

const BELASTEND = ['AENDERUNG', 'WIDERRUF', 'RUECKNAHME'] as const

describe('[S9-04] [S6-01] an act after the approval, from its draft to its release', () => {
  test.each(BELASTEND)(
    '%s: heard, presented, released: the item is less, the case stays approved',
    async (art) => {
      const { fall, antrag, inhaltSha256 } = await nachtragVorgelegt(t, art, 5_000)
      const seit = await zeilen(sql`select status, status_seit from geschaeft where guid = ${fall}`)
      const liste = await t.call(entscheidungsfreigabenLesen, { als: FRANK })
      expect(liste.body.zeilen.find(({ geschaeftGuid }) => geschaeftGuid === fall)).toMatchObject({
        art,
        betrag: 3_000.79,
        abweichungen: [expect.stringMatching(new RegExp(`^${ARTEN[art].wort}: 3\\.000,79\\s€ weniger$`))],
        gesperrtWeil: null,
      })
      const r = await freigeben(t, fall, inhaltSha256)
      expect(satz(r)).toEqual([200, undefined])
      expect(await posten(fall)).toMatchObject({ bewilligt: 500_000 })
      expect(await zeilen(sql`select status, status_seit from geschaeft where guid = ${fall}`)).toEqual(seit)
      expect(r.body.bescheide.map((b) => b.art)).toEqual([art, 'BEWILLIGUNG'])
      // It goes on saying what was before it, also when it is read anew.
      const { body } = await entscheidungLesen(t, fall)
      expect([body.gegenstaende[0]?.nachtrag?.bisher, body.inhalt.betraege[0]?.bewilligt]).toEqual([
        VOLL,
        5_000,
      ])
      expect((await handlungen(antrag)).slice(-4)).toEqual([
        'entscheidungBeginnen',
        'entscheidungSpeichern',
        'entscheidungVorlegen',
        'entscheidungFreigeben',
      ])
      const [bescheid] = await zeilen<{ guid: string; eingaben: string }>(
        sql`select guid, eingaben from bescheid where geschaeft_guid = ${fall} and art = ${art}`,
      )
      expect(
        await zeilen(
          sql`select from graphile_worker.jobs where key = ${`bescheid-erstellen:${bescheid?.guid}`}`,
        ),
      ).toHaveLength(1)
      expect(JSON.parse(bescheid?.eingaben ?? '{}')).toMatchObject({
        titel: expect.stringMatching(/bescheid$/),
        gegenstaende: [
          { zeile: [expect.any(String), '8.000,79\u00a0€', '3.000,79\u00a0€', '5.000,00\u00a0€'] },
        ],
        bausteine: expect.arrayContaining([
          expect.objectContaining({
            teil: 'TENOR',
            text: expect.stringMatching(/Zuwendungsbescheid BE-\d{4}-\d{6} vom \d\d\.\d\d\.\d{4} an/),
          }),
        ]),
      })
    },
  )

  test('[S9-10] who has moved since the approval gets the notice where the company is now', async () => {
    const { fall } = await nachtrag(t, 'AENDERUNG', 5_000)
    const [vorher] = await zeilen<{ value: object }>(sql`select value from unternehmen where guid = ${HOF}`)
    const stand = (value: object | undefined) =>
      zeilen(sql`update unternehmen set value = ${JSON.stringify(value)}::jsonb where guid = ${HOF}`)
    const postweg = { strasse: 'Postweg', hausnummer: '7', plz: '24937', ort: 'Flensburg' }
    await stand({ ...vorher?.value, korrespondenzadresse: postweg })
    const { body } = await vorlegen(t, fall)
    expect(satz(await freigeben(t, fall, body.inhaltSha256))).toEqual([200, undefined])
    await stand(vorher?.value)
    const adressaten = await zeilen<{ art: string; anschrift: unknown }>(sql`
      select art, eingaben::json -> 'adressat' -> 'anschrift' as anschrift from bescheid
      where geschaeft_guid = ${fall} order by art`)
    expect(adressaten).toEqual([
      { art: 'AENDERUNG', anschrift: ['Postweg 7', '24937 Flensburg'] },
      { art: 'BEWILLIGUNG', anschrift: expect.not.arrayContaining(['Postweg 7']) },
    ])
  })

  test('payouts see less at once; nothing is left of an item that nobody has claimed', async () => {
    const { fall, inhaltSha256 } = await nachtragVorgelegt(t, 'WIDERRUF', 0)
    expect(await rest(fall)).toBe(VOLL)
    await freigeben(t, fall, inhaltSha256)
    expect(await rest(fall)).toBe(0)
    for (const { gesperrtWeil } of (await entscheidungLesen(t, fall)).body.nachtraege)
      expect(gesperrtWeil).toMatch(/^Alles Bewilligte ist durch Auszahlungen gebunden/)
  })

  test('one follows the other, each with its own notice; the first amount stays in its own', async () => {
    const { fall, inhaltSha256 } = await nachtragVorgelegt(t, 'AENDERUNG', 5_000)
    await freigeben(t, fall, inhaltSha256)
    const zweiter = await beginnen(t, fall, 'WIDERRUF')
    expect(zweiter.body.gegenstaende[0]?.nachtrag?.bisher).toBe(5_000)
    await nachtraeglichAngehoert(t, fall)
    await speichern(t, fall, gemindert(t, zweiter.body.inhalt, 1_000))
    const { body } = await vorlegen(t, fall)
    expect((await freigeben(t, fall, body.inhaltSha256)).body.bescheide).toHaveLength(3)
    expect(await posten(fall)).toMatchObject({ bewilligt: 100_000 })
  })

  test('[S9-10] its own notice, made known, leaves alone from when the approval takes effect', async () => {
    const { fall, inhaltSha256 } = await nachtragVorgelegt(t, 'AENDERUNG', 5_000)
    const bescheid = (await freigeben(t, fall, inhaltSha256)).body.bescheide[0]?.guid
    await sql`insert into bekanntgabe (bescheid_guid, nr, unternehmen_guid, weg, status, aufgegeben_am)
      values (${bescheid}, 1, ${HOF}, 'POST', 'VERSANDT', '2026-11-20')`.execute(t.ownerDb)
    await sql`update bekanntgabe set status = 'BEKANNT', bekannt_am = '2026-11-24' where bescheid_guid = ${bescheid}`.execute(
      t.ownerDb,
    )
    expect(await zeilen(sql`select wirksam_ab from bewilligung where geschaeft_guid = ${fall}`)).toEqual([
      { wirksam_ab: null },
    ])
  })

  test('a draft of which nothing comes is let be: the approval holds, and another one can begin', async () => {
    const { fall, antrag } = await nachtrag(t, 'WIDERRUF', 5_000)
    expect((await verwerfen(t, fall, FRANK)).status).toBe(403)
    const r = await verwerfen(t, fall)
    expect([r.status, r.body.status, r.body.inhalt.art]).toEqual([200, 'FREIGEGEBEN', 'BEWILLIGUNG'])
    expect((await handlungen(antrag)).at(-1)).toBe('entwurfVerwerfen')
    expect(await posten(fall)).toMatchObject({ bewilligt: 800_079 })
    expect((await verwerfen(t, fall)).status).toBe(412)
    expect((await beginnen(t, fall, 'AENDERUNG')).status).toBe(200)
  })
})

describe('[S9-04] a waiver', () => {
  const KEINE = { ANTRAG: [], BEWILLIGUNG: [] }
  /** What the room of waivers hands in: one that leaves 5,000 euros of the item; it keeps what was done with it. */
  const erklaert = (gegenstand: string) => {
    const aufgenommen: object[] = []
    const verzichte: Verzichte = {
      offener: async () =>
        aufgenommen.length > 0
          ? undefined
          : { guid: 'verzicht', betraege: [{ gegenstand, bewilligt: 5_000 }] },
      aufnehmen: async (_, tat) => void aufgenommen.push(tat),
    }
    const beitraege = { vorlegepruefungen: KEINE, befunde: KEINE, verzichte }
    return { aufgenommen, dienste: { services: t.services, beitraege } }
  }
  const person = (wer: Caller): Principal => ({
    sid: '',
    username: wer.sub,
    vorname: '',
    nachname: '',
    email: '',
    emailVerified: true,
    rollen: [],
    authTime: 0,
    amr: [],
    exp: 0,
    ...wer,
  })

  test('begins with what was declared, takes exactly that, unheard, and is taken up with the release', async () => {
    const { fall: geschaeft } = await bewilligt(t)
    const { guid = '' } = (await posten(geschaeft)) ?? {}
    const { dienste, aufgenommen } = erklaert(guid)
    const sabine = { person: person(SABINE), geschaeft }
    const { inhalt } = (await entscheidungBeginnen(dienste, { ...sabine, art: 'VERZICHT' })).body
    expect(inhalt.betraege).toEqual([{ gegenstand: guid, bewilligt: 5_000 }])
    const mehr = { ...inhalt, betraege: [{ gegenstand: guid, bewilligt: 4_999 }] }
    await expect(
      entscheidungSpeichern(dienste, { ...sabine, inhalt: mehr, ifMatch: undefined }),
    ).rejects.toMatchObject({
      errors: [{ text: expect.stringMatching(/^Nach dem erklärten Verzicht bleiben/) }],
    })
    const { body } = await entscheidungVorlegen(dienste, { ...sabine, ifMatch: 1 })
    const frank = { person: person(FRANK), geschaeft, inhaltSha256: body.inhaltSha256 ?? '' }
    const freigegeben = await entscheidungFreigeben(dienste, frank)
    expect(await posten(geschaeft)).toMatchObject({ bewilligt: 500_000 })
    expect(aufgenommen).toEqual([
      { verzicht: 'verzicht', entscheidung: body.guid, sub: FRANK.sub, jetzt: t.clock.now() },
    ])
    expect(freigegeben.body.nachtraege).toContainEqual({
      art: 'VERZICHT',
      gesperrtWeil: 'Das Unternehmen hat keinen Verzicht erklärt.',
    })
  })
})

describe('[S9-04] what is refused', () => {
  const FELDER: readonly [string, (i: EntscheidungInhalt) => EntscheidungInhalt, string, RegExp][] = [
    [
      'a cent more than approved',
      (i) => ({ ...i, betraege: i.betraege.map((b) => ({ ...b, bewilligt: 8_000.8 })) }),
      'betraege.0.bewilligt',
      /^Bewilligt sind 8\.000,79/,
    ],
    [
      'a cent less than payouts hold',
      (i) => ({ ...i, betraege: i.betraege.map((b) => ({ ...b, bewilligt: 1_999.99 })) }),
      'betraege.0.bewilligt',
      /^Auszahlungen binden 2\.000,00/,
    ],
    [
      'an item of nobody',
      (i) => ({ ...i, betraege: [{ gegenstand: '00000000-0000-4000-8000-000000000009', bewilligt: 0 }] }),
      'betraege.0.gegenstand',
      /gibt es in diesem Antrag nicht/,
    ],
    ['another kind', (i) => ({ ...i, art: 'AENDERUNG' }), 'art', /steht fest/],
    [
      'knowledge that is still to come',
      (i) => ({ ...i, kenntnisAm: tageSpaeter(tagInBerlin(t.clock.now()), 1) }),
      'kenntnisAm',
      /spätestens am/,
    ],
  ]
  test.each(FELDER)('%s, at its field', async (_, aendern, pfad, text) => {
    const { fall } = await bewilligt(t)
    await auszahlen(t.ownerDb, fall, 200_000)
    const { inhalt } = (await beginnen(t, fall, 'WIDERRUF')).body
    const vorher = await abdruck(t)
    const r = await speichern(t, fall, aendern(inhalt))
    expect([r.status, r.problem.errors]).toEqual([400, [{ pfad, text: expect.stringMatching(text) }]])
    expect(await abdruck(t)).toEqual(vorher)
  })

  test('unheard nobody is burdened: not by a hearing before, not by one that runs; an answer is answered', async () => {
    const { fall } = await bewilligt(t)
    await angehoert(t, fall)
    const { inhalt } = (await beginnen(t, fall, 'WIDERRUF')).body
    const entwurf = gemindert(t, inhalt, 5_000)
    const gespeichert = await speichern(t, fall, entwurf)
    const VORHER =
      'Vor einem Widerruf ist das Unternehmen anzuhören. Geben Sie ihm zuerst Gelegenheit zur Stellungnahme.'
    expect(gespeichert.body.hindernisse).toEqual([VORHER])
    expect(satz(await vorlegen(t, fall))).toEqual([412, VORHER])
    await nachtraeglichAngehoert(t, fall, 'Wir haben die Auflage erfüllt.')
    expect((await vorlegen(t, fall)).problem.detail).toContain('auf die Stellungnahme')
    const antwort = { code: 'T-404', werte: { antwort: 'Die Frist war schon vorbei.' } }
    await speichern(t, fall, { ...entwurf, bausteine: [...entwurf.bausteine, antwort] })
    expect((await vorlegen(t, fall)).status).toBe(200)
  })

  test('[S9-03] heard is who has something to be heard of: once there is a draft, and not while it is presented', async () => {
    const { fall, antrag } = await bewilligt(t)
    const eingabe = { text: 'Wir wollen widerrufen.', frist: tageSpaeter(tagInBerlin(t.clock.now()), 20) }
    const hoeren = () => t.call(anhoeren, { als: SABINE, params: { guid: fall }, body: eingabe })
    const grund = async () =>
      (await t.call(anhoerungenLesen, { als: SABINE, params: { guid: fall } })).body.gesperrtWeil
    expect(satz(await hoeren())).toEqual([412, await grund()])
    expect(await grund()).toMatch(/^Der Antrag ist bewilligt\. Beginnen Sie zuerst den Entwurf/)
    const { inhalt } = (await beginnen(t, fall, 'WIDERRUF')).body
    expect(await grund()).toBeNull()
    expect((await hoeren()).status).toBe(200)
    expect(
      await zeilen(
        sql`select from postausgang where bezug = ${antrag} and text like '%noch einmal über Ihren bewilligten%'`,
      ),
    ).not.toEqual([])
    const stellungnahme = { text: 'Die Auflage ist erfüllt.', dateien: [] }
    const r = await t.call(anhoerungBeantworten, { als: LENA, params: { guid: antrag }, body: stellungnahme })
    expect(satz(r)).toEqual([200, undefined])
    const entwurf = gemindert(t, inhalt, 5_000)
    const antwort = { code: 'T-404', werte: { antwort: 'Nein.' } }
    await speichern(t, fall, { ...entwurf, bausteine: [...entwurf.bausteine, antwort] })
    expect((await vorlegen(t, fall)).status).toBe(200)
    expect(satz(await hoeren())).toEqual([412, expect.stringContaining('liegt zur Freigabe vor')])
  })

  test('what lacks an amount, a reason or the day of knowledge is not presented, and says it at its place', async () => {
    const { fall } = await bewilligt(t)
    await beginnen(t, fall, 'RUECKNAHME')
    await nachtraeglichAngehoert(t, fall)
    const r = await vorlegen(t, fall)
    expect([r.status, r.problem.errors?.map(({ pfad }) => pfad)]).toEqual([
      412,
      ['betraege', 'kenntnisAm', 'BEGRUENDUNG'],
    ])
  })

  test('[S9-02] after a year nothing is presented or released; until its last day it is, and lists show it', async () => {
    const { fall, inhaltSha256, inhalt } = await nachtragVorgelegt(t, 'WIDERRUF', 5_000)
    const bis = monateSpaeter(inhalt.kenntnisAm ?? '', 12)
    const frist = async () =>
      zeilen(sql`select frist_art, (frist_bis at time zone 'Europe/Berlin')::date - 1 as bis from vorrat
        where geschaeft_guid = ${fall}`)
    expect(await frist()).toEqual([{ frist_art: 'JAHRESFRIST', bis }])
    const heute = t.clock.now()
    t.clock.set(new Date(Date.parse(`${tageSpaeter(bis, 1)}T12:00:00Z`)))
    const r = await freigeben(t, fall, inhaltSha256)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      expect.stringMatching(/^Die Jahresfrist für den Widerruf ist .* abgelaufen\.$/),
    ])
    t.clock.set(new Date(Date.parse(`${bis}T12:00:00Z`)))
    expect((await freigeben(t, fall, inhaltSha256)).status).toBe(200)
    t.clock.set(heute)
    const zuSpaet = await nachtrag(t, 'RUECKNAHME', 5_000)
    await speichern(t, zuSpaet.fall, {
      ...zuSpaet.inhalt,
      kenntnisAm: tagInBerlin(new Date(t.clock.now().getTime() - 400 * TAG_MS)),
    })
    expect((await vorlegen(t, zuSpaet.fall)).problem.detail).toMatch(/^Die Jahresfrist für die Rücknahme/)
  })

  test('where nothing is approved, the programme has no words for it, or nobody waives, none begins', async () => {
    const { fall: offen } = await fallInPruefung(t)
    expect((await entscheidungLesen(t, offen)).body.nachtraege).toEqual([])
    expect((await beginnen(t, offen, 'WIDERRUF')).problem.detail).toContain('nur im Stand „Bewilligt“')
    const { fall } = await bewilligt(t)
    expect(satz(await beginnen(t, fall, 'VERZICHT'))).toEqual([
      412,
      'Das Unternehmen hat keinen Verzicht erklärt.',
    ])
    await sql`update bescheidvorlage set daten = daten #- '{titel,WIDERRUF}'`.execute(t.ownerDb)
    expect((await beginnen(t, fall, 'WIDERRUF')).problem.detail).toMatch(
      /kennt die Art „Widerruf“ noch nicht/,
    )
    await sql`update bescheidvorlage set daten = jsonb_set(daten, '{titel,WIDERRUF}', '"Widerrufsbescheid"')`.execute(
      t.ownerDb,
    )
    expect((await beginnen(t, fall, 'WIDERRUF', FRANK)).status).toBe(403)
    expect((await beginnen(t, fall, 'WIDERRUF', RITA)).status).toBe(403)
    expect((await beginnen(t, fall, 'WIDERRUF')).status).toBe(200)
    expect((await beginnen(t, fall, 'WIDERRUF')).status).toBe(412)
  })
})

describe('[S9-04] four eyes over what becomes less', () => {
  test('[A-02] who prepared it is refused by the call, and by the database as portal_app', async () => {
    const { fall } = await bewilligt(t)
    const { inhalt, guid } = (await beginnen(t, fall, 'AENDERUNG', BEIDES)).body
    await nachtraeglichAngehoert(t, fall)
    await speichern(t, fall, gemindert(t, inhalt, 5_000))
    const { body } = await vorlegen(t, fall)
    // Whoever began it has edited it, though another person saved and presented.
    expect((await freigeben(t, fall, body.inhaltSha256, BEIDES)).status).toBe(403)
    const vonHand = sql`update entscheidung set status = 'FREIGEGEBEN', freigegeben_von = ${BEIDES.sub},
      freigegeben_am = now() where guid = ${guid}`.execute(t.services.db)
    await expect(vonHand).rejects.toMatchObject({ constraint: 'entscheidung_vier_augen' })
    expect((await freigeben(t, fall, body.inhaltSha256)).status).toBe(200)
  })

  test('[S9-13] who checked the application may release what follows it; who wrote a Vermerk since it began may not', async () => {
    const { fall, inhaltSha256 } = await nachtragVorgelegt(t, 'AENDERUNG', 5_000)
    const nachgesehen = (sub: string, zeit: Date) =>
      sql`insert into pruefvermerk select (jsonb_populate_record(v, jsonb_build_object('fassung', 1000 + (select count(*)
          from pruefvermerk), 'vermerk', 1000, 'person_sub', ${sub}::text, 'zeit', ${zeit}::timestamptz))).*
        from pruefvermerk v where geschaeft_guid = ${fall} limit 1`.execute(t.ownerDb)
    await nachgesehen(FRANK.sub, new Date(0))
    await nachgesehen(BEIDES.sub, t.clock.now())
    expect((await freigeben(t, fall, inhaltSha256, BEIDES)).problem.detail).toContain('Prüfvermerk')
    expect((await freigeben(t, fall, inhaltSha256)).status).toBe(200)
  })

  test('[A-02] as portal_app nobody takes anything without a released decision, below what is held, or gives back', async () => {
    const { fall, inhaltSha256 } = await nachtragVorgelegt(t, 'AENDERUNG', 5_000)
    const setzen = (cent: number) =>
      sql`update bewilligter_gegenstand set bewilligt_cent = ${cent} where geschaeft_guid = ${fall}`.execute(
        t.services.db,
      )
    await expect(setzen(500_000)).rejects.toMatchObject({ constraint: 'bewilligter_gegenstand_vier_augen' })
    await auszahlen(t.ownerDb, fall, 100_000)
    await sql`update bewilligter_gegenstand set gebunden_cent = 0 where geschaeft_guid = ${fall}`.execute(
      t.ownerDb,
    )
    await expect(setzen(99_999)).rejects.toMatchObject({ constraint: 'bewilligter_gegenstand_rest' })
    await sql`update bewilligter_gegenstand set gebunden_cent = 100000 where geschaeft_guid = ${fall}`.execute(
      t.ownerDb,
    )
    await freigeben(t, fall, inhaltSha256)
    await expect(setzen(800_079)).rejects.toThrow('waechst nicht')
    await expect(setzen(400_000)).rejects.toMatchObject({ constraint: 'bewilligter_gegenstand_vier_augen' })
  })
})

describe('[S9-04] [S6-02] a payout and a release at the same moment', () => {
  /** As whoever changes a payout does: the approval first (0008). */
  const ausgezahlt = (fall: string) => async (tx: Tx) => {
    await sql`select from bewilligung where geschaeft_guid = ${fall} for update`.execute(tx)
    await auszahlen(tx, fall, 300_000)
  }

  test('the payout was first: what is released then says that it holds more than would be left', async () => {
    const { fall, inhaltSha256 } = await nachtragVorgelegt(t, 'WIDERRUF', 1_000)
    const [freigabe] = await zugleich(t, ausgezahlt(fall), [() => freigeben(t, fall, inhaltSha256)])
    expect(freigabe && satz(freigabe)).toEqual([412, expect.stringMatching(/^Auszahlungen binden 3\.000,00/)])
    expect(await posten(fall)).toEqual({ guid: expect.any(String), bewilligt: 800_079, gebunden: 300_000 })
  })

  test('the release was first: the payout finds less than it asks for, and holds nothing', async () => {
    const { fall, inhaltSha256 } = await nachtragVorgelegt(t, 'WIDERRUF', 1_000)
    const auszahlung = () => t.services.db.transaction().execute(ausgezahlt(fall))
    const beide = await zugleich<unknown>(
      t,
      (tx) => sql`select from bewilligung where geschaeft_guid = ${fall} for update`.execute(tx),
      [
        async () => (await freigeben(t, fall, inhaltSha256)).status,
        () => auszahlung().catch((err: unknown) => err),
      ],
    )
    expect(beide).toEqual([200, expect.objectContaining({ constraint: 'bewilligter_gegenstand_rest' })])
    expect(await posten(fall)).toEqual({ guid: expect.any(String), bewilligt: 100_000, gebunden: 0 })
  })
})
