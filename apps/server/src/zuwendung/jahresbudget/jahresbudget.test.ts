import { jahrInBerlin, tageSpaeter } from '@foerderportal/contract/shared/zeit/datum'
import { jahresbudgetLesen } from '@foerderportal/contract/zuwendung/kern/jahresbudget/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { freigeben, speichern, vorlegen, entscheidungLesen, geprueft } from '../testing/entscheidungWelt.ts'
import { fordern, loeschen, mit, pruefen } from '../testing/korrekturWelt.ts'
import {
  eingereicht,
  klimabilanz,
  LENAS,
  MAXENS,
  vieleErlauben,
  zurFreigabe,
} from '../testing/klimabilanzWelt.ts'
import { einreichen, LENA, lesen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await vieleErlauben(t)
})
afterAll(() => t.close())
beforeEach(async () => {
  await sql`update geschaeft set zurueckgezogen_am = now() where programm = 'ZUKLB' and status <> 'BEWILLIGT'
    and zurueckgezogen_am is null`.execute(t.ownerDb)
})

/** What is free this year, as anybody reads it: without a sign-in. */
const frei = async () =>
  (await t.call(jahresbudgetLesen, { params: { produktgruppe: 'ZUKLB' } })).body.jahresbudget

/** So much is left of the year, in cents. */
const freiSetzen = async (cent: number) => {
  const { rows } = await sql<{ vergeben: number }>`select reserviert_cent + bewilligt_cent as vergeben
    from jahresbudget where programm = 'ZUKLB'`.execute(t.ownerDb)
  const budget = ((rows[0]?.vergeben ?? 0) + cent) / 100
  await sql`update programm set daten = jsonb_set(daten, '{jahresbudget}', to_jsonb(${budget}::numeric))
    where programm = 'ZUKLB'`.execute(t.ownerDb)
  // Programmes are read once a minute.
  t.clock.forward(61_000)
  await frei()
  await expect.poll(async () => (await frei())?.frei).toBe(cent / 100)
}

test('[R1-06] the year’s money is shown as given away and left; what is sent holds its share', async () => {
  const vorher = await frei()
  expect(vorher).toMatchObject({ jahr: t.clock.now().getFullYear(), budget: 5_000_000 })
  await eingereicht(t)
  const nachher = await frei()
  expect(nachher?.vergeben).toBeCloseTo((vorher?.vergeben ?? 0) + 900, 2)
  expect(nachher?.frei).toBeCloseTo((vorher?.frei ?? 0) - 900, 2)
  expect(
    (await t.call(jahresbudgetLesen, { params: { produktgruppe: 'standard' } })).body.jahresbudget,
  ).toBeNull()
})

test('[S4-02] 90 % of the cost, at most 1,000 €', async () => {
  const formular = await klimabilanz(t)
  const mitKosten = (kosten: number) => ({
    ...formular,
    foerdergegenstandSeiten: [
      {
        kategorie: 'K.1',
        foerdergegenstandKlasse: 'klimabilanz',
        foerdergegenstaende: [
          { type: 'Beratungsdienstleistung' as const, bezeichnung: 'Klimabilanz', kosten },
        ],
      },
    ],
  })
  const zuschuss = async (kosten: number) =>
    (await einreichen(t, mitKosten(kosten))).body.formular.foerdergegenstandSeiten?.[0]
      ?.foerdergegenstaende?.[0]?.zuwendungsBetrag
  expect(await zuschuss(2_000)).toBe(1_000)
})

test('[R1-06] the money gone between beginning and sending: 412, and the draft stays', async () => {
  const formular = await klimabilanz(t)
  await freiSetzen(899_99)
  const knapp = await einreichen(t, formular)
  expect([knapp.status, knapp.problem.detail]).toEqual([
    412,
    expect.stringContaining('Frei sind noch 899,99'),
  ])
  await freiSetzen(0)
  const leer = await einreichen(t, formular)
  expect([leer.status, leer.problem.detail]).toEqual([412, expect.stringContaining('ist aufgebraucht')])
  expect((await lesen(t, formular.guid)).body.geschaeftStatus).toBe('NEUANTRAG_IN_BEARBEITUNG')
  expect((await frei())?.frei).toBe(0)
  await freiSetzen(900_00)
  expect((await einreichen(t, formular)).status).toBe(200)
  expect((await frei())?.frei).toBe(0)
})

test('[R1-06] the last share, asked for by two at once: one gets it', async () => {
  const formulare = [await klimabilanz(t, LENAS), await klimabilanz(t, MAXENS)] as const
  await freiSetzen(900_00)
  const [a, b] = await Promise.all([
    einreichen(t, formulare[0], { wer: LENAS.person }),
    einreichen(t, formulare[1], { wer: MAXENS.person }),
  ])
  expect([a.status, b.status].toSorted((x, y) => x - y)).toEqual([200, 412])
  expect((await frei())?.frei).toBe(0)
  await freiSetzen(100_000_00)
})

test('[R1-06] withdrawn, its share is free again; approved with less, the rest is', async () => {
  await freiSetzen(100_000_00)
  const { antrag } = await eingereicht(t)
  expect((await frei())?.frei).toBe(99_100)
  await loeschen(t, antrag, LENA)
  expect((await frei())?.frei).toBe(100_000)

  const zweiter = await eingereicht(t)
  await pruefen(t, zweiter.antrag)
  await geprueft(t.ownerDb, zweiter.fall)
  const { body } = await entscheidungLesen(t, zweiter.fall)
  const betraege = body.inhalt.betraege.map((b) => ({ ...b, bewilligt: 400 }))
  const grund = { code: 'T-216', werte: { grund: 'Nur so viel ist nötig.' } }
  const bausteine = [...body.inhalt.bausteine.filter(({ code }) => code !== 'T-216'), grund]
  await speichern(t, zweiter.fall, { ...body.inhalt, betraege, bausteine })
  const { inhaltSha256 } = (await vorlegen(t, zweiter.fall)).body
  const r = await freigeben(t, zweiter.fall, inhaltSha256)
  expect([r.status, r.problem.detail]).toEqual([200, undefined])
  expect((await frei())?.frei).toBe(99_600)
})

test('[R1-06] a correction after New Year counts in the year in which the application came in', async () => {
  const jahr = Number(jahrInBerlin(t.clock.now()))
  const davor = t.clock.now()
  await freiSetzen(100_000_00)
  const { antrag, fall } = await eingereicht(t)
  await pruefen(t, antrag)
  const felder = [{ pfad: 'produktgruppenDaten.haupttaetigkeit', grund: 'Bitte ergänzen.' }]
  const frist = tageSpaeter(`${jahr + 1}-01-01`, 20)
  // The last days of the year, wherever in it this runs: a company has a month at most.
  t.clock.set(new Date(Math.max(davor.getTime(), Date.parse(`${jahr}-12-30T12:00:00Z`))))
  expect((await fordern(t, antrag, { felder, frist })).status).toBe(200)
  t.clock.set(new Date(`${jahr}-12-31T23:30:00Z`))
  const { body } = await lesen(t, antrag)
  const r = await einreichen(t, mit(body.formular, { 'produktgruppenDaten.haupttaetigkeit': 'Obstbau' }))
  expect([r.status, r.problem?.detail]).toEqual([200, undefined])
  const reserve = await sql<{
    jahr: number
    cent: number
  }>`select jahr, reserviert_cent as cent from jahresreserve
    where geschaeft_guid = ${fall}`.execute(t.ownerDb)
  expect(reserve.rows).toEqual([{ jahr, cent: 900_00 }])
  const neues = await sql`select from jahresbudget where programm = 'ZUKLB' and jahr = ${jahr + 1}`.execute(
    t.ownerDb,
  )
  expect(neues.rows).toEqual([])
  t.clock.set(davor)
})

test('[R1-06] nobody gives away more than there is, whoever writes', async () => {
  const { fall } = await zurFreigabe(t)
  const mehr = sql`update jahresreserve set reserviert_cent = 100000000000 where geschaeft_guid = ${fall}`
  await expect(mehr.execute(t.ownerDb)).rejects.toMatchObject({ constraint: 'jahresbudget_reicht' })
})
