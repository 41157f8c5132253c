import { tagInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { auszahlungUebersichtLesen } from '@foerderportal/contract/auszahlung/routes'
import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { demoZahllauf } from '../demo/zahllauf.ts'
import { zahlungVon } from '../kern/zahlung.ts'
import { als } from '../../platform/testing/portalBasis.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import {
  BEIDES,
  FRANK,
  FREMDER_HOF,
  HOF,
  RITA,
  SABINE,
  bewilligen,
  frisch,
  sichten,
  startZahllaufWelt,
  unternehmenAendern,
  unternehmenAendernIn,
  zahllaufAufrufe,
} from './testing/zahllaufWelt.ts'

let t: TestApp
let rufen: ReturnType<typeof zahllaufAufrufe>
beforeAll(async () => {
  t = await startZahllaufWelt(demoWelt)
  rufen = zahllaufAufrufe(t)
})
afterAll(() => t.close())

const LENA: Caller = als('lena.lindenau')
const TAG = 86_400_000
const IBAN = 'DE89 3704 0044 0532 0130 00'
const zeilen = async <T>(abfrage: ReturnType<typeof sql<T>>) => (await abfrage.execute(t.ownerDb)).rows
const handlungen = (guid: string) =>
  zeilen<{ handlung: string }>(
    sql`select handlung from audit_log where objekt_guid = ${guid} order by zeit, nr`,
  ).then((rows) => rows.map(({ handlung }) => handlung))

/** Changes of bank data are of long ago. */
const altern = () =>
  sql`update bankdaten_aenderung set geaendert_am = geaendert_am - interval '60 days'`.execute(t.ownerDb)

/** Nothing is left in a run, and nothing waits to be sighted or for its days. */
const aufraeumen = async () => {
  await sql`delete from bankdaten_aenderung`.execute(t.ownerDb)
  await t.ownerDb.transaction().execute(async (tx) => {
    await sql`set local portal.wartung = 'demo'`.execute(tx)
    for (const tabelle of [
      'zahllauf_abruf',
      'zahllauf_datei',
      'zahlposten',
      'zahllauf_bearbeiter',
      'zahllauf',
    ])
      await sql`delete from ${sql.table(tabelle)}`.execute(tx)
    await sql`delete from einreichung where dokument_guid in (select guid from auszahlung)`.execute(tx)
    await sql`delete from auszahlung`.execute(tx)
    await sql`delete from rechnung`.execute(tx)
  })
}
beforeAll(aufraeumen)
afterEach(aufraeumen)

const angelegt = async (...cent: number[]): Promise<Zahllauf> => {
  for (const eines of cent) await bewilligen(t, { cent: eines })
  const { status, body, problem } = await rufen.anlegen()
  expect([status, problem?.detail]).toEqual([200, undefined])
  return body
}
const vorgelegt = async (...cent: number[]): Promise<Zahllauf> => {
  const { guid } = await angelegt(...cent)
  return (await rufen.vorlegen(guid)).body
}
const freigegeben = async (...cent: number[]): Promise<Zahllauf> => {
  const { status, body, problem } = await rufen.freigeben(await vorgelegt(...cent))
  expect([status, problem?.detail]).toEqual([200, undefined])
  return body
}
const eingereicht = async (...cent: number[]): Promise<Zahllauf> => {
  const { guid } = await freigegeben(...cent)
  return (await rufen.eingereicht(guid)).body
}

describe('[S6-07] from approved payouts to the file', () => {
  test('[S9-06] the list says what could be paid, and a run takes all of it', async () => {
    await bewilligen(t, { cent: 100_001 })
    await bewilligen(t, { cent: 99_999 })
    const davor = await rufen.liste()
    expect(davor.body).toMatchObject({
      zeilen: [],
      bereit: [{ programm: 'AnkNabo', anzahl: 2, summe: 2_000, gesperrtWeil: null }],
      wartende: [],
    })
    const lauf = await angelegt()
    expect(lauf).toMatchObject({
      nr: expect.stringMatching(/^ZL-\d{4}-\d{6}$/),
      status: 'ENTWURF',
      anzahl: 2,
      summe: 2_000,
      konto: { bic: 'BYLADEM1001', neu: true },
      posten: [
        { nr: 1, betrag: 1_000.01, inhaber: 'Hof Lindenau GbR', status: 'OFFEN' },
        { nr: 2, betrag: 999.99 },
      ],
    })
    expect(lauf.posten[0]?.verwendungszweck).toBe(`Zuwendung ANK NaBo, Auszahlung ${lauf.posten[0]?.nummer}`)
    const danach = await rufen.liste()
    expect(danach.body).toMatchObject({ bereit: [], anzahl: 1, zeilen: [{ guid: lauf.guid, anzahl: 2 }] })
    expect((await rufen.liste(SABINE, { status: 'VORGELEGT' })).body).toMatchObject({ zeilen: [], anzahl: 0 })
    expect((await rufen.anlegen()).status).toBe(412)
  })

  test('prepared by one, released by another, once: a file valid and kept, and every act logged', async () => {
    const { guid } = await freigegeben(5_000, 7_000)
    const lauf = (await rufen.lesen(guid, FRANK)).body
    expect(lauf).toMatchObject({
      status: 'FREIGEGEBEN',
      vorgelegt: { name: 'Unbekannte Person' },
      ausfuehrungAm: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      datei: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/), abrufe: 0 },
      aktionen: { zahllaufHerunterladen: null, zahllaufFreigeben: expect.any(String) },
    })
    expect((await rufen.freigeben(lauf)).status).toBe(412)
    expect((await rufen.verwerfen(guid)).status).toBe(412)
    expect(await handlungen(guid)).toEqual(['zahllaufAnlegen', 'zahllaufVorlegen', 'zahllaufFreigeben'])
  })

  test('twenty releases at once make one file', async () => {
    const lauf = await vorgelegt(5_000)
    const antworten = await Promise.all(Array.from({ length: 20 }, () => rufen.freigeben(lauf)))
    expect(antworten.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await zeilen(sql`select from zahllauf_datei`)).toHaveLength(1)
  })

  test('[A-37] killed while the file is made: nothing of the release stays, and the next one makes it whole', async () => {
    const lauf = await vorgelegt(1_000, 2_000)
    await sql`create function abbruch() returns trigger language plpgsql as $$
      begin raise exception 'killed'; end $$`.execute(t.ownerDb)
    await sql`create trigger abbruch after insert on zahllauf_datei execute function abbruch()`.execute(
      t.ownerDb,
    )
    expect((await rufen.freigeben(lauf)).status).toBe(500)
    await sql`drop trigger abbruch on zahllauf_datei`.execute(t.ownerDb)
    await sql`drop function abbruch`.execute(t.ownerDb)
    expect((await rufen.lesen(lauf.guid)).body).toMatchObject({
      status: 'VORGELEGT',
      inhaltSha256: lauf.inhaltSha256,
    })
    expect(await zeilen(sql`select from zahllauf_datei`)).toEqual([])
    expect(await handlungen(lauf.guid)).not.toContain('zahllaufFreigeben')
    expect((await rufen.freigeben(lauf)).body.status).toBe('FREIGEGEBEN')
    expect(await zeilen(sql`select from zahllauf_datei`)).toHaveLength(1)
    expect((await rufen.freigeben(lauf)).status).toBe(412)
  })

  test('[A-37] downloaded ten times, the bytes are the same, and ten rows say who took them', async () => {
    const { guid, datei } = await freigegeben(5_000)
    const abrufe = []
    for (let i = 0; i < 10; i++) abrufe.push(await rufen.herunterladen(guid, i % 2 === 0 ? SABINE : FRANK))
    expect(new Set(abrufe.map(({ text }) => text)).size).toBe(1)
    expect(Buffer.byteLength(abrufe[0]?.text ?? '')).toBe(datei?.bytes)
    expect((await handlungen(guid)).filter((h) => h === 'zahllaufHerunterladen')).toHaveLength(10)
    expect((await rufen.lesen(guid)).body.datei?.abrufe).toBe(10)
    expect((await rufen.herunterladen(guid, RITA)).status).toBe(403)
  })
})

describe('[S6-07] what is not paid yet waits, and says for what', () => {
  const wartet = async () => (await rufen.liste()).body.wartende.map(({ weil }) => weil)

  test('[A-36] a changed account waits until somebody has sighted it, and three days', async () => {
    await bewilligen(t)
    const aenderung = await unternehmenAendern(t, IBAN)
    expect(await wartet()).toEqual(['Geänderte Bankdaten sind noch nicht gesichtet.'])
    await sichten(t, aenderung, SABINE.sub)
    expect(await wartet()).toEqual([expect.stringContaining('Gezahlt wird ab')])
    expect((await rufen.anlegen()).status).toBe(412)
    await sql`update bankdaten_aenderung set geaendert_am = ${new Date(t.clock.now().getTime() - 3 * TAG)}
      where nachher_guid = ${aenderung}`.execute(t.ownerDb)
    const { body } = await rufen.anlegen()
    expect(body.posten).toMatchObject([
      { iban: IBAN, auffaelligkeiten: expect.arrayContaining(['BANKDATEN_NEU']) },
    ])
  })

  const TR = 'TR33 0006 1005 1978 6457 8413 26'

  test('[S6-08] an account outside SEPA, of before', async () => {
    await bewilligen(t)
    const aenderung = await unternehmenAendern(t, TR)
    await sichten(t, aenderung, SABINE.sub)
    await altern()
    expect(await wartet()).toEqual([expect.stringContaining('(TR) liegt nicht im SEPA-Raum')])
    expect((await rufen.anlegen()).status).toBe(412)
    await unternehmenAendern(t, IBAN)
  })

  test('[S6-08] and a run of before that has one is neither presented nor released', async () => {
    const lauf = await vorgelegt(1_000)
    const { guid } = await angelegt(2_000)
    await sql`alter table zahlposten disable trigger zahlposten_lauf_weiter`.execute(t.ownerDb)
    await sql`update zahlposten set iban = ${TR}`.execute(t.ownerDb)
    await sql`alter table zahlposten enable trigger zahlposten_lauf_weiter`.execute(t.ownerDb)
    const satz = expect.stringContaining('nicht im SEPA-Raum')
    for (const r of [await rufen.vorlegen(guid), await rufen.freigeben(lauf)])
      expect([r.status, r.problem.detail]).toEqual([412, satz])
  })

  test('[S6-08] the bank’s account of before counts however it is spelt, and says what is wrong with it', async () => {
    await bewilligen(t)
    const { rows } = await sql<{ daten: object }>`select daten from auszahlungskonto
      where programm = 'AnkNabo'`.execute(t.ownerDb)
    const [davor] = rows
    const setzen = (anders: object) =>
      sql`update auszahlungskonto set daten = ${JSON.stringify({ ...davor?.daten, ...anders })}
        where programm = 'AnkNabo'`.execute(t.ownerDb)
    await setzen({ bic: 'BKAUATWW' })
    const gesperrtWeil = expect.stringContaining('konto.json. bic: Prüfen Sie IBAN und BIC')
    expect((await rufen.liste()).body.bereit).toMatchObject([{ gesperrtWeil }])
    expect((await rufen.anlegen()).problem.detail).toEqual(gesperrtWeil)
    await setzen({ iban: 'de02-1203.0000 0000 2020 51', bic: 'byla dem1001' })
    expect((await rufen.liste()).body.bereit).toMatchObject([{ gesperrtWeil: null }])
    expect((await rufen.freigeben(await vorgelegt())).status).toBe(200)
    await setzen({})
  })

  test('[A-09] a company of one’s own', async () => {
    await bewilligen(t)
    await sql`insert into mitgliedschaft select (jsonb_populate_record(m, jsonb_build_object('nutzer_sub', n.sub))).*
      from mitgliedschaft m cross join (select sub from nutzer where sub not in (select nutzer_sub from mitgliedschaft
        where unternehmen_guid = ${HOF}) limit 1) n where m.unternehmen_guid = ${HOF} limit 1`.execute(
      t.ownerDb,
    )
    const { rows } = await sql<{ sub: string }>`select nutzer_sub as sub from mitgliedschaft
      where unternehmen_guid = ${HOF}`.execute(t.ownerDb)
    const selbst = { ...SABINE, sub: rows.at(-1)?.sub ?? '' }
    expect((await rufen.liste(selbst)).body).toMatchObject({
      bereit: [],
      wartende: [{ weil: expect.stringContaining('handeln Sie selbst') }],
    })
    const { guid } = await angelegt()
    expect((await rufen.vorlegen(guid, selbst)).status).toBe(403)
    await sql`delete from mitgliedschaft where unternehmen_guid = ${HOF} and nutzer_sub = ${selbst.sub}`.execute(
      t.ownerDb,
    )
  })
})

describe('[S6-07] what stands out is said, and confirmed one by one', () => {
  test('each kind', async () => {
    await sql`update unternehmen set value = jsonb_set(value, '{kontoInformationen}', ${JSON.stringify([
      {
        iban: IBAN,
        abweichenderKontoinhaber: 'Erika Muster',
        geschaeftsKonto: true,
        produktgruppe: 'standard',
      },
      { iban: 'DE02 1203 0000 0000 2020 51', geschaeftsKonto: false, produktgruppe: 'standard' },
    ])}::jsonb) where guid in (${HOF}, ${FREMDER_HOF})`.execute(t.ownerDb)
    const schnell = await bewilligen(t, { cent: 1, stunden: 1 })
    await sql`insert into audit_log (unternehmen_guid, nutzer_sub, handlung, objekt_guid, angaben, zeit)
      select unternehmen_guid, 'sabine', 'auszahlungVorlegen', guid, '{}', status_seit - interval '5 minutes'
      from auszahlung where guid = ${schnell}`.execute(t.ownerDb)
    await sql`update auszahlung set status_seit = now() + interval '1 minute' where guid = ${schnell}`.execute(
      t.ownerDb,
    )
    const { posten } = await angelegt(2, 3, 4, 5, 6)
    const immer = ['ERSTE_ZAHLUNG', 'IBAN_MEHRFACH', 'INHABER_ANDERS', 'MEHRERE_KONTEN']
    expect(
      posten.toSorted((a, b) => a.betrag - b.betrag).map(({ auffaelligkeiten }) => auffaelligkeiten),
    ).toEqual([[...immer, 'SCHNELL'], ...Array.from({ length: 5 }, () => [...immer, 'HOHER_BETRAG'])])
  })

  test('a release that leaves one out is refused and names it; so is an account that nobody looked at', async () => {
    const lauf = await vorgelegt(1, 2)
    const ohne = await rufen.freigeben(lauf, frisch(t), { bestaetigt: [1] })
    expect([ohne.status, ohne.problem.detail]).toEqual([412, expect.stringContaining('Nr. 2')])
    expect((await rufen.freigeben(lauf, frisch(t), { kontoBestaetigt: false })).status).toBe(412)
    expect((await rufen.freigeben(lauf)).status).toBe(200)
  })
})

describe('[S6-07] [A-36] what changed since is not paid', () => {
  test('other data of a company after it was presented: 409 names the post; out of it, the rest is paid', async () => {
    const lauf = await vorgelegt(1_000)
    await unternehmenAendern(t, IBAN)
    const r = await rufen.freigeben(lauf)
    expect([r.status, r.problem.detail]).toEqual([409, expect.stringContaining('Nr. 1 (Hof Lindenau GbR)')])
    await rufen.zurueckgeben(lauf.guid)
    const nochmal = await rufen.vorlegen(lauf.guid)
    expect([nochmal.status, nochmal.problem.detail]).toEqual([412, expect.stringContaining('Nr. 1')])
    await rufen.ausnehmen(lauf.guid, [1])
    expect((await rufen.vorlegen(lauf.guid)).problem.detail).toContain('kein Posten mehr')
    expect((await rufen.verwerfen(lauf.guid)).body.status).toBe('VERWORFEN')
  })

  test('[S9-13] what stands out is not what was presented: the page says so, 409 names the post; time alone changes nothing', async () => {
    const nennt = (ibans: readonly (string | undefined)[]) =>
      sql`update unternehmen set value = value || ${JSON.stringify({ kontoInformationen: ibans.map((iban) => ({ iban })) })}::jsonb
        where guid = ${FREMDER_HOF}`.execute(t.ownerDb)
    await nennt([])
    const lauf = await vorgelegt(1_000)
    t.clock.forward(40 * TAG)
    expect((await rufen.lesen(lauf.guid, FRANK)).body.aktionen.zahllaufFreigeben).toBeNull()
    await nennt([lauf.posten[0]?.iban])
    const anders = expect.stringMatching(/Neu: „Nr\. 1: Dieses Konto nennt auch ein anderes Unternehmen“\./)
    expect((await rufen.lesen(lauf.guid, FRANK)).body.aktionen.zahllaufFreigeben).toEqual(anders)
    const r = await rufen.freigeben(lauf)
    expect([r.status, r.problem.detail]).toEqual([409, anders])
    await rufen.zurueckgeben(lauf.guid)
    const neu = (await rufen.vorlegen(lauf.guid)).body
    expect(neu.posten[0]?.auffaelligkeiten).toContain('IBAN_MEHRFACH')
    expect((await rufen.freigeben(neu)).status).toBe(200)
  })

  test('[A-04] another hash than the one that was read', async () => {
    const lauf = await vorgelegt(1_000, 2_000)
    await rufen.zurueckgeben(lauf.guid)
    await rufen.ausnehmen(lauf.guid, [2])
    await rufen.vorlegen(lauf.guid)
    expect((await rufen.freigeben(lauf)).status).toBe(409)
  })
})

describe('[S6-07] four eyes', () => {
  test('[S9-04] what lies before a second person says in the list who may release it', async () => {
    await vorgelegt(1_000)
    const vorlage = async (als: Caller) =>
      (await rufen.liste(als, { status: 'VORGELEGT' })).body.zeilen[0]?.vorlage
    expect(await vorlage(FRANK)).toMatchObject({ gesperrtWeil: null })
    expect(await vorlage(SABINE)).toMatchObject({ gesperrtWeil: expect.stringContaining('Freigabe') })
  })

  test('not whoever prepared or edited it, however many roles he has', async () => {
    const lauf = await angelegt(1_000, 2_000)
    await rufen.ausnehmen(lauf.guid, [1], BEIDES)
    const { body } = await rufen.vorlegen(lauf.guid)
    const r = await rufen.freigeben(body, frisch(t, BEIDES))
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('nur eine andere Person')])
    expect((await rufen.freigeben(body, frisch(t, SABINE))).status).toBe(403)
  })

  test('not whoever sighted the account that it pays to', async () => {
    const aenderung = await unternehmenAendern(t, IBAN)
    await sichten(t, aenderung, FRANK.sub)
    await altern()
    const lauf = await vorgelegt(1_000)
    const r = await rufen.freigeben(lauf)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('gesichtet')])
    expect((await rufen.freigeben(lauf, frisch(t, BEIDES))).status).toBe(200)
  })

  test('[S9-13] nor whoever sighted a change before the last one, until the account was paid', async () => {
    await sichten(t, await unternehmenAendern(t, IBAN), FRANK.sub)
    t.clock.forward(1_000)
    await sichten(t, await unternehmenAendern(t, IBAN), SABINE.sub)
    await altern()
    const lauf = await vorgelegt(1_000)
    const vorlage = async () =>
      (await rufen.liste(FRANK, { status: 'VORGELEGT' })).body.zeilen[0]?.vorlage?.gesperrtWeil
    expect(await vorlage()).toContain('gesichtet')
    const r = await rufen.freigeben(lauf)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('gesichtet')])
    expect((await rufen.lesen(lauf.guid, FRANK)).body.aktionen.zahllaufFreigeben).toContain('gesichtet')
    await expect(
      sql`update zahllauf set status = 'FREIGEGEBEN', freigegeben_von = ${FRANK.sub}, freigegeben_am = now(),
        ausfuehrung_am = current_date where guid = ${lauf.guid}`.execute(t.services.db),
    ).rejects.toMatchObject({ constraint: 'zahllauf_vier_augen' })
    expect((await rufen.freigeben(lauf, frisch(t, BEIDES))).status).toBe(200)
    await rufen.eingereicht(lauf.guid)
    const valuta = tagInBerlin(t.clock.now())
    const bezahlt = await rufen.ergebnis(lauf.guid, { posten: [1], ergebnis: 'BEZAHLT', valuta })
    expect(bezahlt.body.status).toBe('ABGESCHLOSSEN')
    t.clock.forward(1_000)
    expect((await rufen.freigeben(await vorgelegt(2_000))).status).toBe(200)
  })

  type Antwort = { readonly status: number; readonly problem: { readonly detail?: string | undefined } }
  test.each<[string, number, () => Promise<Zahllauf>, (lauf: Zahllauf) => Promise<Antwort>]>([
    ['presented', 412, () => angelegt(1_000), ({ guid }) => rufen.vorlegen(guid)],
    ['released', 409, () => vorgelegt(1_000), (lauf) => rufen.freigeben(lauf)],
  ])(
    '[S9-13] a company that changes its data while its run is %s is waited for, and seen',
    async (_, status, vorbereiten, tun) => {
      const lauf = await vorbereiten()
      const [r] = await zugleich(t, (tx) => unternehmenAendernIn(tx, t.clock.now()), [() => tun(lauf)])
      expect([r?.status, r?.problem.detail]).toEqual([status, expect.stringContaining('Unternehmensdaten')])
    },
  )

  test('[S1-04] only right after signing in', async () => {
    const lauf = await vorgelegt(1_000)
    const frueher = { ...FRANK, authTime: t.clock.now().getTime() / 1000 - 60 }
    expect((await rufen.freigeben(lauf, frueher)).status).toBe(401)
  })

  test.each([
    [
      'who edited it',
      sql`update zahllauf set status = 'FREIGEGEBEN', freigegeben_von = ${SABINE.sub},
      freigegeben_am = now(), ausfuehrung_am = current_date where status = 'VORGELEGT'`,
      'gibt ihn nicht frei',
    ],
    [
      'without a file',
      sql`update zahllauf set status = 'FREIGEGEBEN', freigegeben_von = 'x', freigegeben_am = now(),
      ausfuehrung_am = current_date where status = 'VORGELEGT'`,
      'zahlungsdatei',
    ],
    ['an account', sql`update zahlposten set iban = 'DE00'`, 'steht fest'],
    ['an amount', sql`update zahlposten set betrag_cent = 1`, 'steht fest'],
    [
      'a payment',
      sql`update zahlposten set status = 'BEZAHLT', valuta = current_date`,
      'geht ein posten nicht weiter',
    ],
    ['a run', sql`delete from zahllauf`, 'unveraenderlich'],
  ])('the database refuses it by SQL, too: %s', async (_, abfrage, satz) => {
    await vorgelegt(1_000)
    await expect(abfrage.execute(t.services.db)).rejects.toThrow(satz)
  })

  test('[A-37] a payout is in no second live run, by SQL neither', async () => {
    const { guid } = await angelegt(1_000)
    const nochmal = sql`insert into zahlposten select (jsonb_populate_record(p, '{"nr": 2, "end_to_end": "x"}')).*
      from zahlposten p where zahllauf_guid = ${guid}`
    await expect(nochmal.execute(t.services.db)).rejects.toThrow('zahlposten_lebend')
  })

  test('[A-37] nothing of what was released changes', async () => {
    await freigegeben(1_000)
    const { db } = t.services
    await expect(sql`update zahllauf_datei set inhalt = ''`.execute(db)).rejects.toThrow('unveraenderlich')
    await expect(sql`update zahllauf set ausfuehrung_am = '2030-01-01'`.execute(db)).rejects.toThrow(
      'unveraenderlich',
    )
  })
})

describe('[S6-07] what the bank reports', () => {
  // Between midnight in Berlin and midnight in UTC it is another day there, and once a year another year.
  test.each([
    ['the turn of the year', '2026-12-31T23:30:00Z', '2027-01-01'],
    ['a night in summer', '2027-07-14T22:30:00Z', '2027-07-15'],
  ])('%s: what is paid today counts today, not the day before nor after', async (_, um, heute) => {
    const davor = t.clock.now()
    t.clock.set(new Date(um))
    const { guid } = await eingereicht(1_000)
    const am = async (valuta: string) =>
      (await rufen.ergebnis(guid, { ergebnis: 'BEZAHLT', posten: [1], valuta })).status
    const gestern = await am(tageSpaeter(heute, -1))
    const morgen = await am(tageSpaeter(heute, 1))
    expect([gestern, morgen, await am(heute)]).toEqual([400, 400, 200])
    t.clock.set(davor)
  })

  test('paid on a day, post by post; the last one closes the run', async () => {
    const { guid } = await eingereicht(1_000, 2_000)
    const valuta = tagInBerlin(t.clock.now())
    expect((await rufen.ergebnis(guid, { ergebnis: 'BEZAHLT', posten: [1], valuta })).body).toMatchObject({
      status: 'EINGEREICHT',
      posten: [{ status: 'BEZAHLT', valuta }, { status: 'OFFEN' }],
    })
    expect((await rufen.ergebnis(guid, { ergebnis: 'BEZAHLT', posten: [1], valuta })).status).toBe(412)
    for (const tag of ['1970-01-01', tageSpaeter(valuta, -1), tageSpaeter(valuta, 1)]) {
      const r = await rufen.ergebnis(guid, { ergebnis: 'BEZAHLT', posten: [2], valuta: tag })
      expect([r.status, r.problem.errors]).toEqual([
        400,
        [{ pfad: 'valuta', text: expect.stringMatching(/^Die Wertstellung liegt am .* Ein anderer Tag/) }],
      ])
    }
    const { body } = await rufen.ergebnis(guid, { ergebnis: 'BEZAHLT', posten: [2], valuta })
    expect(body.status).toBe('ABGESCHLOSSEN')
    // The account is known from now on.
    await bewilligen(t)
    expect((await rufen.anlegen()).body).toMatchObject({ konto: { neu: false } })
  })

  test('the company reads for which day the payment lies with the bank, and when it was made', async () => {
    const { guid, posten } = await eingereicht(1_000)
    const auszahlung = posten[0]?.auszahlungGuid ?? ''
    const zahlung = async () =>
      (await zeilen<{ z: unknown }>(sql`select ${zahlungVon(sql`${auszahlung}::uuid`)} as z`))[0]?.z
    const [lauf] = await zeilen<{ tag: string }>(
      sql`select ausfuehrung_am as tag from zahllauf where guid = ${guid}`,
    )
    expect(await zahlung()).toEqual({ am: lauf?.tag, bezahlt: false })
    const valuta = tagInBerlin(t.clock.now())
    await rufen.ergebnis(guid, { ergebnis: 'BEZAHLT', posten: [1], valuta })
    expect(await zahlung()).toEqual({ am: valuta, bezahlt: true })
  })

  test('come back: who releases says so, the company is told, and it can be paid again under another sign', async () => {
    const { guid, posten } = await eingereicht(1_000)
    const zurueck = { ergebnis: 'ABGEWIESEN', posten: [1], grund: 'AC04 Konto geschlossen' }
    expect((await rufen.ergebnis(guid, zurueck)).status).toBe(403)
    const { body } = await rufen.ergebnis(guid, zurueck, FRANK)
    expect(body).toMatchObject({
      status: 'ABGESCHLOSSEN',
      posten: [{ status: 'ABGEWIESEN', grund: zurueck.grund }],
    })
    const mails = await zeilen<{ betreff: string; text: string }>(
      sql`select betreff, text from postausgang where bezug = ${guid}`,
    )
    expect(mails.length).toBeGreaterThan(0)
    expect(mails[0]?.betreff).toBe(`Zahlung zu ${posten[0]?.nummer} zurückgekommen`)
    expect(mails[0]?.text).not.toContain('AC04')
    expect(await handlungen(posten[0]?.auszahlungGuid ?? '')).toContain('postenAbgewiesen')
    const neu = await rufen.anlegen()
    const dann = await rufen.freigeben((await rufen.vorlegen(neu.body.guid)).body)
    expect((await rufen.herunterladen(dann.body.guid)).text).toContain(`<EndToEndId>${posten[0]?.nummer}-2<`)
  })

  test('what came back waits for the company until it has mended its account, or the bank pays again', async () => {
    const { guid, posten } = await eingereicht(1_000)
    const [auszahlung] = posten.map(({ auszahlungGuid }) => auszahlungGuid)
    const zurueck = async () => {
      const { body } = await t.call(auszahlungUebersichtLesen, {
        als: LENA,
        params: { unternehmenGuid: HOF },
      })
      const eintrag = body.flatMap(({ details }) => details).find((d) => d.guid === auszahlung)
      return eintrag?.zahlungZurueck?.grund ?? null
    }
    expect(await zurueck()).toBeNull()
    const grund = 'AC04 Konto geschlossen'
    await rufen.ergebnis(guid, { ergebnis: 'ABGEWIESEN', posten: [1], grund }, FRANK)
    expect(await zurueck()).toBe(grund)
    // Other data of the company mend nothing.
    await unternehmenAendern(t)
    expect(await zurueck()).toBe(grund)
    const lauf = (await rufen.anlegen()).body
    expect(await zurueck()).toBeNull()
    await rufen.verwerfen(lauf.guid)
    expect(await zurueck()).toBe(grund)
    t.clock.set(new Date(t.clock.now().getTime() + 1_000))
    await unternehmenAendern(t, 'DE75512108001245126199')
    expect(await zurueck()).toBeNull()
  })

  test('how far the money of a payout is, stands in one view', async () => {
    const { posten } = await eingereicht(1_000)
    expect(
      await zeilen(
        sql`select status from auszahlung_zahlung where auszahlung_guid = ${posten[0]?.auszahlungGuid}`,
      ),
    ).toEqual([{ status: 'OFFEN' }])
  })
})

test('[S6-07] the demo world has a run that lies before Freigabe, and no second one', async () => {
  await bewilligen(t)
  for (let start = 0; start < 2; start++) await demoZahllauf(t.services, SABINE.sub)
  expect((await rufen.liste(FRANK)).body).toMatchObject({
    anzahl: 1,
    zeilen: [{ status: 'VORGELEGT', vorlage: { gesperrtWeil: null } }],
  })
})

test('[A-07] with a conflict of interest on one of its cases a run does not exist', async () => {
  const lauf = await vorgelegt(1_000)
  await sql`insert into befangenheit (guid, unternehmen_guid, nutzer_sub, grund, erklaert_am)
    values (gen_random_uuid(), ${HOF}, ${FRANK.sub}, 'Verwandt', now())`.execute(t.ownerDb)
  expect((await rufen.liste(FRANK)).body).toMatchObject({ zeilen: [], anzahl: 0 })
  expect((await rufen.lesen(lauf.guid, FRANK)).status).toBe(403)
  expect((await rufen.freigeben(lauf)).status).toBe(403)
  await sql`delete from befangenheit`.execute(t.ownerDb)
})
