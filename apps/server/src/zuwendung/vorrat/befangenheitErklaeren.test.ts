import * as sachbearbeitung from '@foerderportal/contract/zuwendung/sachbearbeitung/routes'
import * as listen from '@foerderportal/contract/zuwendung/vorrat/routes'
import * as vertrag from '@foerderportal/contract/zuwendung/vorrat/zustaendigkeit'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, TestApp } from '../../platform/testing/testApp.ts'
import { LENA, startWelt } from '../testing/testWelt.ts'
import { KERN, LUDWIG, SABINE, bankpersonenAnlegen, fallAnlegen } from '../testing/vorratWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await bankpersonenAnlegen(t, SABINE, KERN, LUDWIG)
})
afterAll(() => t.close())

const erklaeren = (guid: string, als: Caller = SABINE) =>
  t.call(vertrag.befangenheitErklaeren, { als, params: { guid }, body: { grund: 'Mein Schwager.' } })
const aufheben = (guid: string, als: Caller = LUDWIG) =>
  t.call(vertrag.befangenheitAufheben, { als, params: { guid }, body: { grund: 'Verwechslung.' } })
const zuweisen = (guid: string, als: Caller, an: string) =>
  t.call(vertrag.fallZuweisen, { als, params: { guid }, body: { an } })
const sieht = async (guid: string, als: Caller) => {
  const { body } = await t.call(listen.vorratLesen, { als, query: { anzahl: '100' } })
  return body.zeilen.find(({ geschaeft }) => geschaeft === guid)
}
const erklaerte = async (als: Caller = LUDWIG) => (await t.call(vertrag.befangenheitenLesen, { als })).body
const handlungen = async (guid: string) =>
  (
    await sql<{ handlung: string; angaben: unknown }>`select handlung, angaben from audit_log
      where objekt_guid = ${guid} and handlung like 'befangenheit%' order by nr`.execute(t.ownerDb)
  ).rows

describe('[A-07] [S9-01] a declared conflict of interest', () => {
  test('takes the case away from who declares it, wherever he looks; Leitung sees it and gives it to another', async () => {
    const guid = await fallAnlegen(t)
    await zuweisen(guid, SABINE, SABINE.sub)
    const antrag = (await sieht(guid, SABINE))?.antrag ?? ''
    expect((await erklaeren(guid)).status).toBe(200)
    expect(await sieht(guid, SABINE)).toBeUndefined()
    const direkt = [
      await t.call(vertrag.anwesenheitMelden, { als: SABINE, params: { guid } }),
      await zuweisen(guid, SABINE, KERN.sub),
      await erklaeren(guid),
      await t.call(sachbearbeitung.pruefungBeginnen, { als: SABINE, params: { guid: antrag } }),
      await t.call(sachbearbeitung.bankDateiHerunterladen, {
        als: SABINE,
        params: { guid: antrag, dateiGuid: randomUUID() },
      }),
    ]
    for (const { status, problem } of direkt)
      expect([status, problem.detail]).toEqual([403, expect.stringContaining('Befangenheit erklärt')])
    expect(await sieht(guid, KERN)).toMatchObject({ zugewiesen: null })
    expect(await erklaerte()).toMatchObject([
      {
        geschaeft: guid,
        person: { sub: SABINE.sub, name: 'Sabine' },
        grund: 'Mein Schwager.',
        zugewiesen: null,
        aufgehoben: null,
      },
    ])
    expect((await zuweisen(guid, LUDWIG, KERN.sub)).status).toBe(200)
    expect((await erklaerte())[0]?.zugewiesen).toEqual({ sub: KERN.sub, name: 'Kern' })
  })

  test('leaves the colleague alone who has the case', async () => {
    const guid = await fallAnlegen(t)
    await zuweisen(guid, KERN, KERN.sub)
    await erklaeren(guid)
    expect(await sieht(guid, KERN)).toMatchObject({ zugewiesen: { sub: KERN.sub } })
  })

  test('is lifted by Leitung with a reason; the row and the audit trail keep both', async () => {
    const guid = await fallAnlegen(t)
    await erklaeren(guid)
    const eine = (await erklaerte()).find(({ geschaeft }) => geschaeft === guid)?.guid ?? ''
    expect((await aufheben(eine)).body.aufgehoben).toMatchObject({ von: 'Ludwig', grund: 'Verwechslung.' })
    expect((await aufheben(eine)).status).toBe(200)
    expect(await sieht(guid, SABINE)).toBeDefined()
    expect(await handlungen(guid)).toEqual([
      { handlung: 'befangenheitErklaeren', angaben: { befangenheit: eine } },
      { handlung: 'befangenheitAufheben', angaben: { befangenheit: eine, person: SABINE.sub } },
    ])
  })

  test('is not lifted by who declared it, by nobody else than Leitung, nor long after signing in', async () => {
    const guid = await fallAnlegen(t)
    await erklaeren(guid, LUDWIG)
    const { rows } = await sql<{
      guid: string
    }>`select guid from befangenheit where geschaeft_guid = ${guid}`.execute(t.ownerDb)
    const eine = rows[0]?.guid ?? ''
    const leitung = (sub: string, mehr: Partial<Caller> = {}) => ({ ...LUDWIG, sub, ...mehr })
    expect((await aufheben(eine)).problem.detail).toBe(
      'Ihre eigene Befangenheit hebt jemand anderes aus der Leitung auf.',
    )
    expect((await aufheben(eine, SABINE)).status).toBe(403)
    const alt = Math.floor(Date.now() / 1_000) - 120
    expect((await aufheben(eine, leitung('sub-zweite', { authTime: alt }))).status).toBe(401)
    expect((await aufheben(eine, leitung(LENA.sub))).problem.detail).toContain('für das Sie selbst handeln')
    expect((await aufheben(randomUUID())).status).toBe(404)
    expect((await aufheben(eine, leitung('sub-zweite'))).status).toBe(200)
  })

  test('on a case of which Leitung finds no trace herself, is not in her list', async () => {
    const guid = await fallAnlegen(t)
    await erklaeren(guid, SABINE)
    await erklaeren(guid, LUDWIG)
    expect((await erklaerte()).some(({ geschaeft }) => geschaeft === guid)).toBe(false)
    expect(
      (await erklaerte({ ...LUDWIG, sub: 'sub-zweite' })).filter(({ geschaeft }) => geschaeft === guid),
    ).toHaveLength(2)
  })
})
