import * as konto from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import { tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { deMinimisKontoLesen } from '@foerderportal/contract/zuwendung/kern/deminimis/kontoRoutes'
import { pruefpunkteLesen } from '@foerderportal/contract/zuwendung/bank/pruefpunkte/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { programmAm, programmeLesen } from '../kern/programmLesen.ts'
import { entscheidungLesen, freigeben, speichern, vorlegen } from '../testing/entscheidungWelt.ts'
import { inTagen, pruefen, SABINE } from '../testing/korrekturWelt.ts'
import {
  eingereicht,
  klimabilanz,
  LENAS,
  MAXENS,
  vieleErlauben,
  zurFreigabe,
} from '../testing/klimabilanzWelt.ts'
import { FREMDER_HOF, HOF, lesen, startWelt } from '../testing/testWelt.ts'
import { verbundeneLaden, vergebenCent } from './konto.ts'

const { hofUnbekannt: DRITTER } = DEMO_UNTERNEHMEN
const GRENZE = { verordnung: 'AGRAR', hoechstbetrag: 50_000, jahre: 3 } as const

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await vieleErlauben(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await sql`delete from deminimis_beihilfe`.execute(t.ownerDb)
  await sql`delete from unternehmensverbindung`.execute(t.ownerDb)
})

const verbinden = (a: string, b: string) =>
  sql`insert into unternehmensverbindung (eines, anderes, grundlage, erfasst_von, erfasst_am)
    values (least(${a}::uuid, ${b}::uuid), greatest(${a}::uuid, ${b}::uuid), 'Mehrheit der Stimmen', 'sub-sabine', now())`.execute(
    t.ownerDb,
  )
const trennen = (a: string, b: string) =>
  sql`delete from unternehmensverbindung where eines in (${a}, ${b}) and anderes in (${a}, ${b})`.execute(
    t.ownerDb,
  )

/** Another authority granted so much. */
const beihilfe = (firma: string, euro: number, tag = inTagen(t, -10)) =>
  sql`insert into deminimis_beihilfe (guid, unternehmen_guid, verordnung, betrag_cent, gewaehrt_am, geber, erfasst_von, erfasst_am)
    values (gen_random_uuid(), ${firma}, 'AGRAR', ${euro * 100}, ${tag}, 'Land', 'sub-sabine', now())`.execute(
    t.ownerDb,
  )

const vergeben = (firma: string, tag = inTagen(t, 0)) => vergebenCent(t.services.db, firma, GRENZE, tag)
const verbund = async (firma: string) =>
  (
    await sql<{
      guid: string
    }>`select verbund_guid as guid from verbund_mitglied where unternehmen_guid = ${firma}`.execute(t.ownerDb)
  ).rows[0]?.guid

describe('links', () => {
  test('reach over others, and in a circle each company counts once', async () => {
    await verbinden(HOF, FREMDER_HOF)
    await verbinden(FREMDER_HOF, DRITTER)
    await verbinden(DRITTER, HOF)
    for (const firma of [HOF, FREMDER_HOF, DRITTER]) {
      expect(await verbundeneLaden(t.services.db, firma)).toHaveLength(2)
      await beihilfe(firma, 1_000)
    }
    expect(await vergeben(HOF)).toBe(3_000_00)
    expect(new Set([await verbund(HOF), await verbund(FREMDER_HOF), await verbund(DRITTER)]).size).toBe(1)
  })

  test('taken apart, each side has its own account; in a circle nothing comes apart', async () => {
    await verbinden(HOF, FREMDER_HOF)
    await verbinden(FREMDER_HOF, DRITTER)
    await verbinden(DRITTER, HOF)
    await beihilfe(DRITTER, 1_000)
    await trennen(DRITTER, HOF)
    expect(await vergeben(HOF)).toBe(1_000_00)
    await trennen(DRITTER, FREMDER_HOF)
    expect(await vergeben(HOF)).toBe(0)
    expect(await verbund(HOF)).toBe(await verbund(FREMDER_HOF))
    expect(await verbund(DRITTER)).not.toBe(await verbund(HOF))
  })
})

test('[A-39] aid counts for three years from the day on which the right to it arose, to the day', async () => {
  await beihilfe(HOF, 30_000, '2026-03-15')
  expect(await vergeben(HOF, '2026-03-15')).toBe(30_000_00)
  expect(await vergeben(HOF, '2029-03-15')).toBe(30_000_00)
  expect(await vergeben(HOF, '2029-03-16')).toBe(0)
})

test('[A-39] aid of another authority counts from its day on, never before', async () => {
  await beihilfe(HOF, 30_000, '2999-01-01')
  await beihilfe(HOF, 5_000, inTagen(t, 1))
  expect(await vergeben(HOF)).toBe(0)
  expect(await vergeben(HOF, inTagen(t, 1))).toBe(5_000_00)
})

describe('[A-39] [D-07] aid of another authority', () => {
  const SABINE = {
    sub: 'sub-sabine',
    rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
  } as const
  const params = { guid: HOF }
  const erfassen = (anders: object) =>
    t.call(konto.beihilfeErfassen, {
      als: SABINE,
      params,
      body: { verordnung: 'AGRAR', betrag: 1_500, gewaehrtAm: inTagen(t, -1), geber: 'Land', ...anders },
    })

  test.each([
    ['gewaehrtAm', '2999-01-01', /^Prüfen Sie das Jahr/],
    ['gewaehrtAm', '2026-02-30', /^Den 30\.02\.2026 gibt es nicht/],
    ['gewaehrtAm', '1970-01-01', /^Gewährt ist die Beihilfe frühestens am .* und spätestens am .*\.$/],
    ['betrag', 0, /^Geben Sie einen Betrag über 0,00 € und bis 750\.000,00 € ein\.$/],
    ['betrag', 999_999_999, /^Geben Sie einen Betrag über 0,00 € und bis 750\.000,00 € ein\.$/],
  ])('%s %s is refused at its field', async (pfad, wert, satz) => {
    const r = await erfassen({ [pfad]: wert })
    expect([r.status, r.problem.errors]).toEqual([400, [{ pfad, text: expect.stringMatching(satz) }]])
  })

  test('is taken until today, and no day further', async () => {
    expect((await erfassen({ gewaehrtAm: inTagen(t, 0) })).status).toBe(200)
    expect((await erfassen({ gewaehrtAm: inTagen(t, 1) })).status).toBe(400)
  })

  test('that was entered for an impossible day stays readable, with its day', async () => {
    await beihilfe(HOF, 1_000, '2999-01-01')
    await beihilfe(HOF, 1_000, '0001-01-01')
    const { status, body } = await t.call(konto.deMinimisKontoLesen, { als: SABINE, params })
    expect([status, body.zeilen.map(({ gewaehrtAm }) => gewaehrtAm)]).toEqual([
      200,
      expect.arrayContaining(['2999-01-01', '0001-01-01']),
    ])
  })
})

test('[A-39] who prepares reads it before presenting, and what he may still propose', async () => {
  const { antrag, fall } = await eingereicht(t, LENAS)
  await pruefen(t, antrag)
  await beihilfe(HOF, 49_500)
  const { body } = await entscheidungLesen(t, fall)
  expect(body.hindernisse).toContainEqual(expect.stringContaining('Frei sind noch 500,00'))
  await sql`delete from deminimis_beihilfe`.execute(t.ownerDb)
  await beihilfe(HOF, 49_100)
  expect((await entscheidungLesen(t, fall)).body.hindernisse).not.toContainEqual(
    expect.stringContaining('Höchstbetrag für'),
  )
})

describe('[S9-01] a grant takes from the ceiling of every linked company', () => {
  const BEFANGEN: Caller = {
    sub: 'sub-befangen-am-verbund',
    rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN', 'SACHBEARBEITUNG_FREIGEBEN'],
  }
  const MITGLIED: Caller = { ...BEFANGEN, sub: MAXENS.person.sub }
  const konto = (als: Caller) => t.call(deMinimisKontoLesen, { als, params: { guid: HOF } })
  const punkte = async (fall: string, als: Caller) =>
    (await t.call(pruefpunkteLesen, { als, params: { guid: fall } })).text
  const erklaeren = (woran: 'unternehmen_guid' | 'geschaeft_guid', guid: string) =>
    sql`insert into befangenheit (guid, ${sql.ref(woran)}, nutzer_sub, grund, erklaert_am)
      values (gen_random_uuid(), ${guid}, ${BEFANGEN.sub}, 'Schwager.', now())`.execute(t.ownerDb)
  beforeEach(async () => {
    await sql`delete from befangenheit`.execute(t.ownerDb)
    await verbinden(HOF, FREMDER_HOF)
  })

  test('[A-07] who must leave one alone learns nothing of the rest, and neither presents nor releases', async () => {
    const { fall, inhaltSha256 } = await zurFreigabe(t, LENAS)
    const { antrag, fall: zweiter } = await eingereicht(t, LENAS)
    await pruefen(t, antrag)
    await beihilfe(FREMDER_HOF, 49_500)
    await speichern(t, zweiter, (await entscheidungLesen(t, zweiter)).body.inhalt)
    await erklaeren('unternehmen_guid', FREMDER_HOF)

    const frei = 'Frei sind noch 500,00'
    expect((await entscheidungLesen(t, zweiter)).text).toContain(frei)
    expect((await entscheidungLesen(t, zweiter, BEFANGEN)).text).not.toMatch(
      /Frei sind noch|Mit diesem Unternehmen/,
    )
    expect(await punkte(zweiter, SABINE)).toContain(frei)
    expect(await punkte(zweiter, BEFANGEN)).not.toContain('Frei sind noch')

    const satz = 'Mit diesem Unternehmen ist eines verbunden, zu dem Sie Befangenheit erklärt haben.'
    for (const r of [await vorlegen(t, zweiter, BEFANGEN), await freigeben(t, fall, inhaltSha256, BEFANGEN)])
      expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining(satz)])
  })

  test('[A-09] nor does who is a member of one; he reads why beforehand', async () => {
    const { fall, inhaltSha256 } = await zurFreigabe(t, LENAS)
    const satz = 'Mit diesem Unternehmen ist eines verbunden, für das Sie selbst handeln.'
    const r = await freigeben(t, fall, inhaltSha256, MITGLIED)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining(satz)])
    const { antrag, fall: zweiter } = await eingereicht(t, LENAS)
    await pruefen(t, antrag)
    expect((await entscheidungLesen(t, zweiter, MITGLIED)).body.hindernisse).toContainEqual(
      expect.stringContaining(satz),
    )
    expect((await konto(MITGLIED)).status).toBe(200)
  })

  test('[A-07] the account is shown as a whole or not at all, also to who is partial in a single case of it', async () => {
    const { fall } = await eingereicht(t, MAXENS)
    expect((await konto(BEFANGEN)).status).toBe(200)
    await erklaeren('geschaeft_guid', fall)
    // What is not on the account is no part of its sums.
    expect((await konto(BEFANGEN)).status).toBe(200)
    await sql`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag,
        max_auszahlungen, deminimis_verordnung, deminimis_hoechst_cent, deminimis_jahre)
      values (${fall}, ${FREMDER_HOF}, ${t.clock.now()}, ${inTagen(t, 0)}, 1, 'AGRAR', 5000000, 3)`.execute(
      t.ownerDb,
    )
    await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse, gegenstand,
        foerderquote, bewilligt_cent)
      values (gen_random_uuid(), ${fall}, ${FREMDER_HOF}, 1, 'K.1', 'klimabilanz', '{}', 90, 90000)`.execute(
      t.ownerDb,
    )
    const r = await konto(BEFANGEN)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('Befangenheit erklärt')])
    await sql`delete from bewilligter_gegenstand where geschaeft_guid = ${fall}`.execute(t.ownerDb)
    await sql`delete from bewilligung where geschaeft_guid = ${fall}`.execute(t.ownerDb)
    await sql`delete from befangenheit`.execute(t.ownerDb)
  })
})

test('[A-39] the database keeps the ceiling against everybody who writes', async () => {
  const { fall } = await eingereicht(t, LENAS)
  await beihilfe(HOF, 49_500)
  const bewilligen = (cent: number) =>
    t.ownerDb.transaction().execute(async (tx) => {
      await sql`insert into bewilligung (geschaeft_guid, unternehmen_guid, bewilligt_am, positivliste_stichtag,
          max_auszahlungen, deminimis_verordnung, deminimis_hoechst_cent, deminimis_jahre)
        values (${fall}, ${HOF}, ${t.clock.now()}, ${inTagen(t, 0)}, 1, 'AGRAR', 5000000, 3)`.execute(tx)
      await sql`insert into bewilligter_gegenstand (guid, geschaeft_guid, unternehmen_guid, nr, kategorie, klasse, gegenstand,
          foerderquote, bewilligt_cent)
        values (gen_random_uuid(), ${fall}, ${HOF}, 1, 'K.1', 'klimabilanz', '{}', 90, ${cent})`.execute(tx)
      throw new Error('as far as it goes')
    })
  await expect(bewilligen(500_01)).rejects.toMatchObject({ constraint: 'deminimis_reicht' })
  await expect(bewilligen(500_00)).rejects.toThrow('as far as it goes')
})

test('[A-39] the notice is the certificate: what it grants, the ceiling and its years as the programme has them', async () => {
  const { fall, inhaltSha256 } = await zurFreigabe(t, LENAS)
  expect((await freigeben(t, fall, inhaltSha256)).status).toBe(200)
  const { rows } = await sql<{ eingaben: string }>`select eingaben from bescheid
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  expect(rows[0]?.eingaben).toMatch(
    /De-minimis-Beihilfe im Agrarsektor .* Subventionswert beträgt 900,00\s€\. .* in 3 Jahren zusammen höchstens 50\.000,00\s€/,
  )
  await sql`delete from bewilligter_gegenstand where geschaeft_guid = ${fall}`.execute(t.ownerDb)
})

test('[A-39] two linked companies with 30.000 € each: released at once, one is 412 with the free rest; three years and a day later no more', async () => {
  await sql`update programm set daten = jsonb_set(jsonb_set(daten, '{obergrenzen}', '{"jeGegenstand": 30000, "jeAntrag": 30000}'),
    '{kategorien,0,klassen,0,quoten,0,prozent}', '100') where programm = 'ZUKLB'`.execute(t.ownerDb)
  t.clock.forward(61_000)
  // Read anew in the background: before that the first case would be decided by the old ceiling.
  const jeAntrag = async () =>
    programmAm(await programmeLesen(t.services), 'ZUKLB', inTagen(t, 0))?.obergrenzen.jeAntrag
  await expect.poll(jeAntrag).toBe(30_000)
  await verbinden(HOF, FREMDER_HOF)
  const faelle = [await zurFreigabe(t, LENAS, 30_000), await zurFreigabe(t, MAXENS, 30_000)] as const
  const beide = await Promise.all(faelle.map(({ fall, inhaltSha256 }) => freigeben(t, fall, inhaltSha256)))
  expect(beide.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  const abgelehnt = beide.findIndex(({ status }) => status === 412)
  expect(beide[abgelehnt]?.problem.detail).toMatch(
    /Frei sind noch 20\.000,00\u00a0€, bewilligt würden 30\.000,00\u00a0€/,
  )
  expect(await vergeben(HOF)).toBe(30_000_00)

  // Before its notice has effect it counts as if it were today; then from that day.
  expect(await vergeben(HOF, tageSpaeter(inTagen(t, 0), 4_000))).toBe(30_000_00)
  await sql`update bewilligung set wirksam_ab = '2026-12-01 00:00+01' where deminimis_verordnung is not null`.execute(
    t.ownerDb,
  )
  expect(await vergeben(HOF, '2029-12-01')).toBe(30_000_00)
  expect(await vergeben(HOF, '2029-12-02')).toBe(0)
  const { fall, inhaltSha256 } = faelle[abgelehnt] ?? faelle[0]
  t.clock.set(new Date('2029-12-01T12:00:00Z'))
  expect((await freigeben(t, fall, inhaltSha256)).status).toBe(412)
  // The ceiling lets it go; but what was presented then orders days that are past by now.
  t.clock.set(new Date('2029-12-02T12:00:00Z'))
  const spaeter = await freigeben(t, fall, inhaltSha256)
  expect([spaeter.status, spaeter.problem.detail]).toEqual([
    412,
    expect.stringMatching(
      /^„Ende des Bewilligungszeitraums“ liegt frühestens am 03\.12\.2029 und spätestens am /,
    ),
  ])
  expect(spaeter.problem.detail).not.toContain('Höchstbetrag')
})

test('[R1-06] the applicant reads what is free before he thinks of costs, his linked companies counted in', async () => {
  t.clock.set(new Date('2030-06-01T10:00:00Z'))
  await sql`update foerderrunde set bis = '2040-01-01'`.execute(t.ownerDb)
  await verbinden(HOF, FREMDER_HOF)
  await beihilfe(FREMDER_HOF, 12_000, '2029-06-01')
  const { guid } = await klimabilanz(t, LENAS)
  const { deMinimis } = (await lesen(t, guid)).body
  expect(deMinimis).toMatchObject({
    verordnung: 'AGRAR',
    hoechstbetrag: 50_000,
    jahre: 3,
    verbundene: ['Hof Altmoor KG'],
  })
  expect((deMinimis?.vergeben ?? 0) + (deMinimis?.frei ?? 0)).toBe(50_000)
  expect(deMinimis?.vergeben).toBeGreaterThanOrEqual(12_000)
})
