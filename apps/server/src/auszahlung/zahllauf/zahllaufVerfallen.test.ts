import type { Zahllauf } from '@foerderportal/contract/auszahlung/zahllauf/schema'
import { TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import {
  BEIDES,
  FRANK,
  RITA,
  SABINE,
  bewilligen,
  frisch,
  sichten,
  startZahllaufWelt,
  unternehmenAendern,
  zahllaufAufrufe,
} from './testing/zahllaufWelt.ts'

let t: TestApp
let rufen: ReturnType<typeof zahllaufAufrufe>
let beginn: Date
beforeAll(async () => {
  t = await startZahllaufWelt(demoWelt)
  rufen = zahllaufAufrufe(t)
  beginn = t.clock.now()
})
afterAll(() => t.close())

const aufraeumen = async () => {
  t.clock.set(beginn)
  await t.ownerDb.transaction().execute(async (tx) => {
    await sql`set local portal.wartung = 'demo'`.execute(tx)
    await sql`delete from zahllauf`.execute(tx)
    await sql`delete from bankdaten_aenderung`.execute(tx)
    await sql`delete from einreichung where dokument_guid in (select guid from auszahlung)`.execute(tx)
    await sql`delete from auszahlung`.execute(tx)
    await sql`delete from rechnung`.execute(tx)
  })
}
beforeAll(aufraeumen)
afterEach(aufraeumen)

/** Somebody else who may release. */
const FRIEDA: Caller = { ...FRANK, sub: 'sub-frieda' }

const freigegeben = async (): Promise<Zahllauf> => {
  await bewilligen(t)
  const { guid } = (await rufen.anlegen()).body
  const { status, body } = await rufen.freigeben((await rufen.vorlegen(guid)).body)
  expect(status).toBe(200)
  return body
}
/** A minute past midnight in Berlin, `nach` days after the day of execution. */
const tagNach = ({ ausfuehrungAm }: Zahllauf, nach: number): Date =>
  new Date(new Date(`${ausfuehrungAm}T00:01:00+01:00`).getTime() + nach * TAG_MS)
const verpasst = async (): Promise<Zahllauf> => {
  const lauf = await freigegeben()
  t.clock.set(tagNach(lauf, 1))
  return lauf
}
const vorgelegt = async (wer?: Caller): Promise<Zahllauf> => {
  const { guid } = await verpasst()
  const { status, body, problem } = await rufen.verfallVorlegen(guid, wer)
  expect([status, problem?.detail]).toEqual([200, undefined])
  return body
}
const handlungen = async (guid: string) =>
  (
    await sql<{ handlung: string }>`select handlung from audit_log where objekt_guid = ${guid}
      order by zeit, nr`.execute(t.ownerDb)
  ).rows.map(({ handlung }) => handlung)

describe('[S6-08] a released run whose day has passed', () => {
  test('on its day it can be submitted still, and not end; on the next it is the other way round', async () => {
    const lauf = await freigegeben()
    t.clock.set(tagNach(lauf, 0))
    expect((await rufen.lesen(lauf.guid)).body).toMatchObject({
      tagVerpasst: false,
      aktionen: {
        einreichungVermerken: null,
        zahllaufVerfallVorlegen: expect.stringContaining('vorbei ist'),
      },
    })
    expect((await rufen.verfallVorlegen(lauf.guid)).status).toBe(412)
    t.clock.set(tagNach(lauf, 1))
    const { body } = await rufen.lesen(lauf.guid)
    const satz = expect.stringContaining('Der Tag der Ausführung ist vorbei')
    expect(body).toMatchObject({
      tagVerpasst: true,
      aktionen: {
        einreichungVermerken: satz,
        zahllaufVerfallVorlegen: null,
        zahllaufVerfallen: expect.any(String),
      },
    })
    const r = await rufen.eingereicht(lauf.guid)
    expect([r.status, r.problem.detail]).toEqual([412, satz])
  })

  test('one that was submitted in time does not end, however late the bank reports', async () => {
    const lauf = await freigegeben()
    await rufen.eingereicht(lauf.guid)
    t.clock.set(tagNach(lauf, 30))
    expect((await rufen.verfallVorlegen(lauf.guid)).status).toBe(412)
    expect((await rufen.lesen(lauf.guid)).body.tagVerpasst).toBe(false)
  })

  test('two people end it: its payouts are free under another sign, its file is kept, every act is logged', async () => {
    const lauf = await vorgelegt()
    expect(lauf).toMatchObject({
      status: 'FREIGEGEBEN',
      posten: [{ status: 'OFFEN' }],
      verfall: { grund: 'Das Bankprogramm war gestört', freigegeben: null },
    })
    expect((await rufen.liste()).body.bereit).toEqual([])
    const verpasst = await rufen.herunterladen(lauf.guid)
    expect(verpasst.headers['content-disposition']).toContain(`${lauf.nr}-nicht-einreichen.xml`)
    const davor = verpasst.text
    const { status, body } = await rufen.verfallen(lauf)
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'VERWORFEN',
        verworfen: 'Das Bankprogramm war gestört',
        tagVerpasst: false,
        posten: [{ status: 'VERWORFEN' }],
        freigegeben: {},
        ausfuehrungAm: lauf.ausfuehrungAm,
        datei: { sha256: lauf.datei?.sha256 },
        verfall: { vorgelegt: {}, freigegeben: {} },
        aktionen: { zahllaufHerunterladen: null, einreichungVermerken: expect.any(String) },
      },
    ])
    const datei = await rufen.herunterladen(lauf.guid)
    expect(datei.text).toBe(davor)
    expect(datei.headers['content-disposition']).toContain(`${lauf.nr}-nicht-einreichen.xml`)
    expect(await handlungen(lauf.guid)).toEqual([
      'zahllaufAnlegen',
      'zahllaufVorlegen',
      'zahllaufFreigeben',
      'zahllaufVerfallVorlegen',
      'zahllaufHerunterladen',
      'zahllaufVerfallen',
      'zahllaufHerunterladen',
    ])
    expect((await rufen.liste()).body.bereit).toMatchObject([{ anzahl: 1 }])
    const neu = (await rufen.anlegen()).body
    expect(neu).toMatchObject({
      konto: { neu: true },
      posten: [{ auszahlungGuid: lauf.posten[0]?.auszahlungGuid }],
    })
    expect(neu.nr).not.toBe(lauf.nr)
    const dann = await rufen.freigeben((await rufen.vorlegen(neu.guid)).body)
    expect((await rufen.herunterladen(dann.body.guid)).text).toContain(
      `<EndToEndId>${lauf.posten[0]?.nummer}-2<`,
    )
  })

  test('given back with a reason it goes on as it was, and can be presented anew; what was read then is meant no more', async () => {
    const lauf = await vorgelegt()
    expect((await rufen.verfallZurueckgeben(lauf)).body).toMatchObject({
      status: 'FREIGEGEBEN',
      verfall: { zurueckgegeben: { grund: 'Fragen Sie erst die Bank' } },
    })
    expect((await rufen.lesen(lauf.guid)).body.aktionen.zahllaufVerfallVorlegen).toBeNull()
    expect((await rufen.verfallen(lauf)).status).toBe(412)
    const nochmal = (await rufen.verfallVorlegen(lauf.guid)).body
    expect((await rufen.verfallen(lauf)).status).toBe(412)
    expect((await rufen.verfallen(nochmal)).body.status).toBe('VERWORFEN')
  })

  test('a run that was discarded before its release has no file', async () => {
    await bewilligen(t)
    const { guid } = (await rufen.anlegen()).body
    expect((await rufen.verwerfen(guid)).body.aktionen.zahllaufHerunterladen).toEqual(expect.any(String))
    const r = await rufen.herunterladen(guid)
    expect(r.status).toBe(412)
  })
})

describe('[S6-08] [S9-01] two people', () => {
  test('its end lies among the releases, with its reason, and says who may decide', async () => {
    const lauf = await vorgelegt()
    const zeile = async (wer: Caller) => (await rufen.liste(wer, { status: 'VORGELEGT' })).body
    expect(await zeile(FRANK)).toMatchObject({
      anzahl: 1,
      zeilen: [
        {
          guid: lauf.guid,
          status: 'FREIGEGEBEN',
          vorlage: { gesperrtWeil: null, verfallGrund: 'Das Bankprogramm war gestört' },
        },
      ],
    })
    expect((await zeile(BEIDES)).zeilen[0]?.vorlage?.gesperrtWeil).toBeNull()
    expect((await zeile(SABINE)).zeilen[0]?.vorlage?.gesperrtWeil).toContain('Freigabe')
    await rufen.verfallen(lauf)
    expect(await zeile(FRANK)).toMatchObject({ anzahl: 0, zeilen: [] })
  })

  test('not whoever presented it, nor whoever prepared or sighted what it pays to, however many roles he has', async () => {
    const lauf = await vorgelegt(BEIDES)
    const r = await rufen.verfallen(lauf, BEIDES)
    expect([r.status, r.problem.detail]).toEqual([403, expect.stringContaining('nur eine andere Person')])
    const alle = { ...SABINE, rollen: [...(SABINE.rollen ?? []), 'SACHBEARBEITUNG_FREIGEBEN'] }
    expect((await rufen.verfallen(lauf, alle)).status).toBe(403)
    const aenderung = await unternehmenAendern(t, 'DE89 3704 0044 0532 0130 00')
    await sichten(t, aenderung, FRIEDA.sub)
    expect((await rufen.verfallen(lauf, FRIEDA)).status).toBe(403)
    expect((await rufen.verfallen(lauf, RITA)).status).toBe(403)
    expect((await rufen.verfallVorlegen(lauf.guid, FRANK)).status).toBe(403)
    expect((await rufen.verfallen(lauf)).body.status).toBe('VERWORFEN')
  })

  test('twenty at once: one release, one presentation; a release and a return at once: one of them', async () => {
    const { guid } = await verpasst()
    const vorlagen = await Promise.all(Array.from({ length: 20 }, () => rufen.verfallVorlegen(guid)))
    expect(vorlagen.map(({ status }) => status).filter((status) => status !== 412)).toEqual([200])
    const lauf = (await rufen.lesen(guid)).body
    const [frei, zurueck] = await Promise.all([
      rufen.verfallen(lauf),
      rufen.verfallZurueckgeben(lauf, FRIEDA),
    ])
    expect(new Set([frei.status, zurueck.status])).toEqual(new Set([200, 412]))
    const jetzt = frei.status === 200 ? lauf : (await rufen.verfallVorlegen(guid)).body
    const ende = await Promise.all(
      Array.from({ length: 20 }, (_, i) => rufen.verfallen(jetzt, i % 2 === 0 ? FRANK : FRIEDA)),
    )
    expect(ende.filter(({ status }) => status === 200)).toHaveLength(frei.status === 200 ? 0 : 1)
    expect((await rufen.lesen(guid)).body.status).toBe('VERWORFEN')
    expect((await handlungen(guid)).filter((h) => h === 'zahllaufVerfallen')).toHaveLength(1)
  })

  test('submitted and ended at once: never both', async () => {
    const lauf = await vorgelegt()
    t.clock.set(tagNach(lauf, 0))
    const [ein, ende] = await Promise.all([rufen.eingereicht(lauf.guid), rufen.verfallen(lauf)])
    expect(new Set([ein.status, ende.status])).toEqual(new Set([200, 412]))
  })
})

describe('[S6-08] the database keeps it from whoever writes SQL, too', () => {
  const ende = sql`update zahllauf_verfall set status = 'FREIGEGEBEN', freigegeben_von = 'frieda', freigegeben_am = now()
    where status = 'VORGELEGT'`
  const durch = ({ sub }: Caller) =>
    sql`update zahllauf_verfall set status = 'FREIGEGEBEN', freigegeben_von = ${sub}, freigegeben_am = now()`
  const posten = sql`update zahlposten set status = 'VERWORFEN', grund = 'x'`
  const lauf = sql`update zahllauf set status = 'VERWORFEN', verworfen_grund = 'x'`
  test.each([
    ['the end without its posts', [ende, lauf], 'zu zweit'],
    ['the end without a second person', [lauf], 'zu zweit'],
    ['the posts without a second person', [posten], 'geht ein posten nicht weiter'],
    ['who presented it', [durch(BEIDES)], 'zahllauf_verfall_vier_augen|laesst ihn nicht verfallen'],
    ['who prepared the run', [durch(SABINE)], 'laesst ihn nicht verfallen'],
    ['another reason', [sql`update zahllauf_verfall set grund = 'x'`], 'unveraenderlich'],
    ['another presenter', [sql`update zahllauf_verfall set vorbereitet_von = 'x'`], 'unveraenderlich'],
    ['no presentation any more', [sql`delete from zahllauf_verfall`], 'unveraenderlich'],
    [
      'another day with the end',
      [
        ende,
        posten,
        sql`update zahllauf set status = 'VERWORFEN', verworfen_grund = 'x', ausfuehrung_am = '2030-01-01'`,
      ],
      'unveraenderlich',
    ],
    [
      'submitted late',
      [
        sql`update zahllauf set status = 'EINGEREICHT', eingereicht_von = 'x', eingereicht_referenz = 'x',
          eingereicht_am = (ausfuehrung_am + 1)::timestamp + interval '12 hours'`,
      ],
      'bis zu seinem tag',
    ],
  ])('%s', async (_, abfragen, satz) => {
    await vorgelegt(BEIDES)
    const alles = t.services.db.transaction().execute(async (tx) => {
      for (const abfrage of abfragen) await abfrage.execute(tx)
    })
    await expect(alles).rejects.toThrow(new RegExp(satz))
  })

  test('released in one transaction, ended in another', async () => {
    await vorgelegt()
    await ende.execute(t.services.db)
    await expect(posten.execute(t.services.db)).rejects.toThrow('geht ein posten nicht weiter')
    await expect(lauf.execute(t.services.db)).rejects.toThrow('zu zweit')
  })

  test('nothing ends before its day has passed', async () => {
    const { guid } = await freigegeben()
    await expect(
      sql`insert into zahllauf_verfall (guid, zahllauf_guid, grund, status, vorbereitet_von, vorgelegt_am)
        values (gen_random_uuid(), ${guid}, 'x', 'VORGELEGT', 'x', ${t.clock.now()})`.execute(t.services.db),
    ).rejects.toThrow('nach seinem tag')
  })

  test('what was released never moves to another account or amount', async () => {
    await vorgelegt()
    for (const anders of [sql`iban = 'DE00'`, sql`betrag_cent = 1`, sql`end_to_end = 'x'`])
      await expect(
        sql`update zahlposten set status = 'VERWORFEN', grund = 'x', ${anders}`.execute(t.services.db),
      ).rejects.toThrow('steht fest')
  })
})

test('[S6-08] [S1-04] a run that was made instead is released right after signing in, as every other', async () => {
  const lauf = await vorgelegt()
  await rufen.verfallen(lauf)
  const neu = await rufen.vorlegen((await rufen.anlegen()).body.guid)
  expect((await rufen.freigeben(neu.body, { ...FRANK, authTime: 0 })).status).toBe(401)
  expect((await rufen.freigeben(neu.body, frisch(t))).status).toBe(200)
})
