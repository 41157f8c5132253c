import { randomUUID } from 'node:crypto'
import * as contract from '@foerderportal/contract/interessenbekundung/routes'
import { tagNach } from '@foerderportal/contract/shared/zeit/datum'
import { MINUTE_MS, TAG_MS } from '@foerderportal/values/time'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { DEMO_SUB, type DemoBenutzer } from '../../oidc/demo.ts'
import { fixedClock } from '../../platform/clock.ts'
import { runDueJobs } from '../../platform/jobs/worker.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { waehrend, wartende, zugleich } from '../../platform/testing/zugleich.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { DEMO_IBK } from '../../zuwendung/public.ts'
import { bekundungBelegErstellen } from '../beleg/bekundungBelegErstellen.ts'
import { demoPerson, liegenderAkt } from '../demo/rundeTreiben.ts'
import { DEMO_IBK_OFFEN } from '../demo/runden.ts'
import { DEMO_VORGABEN } from '../demo/vorgaben.ts'
import { eineEinfrieren } from '../einfrieren/rundeEinfrieren.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { aktVorlegen } from '../runde/akte/aktVorlegen.ts'
import { rundenaktFreigeben } from '../runde/akte/rundenaktEntscheiden.ts'
import { rundeFinden } from '../runde/runden.ts'
import { FRANK, PETRA, proberunde } from '../runde/testing/rundenWelt.ts'

const HOF = DEMO_UNTERNEHMEN.hofLindenau
const wer = (name: DemoBenutzer): Caller => ({ sub: DEMO_SUB[name] })
const LENA = wer('lena.lindenau')
const PAUL = wer('paul.partner')
const MAX = wer('max.mehrfach')
const NORA = wer('nora.nurlesen')

let t: TestApp
let heute: Date
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
  heute = t.clock.now()
})
beforeEach(() => t.clock.set(heute))
/** Nothing of one test stays for the next: withdrawn ones are kept, and hold no place. */
afterEach(async () => {
  await sql`update bekundung set zurueckgezogen_am = now() where ibk_meta_guid = ${DEMO_IBK_OFFEN}
    and zurueckgezogen_am is null`.execute(t.ownerDb)
})
afterAll(() => t.close())

type Anlegen = { unternehmenGuid?: string; ibkMetaGuid?: string; vorlage?: string }
const anlegen = (als = LENA, o: Anlegen = {}) =>
  t.call(contract.bekundungAnlegen, {
    als,
    params: { ibkMetaGuid: o.ibkMetaGuid ?? DEMO_IBK_OFFEN, unternehmenGuid: o.unternehmenGuid ?? HOF },
    ...(o.vorlage && { query: { vorlage: o.vorlage } }),
  })
const lesen = (guid: string, als = LENA) => t.call(contract.bekundungLesen, { als, params: { guid } })
type Betraege = Readonly<Record<string, number>>
const senden = (
  guid: string,
  betraege: Betraege,
  o: { als?: Caller; fertig?: boolean; ifMatch?: number } = {},
) =>
  t.call(contract.bekundungSpeichern, {
    als: o.als ?? LENA,
    body: {
      guid,
      fertig: o.fertig ?? true,
      investitionen: Object.entries(betraege).map(([investitionBereich, betragInEuro]) => ({
        investitionBereich,
        betragInEuro,
      })),
    },
    ...(o.ifMatch !== undefined && { ifMatch: o.ifMatch }),
  })
const speichern = (guid: string, betraege: Betraege, o: { als?: Caller; ifMatch?: number } = {}) =>
  senden(guid, betraege, { ...o, fertig: false })
const zurueckziehen = (guid: string, als = LENA) =>
  t.call(contract.bekundungZurueckziehen, { als, params: { guid } })
const detail = async () => {
  const params = { unternehmenGuid: HOF }
  const { body } = await t.call(contract.bekundungUebersichtLesen, { als: LENA, params })
  return body.find((e) => e.ibkMetaGuid === DEMO_IBK_OFFEN)?.detail
}
const neue = async (als = LENA) => (await anlegen(als)).body.guid
const einreichungen = async (guid: string) =>
  (
    await sql<{ eingangsnummer: string; gesendet: string }>`select eingangsnummer, gesendet from einreichung
      where dokument_guid = ${guid} order by dokument_version`.execute(t.ownerDb)
  ).rows
const ende = async () =>
  (await t.call(contract.bekundungMetaLesen, { als: LENA, params: { ibkMetaGuid: DEMO_IBK_OFFEN } })).body
    .erfassungsZeitraum.bis

/** What the farm declared in an earlier round: of two categories. */
const bekundungIn = async ({ abTagen, bezeichnung }: { abTagen: number; bezeichnung: string }) => {
  const runde = await proberunde(t.services, {
    bis: 'EINGEFROREN',
    abTagen,
    anders: { bezeichnung },
    betriebe: [HOF],
    wuensche: () => [
      { bereich: 'B.1', euro: 10_000 },
      { bereich: 'B.3', euro: 30_000 },
    ],
  })
  const { rows } = await sql<{ guid: string }>`select guid from bekundung
    where ibk_meta_guid = ${runde}`.execute(t.ownerDb)
  return rows[0]?.guid ?? ''
}
const vorgabenOhne = (weg: string): typeof DEMO_VORGABEN => ({
  ...DEMO_VORGABEN,
  hauptgruppen: DEMO_VORGABEN.hauptgruppen.map((gruppe) => ({
    ...gruppe,
    metaKategorien: gruppe.metaKategorien.filter(({ code }) => code !== weg),
  })),
})

describe('[R7.2-19] beginning', () => {
  test('[R7.2-16] [R3.4-01] a draft has an entry for each category, the company as it is, and says what may be done', async () => {
    const r = await anlegen()
    expect(r.status).toBe(200)
    expect(r.headers['etag']).toBe('"1"')
    expect(r.body).toMatchObject({
      fertig: false,
      guid: expect.any(String),
      uiStorage: null,
      investitionen: ['A.1', 'B.1', 'B.2', 'B.3'].map((investitionBereich) => ({
        investitionBereich,
        betragInEuro: null,
        zuwendungInEuro: null,
      })),
      unternehmen: { unternehmenName: 'Hof Lindenau GbR' },
      lage: {
        aenderbar: true,
        einreichenGesperrtWeil: null,
        rueckzugGesperrtWeil: null,
        bekundungStatus: 'ERFASSUNG',
        bekundungStand: 'ENTWURF',
        eingang: null,
        geaendertSeitEingang: false,
        vorlage: null,
      },
    })
    expect((await lesen(r.body.guid)).body).toEqual(r.body)
  })

  test('[S3-02] two at once answer the same draft, and a later one too', async () => {
    const aufrufe = [() => anlegen(LENA), () => anlegen(PAUL)]
    const halten = (tx: Parameters<Parameters<typeof zugleich>[1]>[0]) =>
      sql`lock table bekundung in share row exclusive mode`.execute(tx)
    const [eine, andere] = await zugleich(t, halten, aufrufe)
    expect(eine?.status).toBe(200)
    expect(andere?.body.guid).toBe(eine?.body.guid)
    expect((await anlegen()).body.guid).toBe(eine?.body.guid)
  })

  test('[S3-02] where one was sent there is no second', async () => {
    const guid = await neue()
    await senden(guid, { 'B.1': 20_000 })
    const r = await anlegen()
    expect([r.status, r.problem.detail]).toEqual([
      412,
      'In dieser Runde gibt es schon eine Interessenbekundung Ihres Unternehmens.',
    ])
  })

  test.each([
    ['gisela.genobank', DEMO_UNTERNEHMEN.raiffeisenbank],
    ['stefan.startup', DEMO_UNTERNEHMEN.agrarTech],
  ] as const)('%s has no company of the right kind', async (name, unternehmenGuid) => {
    const r = await anlegen(wer(name), { unternehmenGuid })
    expect([r.status, r.problem.title, r.problem.detail]).toEqual([
      412,
      'Nicht möglich zu diesem Zeitpunkt',
      'In dieser Runde bekunden landwirtschaftliche Unternehmen ihr Interesse.',
    ])
  })

  test('[S1-02] a foreign company 403, an unknown round 404, a round that is over 412', async () => {
    expect((await anlegen(MAX)).status).toBe(403)
    const fehlt = await anlegen(LENA, { ibkMetaGuid: randomUUID() })
    expect([fehlt.status, fehlt.problem.title]).toEqual([404, 'Förderbewerbung nicht vorhanden'])
    const vorbei = await anlegen(LENA, { ibkMetaGuid: DEMO_IBK.vergangen })
    expect(vorbei.status).toBe(412)
  })

  test('it starts from the last round’s declaration, as far as this round has its categories', async () => {
    const vorlage = await bekundungIn({ abTagen: -40, bezeichnung: 'Alte Runde' })
    const ibkMetaGuid = await proberunde(t.services, {
      bis: 'ERFASSUNG',
      abTagen: -4,
      anders: { vorgaben: vorgabenOhne('B.3') },
    })
    const { body } = await anlegen(LENA, { vorlage, ibkMetaGuid })
    expect(body.investitionen).toEqual([
      { investitionBereich: 'A.1', betragInEuro: null, zuwendungInEuro: null },
      { investitionBereich: 'B.1', betragInEuro: 20_000, zuwendungInEuro: 8_000 },
      { investitionBereich: 'B.2', betragInEuro: null, zuwendungInEuro: null },
    ])
    expect(body.lage.vorlage).toMatchObject({ programmbezeichnung: 'Alte Runde', ausgelassen: ['B.3'] })
    const fremd = await anlegen(MAX, { vorlage, unternehmenGuid: DEMO_UNTERNEHMEN.hofAltmoor })
    expect(fremd.status).toBe(404)
  })
})

describe('[R7.2-15] saving', () => {
  test('[S3-02] the server computes the grant and keeps the company; what is sent for them does not count', async () => {
    const guid = await neue()
    const r = await t.call(contract.bekundungSpeichern, {
      als: LENA,
      body: {
        guid,
        investitionen: [{ investitionBereich: 'B.1', betragInEuro: 12_345.67, zuwendungInEuro: 999_999 }],
        unternehmen: { unternehmenName: 'Anderer Hof' },
      },
    })
    expect(r.body.investitionen?.[1]).toEqual({
      investitionBereich: 'B.1',
      betragInEuro: 12_345.67,
      zuwendungInEuro: 4_938.26,
    })
    expect(r.body.unternehmen?.unternehmenName).toBe('Hof Lindenau GbR')
    expect(await detail()).toMatchObject({
      fertig: false,
      betragInEuro: 12_345.67,
      zuwendungInEuro: 4_938.26,
    })
  })

  test('what was read can be sent as it was answered', async () => {
    const { body } = await anlegen()
    expect((await t.call(contract.bekundungSpeichern, { als: LENA, body })).status).toBe(200)
  })

  test('[S11-05] on an older version 409; without one the last counts', async () => {
    const guid = await neue()
    expect((await speichern(guid, { 'B.1': 10_000 }, { ifMatch: 1 })).status).toBe(200)
    const r = await speichern(guid, { 'B.1': 20_000 }, { ifMatch: 1, als: PAUL })
    expect([r.status, r.problem.title]).toEqual([409, 'Konkurrente Bearbeitung'])
    expect((await speichern(guid, { 'B.1': 20_000 }, { als: PAUL })).status).toBe(200)
  })

  test('[R5-05] an unknown or repeated category is refused at its field; an amount beyond its bounds is kept, and not sent', async () => {
    const guid = await neue()
    const r = await speichern(guid, { 'X.1': 10_000 })
    expect([r.status, r.problem.errors]).toEqual([
      400,
      [{ pfad: 'investitionen.0.investitionBereich', text: 'Diese Kategorie gibt es in der Runde nicht.' }],
    ])
    const doppelt = await t.call(contract.bekundungSpeichern, {
      als: LENA,
      body: { guid, investitionen: [1, 2].map(() => ({ investitionBereich: 'B.1', betragInEuro: 6_000 })) },
    })
    expect(doppelt.status).toBe(400)
    expect((await speichern(guid, { 'B.1': 1 })).status).toBe(200)
    expect((await lesen(guid)).body.investitionen?.[1]?.betragInEuro).toBe(1)
  })

  test('[S1-02] a foreign or unknown one 404', async () => {
    const guid = await neue()
    for (const r of [await speichern(guid, {}, { als: MAX }), await speichern(randomUUID(), {})])
      expect([r.status, r.problem.title]).toEqual([404, 'Förderbewerbung nicht vorhanden'])
    expect((await lesen(guid, MAX)).status).toBe(404)
    expect((await zurueckziehen(guid, MAX)).status).toBe(404)
  })
})

describe('[R7.2-15] [S11-04] sending with `fertig`', () => {
  test('[S3-02] sent again it keeps its Eingangsnummer; until then what was sent stays in force', async () => {
    const guid = await neue()
    const erste = (await senden(guid, { 'B.1': 20_000 })).body.lage
    expect(erste.eingang?.eingangsnummer).toMatch(/^IBK-\d{4}-\d{6}$/)
    expect([erste.bekundungStand, erste.geaendertSeitEingang]).toEqual(['EINGEREICHT', false])
    const geaendert = (await speichern(guid, { 'B.1': 30_000 })).body
    expect([geaendert.fertig, geaendert.lage.geaendertSeitEingang]).toEqual([false, true])
    expect((await einreichungen(guid)).length).toBe(1)
    const zweite = (await senden(guid, { 'B.1': 30_000 })).body.lage
    expect(zweite.eingang?.eingangsnummer).toBe(erste.eingang?.eingangsnummer)
    expect(zweite.eingang?.fruehere).toHaveLength(1)
    const gesendet = (await einreichungen(guid)).map(
      (e) => (JSON.parse(e.gesendet) as { investitionen: object[] }).investitionen,
    )
    expect(gesendet).toEqual([
      [{ investitionBereich: 'B.1', betragInEuro: 20_000, zuwendungInEuro: 8_000 }],
      [{ investitionBereich: 'B.1', betragInEuro: 30_000, zuwendungInEuro: 12_000 }],
    ])
  })

  test('[S3-02] repeating the call answers the same and keeps no second submission', async () => {
    const guid = await neue()
    const erste = await senden(guid, { 'B.1': 20_000 }, { ifMatch: 1 })
    const zweite = await senden(guid, { 'B.1': 20_000 }, { ifMatch: 1 })
    expect(zweite.body.lage.eingang).toEqual(erste.body.lage.eingang)
    expect((await einreichungen(guid)).length).toBe(1)
  })

  test.each([
    [{}, 'Geben Sie in mindestens einer Kategorie Ihre Kosten ein.'],
    [
      { 'B.1': 4_999.99 },
      'Geben Sie einen Betrag von 5.000,00 € bis 500.000,00 € ein, oder lassen Sie das Feld leer.',
    ],
    [
      { 'B.1': 500_000.01 },
      'Geben Sie einen Betrag von 5.000,00 € bis 500.000,00 € ein, oder lassen Sie das Feld leer.',
    ],
    [
      { 'A.1': 400_000, 'B.1': 400_000, 'B.2': 400_000 },
      'Alle Kosten zusammen ergeben 1.200.000,00 €. Möglich sind 5.000,00 € bis 1.000.000,00 €.',
    ],
  ])('[R5-05] %j is not sent', async (betraege, text) => {
    const r = await senden(await neue(), betraege)
    const detail = r.problem.detail?.replaceAll('\u00a0', ' ')
    expect([r.status, r.problem.title, detail]).toEqual([412, 'Nicht möglich zu diesem Zeitpunkt', text])
    expect(r.problem.errors).toHaveLength(1)
  })

  test('[S3-02] the cap of the round falls on the last categories', async () => {
    const guid = await neue()
    const { body } = await senden(guid, { 'A.1': 500_000, 'B.1': 500_000 })
    expect(body.investitionen?.map((i) => i.zuwendungInEuro)).toEqual([325_000, 175_000, null, null])
  })

  test('[S3-02] [S2-03] only an identified signer', async () => {
    const guid = await neue()
    const rollen = ['ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN'] as const
    const nora = await senden(guid, { 'B.1': 20_000 }, { als: { ...NORA, rollen } })
    expect([nora.status, nora.problem.detail]).toEqual([
      412,
      'Das können nur Personen mit Zeichnungsberechtigung.',
    ])
    await sql`update nutzer set identifiziert = false where sub = ${PAUL.sub}`.execute(t.ownerDb)
    const paul = await senden(guid, { 'B.1': 20_000 }, { als: PAUL })
    await sql`update nutzer set identifiziert = true where sub = ${PAUL.sub}`.execute(t.ownerDb)
    expect([paul.status, paul.problem.errors?.[0]?.pfad]).toEqual([412, 'identifizierung'])
    expect((await einreichungen(guid)).length).toBe(0)
  })
})

describe('[S3-05] the last second', () => {
  const rundeHalten = (tx: Parameters<Parameters<typeof waehrend>[1]>[0]) =>
    sql`select runde_halten(${DEMO_IBK_OFFEN}::uuid)`.execute(tx)

  test('[S3-01] arrived before the end and got through after it: it counts', async () => {
    const guid = await neue()
    const bis = new Date(await ende())
    t.clock.set(new Date(bis.getTime() - 1))
    const [antwort] = await waehrend(
      t,
      rundeHalten,
      () => senden(guid, { 'B.1': 20_000 }),
      async () => t.clock.set(new Date(bis.getTime() + 5_000)),
    )
    expect(antwort.status).toBe(200)
    expect(antwort.body.lage.eingang?.eingangsnummer).toMatch(/^IBK-/)
    expect(antwort.body.lage.aenderbar).toBe(false)
  })

  test('[S3-01] at the end itself nothing is taken, saved or withdrawn', async () => {
    const guid = await neue()
    await senden(guid, { 'B.1': 20_000 })
    t.clock.set(new Date(await ende()))
    for (const r of [
      await speichern(guid, { 'B.1': 30_000 }),
      await senden(guid, { 'B.1': 30_000 }),
      await zurueckziehen(guid),
    ])
      expect([r.status, r.problem.detail]).toEqual([412, 'Die Frist der Runde ist beendet.'])
    expect((await senden(guid, { 'B.1': 20_000 })).status).toBe(200)
  })

  test('lengthened while somebody submits: what came after the old end and got through after its release counts', async () => {
    const runde = await proberunde(t.services, { bis: 'VEROEFFENTLICHT', abTagen: -5 })
    const alt = (await rundeFinden(t.services.db, runde))?.bis ?? heute
    const { guid } = (await anlegen(LENA, { ibkMetaGuid: runde })).body
    const vorgelegt = await aktVorlegen(t.services, {
      guid: runde,
      person: demoPerson(PETRA.sub, heute),
      art: 'fristVerlaengern',
      angaben: () => ({ letzterTag: tagNach(heute, 20), grund: 'In der Frist liegen Feiertage.' }),
    })
    t.clock.set(alt)
    expect((await senden(guid, { 'B.1': 20_000 })).status).toBe(412)
    const [antwort] = await waehrend(
      t,
      (tx) => sql`select runde_halten(${runde}::uuid)`.execute(tx),
      () => senden(guid, { 'B.1': 20_000 }),
      () => {
        const davor = { ...t.services, clock: fixedClock(new Date(alt.getTime() - 1)) }
        return rundenaktFreigeben(davor, {
          ...liegenderAkt(vorgelegt),
          person: demoPerson(FRANK.sub, davor.clock.now()),
        })
      },
    )
    expect([antwort.status, antwort.body.lage.aenderbar]).toEqual([200, true])
    t.clock.set(new Date(alt.getTime() + 2 * MINUTE_MS))
    await eineEinfrieren(t.services, runde)
    expect((await rundeFinden(t.services.db, runde))?.eingefroren_am).toBeNull()
    t.clock.set(new Date(alt.getTime() + 20 * TAG_MS))
    await eineEinfrieren(t.services, runde)
    const { rows } = await sql`select from listenzeile where bekundung_guid = ${guid}`.execute(t.ownerDb)
    expect(rows).toHaveLength(1)
  })

  test('what waits while the list is frozen is never acknowledged', async () => {
    const ibkMetaGuid = randomUUID()
    await sql`insert into ibk_meta (guid, programm, produktgruppe, bezeichnung, von, bis, budget_cent, einladung_tage,
        macht_aeltere_ungueltig, veroeffentlicht_am, demo) select ${ibkMetaGuid}, programm, produktgruppe, 'Kurze Runde', von,
        ${new Date(heute.getTime() + 1_000)}, budget_cent, einladung_tage, false, von, true
      from ibk_meta where guid = ${DEMO_IBK_OFFEN}`.execute(t.ownerDb)
    await sql`insert into ibk_meta_vorgaben select ${ibkMetaGuid}, gueltig_ab, daten from ibk_meta_vorgaben
      where ibk_meta_guid = ${DEMO_IBK_OFFEN}`.execute(t.ownerDb)
    const { guid } = (await anlegen(LENA, { ibkMetaGuid })).body
    const antwort = await t.ownerDb.transaction().execute(async (tx) => {
      await sql`select runde_halten(${ibkMetaGuid}::uuid)`.execute(tx)
      const laufend = senden(guid, { 'B.1': 20_000 })
      await expect.poll(() => wartende(t)).toBe(1)
      await sql`insert into runde_liste values (${ibkMetaGuid}, '', encode(sha256(''), 'hex'), 0, '', encode(sha256(''), 'hex'))`.execute(
        tx,
      )
      await sql`update ibk_meta set eingefroren_am = bis, liste_sha256 = encode(sha256(''), 'hex')
        where guid = ${ibkMetaGuid}`.execute(tx)
      return { laufend }
    })
    const r = await antwort.laufend
    expect([r.status, r.problem.detail]).toEqual([412, 'Die Frist der Runde ist beendet.'])
    expect(await einreichungen(guid)).toEqual([])
  })
})

test('[S3-01] a newer round that voids older ones ends what is declared there', async () => {
  const guid = await neue()
  const neuere = randomUUID()
  await sql`insert into ibk_meta (guid, programm, produktgruppe, bezeichnung, von, bis, budget_cent, einladung_tage,
      macht_aeltere_ungueltig, veroeffentlicht_am, demo) select ${neuere}, programm, produktgruppe, 'Neue Runde', ${heute},
      ${new Date(heute.getTime() + 86_400_000)}, budget_cent, einladung_tage, true, von, true
    from ibk_meta where guid = ${DEMO_IBK_OFFEN}`.execute(t.ownerDb)
  const r = await senden(guid, { 'B.1': 20_000 })
  expect([r.status, r.problem.detail]).toEqual([
    412,
    'Diese Runde gilt nicht mehr: An ihre Stelle ist „Neue Runde“ getreten.',
  ])
  const { body } = await t.call(contract.bekundungUebersichtLesen, {
    als: LENA,
    params: { unternehmenGuid: HOF },
  })
  expect(body.find((e) => e.ibkMetaGuid === DEMO_IBK_OFFEN)).toMatchObject({
    aenderbar: false,
    ersetztDurch: 'Neue Runde',
  })
  await t.ownerDb.transaction().execute(async (tx) => {
    await sql`set local portal.wartung = 'demo'`.execute(tx)
    await sql`delete from ibk_meta where guid = ${neuere}`.execute(tx)
  })
})

describe('[R7.2-17] withdrawing', () => {
  test('[S3-02] a draft by any member, a sent one by a signer; then one may begin anew, with a new number', async () => {
    const nora = { ...NORA, rollen: ['ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN'] } as const
    const entwurf = await neue()
    expect((await zurueckziehen(entwurf, nora)).status).toBe(204)
    expect((await lesen(entwurf)).status).toBe(404)
    const guid = await neue()
    const { eingang } = (await senden(guid, { 'B.1': 20_000 })).body.lage
    const verweigert = await zurueckziehen(guid, nora)
    expect([verweigert.status, verweigert.problem.errors?.[0]?.pfad]).toEqual([412, 'zeichnungsberechtigung'])
    expect((await zurueckziehen(guid)).status).toBe(204)
    const wieder = await zurueckziehen(guid)
    expect([wieder.status, wieder.problem.detail]).toEqual([
      412,
      'Diese Interessenbekundung ist zurückgezogen. Sie können in dieser Runde neu beginnen.',
    ])
    const zweite = await neue()
    expect(zweite).not.toBe(guid)
    expect((await senden(zweite, { 'B.1': 20_000 })).body.lage.eingang?.eingangsnummer).not.toBe(
      eingang?.eingangsnummer,
    )
  })

  test('all who may sign hear of it', async () => {
    const guid = await neue()
    await senden(guid, { 'B.1': 20_000 })
    await zurueckziehen(guid)
    const { rows } = await sql<{ an: string }>`select an from postausgang where bezug = ${guid}
      and betreff like 'Interessenbekundung zurückgezogen: IBK-%' order by an`.execute(t.ownerDb)
    expect(rows.map(({ an }) => an)).toEqual(['lena.lindenau@demo.example', 'paul.partner@demo.example'])
  })
})

describe('the receipt', () => {
  test('[R7.2-14] [R7.2-18] is made after the answer, listed, downloaded by members only, and told by mail', async () => {
    const guid = await neue()
    await senden(guid, { 'B.1': 20_000 })
    await runDueJobs(t.services, [bekundungBelegErstellen])
    const { eingang } = (await lesen(guid)).body.lage
    const { beleg } = eingang ?? {}
    if (!beleg) throw new Error('no receipt')
    const { body: dokumente } = await t.call(contract.bekundungDokumenteLesen, {
      als: LENA,
      params: { guid },
    })
    expect(dokumente).toMatchObject([
      {
        uuid: beleg.uuid,
        wozu: `Eingangsbestätigung ${eingang?.eingangsnummer}`,
        downloadUrl: beleg.downloadUrl,
      },
    ])
    expect(beleg.downloadUrl).toBe(
      `/Zuwendungen/api/public/ibk/download/${beleg.uuid}/${encodeURIComponent(beleg.dateiname)}`,
    )
    const params = { fileGuid: beleg.uuid, fileName: beleg.dateiname }
    const laden = (als: Caller, download?: 'true') =>
      t.call(contract.bekundungBelegLesen, { als, params, ...(download && { query: { download } }) })
    const inline = await laden(LENA)
    expect(inline.status).toBe(200)
    expect(inline.headers['content-type']).toBe('application/pdf')
    expect(inline.headers['content-disposition']).toMatch(/^inline/)
    expect((await laden(LENA, 'true')).headers['content-disposition']).toMatch(/^attachment/)
    const fremd = await laden(MAX)
    expect([fremd.status, fremd.problem.title]).toEqual([404, 'Förderbewerbung nicht vorhanden'])
    const { rows } = await sql<{ an: string; text: string }>`select an, text from postausgang
      where betreff = ${`Ihre Interessenbekundung ist eingegangen: ${eingang?.eingangsnummer}`}`.execute(
      t.ownerDb,
    )
    expect(rows.map(({ an }) => an)).toEqual(['lena.lindenau@demo.example'])
    expect(rows[0]?.text).toContain(`/interessenbekundung/${guid}/eingang?unternehmenId=${HOF}`)
  })

  test('receipts wait in one line: however many there are, the freeze has a place of the worker', async () => {
    const guid = await neue()
    await senden(guid, { 'B.1': 20_000 })
    const { rows } = await sql<{ task: string; line: string | null }>`
      select j.task_identifier as task, j.queue_name as line from graphile_worker.jobs j
      where j.key = ${`bekundung-beleg:${(await einreichungen(guid))[0]?.eingangsnummer}:2`}`.execute(
      t.ownerDb,
    )
    expect(rows).toEqual([{ task: 'bekundung-beleg', line: 'bekundung-beleg' }])
  })

  test('each submission has one of its own; what was sent is shown when the period is over', async () => {
    const guid = await neue()
    await senden(guid, { 'B.1': 20_000 })
    await senden(guid, { 'B.1': 30_000 })
    await runDueJobs(t.services, [bekundungBelegErstellen])
    const { body } = await t.call(contract.bekundungDokumenteLesen, { als: LENA, params: { guid } })
    expect(body).toHaveLength(2)
    await speichern(guid, { 'B.1': 40_000 })
    expect(await detail()).toMatchObject({ fertig: false, betragInEuro: 40_000 })
    t.clock.set(new Date(await ende()))
    expect((await lesen(guid)).body.investitionen?.[1]?.betragInEuro).toBe(30_000)
    expect(await detail()).toMatchObject({ betragInEuro: 30_000, zuwendungInEuro: 12_000 })
  })
})
