import { fallLesen } from '@foerderportal/contract/zuwendung/fall/routes'
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
const erklaerung = async (geschaeft: string, { sub }: Caller) =>
  (
    await sql<{ guid: string }>`select guid from befangenheit
      where geschaeft_guid = ${geschaeft} and nutzer_sub = ${sub}`.execute(t.ownerDb)
  ).rows[0]?.guid ?? randomUUID()
/** Also of Leitung; one of the farm; and who reads everything. */
const ZWEITE: Caller = { ...LUDWIG, sub: 'sub-zweite' }
const BETEILIGT: Caller = { ...LUDWIG, sub: LENA.sub }
const RITA: Caller = { sub: 'sub-rita', rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_REVISION'] }
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

  test('is not lifted by who declared it nor long after signing in, and says so', async () => {
    const guid = await fallAnlegen(t)
    await erklaeren(guid, LUDWIG)
    const eine = await erklaerung(guid, LUDWIG)
    expect((await aufheben(eine)).problem.detail).toBe(
      'Ihre eigene Befangenheit hebt jemand anderes aus der Leitung auf.',
    )
    const alt = Math.floor(Date.now() / 1_000) - 120
    expect((await aufheben(eine, { ...ZWEITE, authTime: alt })).status).toBe(401)
    expect((await aufheben(eine, BETEILIGT)).problem.detail).toContain('für das Sie selbst handeln')
    // Nor by hand, as the portal's account of the database.
    await expect(
      sql`update befangenheit set aufgehoben_am = now(), aufgehoben_von = nutzer_sub, aufgehoben_grund = 'Irrtum.'
        where guid = ${eine}`.execute(t.services.db),
    ).rejects.toThrow('befangenheit_nicht_selbst_aufgehoben')
  })

  test('on a case of which Leitung finds no trace herself, is not in her list', async () => {
    const guid = await fallAnlegen(t)
    await erklaeren(guid, SABINE)
    await erklaeren(guid, LUDWIG)
    expect((await erklaerte()).some(({ geschaeft }) => geschaeft === guid)).toBe(false)
    expect((await erklaerte(ZWEITE)).filter(({ geschaeft }) => geschaeft === guid)).toHaveLength(2)
  })
})

describe('[A-07] [S9-01] every state × person × act', () => {
  const STAND = {
    'nicht erklärt': async () => undefined,
    erklärt: async (guid: string) => {
      await erklaeren(guid, SABINE)
      await erklaeren(guid, LUDWIG)
    },
    aufgehoben: async (guid: string) => {
      await STAND['erklärt'](guid)
      await aufheben(await erklaerung(guid, SABINE), ZWEITE)
      await aufheben(await erklaerung(guid, LUDWIG), ZWEITE)
    },
  }
  const oeffnen = (guid: string, als: Caller) => t.call(fallLesen, { als, params: { guid } })
  const liste = (_: string, als: Caller) => t.call(vertrag.befangenheitenLesen, { als })
  const lift = (wessen: Caller) => async (guid: string, als: Caller) =>
    aufheben(await erklaerung(guid, wessen), als)
  const AKTE = [oeffnen, erklaeren, lift(SABINE), lift(LUDWIG), liste]

  // Opens the case, declares, lifts Sabine's, lifts Ludwig's, reads the list.
  test.each([
    ['nicht erklärt', 'Sabine', SABINE, [200, 200, 403, 403, 403]],
    ['nicht erklärt', 'Ludwig', LUDWIG, [200, 200, 404, 404, 200]],
    ['nicht erklärt', 'a colleague', KERN, [200, 200, 403, 403, 403]],
    ['nicht erklärt', 'Leitung', ZWEITE, [200, 200, 404, 404, 200]],
    ['nicht erklärt', 'Leitung, of the farm', BETEILIGT, [200, 200, 404, 404, 200]],
    ['nicht erklärt', 'Revision', RITA, [200, 200, 403, 403, 403]],
    ['erklärt', 'Sabine', SABINE, [403, 403, 403, 403, 403]],
    ['erklärt', 'Ludwig', LUDWIG, [403, 403, 403, 403, 200]],
    ['erklärt', 'a colleague', KERN, [200, 200, 403, 403, 403]],
    ['erklärt', 'Leitung', ZWEITE, [200, 200, 200, 200, 200]],
    ['erklärt', 'Leitung, of the farm', BETEILIGT, [200, 200, 403, 403, 200]],
    ['erklärt', 'Revision', RITA, [200, 200, 403, 403, 403]],
    ['aufgehoben', 'Sabine', SABINE, [200, 200, 403, 403, 403]],
    ['aufgehoben', 'Ludwig', LUDWIG, [200, 200, 200, 403, 200]],
    ['aufgehoben', 'a colleague', KERN, [200, 200, 403, 403, 403]],
    ['aufgehoben', 'Leitung', ZWEITE, [200, 200, 200, 200, 200]],
    ['aufgehoben', 'Leitung, of the farm', BETEILIGT, [200, 200, 403, 403, 200]],
    ['aufgehoben', 'Revision', RITA, [200, 200, 403, 403, 403]],
  ] as const)('%s: %s', async (stand, _, wer, erwartet) => {
    const status: number[] = []
    for (const tun of AKTE) {
      const guid = await fallAnlegen(t)
      await STAND[stand](guid)
      status.push((await tun(guid, wer)).status)
    }
    expect(status).toEqual(erwartet)
  })
})
