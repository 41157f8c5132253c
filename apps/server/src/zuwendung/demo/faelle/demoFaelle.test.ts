import { antragPruefen } from '@foerderportal/contract/zuwendung/antrag/flow'
import { bescheideLesen } from '@foerderportal/contract/zuwendung/bank/bekanntgabe/routes'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { auditPruefen } from '../../../platform/audit/pruefen.ts'
import type { TestApp } from '../../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../../unternehmen/public.ts'
import { kontextAm } from '../../kern/kontext.ts'
import { geltendesProgramm, programmeLesen } from '../../kern/programmLesen.ts'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import { startWelt } from '../../testing/testWelt.ts'
import { demoFaelle, type DemoWirksam } from '../../public.ts'
import { REIHEN } from './reihen.ts'

const BANK = { sabine: { sub: 'sub-sabine', name: 'Sabine' }, frank: { sub: 'sub-frank', name: 'Frank' } }

let t: TestApp
let wirksame: readonly DemoWirksam[]
beforeAll(async () => {
  t = await startWelt()
  wirksame = await demoFaelle(t.services, BANK)
})
afterAll(() => t.close())

const eine = async (befehl: ReturnType<typeof sql>) => (await befehl.execute(t.ownerDb)).rows[0]

describe('[S9-02] cases of the demo world', () => {
  test('every state has its cases, drafts are no case of the bank', async () => {
    const { rows } = await sql`select status, zurueckgezogen_am is not null as zurueck, count(*)::int as n
      from geschaeft where demo group by 1, 2 order by 1, 2`.execute(t.ownerDb)
    expect(rows).toEqual([
      { status: 'ABGELEHNT', zurueck: false, n: 3 },
      { status: 'BEWILLIGT', zurueck: false, n: 17 },
      { status: 'IN_PRUEFUNG', zurueck: false, n: 30 },
      { status: 'IN_PRUEFUNG', zurueck: true, n: 4 },
      { status: 'NEUANTRAG_ABGESENDET', zurueck: false, n: 14 },
      { status: 'NEUANTRAG_IN_BEARBEITUNG', zurueck: false, n: 12 },
    ])
    const anzahl = REIHEN.reduce((summe, reihe) => summe + reihe.anzahl, 0)
    expect(await eine(sql`select count(*)::int as n from vorrat`)).toEqual({ n: anzahl - 5 })
    expect(
      await eine(sql`select count(*) filter (where nachforderung_bis < ${t.clock.now()})::int as abgelaufen,
        count(*) filter (where nachforderung_bis > ${t.clock.now()})::int as offen,
        count(*) filter (where korrektur)::int as korrektur from vorrat`),
    ).toEqual({ abgelaufen: 3, offen: 4, korrektur: 4 })
    expect(await eine(sql`select count(*)::int as n from befangenheit`)).toEqual({ n: 1 })
  })

  test('each could have been sent as it stands, and its company says no more than companies do', async () => {
    const programme = await programmeLesen(t.services)
    const { rows } = await sql<{
      am: Date
      formular: AntragFormular
      programm: Programm
      kategorien: string[]
    }>`
      select e.eingegangen_am as am, e.gesendet::jsonb as formular, g.programm, r.kategorien from einreichung e
        join antrag a on a.guid = e.dokument_guid join geschaeft g on g.guid = a.geschaeft_guid
        join foerderrunde r on r.guid = g.runde_guid`.execute(t.ownerDb)
    for (const { am, formular, programm, kategorien } of rows) {
      const kontext = kontextAm(
        { kategorien, vorhabenbeginn_ab: null },
        geltendesProgramm(programme, programm, am),
        am,
      )
      expect(antragPruefen(formular, kontext), formular.guid).toEqual([])
    }
  })

  test('decisions were prepared by one and released by another, every chain of the log holds', async () => {
    const { rows } =
      await sql`select status, count(*)::int as n, count(*) filter (where freigegeben_von is not null
        and freigegeben_von <> vorbereitet_von)::int as zweite from entscheidung group by 1 order by 1`.execute(
        t.ownerDb,
      )
    expect(rows).toEqual([
      { status: 'ENTWURF', n: 6, zweite: 0 },
      { status: 'FREIGEGEBEN', n: 21, zweite: 21 },
      { status: 'VORGELEGT', n: 7, zweite: 0 },
    ])
    expect((await auditPruefen(t.services.db)).brueche).toEqual([])
  })

  test('[S9-04] after an approval one is changed, with less to pay out; another waits, heard, to be revoked', async () => {
    const { rows } = await sql`select e.art, e.status, h.frist < ${t.clock.now()} as gehoert, v.frist_art,
        i.cent * 100 / b.cent as bleibt
      from entscheidung e join anhoerung h using (geschaeft_guid) join vorrat v using (geschaeft_guid)
        cross join lateral (select sum(bewilligt_cent)::int as cent from bewilligter_gegenstand
          where geschaeft_guid = e.geschaeft_guid) i
        join lateral (select summe_cent::int as cent from entscheidung d
          where d.geschaeft_guid = e.geschaeft_guid and d.art = 'BEWILLIGUNG') b on true
      where e.art in ('AENDERUNG', 'WIDERRUF') order by e.art`.execute(t.ownerDb)
    expect(rows).toEqual([
      { art: 'AENDERUNG', status: 'FREIGEGEBEN', gehoert: true, frist_art: null, bleibt: 79 },
      { art: 'WIDERRUF', status: 'ENTWURF', gehoert: true, frist_art: 'ANHOERUNG', bleibt: 100 },
    ])
  })

  test('[S1-10] [S9-04] some of the decided take their notice in the portal, since before its release; others by post', async () => {
    const { rows } = await sql<{ weg: string }>`select distinct case when e.guid is null then 'Post'
        when e.erteilt_am < b.erlassen_am then 'Portal' else 'zu spät' end as weg
      from bescheid b left join einwilligung_bekanntgabe e on e.unternehmen_guid = b.unternehmen_guid
      order by 1`.execute(t.ownerDb)
    expect(rows.map(({ weg }) => weg)).toEqual(['Portal', 'Post'])
  })

  test('[S9-10] notices are made known in every way: ready for Max, retrieved, not retrieved, posted, returned', async () => {
    const { rows } = await sql<
      Record<string, unknown>
    >`select u.name like 'Lohnbetrieb%' as max, k.weg, k.status,
        b.datei_guid is not null as gedruckt, w.wirksam_ab is not null as wirksam,
        k.erinnert_am is not null as erinnert, k.endet_am > ${t.clock.now()} as laeuft
      from bekanntgabe k join bescheid b on b.guid = k.bescheid_guid join unternehmen u on u.guid = b.unternehmen_guid
        join bewilligung w on w.geschaeft_guid = b.geschaeft_guid join geschaeft g on g.guid = b.geschaeft_guid
      where g.programm <> 'ZUKLB' order by k.status, laeuft`.execute(t.ownerDb)
    const gemeinsam = { max: false, gedruckt: true, wirksam: false, erinnert: false, laeuft: null }
    const imPortal = { ...gemeinsam, weg: 'PORTAL', laeuft: true }
    const langeDa = { ...imPortal, status: 'ABGERUFEN', wirksam: true, laeuft: false }
    expect(rows).toEqual([
      // Before the acts that followed.
      langeDa,
      langeDa,
      { ...imPortal, status: 'ABGERUFEN', wirksam: true },
      { ...gemeinsam, weg: 'POST', status: 'BEKANNT', wirksam: true },
      { ...imPortal, status: 'BENACHRICHTIGT', max: true },
      { ...imPortal, status: 'NICHT_BEWIRKT', erinnert: true, laeuft: false },
      { ...gemeinsam, weg: 'POST', status: 'VERSANDT' },
      { ...gemeinsam, weg: 'POST', status: 'ZURUECK' },
    ])
    const max = {
      als: { sub: 'sub-max', vorname: 'Max', nachname: 'Mehrfach' },
      params: { unternehmenGuid: DEMO_UNTERNEHMEN.lohnbetriebNord },
    }
    const bescheide = (await t.call(bescheideLesen, max)).body
    expect(bescheide.map(({ status, abrufbar }) => [status, abrufbar])).toEqual([['BENACHRICHTIGT', true]])
    const uebersicht = (await t.call(antragUebersichtLesen, { ...max, query: {} })).body
    expect(uebersicht.flatMap(({ details }) => details.map(({ geNr }) => geNr))).toEqual(
      bescheide.map(({ geNr }) => geNr),
    )
  })

  test('[R1-06] [S9-10] climate balances are in effect, each of another company, one of Max’s; of four the money is asked for', async () => {
    const { rows } = await sql<{
      geschaeft: string
      name: string
      wirksam: boolean
    }>`select g.guid as geschaeft, u.name,
        w.wirksam_ab < ${t.clock.now()} as wirksam
      from bewilligung w join geschaeft g on g.guid = w.geschaeft_guid join unternehmen u on u.guid = g.unternehmen_guid
      where g.programm = 'ZUKLB' and w.wirksam_ab is not null and g.demo order by g.guid`.execute(t.ownerDb)
    expect(rows.map(({ wirksam }) => wirksam)).toEqual([true, true, true, true, true])
    expect(new Set(rows.map(({ name }) => name)).size).toBe(5)
    expect(rows.at(-1)?.name).toBe('Hof Altmoor KG')
    expect(wirksame.map(({ auszahlung }) => auszahlung)).toEqual([
      'ABGESENDET',
      'BEWILLIGT',
      'ABGELEHNT',
      'ABGESENDET',
    ])
    const guids = new Set(rows.map(({ geschaeft }) => geschaeft))
    expect(wirksame.every(({ geschaeft }) => guids.has(geschaeft))).toBe(true)
  })

  test('[S9-04] one company waives, and it is the bank’s turn', async () => {
    expect(
      await eine(sql`select w.wirksam_ab < z.erklaert_am as nachher, z.status, v.verzicht_am = z.erklaert_am as im_vorrat
        from verzicht z join bewilligung w using (geschaeft_guid) join vorrat v using (geschaeft_guid)`),
    ).toEqual({ nachher: true, status: 'ERKLAERT', im_vorrat: true })
  })

  test('nobody signs in for them, and a second start adds nothing', async () => {
    const zaehlen = () =>
      eine(sql`select (select count(*) from geschaeft)::int as faelle, (select count(*) from datei)::int as dateien,
        (select count(*) from konto)::int as konten,
        (select count(*) from postausgang)::int as mails`)
    const vorher = await zaehlen()
    expect(await demoFaelle(t.services, BANK)).toEqual([])
    expect(await zaehlen()).toEqual(vorher)
    expect(vorher).toMatchObject({ konten: 0 })
  })
})
