import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { entscheidungLesen, entwurf, freigeben, vorgelegt, vorlegen } from '../testing/entscheidungWelt.ts'
import { platzSchaffen, startWelt } from '../testing/testWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())

type Budget = {
  readonly runde: string
  readonly bewilligt: number
  readonly reserviert: number
  readonly budget: number
}
const budget = async (fall: string): Promise<Budget> => {
  const { rows } = await sql<Budget>`select b.ibk_meta_guid as runde, b.bewilligt_cent as bewilligt,
      b.reserviert_cent as reserviert, b.budget_cent as budget
    from geschaeft g join foerderrunde f on f.guid = g.runde_guid join runde_budget b using (ibk_meta_guid)
    where g.guid = ${fall}`.execute(t.ownerDb)
  if (rows[0] === undefined) throw new Error('a case of no round')
  return rows[0]
}

/** So many cents are free in the round of the case. */
const freiSetzen = async (fall: string, cent: number): Promise<void> => {
  const { runde, bewilligt, reserviert } = await budget(fall)
  await sql`update ibk_meta set budget_cent = ${bewilligt + reserviert + cent} where guid = ${runde}`.execute(
    t.ownerDb,
  )
}

/** What is approved of the usual case, in cents. */
const ANTEIL = 800_079

test('[S9-04] a round without enough money: 412 with what is free, the decision lies there as it was; with enough it goes', async () => {
  const { fall, inhaltSha256 } = await vorgelegt(t)
  await freiSetzen(fall, ANTEIL - 1)
  const vorher = await budget(fall)
  const r = await freigeben(t, fall, inhaltSha256)
  expect([r.status, r.problem.detail]).toEqual([
    412,
    expect.stringMatching(
      /^Das Budget der Runde „.+“ reicht nicht: Frei sind noch 8.000,78\u00a0€, bewilligt würden 8.000,79\u00a0€\.$/,
    ),
  ])
  expect((await entscheidungLesen(t, fall)).body.status).toBe('VORGELEGT')
  expect(await budget(fall)).toEqual(vorher)
  await freiSetzen(fall, ANTEIL)
  expect((await freigeben(t, fall, inhaltSha256)).status).toBe(200)
  expect((await budget(fall)).bewilligt).toBe(vorher.bewilligt + ANTEIL)
})

test('[S9-04] two released at once, together above what is free: one goes, the other reads why not', async () => {
  const vorher = await entwurf(t)
  await freiSetzen(vorher.fall, 1_000_000_00)
  const [a, b] = [await vorgelegt(t), await vorgelegt(t)]
  expect((await budget(a.fall)).runde).toBe((await budget(b.fall)).runde)
  await freiSetzen(a.fall, ANTEIL + 100)
  const beide = await Promise.all([a, b].map(({ fall, inhaltSha256 }) => freigeben(t, fall, inhaltSha256)))
  expect(beide.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 412])
  expect(beide.find(({ status }) => status === 412)?.problem.detail).toContain('Frei sind noch 1,00')
})

test('[S9-04] who prepares reads it before presenting, and presents nothing that no money is there for', async () => {
  const { fall } = await entwurf(t)
  await freiSetzen(fall, 0)
  const satz = expect.stringContaining('Das Budget der Runde')
  expect((await entscheidungLesen(t, fall)).body.hindernisse).toContainEqual(satz)
  const r = await vorlegen(t, fall)
  expect([r.status, r.problem.detail]).toEqual([412, satz])
})
