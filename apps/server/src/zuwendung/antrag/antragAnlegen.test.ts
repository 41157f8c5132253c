import { randomUUID } from 'node:crypto'
import * as contract from '@foerderportal/contract/zuwendung/antrag/routes'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { DEMO_RUNDE_OFFEN, DEMO_RUNDE_ZUKLB } from '../demo/runden.ts'
import { klimabilanz } from '../testing/klimabilanzWelt.ts'
import {
  EINLADUNG,
  FREMDE_EINLADUNG,
  FREMDER_HOF,
  GISELA,
  HOF,
  LENA,
  MAX,
  NORA,
  einreichen,
  startWelt,
  type Person,
} from '../testing/testWelt.ts'

let t: TestApp | undefined
beforeEach(async () => {
  await t?.close()
  t = await startWelt()
})
afterAll(() => t?.close())

const welt = () => t as TestApp // beforeEach has made it
const anlegen = (metaGuid = EINLADUNG, unternehmenGuid = HOF, wer: Person = LENA) =>
  welt().call(contract.antragAnlegen, { als: wer, params: { metaGuid, unternehmenGuid } })
const mitGuid = (guid: string, metaGuid = EINLADUNG, unternehmenGuid = HOF, als: Person = LENA) =>
  welt().call(contract.antragAnlegen, { als, params: { metaGuid, unternehmenGuid }, query: { guid } })
const anzahl = async () =>
  (await sql<{ n: number }>`select count(*) as n from geschaeft`.execute(welt().ownerDb)).rows[0]?.n

test('[R7.2-32] creates a draft, filled in with what is known', async () => {
  const r = await anlegen()
  expect(r.status).toBe(200)
  expect(r.headers['etag']).toBe('"1"')
  expect(r.body.geNr).toMatch(/^GE-\d{4}-\d{6}$/)
  expect(r.body.formular).toMatchObject({
    fertig: false,
    ansprechpartner: { subjectId: LENA.sub },
    unternehmen: { unternehmenName: 'Hof Lindenau GbR' },
    produktgruppenDaten: { type: 'AnkNabo', antragstellerArt: 'PRIMAERPRODUZENT' },
    foerdergegenstandSeiten: [],
  })
  const gelesen = await welt().call(contract.antragLesen, {
    als: LENA,
    params: { guid: r.body.formular.guid },
  })
  expect(gelesen.body).toEqual(r.body)
})

test.each([
  ['longer than the form takes', 'Maximiliane'.repeat(12), 'Maximiliane'.repeat(12).slice(0, 100)],
  ['with what no text may have', 'Le\u0007na\u202e', 'Lena'],
])('[R7.2-32] a name of the identity provider %s: the draft is made', async (_, vorname, erwartet) => {
  const r = await anlegen(EINLADUNG, HOF, { ...LENA, vorname })
  expect([r.status, r.body.formular.ansprechpartner?.vorname]).toEqual([200, erwartet])
})

test.each([
  ['an unknown invitation', randomUUID(), HOF],
  ['another company’s invitation', FREMDE_EINLADUNG, HOF],
  ['the round itself, which needs an invitation', DEMO_RUNDE_OFFEN, HOF],
])('[S4-01] %s answers 404', async (_, metaGuid, unternehmenGuid) => {
  const r = await anlegen(metaGuid, unternehmenGuid)
  expect([r.status, r.problem.title]).toEqual([404, 'Einladung nicht vorhanden'])
  expect(await anzahl()).toBe(0)
})

test('[S11-04] {metaGuid} is the guid of the overview’s entry, not its ibkMetaGuid', async () => {
  const { body } = await welt().call(contract.antragUebersichtLesen, {
    als: LENA,
    params: { unternehmenGuid: HOF },
  })
  const [eintrag] = body
  expect((await anlegen(eintrag?.ibkMetaGuid ?? '')).status).toBe(404)
  expect((await anlegen(eintrag?.guid)).status).toBe(200)
})

test('[S4-01] beyond maxAnzahlGeschaefte 412, also for creations at the same moment', async () => {
  const antworten = await Promise.all(Array.from({ length: 5 }, () => anlegen()))
  expect(antworten.map((r) => r.status).toSorted((a, b) => a - b)).toEqual([200, 200, 412, 412, 412])
  const verweigert = antworten.find((r) => r.status === 412)
  expect(verweigert?.problem).toMatchObject({
    title: 'Nicht möglich zu diesem Zeitpunkt',
    detail: expect.stringContaining('höchstens 2 Anträge'),
  })
  expect(await anzahl()).toBe(2)
})

test('[R7.2-32] a repeat with the same guid answers the draft that is there, also when no place is left and the period is over', async () => {
  const { clock, ownerDb } = welt()
  const bis = new Date(clock.now().getTime() + 3_600_000)
  await sql`update antrag_einladung set bis = ${bis}, max_anzahl_geschaefte = 1 where guid = ${EINLADUNG}`.execute(
    ownerDb,
  )
  const guid = randomUUID()
  const zugleich = await Promise.all(Array.from({ length: 5 }, () => mitGuid(guid)))
  clock.set(bis)
  for (const r of [...zugleich, await mitGuid(guid)])
    expect([r.status, r.body.formular.guid, r.body.geNr]).toEqual([200, guid, zugleich[0]?.body.geNr])
  expect((await mitGuid(randomUUID())).status).toBe(412)
  expect(await anzahl()).toBe(1)
})

test('[R7.2-32] [S1-02] a guid that stands for something else: 404, whoever’s it is', async () => {
  const guid = randomUUID()
  await mitGuid(guid)
  expect((await mitGuid(guid, DEMO_RUNDE_ZUKLB)).status).toBe(404)
  expect((await mitGuid(guid, FREMDE_EINLADUNG, FREMDER_HOF, MAX)).status).toBe(404)
  expect(await anzahl()).toBe(1)
  await sql`update geschaeft set zurueckgezogen_am = now()`.execute(welt().ownerDb)
  expect((await mitGuid(guid)).status).toBe(404)
})

test('[S4-01] a withdrawn application leaves its place to another one', async () => {
  const geschaefte = [await anlegen(), await anlegen()].map(({ body }) => body.geNr)
  expect((await anlegen()).status).toBe(412)
  await sql`update geschaeft set zurueckgezogen_am = now() where ge_nr = ${geschaefte[0]}`.execute(
    welt().ownerDb,
  )
  expect([(await anlegen()).status, (await anlegen()).status]).toEqual([200, 412])
})

test('[S4-01] the period is [von, bis): its first moment belongs to it, its end does not', async () => {
  const { clock, ownerDb } = welt()
  const von = new Date(clock.now().getTime() + 3_600_000)
  const bis = new Date(von.getTime() + 3_600_000)
  await sql`update antrag_einladung set von = ${von}, bis = ${bis} where guid = ${EINLADUNG}`.execute(ownerDb)
  clock.set(new Date(von.getTime() - 1))
  const vorher = await anlegen()
  expect([vorher.status, vorher.problem.detail]).toEqual([412, expect.stringContaining('beginnt am')])
  clock.set(von)
  expect((await anlegen()).status).toBe(200)
  clock.set(bis)
  const nachher = await anlegen()
  expect([nachher.status, nachher.problem.detail]).toEqual([412, expect.stringContaining('beendet')])
  clock.set(new Date(bis.getTime() - 1))
  expect((await anlegen()).status).toBe(200)
})

test('[S4-01] ZUKLB needs no invitation', async () => {
  const r = await anlegen(DEMO_RUNDE_ZUKLB)
  expect(r.status).toBe(200)
  expect(r.body.formular).toMatchObject({
    produktgruppenDaten: { type: 'ZUKLB' },
    dokumente: { type: 'ZUKLB' },
  })
  expect(r.body.moeglicheAntragstellerArten).toHaveLength(2)
})

test('[S4-01] what is open without an invitation is open to farms only', async () => {
  const r = await anlegen(DEMO_RUNDE_ZUKLB, DEMO_UNTERNEHMEN.raiffeisenbank, GISELA)
  expect([r.status, r.problem.detail]).toEqual([
    412,
    expect.stringContaining('als Kreditinstitut registriert'),
  ])
})

test('[R1-06] [S4-01] a farm of a kind that the programme does not fund reads which ones it funds, and can not send', async () => {
  const { lohnbetriebNord } = DEMO_UNTERNEHMEN
  const { body } = await anlegen(DEMO_RUNDE_ZUKLB, lohnbetriebNord, MAX)
  expect(body.formular.produktgruppenDaten.antragstellerArt).toBe('LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN')
  expect(body.moeglicheAntragstellerArten).toEqual(['PRIMAERPRODUZENT', 'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN'])
  const voll = await klimabilanz(welt(), { person: MAX, firma: lohnbetriebNord })
  const { produktgruppenDaten } = body.formular
  const r = await einreichen(
    welt(),
    {
      ...voll,
      produktgruppenDaten: {
        ...voll.produktgruppenDaten,
        antragstellerArt: produktgruppenDaten.antragstellerArt,
      },
    },
    { wer: MAX },
  )
  expect(r.status).toBe(412)
  expect(r.problem.errors).toContainEqual({
    pfad: 'produktgruppenDaten.antragstellerArt',
    text: expect.stringContaining('kann in diesem Programm keinen Antrag stellen'),
  })
})

test('[S1-02] a foreign company answers 403, whether it exists or not', async () => {
  for (const unternehmenGuid of [FREMDER_HOF, randomUUID()]) {
    const r = await anlegen(FREMDE_EINLADUNG, unternehmenGuid)
    expect([r.status, r.problem.title]).toEqual([403, 'Unzureichende Berechtigung'])
  }
  expect((await anlegen(FREMDE_EINLADUNG, FREMDER_HOF, MAX)).status).toBe(200)
})

test('a company that was never invited finds no invitation', async () => {
  const r = await anlegen(EINLADUNG, DEMO_UNTERNEHMEN.raiffeisenbank, GISELA)
  expect(r.status).toBe(404)
})

test('[R6-02] creating needs the write permission', async () => {
  const nurLesen = { ...NORA, rollen: ['ZUWENDUNGEN_LESEN'] }
  const params = { metaGuid: EINLADUNG, unternehmenGuid: HOF }
  expect((await welt().call(contract.antragAnlegen, { als: nurLesen, params })).status).toBe(403)
})
