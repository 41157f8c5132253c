import { gelesen } from './testing/gelesen.ts'
import { zweiteVorlegen } from './testing/zweite.ts'
import { bekundungUebersichtLesen } from '@foerderportal/contract/interessenbekundung/routes'
import type { Entfallgrund } from '@foerderportal/contract/interessenbekundung/bank/rundenakt'
import * as contract from '@foerderportal/contract/interessenbekundung/bank/routes'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { MINUTE_MS, STUNDE_MS, TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { LENA } from '../../platform/testing/portalBasis.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { einladungNutzen } from '../../zuwendung/public.ts'
import { FRANK, PETRA, proberunde, registerMitFreigaben } from '../runde/testing/rundenWelt.ts'
import { einladungenFuehren } from './einladungenFuehren.ts'

const BETRIEBE = [
  DEMO_UNTERNEHMEN.hofLindenau,
  DEMO_UNTERNEHMEN.hofAltmoor,
  DEMO_UNTERNEHMEN.lohnbetriebNord,
  DEMO_UNTERNEHMEN.maschinenringSued,
]
const SABINE = { sub: 'sub-sabine', rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'] }

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
const lesen = async (guid: string) =>
  (await t.call(contract.rundeLesen, { als: als(FRANK), params: { guid } })).body
const vorbereiten = async (guid: string, wer: Wer = PETRA) =>
  t.call(contract.staffelVorbereiten, {
    als: als(wer),
    params: { guid },
    body: await gelesen(t.services, guid),
  })
/** As the company itself reads it. */
const entfallenWeil = async (bekundung: string) => {
  const { rows } = await sql<{ sub: string; unternehmen: string }>`select m.nutzer_sub as sub,
      b.unternehmen_guid as unternehmen from bekundung b join mitglied m on m.unternehmen_guid = b.unternehmen_guid
    where b.guid = ${bekundung} limit 1`.execute(t.ownerDb)
  const { sub = '', unternehmen = '' } = rows[0] ?? {}
  const { body } = await t.call(bekundungUebersichtLesen, {
    als: { sub },
    params: { unternehmenGuid: unternehmen },
  })
  return body.find(({ detail }) => detail?.guid === bekundung)?.detail?.entfallenGrund
}
/** What was presented last of a round, as it was read. */
const aktFreigeben = async (runde: string) => {
  const [akt] = (await lesen(runde)).akte
  const params = { guid: akt?.guid ?? '' }
  return t.call(contract.rundenaktFreigeben, { als: als(FRANK), params, body: { sha256: akt?.sha256 } })
}
/** Two people take a declaration out of a ranking. */
const entfallen = async (guid: string, bekundungGuid: string, art: Entfallgrund) => {
  const body = { art, grund: 'Nachgewiesen durch den Handelsregisterauszug.' }
  await t.call(contract.bekundungEntfallen, { als: als(PETRA), params: { guid, bekundungGuid }, body })
  return aktFreigeben(guid)
}
type Staffel = { readonly guid: string; readonly sha256: string }
const vorgelegte = async (guid: string): Promise<Staffel[]> =>
  (await lesen(guid)).staffeln.filter(({ status }) => status === 'VORGELEGT')
const freigeben = (guid: string, s: Staffel | undefined, wer: Wer = FRANK) =>
  t.call(contract.staffelFreigeben, {
    als: als(wer),
    params: { guid, staffelGuid: s?.guid ?? '' },
    body: { sha256: s?.sha256 ?? '' },
  })
const naechste = async (guid: string) => {
  expect((await vorbereiten(guid)).status).toBe(200)
  return freigeben(guid, (await vorgelegte(guid))[0])
}
const reihung = async (guid: string) =>
  (await t.call(contract.reihungLesen, { als: als(FRANK), params: { guid }, query: {} })).body.zeilen

/** A ranked round with lines of these amounts: who gets which rank, the lots decide; all of them are in one class. */
const gereiht = (budgetInEuro: number, euro: readonly number[], mehr: { staffeln?: number } = {}) =>
  proberunde(t.services, {
    bis: 'GEREIHT',
    abTagen: -16,
    anders: { budgetInEuro },
    betriebe: BETRIEBE.slice(0, euro.length),
    wuensche: (i) => [{ bereich: 'B.1', euro: euro[i] ?? 0 }],
    ...mehr,
  })
const einladungen = async (guid: string) =>
  (
    await sql<{
      guid: string
      rang: number
      bis: Date
      status: string
      kategorien: string[]
      reserviert_cent: number
    }>`
      select e.guid, e.rang, e.bis, e.status, e.kategorien, e.reserviert_cent from antrag_einladung e
        join staffel s on s.guid = e.staffel_guid where s.ibk_meta_guid = ${guid} order by rang`.execute(
      t.ownerDb,
    )
  ).rows
/** As if these had been invited so that their time is over. */
const ablaufen = async (guid: string) => {
  const [erste] = await einladungen(guid)
  t.clock.set(new Date((erste?.bis.getTime() ?? 0) + 5 * MINUTE_MS))
  await einladungenFuehren.run({}, t.services)
}
const budget = async (guid: string) => (await lesen(guid)).budget

describe('[S3-04] batches', () => {
  test('[A-22] stop at the first that does not fit; what expires goes on behind it, and nobody is invited twice', async () => {
    const guid = await gereiht(100_000, [60_000, 60_000, 60_000])
    const eins = await naechste(guid)
    expect(eins.body.staffeln[0]).toMatchObject({ vonRang: 1, bisRang: 1, summe: 60_000, frei: 100_000 })
    expect(await budget(guid)).toMatchObject({ reserviert: 60_000, frei: 40_000 })
    expect((await vorbereiten(guid)).problem.detail).toContain('reichen für den nächsten Rang nicht')
    await ablaufen(guid)
    expect(await budget(guid)).toMatchObject({ reserviert: 0, frei: 100_000 })
    const zwei = await naechste(guid)
    expect(zwei.body.staffeln[1]).toMatchObject({ nr: 2, vonRang: 2, bisRang: 2 })
    expect((await einladungen(guid)).map(({ rang, status }) => [rang, status])).toEqual([
      [1, 'VERFALLEN'],
      [2, 'OFFEN'],
    ])
  })

  test('an invitation is for the categories of its class, and ends at midnight in Berlin, whole days later', async () => {
    const guid = await gereiht(100_000, [10_000], { staffeln: 1 })
    const [e] = await einladungen(guid)
    expect(e?.kategorien).toEqual(['B.1', 'B.2', 'B.3'])
    expect(e?.bis.toISOString()).toMatch(/T2[23]:00:00.000Z$/)
    const { freigegeben } = (await lesen(guid)).staffeln[0] ?? {}
    const tage = ((e?.bis.getTime() ?? 0) - Date.parse(freigegeben?.am ?? '')) / TAG_MS
    expect(Math.floor(tage)).toBe(30)
  })

  test('[S3-04] only the batch that was read is presented: another one is read first', async () => {
    const guid = await gereiht(100_000, [60_000, 60_000])
    const body = await gelesen(t.services, guid)
    expect(body).toEqual({ bisRang: 1, summe: 60_000 })
    for (const anders of [{ bisRang: 2 }, { summe: 60_000.01 }]) {
      const r = await t.call(contract.staffelVorbereiten, {
        als: als(PETRA),
        params: { guid },
        body: { ...body, ...anders },
      })
      expect([r.status, r.problem.detail]).toEqual([
        409,
        expect.stringContaining('Lesen Sie die Staffel noch einmal'),
      ])
    }
    expect(await vorgelegte(guid)).toEqual([])
    expect((await vorbereiten(guid)).status).toBe(200)
  })

  test('[S3-04] [S9-05] while one lies before a second person the next is not presented, and no button offers it', async () => {
    const guid = await gereiht(200_000, [60_000, 60_000])
    const [eine, andere] = await Promise.all([vorbereiten(guid), vorbereiten(guid)])
    expect([eine.status, andere.status].toSorted((a, b) => a - b)).toEqual([200, 412])
    const r = await vorbereiten(guid)
    expect([r.status, r.problem.detail]).toEqual([
      412,
      expect.stringContaining('Die Staffel 1 liegt schon zur Freigabe vor.'),
    ])
    const fuerPetra = await t.call(contract.rundeLesen, { als: als(PETRA), params: { guid } })
    expect(fuerPetra.body.moeglich.staffelVorbereiten).toContain('liegt schon zur Freigabe vor')
    await freigeben(guid, (await vorgelegte(guid))[0])
    expect((await lesen(guid)).staffeln).toHaveLength(1)
  })

  test('[A-23] two released at once: one succeeds, the other is told so, and the money holds', async () => {
    const guid = await gereiht(100_000, [60_000, 30_000, 60_000])
    await vorbereiten(guid)
    const beide = await zweiteVorlegen(t.services.db, guid)
    expect(beide).toHaveLength(2)
    const berta = { sub: 'sub-berta', rollen: FRANK.rollen }
    const antworten = await Promise.all([freigeben(guid, beide[0]), freigeben(guid, beide[1], berta)])
    expect(antworten.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { reserviert, budget: mittel } = await budget(guid)
    expect(reserviert).toBeLessThanOrEqual(mittel)
    const { rows } =
      await sql`select from staffel where ibk_meta_guid = ${guid} and status = 'FREIGEGEBEN'`.execute(
        t.ownerDb,
      )
    expect(rows).toHaveLength(1)
  })

  test('more than there is can be promised by no SQL either', async () => {
    const guid = await gereiht(100_000, [60_000], { staffeln: 1 })
    await expect(
      sql`update runde_budget set reserviert_cent = 10000001 where ibk_meta_guid = ${guid}`.execute(
        t.ownerDb,
      ),
    ).rejects.toThrow('runde_budget_reicht')
  })

  test('[A-02] whoever prepared a batch does not release it', async () => {
    const guid = await gereiht(100_000, [60_000])
    await vorbereiten(guid)
    const [s] = await vorgelegte(guid)
    expect((await freigeben(guid, s, { sub: PETRA.sub, rollen: FRANK.rollen })).status).toBe(403)
    await expect(
      sql`update staffel set status = 'FREIGEGEBEN', freigegeben_von = ${PETRA.sub}, freigegeben_am = now()
        where guid = ${s?.guid}`.execute(t.services.db),
    ).rejects.toMatchObject({ constraint: 'staffel_vier_augen' })
  })

  test('[S9-13] nor whoever prepared an attempt at it that came back', async () => {
    const guid = await gereiht(100_000, [60_000])
    await vorbereiten(guid)
    const [erste] = await vorgelegte(guid)
    await t.call(contract.staffelZurueckgeben, {
      als: als(FRANK),
      params: { guid, staffelGuid: erste?.guid ?? '' },
      body: { sha256: erste?.sha256 ?? '', grund: 'Noch einmal.' },
    })
    const zweite = { sub: 'sub-zweite', rollen: PETRA.rollen }
    await vorbereiten(guid, zweite)
    const [s] = await vorgelegte(guid)
    const petra = { sub: PETRA.sub, rollen: [...PETRA.rollen, ...FRANK.rollen] }
    expect((await freigeben(guid, s, petra)).status).toBe(403)
    const liste = (await t.call(freigabenLesen, { als: als(petra) })).body
    expect(liste.zeilen.find((z) => z.guid === s?.guid)?.gesperrtWeil).toContain('andere Person')
    await expect(
      sql`update staffel set status = 'FREIGEGEBEN', freigegeben_von = ${PETRA.sub}, freigegeben_am = now()
        where guid = ${s?.guid}`.execute(t.services.db),
    ).rejects.toThrow('gibt nicht frei')
    expect((await freigeben(guid, s)).status).toBe(200)
  })

  test('what entfällt is passed and named; its lot and rank stay, and nobody else’s move', async () => {
    const guid = await gereiht(1_000_000, [10_000, 20_000, 30_000])
    const vorher = await reihung(guid)
    const zweite = vorher[1]?.bekundungGuid ?? ''
    expect((await entfallen(guid, zweite, 'UNTERNEHMEN_FEHLT')).status).toBe(200)
    await naechste(guid)
    expect((await reihung(guid)).map(({ rang, los, ausgang }) => [rang, los, ausgang])).toEqual(
      vorher.map(({ rang, los }, i) => [rang, los, i === 1 ? 'ENTFALLEN' : 'OFFEN']),
    )
    expect((await t.app.inject(`/reihung/${guid}/staffel-1.json`)).body).toContain('"ausgang": "ENTFALLEN"')
    expect(await entfallenWeil(zweite)).toBe('Das Unternehmen besteht nicht mehr.')
    await expect(
      sql`update bekundung set entfallen_am = now(), entfallen_grund = 'x' where guid = ${vorher[0]?.bekundungGuid}`.execute(
        t.services.db,
      ),
    ).rejects.toThrow('zu zweit')
  })

  test('a company that merged after it was invited: its invitation ends, and the next batch has its money', async () => {
    const guid = await gereiht(60_000, [60_000, 60_000], { staffeln: 1 })
    const erste = (await reihung(guid))[0]?.bekundungGuid ?? ''
    expect(await budget(guid)).toMatchObject({ reserviert: 60_000, frei: 0 })
    await entfallen(guid, erste, 'DOPPELT')
    expect(await budget(guid)).toMatchObject({ reserviert: 0, frei: 60_000 })
    expect(await entfallenWeil(erste)).toMatch(/^Ein verbundenes Unternehmen/)
    await naechste(guid)
    expect((await einladungen(guid)).map(({ rang, status }) => [rang, status])).toEqual([
      [1, 'VERFALLEN'],
      [2, 'OFFEN'],
    ])
  })

  test('a round that younger ones void invites nobody any more; bank and company read the same one in its place', async () => {
    const guid = await gereiht(100_000, [60_000])
    // Days later: the rounds of the tests after this one, which invite yesterday, shall not be void as well.
    t.clock.set(new Date(heute.getTime() + 3 * TAG_MS))
    for (const [abTagen, bezeichnung] of [
      [-1, 'Neue Runde'],
      [0, 'Neueste Runde'],
    ] as const)
      await proberunde(t.services, {
        bis: 'VEROEFFENTLICHT',
        abTagen,
        anders: { machtAeltereUngueltig: true, bezeichnung },
      })
    expect((await vorbereiten(guid)).problem.detail).toContain('„Neueste Runde“')
    expect((await lesen(guid)).abgeloestVon?.bezeichnung).toBe('Neueste Runde')
    const { body } = await t.call(bekundungUebersichtLesen, {
      als: LENA,
      params: { unternehmenGuid: DEMO_UNTERNEHMEN.hofLindenau },
    })
    expect(body.find(({ ibkMetaGuid }) => ibkMetaGuid === guid)?.ersetztDurch).toBe('Neueste Runde')
  })
})

describe('an invitation', () => {
  test('[A-24] at its last minute: what was sent in time uses it, keeps its reserve, and does not expire', async () => {
    const guid = await gereiht(100_000, [60_000], { staffeln: 1 })
    const [e] = await einladungen(guid)
    const fall = crypto.randomUUID()
    await sql`insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, einladung_guid, programm, status, status_seit)
      select ${fall}, ${`GE-TEST-${fall.slice(0, 8)}`}, unternehmen_guid, runde_guid, guid, 'AnkNabo', 'NEUANTRAG_ABGESENDET',
        now() from antrag_einladung where guid = ${e?.guid}`.execute(t.ownerDb)
    // it arrived a second before the end, and its transaction comes after it
    t.clock.set(new Date((e?.bis.getTime() ?? 0) + 4 * MINUTE_MS))
    await einladungenFuehren.run({}, t.services)
    const nutzen = () =>
      t.services.db
        .transaction()
        .execute((tx) => einladungNutzen(tx, { geschaeftGuid: fall, sub: 'sub-lena', jetzt: t.clock.now() }))
    await nutzen()
    await nutzen()
    await ablaufen(guid)
    expect(await einladungen(guid)).toMatchObject([{ status: 'GENUTZT', reserviert_cent: 6_000_000 }])
    const { rows } = await sql`select from audit_log where kette = ${`runde:${guid}`}
      and handlung = 'einladungNutzen'`.execute(t.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('expired or waived, it takes no application', async () => {
    const guid = await gereiht(100_000, [60_000], { staffeln: 1 })
    const [e] = await einladungen(guid)
    const fall = crypto.randomUUID()
    await sql`insert into geschaeft (guid, ge_nr, unternehmen_guid, runde_guid, einladung_guid, programm, status, status_seit)
      select ${fall}, ${`GE-TEST-${fall.slice(0, 8)}`}, unternehmen_guid, runde_guid, guid, 'AnkNabo',
        'NEUANTRAG_IN_BEARBEITUNG', now() from antrag_einladung where guid = ${e?.guid}`.execute(t.ownerDb)
    await ablaufen(guid)
    await expect(
      t.services.db
        .transaction()
        .execute((tx) => einladungNutzen(tx, { geschaeftGuid: fall, sub: 'x', jetzt: t.clock.now() })),
    ).rejects.toMatchObject({ detail: 'Die Frist dieser Einladung ist abgelaufen.' })
  })

  test('reminds who signs seven days and one day before its last, once each, and then tells them that it is over', async () => {
    const guid = await gereiht(100_000, [60_000], { staffeln: 1 })
    const [e] = await einladungen(guid)
    const bis = e?.bis.getTime() ?? 0
    const mails = async () =>
      (
        await sql<{ zweck: string }>`select distinct split_part(schluessel, ':', 2) as zweck from postausgang
          where bezug = ${e?.guid} order by 1`.execute(t.ownerDb)
      ).rows.map(({ zweck }) => zweck)
    const um = async (ms: number) => {
      t.clock.set(new Date(bis + ms))
      await einladungenFuehren.run({}, t.services)
      await einladungenFuehren.run({}, t.services)
      return mails()
    }
    expect(await um(-9 * TAG_MS)).toEqual([])
    expect(await um(-8 * TAG_MS + STUNDE_MS)).toEqual(['erinnerung-7'])
    expect(await um(-2 * TAG_MS + STUNDE_MS)).toEqual(['erinnerung-1', 'erinnerung-7'])
    expect(await um(5 * MINUTE_MS)).toEqual(['erinnerung-1', 'erinnerung-7', 'verfallen'])
  })

  test('is lengthened by two, only to later; the database knows no other way', async () => {
    const guid = await gereiht(100_000, [60_000], { staffeln: 1 })
    const [e] = await einladungen(guid)
    const verlaengern = (letzterTag: string) =>
      t.call(contract.einladungVerlaengern, {
        als: als(SABINE),
        params: { guid, einladungGuid: e?.guid ?? '' },
        body: { letzterTag, grund: 'Die Lieferung verzögert sich.' },
      })
    expect((await verlaengern(tagNach(heute, 1))).status).toBe(412)
    expect((await verlaengern(tagNach(heute, 90))).status).toBe(200)
    expect((await aktFreigeben(guid)).status).toBe(200)
    const [neu] = await einladungen(guid)
    expect(neu?.bis.getTime()).toBeGreaterThan(e?.bis.getTime() ?? 0)
    await expect(
      sql`update antrag_einladung set bis = bis + interval '1 day' where guid = ${e?.guid}`.execute(
        t.services.db,
      ),
    ).rejects.toThrow('zu zweit')
  })
})
