import { fallLesen } from '@foerderportal/contract/zuwendung/bank/fall/routes'
import * as sachbearbeitung from '@foerderportal/contract/zuwendung/bank/routes'
import * as listen from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { zugleich } from '../../platform/testing/zugleich.ts'
import { HOF, LENA, startWelt } from '../testing/testWelt.ts'
import { KERN, LUDWIG, SABINE, bankpersonenAnlegen, fallAnlegen } from '../testing/vorratWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await bankpersonenAnlegen(t, SABINE, KERN, LUDWIG)
})
afterAll(() => t.close())

const erklaeren = (guid: string, als: Caller = SABINE) =>
  t.call(vertrag.befangenheitErklaeren, { als, params: { guid }, body: { grund: 'Mein Schwager.' } })
const amUnternehmen = (guid: string, als: Caller = SABINE) =>
  t.call(vertrag.befangenheitAmUnternehmenErklaeren, {
    als,
    params: { guid },
    body: { grund: 'Mein Bruder ist Geschäftsführer.' },
  })
/** Another farm, of which Lena is a member too. */
const firmaAnlegen = async () => {
  const guid = randomUUID()
  await sql`insert into unternehmen (guid, snapshot_guid, typ, name, class_version, value, angelegt_am, geaendert_am)
    values (${guid}, gen_random_uuid(), 'Startup', 'Moorwerk', 1, '{}', now(), now())`.execute(t.ownerDb)
  await sql`insert into mitgliedschaft (unternehmen_guid, nutzer_sub, ist_admin, zeichnungsberechtigung, zugeordnet_seit)
    values (${guid}, ${LENA.sub}, true, true, now())`.execute(t.ownerDb)
  return guid
}
const aufheben = (guid: string, als: Caller = LUDWIG) =>
  t.call(vertrag.befangenheitAufheben, { als, params: { guid }, body: { grund: 'Verwechslung.' } })
const zuweisen = (guid: string, als: Caller, an: string) =>
  t.call(vertrag.fallZuweisen, { als, params: { guid }, body: { an } })
const sieht = async (guid: string, als: Caller) => {
  const { body } = await t.call(listen.vorratLesen, { als, query: { anzahl: '100' } })
  return body.zeilen.find(({ geschaeft }) => geschaeft === guid)
}
const erklaerte = async (als: Caller = LUDWIG) => (await t.call(vertrag.befangenheitenLesen, { als })).body
const erklaerung = async (woran: string, { sub }: Caller) =>
  (
    await sql<{ guid: string }>`select guid from befangenheit
      where ${woran} in (geschaeft_guid, unternehmen_guid) and nutzer_sub = ${sub}`.execute(t.ownerDb)
  ).rows[0]?.guid ?? randomUUID()
/** Also of Leitung; one of the farm; and who reads everything. */
const ZWEITE: Caller = { ...LUDWIG, sub: 'sub-zweite' }
const BETEILIGT: Caller = { ...LUDWIG, sub: LENA.sub }
const RITA: Caller = { sub: 'sub-rita', rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_REVISION'] }
const spuren = async (objekt: string) =>
  (
    await sql<{ handlung: string; angaben: unknown }>`select handlung, angaben from audit_log
      where objekt_guid = ${objekt} order by nr`.execute(t.ownerDb)
  ).rows.map(({ handlung, angaben }) => [handlung, angaben])

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
        faelle: [{ geschaeft: guid, zugewiesen: null, zuweisung: 2 }],
        aufgehoben: null,
      },
    ])
    expect((await zuweisen(guid, LUDWIG, KERN.sub)).status).toBe(200)
    expect((await erklaerte())[0]?.faelle).toMatchObject([{ zugewiesen: { sub: KERN.sub, name: 'Kern' } }])
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
    expect(await spuren(guid)).toEqual([
      ['befangenheitErklaeren', { befangenheit: eine }],
      ['befangenheitAufheben', { befangenheit: eine, person: SABINE.sub }],
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

describe('[A-07] [S9-01] a conflict of interest on a company', () => {
  test('takes all its cases away, also one that comes later, and none of another; Leitung gives those that were his to others', async () => {
    const unternehmen = await firmaAnlegen()
    const [seiner, andererPerson, woanders] = [
      await fallAnlegen(t, { unternehmenGuid: unternehmen }),
      await fallAnlegen(t, { unternehmenGuid: unternehmen }),
      await fallAnlegen(t),
    ]
    await zuweisen(seiner, SABINE, SABINE.sub)
    await zuweisen(andererPerson, KERN, KERN.sub)
    await zuweisen(woanders, SABINE, SABINE.sub)
    expect((await amUnternehmen(unternehmen)).status).toBe(200)
    const spaeter = await fallAnlegen(t, { unternehmenGuid: unternehmen })
    for (const guid of [seiner, andererPerson, spaeter]) {
      expect(await sieht(guid, SABINE)).toBeUndefined()
      expect((await t.call(fallLesen, { als: SABINE, params: { guid } })).problem.detail).toContain(
        'diesen Fall oder sein Unternehmen',
      )
      expect(await sieht(guid, KERN)).toBeDefined()
    }
    expect(await sieht(woanders, SABINE)).toMatchObject({ zugewiesen: { sub: SABINE.sub } })
    const liste = async () => (await erklaerte()).find((b) => b.unternehmen.guid === unternehmen)
    expect(await liste()).toMatchObject({
      geschaeft: null,
      person: { name: 'Sabine' },
      faelle: [{ geschaeft: seiner, zugewiesen: null }],
    })
    const { zuweisung = 0 } = (await liste())?.faelle[0] ?? {}
    const geben = { als: LUDWIG, params: { guid: seiner }, body: { an: KERN.sub }, ifMatch: zuweisung }
    expect((await t.call(vertrag.fallZuweisen, geben)).status).toBe(200)
    expect((await liste())?.faelle).toMatchObject([{ zugewiesen: { name: 'Kern' } }])
    expect((await t.call(vertrag.fallZuweisen, { ...geben, body: { an: SABINE.sub } })).status).toBe(409)
    expect((await zuweisen(seiner, LUDWIG, SABINE.sub)).problem.detail).toContain('Sabine kann diesen Fall')
    expect(await spuren(seiner)).toContainEqual(['fallZuweisen', { an: null, vorher: SABINE.sub }])
    expect(await spuren(unternehmen)).toEqual([
      ['befangenheitErklaeren', { befangenheit: (await liste())?.guid }],
    ])
  })

  test('twenty times at once it holds once; lifted, the cases are there again', async () => {
    const unternehmen = await firmaAnlegen()
    const guid = await fallAnlegen(t, { unternehmenGuid: unternehmen })
    const alle = await Promise.all(Array.from({ length: 20 }, () => amUnternehmen(unternehmen)))
    expect(alle.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array<number>(19).fill(403),
    ])
    const [eine, ...weitere] = (await erklaerte()).filter((b) => b.unternehmen.guid === unternehmen)
    expect(weitere).toEqual([])
    expect((await aufheben(eine?.guid ?? '')).body.aufgehoben).toMatchObject({ von: 'Ludwig' })
    expect(await sieht(guid, SABINE)).toBeDefined()
    expect((await amUnternehmen(randomUUID())).status).toBe(404)
  })

  test('a case that is given to him at the same moment is not left with him', async () => {
    const unternehmen = await firmaAnlegen()
    const guid = await fallAnlegen(t, { unternehmenGuid: unternehmen })
    // The assignment has looked whether she may have it, and waits to write.
    const antworten = await zugleich<{ readonly status: number }>(
      t,
      (tx) => sql`select from vorrat where geschaeft_guid = ${guid} for update`.execute(tx),
      [() => zuweisen(guid, LUDWIG, SABINE.sub), () => amUnternehmen(unternehmen)],
    )
    expect(antworten.map(({ status }) => status)).toEqual([200, 200])
    expect((await sieht(guid, KERN))?.zugewiesen).toBeNull()
  })
})

describe.each(['case', 'company'])('[A-07] [S9-01] every state × person × act, on a %s', (woran) => {
  /** What it is declared on, with a case of it. */
  const neues = async () => {
    const unternehmen = woran === 'case' ? HOF : await firmaAnlegen()
    const fall = await fallAnlegen(t, { unternehmenGuid: unternehmen })
    return { unternehmen, fall }
  }
  type Neues = Awaited<ReturnType<typeof neues>>
  const sagen = ({ unternehmen, fall }: Neues, als: Caller) =>
    woran === 'case' ? erklaeren(fall, als) : amUnternehmen(unternehmen, als)
  const seine = ({ unternehmen, fall }: Neues, wer: Caller) =>
    erklaerung(woran === 'case' ? fall : unternehmen, wer)
  const STAND = {
    'nicht erklärt': async () => undefined,
    erklärt: async (n: Neues) => {
      await sagen(n, SABINE)
      await sagen(n, LUDWIG)
    },
    aufgehoben: async (n: Neues) => {
      await STAND['erklärt'](n)
      await aufheben(await seine(n, SABINE), ZWEITE)
      await aufheben(await seine(n, LUDWIG), ZWEITE)
    },
  }
  const AKTE: readonly ((n: Neues, als: Caller) => Promise<{ readonly status: number }>)[] = [
    ({ fall }, als) => t.call(fallLesen, { als, params: { guid: fall } }),
    sagen,
    async (n, als) => aufheben(await seine(n, SABINE), als),
    async (n, als) => aufheben(await seine(n, LUDWIG), als),
    (_, als) => t.call(vertrag.befangenheitenLesen, { als }),
  ]

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
      const n = await neues()
      await STAND[stand](n)
      status.push((await tun(n, wer)).status)
    }
    expect(status).toEqual(erwartet)
  })
})
