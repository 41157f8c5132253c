import { randomUUID } from 'node:crypto'
import { RUNDE_STAENDE } from '@foerderportal/contract/interessenbekundung/rundeStaende'
import * as contract from '@foerderportal/contract/interessenbekundung/bank/routes'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { auditPruefen } from '../../platform/audit/pruefen.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { DEMO_VORGABEN } from '../demo/vorgaben.ts'
import { rundenpostSenden } from '../post/rundenpostSenden.ts'
import { zusageAnlegen } from '../reihung/seed.ts'
import { FRANK, PETRA, angaben, proberunde, registerMitFreigaben } from './testing/rundenWelt.ts'

const BETRIEBE = [DEMO_UNTERNEHMEN.hofLindenau, DEMO_UNTERNEHMEN.hofAltmoor]
const GRUND = { grund: 'In der Frist liegen Feiertage.' }
/** Both roles: what counts is the person. */
const PETRA_MIT_ALLEM = { sub: PETRA.sub, rollen: [...PETRA.rollen, ...FRANK.rollen] }

let t: TestApp
let heute: Date
beforeAll(async () => {
  t = await startTestApp(registerMitFreigaben)
  await demoWelt(t.services)
  heute = t.clock.now()
})
beforeEach(() => t.clock.set(heute))
afterAll(() => t.close())

type Wer = { readonly sub: string; readonly rollen: readonly string[] }
const als = ({ sub, rollen }: Wer) => ({ sub, rollen: [...rollen] })
const lesen = async (guid: string, wer: Wer = PETRA) =>
  (await t.call(contract.rundeLesen, { als: als(wer), params: { guid } })).body
const summe = async (guid: string): Promise<string> =>
  (await sql<{ sha256: string }>`select sha256 from vorlegung where guid = ${guid}`.execute(t.ownerDb))
    .rows[0]?.sha256 ?? ''
const freigeben = async (guid: string, wer: Wer = FRANK) =>
  t.call(contract.rundenaktFreigeben, {
    als: als(wer),
    params: { guid },
    body: { sha256: await summe(guid) },
  })
const offenerAkt = async (runde: string, art: string) =>
  (await lesen(runde)).akte.find((a) => a.art === art && a.status === 'VORGELEGT')?.guid ?? ''
const verlaengern = (guid: string, letzterTag: string) =>
  t.call(contract.fristVerlaengern, { als: als(PETRA), params: { guid }, body: { letzterTag, ...GRUND } })
const verwerfen = (guid: string, wer: Wer = PETRA, headers: Record<string, string> = {}) =>
  t.call(contract.rundeVerwerfen, { als: als(wer), params: { guid }, headers })
const sqlAls = (befehl: ReturnType<typeof sql>) => befehl.execute(t.services.db)

describe('[S3-01] [S9-05] a round is planned and published', () => {
  test('as a copy of the last one, its dates moved and its draw after them', async () => {
    await proberunde(t.services, { bis: 'GEPLANT', abTagen: 60 })
    const vorschlag = await t.call(contract.rundeVorschlagLesen, {
      als: als(PETRA),
      query: { programm: 'AnkNabo' },
    })
    const { angaben: a, ausRunde } = vorschlag.body
    expect(ausRunde).not.toBeNull()
    expect(a?.ersterTag).toBe(tagNach(heute, 14))
    const tageDanach = (Date.parse(a?.ziehung.am ?? '') - Date.parse(a?.letzterTag ?? '')) / (24 * 3_600_000)
    expect(tageDanach).toBeGreaterThan(4)
    // the next of its kind, also where the last round is drawn later still
    expect(tageDanach).toBeLessThanOrEqual(4 + (a?.ziehung.alleTage ?? 0))
    const r = await t.call(contract.rundeAnlegen, { als: als(PETRA), body: a })
    expect([r.status, r.body.stand, r.body.angaben]).toEqual([200, 'GEPLANT', a])
  })

  test('a last day is stored as the midnight that follows it, in Berlin, also over the change of clocks', async () => {
    const { ziehung, ...plan } = angaben(heute, 20)
    const body = {
      ...plan,
      ersterTag: '2027-03-20',
      letzterTag: '2027-03-28',
      ziehung: { ...ziehung, am: '2027-04-03T18:00:00Z' },
    }
    const r = await t.call(contract.rundeAnlegen, { als: als(PETRA), body })
    expect(r.body.erfassungsZeitraum).toEqual({
      von: '2027-03-19T23:00:00.000Z',
      bis: '2027-03-28T22:00:00.000Z',
    })
  })

  test('a programme that exists as data alone has a round like any other; one that does not is refused', async () => {
    await sql`insert into programm (programm, gueltig_ab, daten) select 'Wasserrueckhalt', gueltig_ab, daten from programm
      where programm = 'AnkNabo' limit 1`.execute(t.ownerDb)
    const body = angaben(heute, 20, { programm: 'Wasserrueckhalt', bezeichnung: 'Wasserrückhalt 2027' })
    const r = await t.call(contract.rundeAnlegen, { als: als(PETRA), body })
    expect([r.status, r.body.angaben.programm]).toEqual([200, 'Wasserrueckhalt'])
    const liste = await t.call(contract.rundenLesen, {
      als: als(PETRA),
      query: { programm: 'Wasserrueckhalt' },
    })
    expect(liste.body.zeilen.map(({ guid }) => guid)).toEqual([r.body.guid])
    const unbekannt = await t.call(contract.rundeAnlegen, {
      als: als(PETRA),
      body: { ...body, programm: 'Nirgends' },
    })
    expect([unbekannt.status, unbekannt.problem.detail]).toEqual([412, expect.stringContaining('Nirgends')])
  })

  test('such a programme goes all the way: classes that no code knows are declared, ranked and invited', async () => {
    await sql`insert into programm (programm, gueltig_ab, daten) select 'Hecken', gueltig_ab, daten from programm
      where programm = 'AnkNabo' limit 1`.execute(t.ownerDb)
    const [muster] = DEMO_VORGABEN.hauptgruppen
    const kategorie = muster?.metaKategorien[0]
    if (muster === undefined || kategorie === undefined) throw new Error('no class to copy')
    const hauptgruppen = ['H', 'K'].map((code, i) => ({
      ...muster,
      code,
      bezeichnung: i === 0 ? 'Hecken am Hang' : 'Knicks',
      prioritaet: i + 1,
      metaKategorien: [{ ...kategorie, code: `${code}.1` }],
    }))
    const guid = await proberunde(t.services, {
      bis: 'GEREIHT',
      abTagen: -30,
      betriebe: BETRIEBE,
      wuensche: (i) => [{ bereich: i === 0 ? 'K.1' : 'H.1', euro: 10_000 }],
      staffeln: 1,
      anders: {
        programm: 'Hecken',
        bezeichnung: 'Hecken 2027',
        vorgaben: { ...DEMO_VORGABEN, hauptgruppen },
      },
    })
    const { rows } = await sql<{
      hauptgruppe: string
      kategorien: string[]
    }>`select e.hauptgruppe, e.kategorien
      from antrag_einladung e join staffel s on s.guid = e.staffel_guid where s.ibk_meta_guid = ${guid}
      order by e.rang`.execute(t.ownerDb)
    expect(rows).toEqual([
      { hauptgruppe: 'H', kategorien: ['H.1'] },
      { hauptgruppe: 'K', kategorien: ['K.1'] },
    ])
    const seite = await t.app.inject(`/reihung/${guid}`)
    for (const text of ['Hecken 2027', 'Hecken am Hang', 'Knicks']) expect(seite.body).toContain(text)
  })

  test('one person presents, another one publishes: commitment, verifier, mail to every farm, and the freeze waits', async () => {
    const guid = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
    expect((await lesen(guid)).oeffentlich).toBeNull()
    await t.call(contract.rundeVeroeffentlichen, { als: als(PETRA), params: { guid } })
    const akt = await offenerAkt(guid, 'rundeVeroeffentlichen')
    const r = await freigeben(akt)
    expect([r.status, r.body.stand]).toEqual([200, 'VEROEFFENTLICHT'])
    expect(r.body.ziehung?.zusage).toMatch(/^[0-9a-f]{64}$/)
    expect(r.body.ziehung?.pruefprogrammSha256).toMatch(/^[0-9a-f]{64}$/)
    const { rows } = await sql<{ task: string; am: Date }>`select task_identifier as task, run_at as am
      from graphile_worker.jobs where key = ${`runde-einfrieren:${guid}`}`.execute(t.ownerDb)
    expect(rows[0]?.am.getTime()).toBe(Date.parse(r.body.erfassungsZeitraum.bis) + 60_000)
    await rundenpostSenden.run({ anlass: 'veroeffentlicht', runde: guid }, t.services)
    await rundenpostSenden.run({ anlass: 'veroeffentlicht', runde: guid }, t.services)
    const mails = await sql<{ an: string; n: number }>`select an, count(*) as n from postausgang
      where schluessel like ${`runde:veroeffentlicht:${guid}:%`} group by 1`.execute(t.ownerDb)
    expect(mails.rows.length).toBeGreaterThan(2)
    expect(mails.rows.every(({ n }) => n === 1)).toBe(true)
  })

  test('not with a draw less than 72 hours after the end, nor once its first day has come', async () => {
    const plan = angaben(heute, 20)
    // KENO is drawn every day: of the day alone is asked here.
    const taeglich = { quelle: 'KENO vom {tag}', form: 'KENO', am: `${tagNach(heute, 32)}T18:00:00Z` }
    const body = { ...plan, ziehung: { ...plan.ziehung, ...taeglich } }
    const { guid } = (await t.call(contract.rundeAnlegen, { als: als(PETRA), body })).body
    const r = await t.call(contract.rundeVeroeffentlichen, { als: als(PETRA), params: { guid } })
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringMatching(/72 Stunden/)])
    await sql`update ibk_meta set von = ${t.clock.now()} where guid = ${guid}`.execute(t.ownerDb)
    const spaet = await t.call(contract.rundeVeroeffentlichen, { als: als(PETRA), params: { guid } })
    expect([spaet.status, spaet.problem.detail]).toEqual([412, expect.stringMatching(/nicht in der Zukunft/)])
  })

  test.each([
    ['a millisecond less', 72 * 3_600_000 - 1, 412],
    ['to the millisecond', 72 * 3_600_000, 200],
  ])('[S3-03] 72 hours from the end to the draw, %s', async (_, danach, status) => {
    const plan = angaben(heute, 20)
    const taeglich = { quelle: 'KENO vom {tag}', form: 'KENO', am: `${tagNach(heute, 34)}T18:00:00Z` }
    const body = { ...plan, ziehung: { ...plan.ziehung, ...taeglich } }
    const { guid } = (await t.call(contract.rundeAnlegen, { als: als(PETRA), body })).body
    await sql`update ibk_meta set ziehung_am = bis + ${danach} * interval '1 millisecond'
      where guid = ${guid}`.execute(t.ownerDb)
    const r = await t.call(contract.rundeVeroeffentlichen, { als: als(PETRA), params: { guid } })
    expect([r.status, r.problem?.detail]).toEqual([
      status,
      status === 412 ? expect.stringMatching(/mindestens 72 Stunden/) : undefined,
    ])
  })

  test('[S3-03] not one planned before with a day on which its lottery does not draw, nor with such a distance', async () => {
    const guid = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
    const publizieren = () => t.call(contract.rundeVeroeffentlichen, { als: als(PETRA), params: { guid } })
    await sql`update ibk_meta set ziehung_form = 'LOTTO-6AUS49', ziehung_alle_tage = 3 where guid = ${guid}`.execute(
      t.ownerDb,
    )
    expect((await publizieren()).problem.detail).toMatch(/7, 14, 21 oder 28 Tage/)
    // Two days on it is neither a Wednesday nor a Saturday.
    await sql`update ibk_meta set ziehung_am = ziehung_am + interval '2 days' where guid = ${guid}`.execute(
      t.ownerDb,
    )
    expect((await publizieren()).problem.detail).toMatch(/mittwochs und samstags gezogen/)
  })

  test('[S9-05] no day of a plan is impossible: each is refused at its field with what is possible', async () => {
    const plan = angaben(heute, 20)
    // KENO is drawn every day: of the day alone is asked here.
    const taeglich = { ...plan.ziehung, quelle: 'KENO vom {tag}', form: 'KENO' }
    const am = (tag: string) => ({ ziehung: { ...taeglich, am: `${tag}T18:00:00Z` } })
    for (const [anders, pfad, satz] of [
      [{ ersterTag: tagNach(heute, 0) }, 'ersterTag', /^Der erste Tag liegt frühestens am /],
      [
        { letzterTag: '2150-01-01' },
        'letzterTag',
        /^Der letzte Tag liegt frühestens am .* und spätestens am /,
      ],
      [am(plan.letzterTag), 'ziehung.am', /^Die Ziehung liegt frühestens am .* und spätestens am /],
      [{ ersterTag: '2027-02-31' }, 'ersterTag', /^Den 31.02.2027 gibt es nicht/],
      [am('2999-01-01'), 'ziehung.am', /^Prüfen Sie das Jahr/],
    ] as const) {
      const r = await t.call(contract.rundeAnlegen, { als: als(PETRA), body: { ...plan, ...anders } })
      expect([r.status, r.problem.errors?.find((e) => e.pfad === pfad)?.text]).toEqual([
        400,
        expect.stringMatching(satz),
      ])
    }
  })
})

describe('[S3-03] a draw that nobody could type is not planned', () => {
  test.each([
    [
      'a form that the portal does not know',
      { form: 'WUERFEL 3' },
      'form',
      'Wählen Sie die öffentliche Ziehung.',
    ],
    ['an example of before', { form: 'LOTTO-6AUS49 2026-12-23 04 11 19 27 38 44 S7' }, 'form', 'Wählen Sie'],
    ['the name of another draw', { quelle: 'Eurojackpot vom {tag}' }, 'quelle', 'LOTTO 6aus49'],
    ['a day without a draw', { am: '2027-03-04T18:25:00Z' }, 'am', 'mittwochs und samstags'],
    ['another weekday the next time', { alleTage: 3 }, 'alleTage', '7, 14, 21 oder 28'],
  ])('%s: 400 at its field', async (_, anders, feld, satz) => {
    const plan = angaben(heute, 20)
    const ziehung = { ...plan.ziehung, ...anders } as typeof plan.ziehung // what the schema has to refuse
    const r = await t.call(contract.rundeAnlegen, { als: als(PETRA), body: { ...plan, ziehung } })
    expect([r.status, r.problem.errors]).toEqual([
      400,
      [{ pfad: `ziehung.${feld}`, text: expect.stringContaining(satz) }],
    ])
  })

  test.each([
    ['another weekday', sql`ziehung_am = '2027-03-04T18:25:00Z'`],
    ['another name', sql`quelle = 'Würfel vom {tag}'`],
    ['a form that can’t be read', sql`ziehung_form = 'WUERFEL 3'`],
    ['no draw', sql`quelle = null, ziehung_form = null, ziehung_am = null, ziehung_alle_tage = null`],
  ])('a round of before with %s can still be read, and a new one begins as its copy', async (_, anders) => {
    const guid = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 300 })
    await sql`update ibk_meta set ${anders} where guid = ${guid}`.execute(t.ownerDb)
    expect((await t.call(contract.rundeLesen, { als: als(PETRA), params: { guid } })).status).toBe(200)
    const vorschlag = await t.call(contract.rundeVorschlagLesen, { als: als(PETRA), query: {} })
    expect([vorschlag.status, vorschlag.body.ausRunde?.guid]).toEqual([200, guid])
    expect((await verwerfen(guid)).status).toBe(204)
  })

  test('one that was planned before, with a form that can’t be read, is not published', async () => {
    const guid = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
    await sql`update ibk_meta set ziehung_form = 'WUERFEL 3' where guid = ${guid}`.execute(t.ownerDb)
    const r = await t.call(contract.rundeVeroeffentlichen, { als: als(PETRA), params: { guid } })
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('wählen Sie eine Ziehung')])
  })
})

test('[S9-01] who has a conflict with a company in the round is barred from its acts, by a withdrawn declaration no more', async () => {
  const guid = await proberunde(t.services, { bis: 'ERFASSUNG', abTagen: -2, betriebe: BETRIEBE })
  await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
    values (gen_random_uuid(), ${BETRIEBE[0]}, ${PETRA.sub}, 'Verwandt.', now())`.execute(t.ownerDb)
  const letzterTag = tagNach(heute, 20)
  expect((await verlaengern(guid, letzterTag)).status).toBe(403)
  await sql`update bekundung set zurueckgezogen_am = now()
    where ibk_meta_guid = ${guid} and unternehmen_guid = ${BETRIEBE[0]}`.execute(t.ownerDb)
  expect((await verlaengern(guid, letzterTag)).status).toBe(200)
  await sql`delete from befangenheit`.execute(t.ownerDb)
})

describe('[S9-05] a planned round can be discarded', () => {
  const uebrig = async (guid: string) => {
    const { rows } = await sql<{ n: number }>`select (select count(*) from ibk_meta where guid = ${guid})
        + (select count(*) from foerderrunde where ibk_meta_guid = ${guid})
        + (select count(*) from ibk_meta_vorgaben where ibk_meta_guid = ${guid})
        + (select count(*) from runde_budget where ibk_meta_guid = ${guid})
        + (select count(*) from vorlegung where runde_guid = ${guid})
        + (select count(*) from vorlegung_bearbeiter where objekt = ${guid})
        + (select count(*) from geheimnis where name = ${`reihung-seed:${guid}`}) as n`.execute(t.ownerDb)
    return rows[0]?.n
  }

  test('it goes from the lists with everything that was made with it; the log keeps that it went, and once', async () => {
    const guid = await proberunde(t.services, {
      bis: 'GEPLANT',
      abTagen: 20,
      anders: { bezeichnung: 'Fällt aus' },
    })
    // As a publication that was given back leaves it.
    await zusageAnlegen(t.services, guid)
    expect(await uebrig(guid)).toBeGreaterThan(3)
    expect((await verwerfen(guid)).status).toBe(204)
    expect(await uebrig(guid)).toBe(0)
    expect((await t.call(contract.rundeLesen, { als: als(PETRA), params: { guid } })).status).toBe(404)
    const liste = await t.call(contract.rundenLesen, { als: als(PETRA), query: { stand: 'GEPLANT' } })
    expect(liste.body.zeilen.map((z) => z.guid)).not.toContain(guid)
    expect((await verwerfen(guid)).status).toBe(404)
    const { rows } = await sql<{ handlung: string; bezeichnung: string }>`select handlung,
        angaben ->> 'bezeichnung' as bezeichnung from audit_log where kette = ${`runde:${guid}`} order by nr`.execute(
      t.ownerDb,
    )
    expect(rows.map((row) => row.handlung)).toEqual(['rundeAnlegen', 'rundeVerwerfen'])
    expect(rows.at(-1)?.bezeichnung).toBe('Fällt aus')
    expect((await auditPruefen(t.services.db)).brueche).toEqual([])
  })

  test.each(
    RUNDE_STAENDE.filter((stand) => stand !== 'GEPLANT' && stand !== 'ABGELAUFEN' && stand !== 'ANNULLIERT'),
  )('%s: refused by the call, and by SQL', async (bis) => {
    const abTagen = bis === 'VEROEFFENTLICHT' ? 20 : -30
    const guid = await proberunde(t.services, { bis, abTagen, betriebe: BETRIEBE })
    const r = await verwerfen(guid)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      expect.stringContaining('nur vor der Veröffentlichung'),
    ])
    await expect(sqlAls(sql`delete from foerderrunde where ibk_meta_guid = ${guid}`)).rejects.toThrow(
      'steht fest',
    )
    await expect(sqlAls(sql`delete from ibk_meta where guid = ${guid}`)).rejects.toThrow(
      'verwerfen laesst sich',
    )
  })

  test('not by whoever releases or only reads, and not an unknown one', async () => {
    const guid = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
    for (const wer of [
      FRANK,
      { sub: 'sub-sabine', rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'] },
    ])
      expect((await verwerfen(guid, wer)).status).toBe(403)
    expect((await verwerfen(randomUUID())).status).toBe(404)
    expect((await verwerfen(guid, PETRA, { 'if-match': '"999"' })).status).toBe(409)
    expect((await lesen(guid)).stand).toBe('GEPLANT')
  })

  test('not while its publication lies before a second person; given back, with that act', async () => {
    const guid = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
    await t.call(contract.rundeVeroeffentlichen, { als: als(PETRA), params: { guid } })
    const r = await verwerfen(guid)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      expect.stringContaining('liegt zur Veröffentlichung vor'),
    ])
    await expect(sqlAls(sql`delete from ibk_meta where guid = ${guid}`)).rejects.toThrow(
      'verwerfen laesst sich',
    )
    const akt = await offenerAkt(guid, 'rundeVeroeffentlichen')
    await t.call(contract.rundenaktZurueckgeben, { als: als(FRANK), params: { guid: akt }, body: GRUND })
    await expect(sqlAls(sql`delete from vorlegung where guid = ${akt}`)).rejects.toThrow('unveraenderlich')
    expect((await verwerfen(guid)).status).toBe(204)
    expect(await uebrig(guid)).toBe(0)
  })

  test('at the same time as its publication is presented: one of both, never half of each', async () => {
    for (let i = 0; i < 5; i++) {
      const guid = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
      const [weg, vorgelegt] = await Promise.all([
        verwerfen(guid),
        t.call(contract.rundeVeroeffentlichen, { als: als(PETRA), params: { guid } }),
      ])
      expect([
        [204, 404],
        [412, 200],
      ]).toContainEqual([weg.status, vorgelegt.status])
      expect((await uebrig(guid)) === 0).toBe(weg.status === 204)
    }
  })
})

describe('[A-17] [S3-01] what is published stays', () => {
  test('Vorgaben, budget and period are refused by the call and by the database', async () => {
    const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
    const r = await t.call(contract.rundeAendern, {
      als: als(PETRA),
      params: { guid },
      body: angaben(heute, 20),
    })
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('stehen die Vorgaben')])
    for (const befehl of [
      sql`update ibk_meta_vorgaben set daten = daten where ibk_meta_guid = ${guid}`,
      sql`delete from ibk_meta_vorgaben where ibk_meta_guid = ${guid}`,
      sql`update ibk_meta set budget_cent = budget_cent + 1 where guid = ${guid}`,
      sql`update ibk_meta set budget_cent = 1 where guid = ${guid}`,
      sql`update ibk_meta set bis = bis + interval '1 day' where guid = ${guid}`,
      sql`update ibk_meta set seed_zusage = repeat('0', 64) where guid = ${guid}`,
      sql`update ibk_meta set annulliert_am = now(), annulliert_grund = 'x' where guid = ${guid}`,
    ])
      await expect(sqlAls(befehl)).rejects.toThrow(/veroeffentlicht/)
  })

  test('a period is lengthened by two, only to later, and the draw moves along', async () => {
    const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
    const vorher = await lesen(guid)
    const zurueck = await verlaengern(guid, vorher.angaben.letzterTag)
    expect([zurueck.status, zurueck.problem.detail]).toEqual([412, expect.stringContaining('nur verlängern')])
    await verlaengern(guid, tagNach(heute, 36))
    expect((await lesen(guid)).angaben.letzterTag).toBe(vorher.angaben.letzterTag)
    expect((await verlaengern(guid, tagNach(heute, 37))).problem.detail).toBe(
      'Das liegt schon zur Freigabe vor.',
    )
    const r = await freigeben(await offenerAkt(guid, 'fristVerlaengern'))
    expect(r.body.angaben.letzterTag).toBe(tagNach(heute, 36))
    const neu = Date.parse(r.body.angaben.ziehung.am)
    expect((neu - Date.parse(vorher.angaben.ziehung.am)) / (24 * 3_600_000)).toBe(7)
    const bis = Date.parse(r.body.erfassungsZeitraum.bis)
    expect(neu).toBeGreaterThanOrEqual(bis + 72 * 3_600_000)
    const { rows } = await sql<{ key: string; am: Date }>`select split_part(key, ':', 1) as key, run_at as am
      from graphile_worker.jobs where key like ${`%:${guid}`} order by 1`.execute(t.ownerDb)
    expect(rows.map(({ key, am }) => [key, am.getTime() - bis])).toEqual([
      ['runde-einfrieren', 60_000],
      ['rundenpost', -3 * 24 * 3_600_000],
    ])
  })

  test('not after the freeze', async () => {
    const guid = await proberunde(t.services, { bis: 'EINGEFROREN', abTagen: -60, betriebe: BETRIEBE })
    expect((await verlaengern(guid, tagNach(heute, 9))).status).toBe(412)
  })

  test('the budget is raised by two, never lowered', async () => {
    const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
    const erhoehen = (budgetInEuro: number) =>
      t.call(contract.mittelErhoehen, { als: als(PETRA), params: { guid }, body: { budgetInEuro, ...GRUND } })
    expect((await erhoehen(50_000)).problem.detail).toContain('nur erhöhen')
    await erhoehen(150_000)
    const r = await freigeben(await offenerAkt(guid, 'mittelErhoehen'))
    expect(r.body.budget).toMatchObject({ budget: 150_000, frei: 150_000 })
  })
})

describe('[S9-01] four eyes', () => {
  test('whoever planned, changed or presented it does not publish it, by call or by SQL', async () => {
    const guid = await proberunde(t.services, { bis: 'GEPLANT', abTagen: 20 })
    const andere = { sub: 'sub-andere', rollen: PETRA.rollen }
    await t.call(contract.rundeVeroeffentlichen, { als: als(andere), params: { guid } })
    const akt = await offenerAkt(guid, 'rundeVeroeffentlichen')
    const r = await freigeben(akt, PETRA_MIT_ALLEM)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('selbst vorbereitet')])
    for (const sub of [PETRA.sub, andere.sub])
      await expect(
        sqlAls(sql`update vorlegung set status = 'FREIGEGEBEN', beendet_von = ${sub}, beendet_am = now(), gelesen = sha256
          where guid = ${akt}`),
      ).rejects.toThrow(/vier_augen|gibt nicht frei/)
    expect((await freigeben(akt)).status).toBe(200)
  })

  test('[S9-13] nor whoever presented it before it came back; what was released since is another act', async () => {
    const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
    const andere = { sub: 'sub-andere', rollen: PETRA.rollen }
    const vorlegen = (wer: Wer, tage: number) =>
      t.call(contract.fristVerlaengern, {
        als: als(wer),
        params: { guid },
        body: { letzterTag: tagNach(heute, tage), ...GRUND },
      })
    await vorlegen(PETRA, 40)
    await t.call(contract.rundenaktZurueckgeben, {
      als: als(FRANK),
      params: { guid: await offenerAkt(guid, 'fristVerlaengern') },
      body: { grund: 'Anders.' },
    })
    await vorlegen(andere, 41)
    const zweiter = await offenerAkt(guid, 'fristVerlaengern')
    expect((await freigeben(zweiter, PETRA_MIT_ALLEM)).status).toBe(403)
    await expect(
      sqlAls(sql`update vorlegung set status = 'FREIGEGEBEN', beendet_von = ${PETRA.sub}, beendet_am = now(), gelesen = sha256
        where guid = ${zweiter}`),
    ).rejects.toThrow('gibt nicht frei')
    expect((await freigeben(zweiter)).status).toBe(200)
    t.clock.set(new Date(heute.getTime() + 1_000))
    await vorlegen(andere, 42)
    expect((await freigeben(await offenerAkt(guid, 'fristVerlaengern'), PETRA_MIT_ALLEM)).status).toBe(200)
  })

  test('twenty releases at once: it happens once', async () => {
    const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
    await verlaengern(guid, tagNach(heute, 40))
    const akt = await offenerAkt(guid, 'fristVerlaengern')
    const antworten = await Promise.all(Array.from({ length: 20 }, () => freigeben(akt)))
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(antworten.filter(({ status }) => status === 412)).toHaveLength(19)
    const { rows } = await sql`select from audit_log where kette = ${`runde:${guid}`}
      and handlung = 'fristVerlaengern'`.execute(t.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('what waits is in the list of releases, with why this person can’t', async () => {
    const guid = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: 20 })
    await verlaengern(guid, tagNach(heute, 40))
    const zeile = async (wer: Wer) =>
      (await t.call(freigabenLesen, { als: als(wer) })).body.zeilen.find((z) => z.ortGuid === guid)
    expect(await zeile(FRANK)).toMatchObject({ art: 'fristVerlaengern', gesperrtWeil: null })
    expect((await zeile(PETRA_MIT_ALLEM))?.gesperrtWeil).toContain('selbst vorbereitet')
  })
})

describe('annulment', () => {
  test('is public, counted, ends what is open, and nothing follows it', async () => {
    const guid = await proberunde(t.services, {
      bis: 'GEREIHT',
      abTagen: -30,
      betriebe: BETRIEBE,
      staffeln: 1,
    })
    await t.call(contract.rundeAnnullieren, { als: als(PETRA), params: { guid }, body: GRUND })
    const r = await freigeben(await offenerAkt(guid, 'rundeAnnullieren'))
    expect([r.status, r.body.stand, r.body.annulliert?.grund]).toEqual([200, 'ANNULLIERT', GRUND.grund])
    expect(r.body.budget).toMatchObject({ reserviert: 0 })
    expect(r.body.staffeln[0]?.einladungen).toMatchObject({ OFFEN: 0, VERFALLEN: 2 })
    expect(r.body.bekundungStatus).toBe('INAKTIV')
    const body = { bisRang: 1, summe: 1 }
    expect(
      (await t.call(contract.staffelVorbereiten, { als: als(PETRA), params: { guid }, body })).status,
    ).toBe(412)
    expect((await t.app.inject(`/reihung/${guid}`)).body).toContain('Diese Runde ist annulliert')
    expect((await t.app.inject(`/reihung/${guid}/protokoll.json`)).statusCode).toBe(200)
  })

  test.each([
    ['REIHUNG_VORGELEGT', false],
    ['REIHUNG_GEOEFFNET', true],
  ] as const)('[S3-03] gives back a ranking that is %s, in public and for good', async (bis, geoeffnet) => {
    const guid = await proberunde(t.services, { bis, abTagen: -30, betriebe: BETRIEBE })
    await t.call(contract.rundeAnnullieren, { als: als(PETRA), params: { guid }, body: GRUND })
    const r = await freigeben(await offenerAkt(guid, 'rundeAnnullieren'))
    expect([r.status, r.body.stand]).toEqual([200, 'ANNULLIERT'])
    const datei = (await t.app.inject(`/reihung/${guid}/rueckgabe-1.json`)).json<object>()
    expect(datei).toMatchObject({ durch: 'ANNULLIERUNG', geoeffnet, grund: 'Die Runde ist annulliert.' })
    expect((await t.app.inject(`/reihung/${guid}`)).body).toContain('mit der Annullierung der Runde')
    const liste = (await t.call(freigabenLesen, { als: als(FRANK) })).body
    expect(liste.zeilen.map(({ ortGuid }) => ortGuid)).not.toContain(guid)
  })

  test('not once an application was sent on an invitation', async () => {
    const guid = await proberunde(t.services, {
      bis: 'GEREIHT',
      abTagen: -30,
      betriebe: BETRIEBE,
      staffeln: 1,
    })
    await sql`update antrag_einladung set status = 'GENUTZT' where guid = (select e.guid from antrag_einladung e
      join staffel s on s.guid = e.staffel_guid where s.ibk_meta_guid = ${guid} limit 1)`.execute(t.ownerDb)
    const r = await t.call(contract.rundeAnnullieren, { als: als(PETRA), params: { guid }, body: GRUND })
    expect([r.status, r.problem.detail]).toEqual([412, expect.stringContaining('schon ein Antrag')])
  })
})

test('[S3-07] the history of a round is one chain of its own, in its order, and it verifies', async () => {
  const guid = await proberunde(t.services, { bis: 'GEREIHT', abTagen: -60, betriebe: BETRIEBE, staffeln: 1 })
  const { rows } = await sql<{
    handlung: string
  }>`select handlung from audit_log where kette = ${`runde:${guid}`}
    order by nr`.execute(t.ownerDb)
  expect(rows.map(({ handlung }) => handlung)).toEqual([
    'rundeAnlegen',
    'rundenaktVorlegen',
    'rundeVeroeffentlichen',
    'rundeEinfrieren',
    'reihungVorbereiten',
    'reihungOeffnen',
    'reihungFreigeben',
    'staffelVorbereiten',
    'staffelFreigeben',
  ])
  expect((await auditPruefen(t.services.db)).brueche).toEqual([])
})
