import { randomUUID } from 'node:crypto'
import { antragUebersichtLesen } from '@foerderportal/contract/zuwendung/antrag/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { HOF, LENA, NORA, PAUL, platzSchaffen, startWelt } from '../testing/testWelt.ts'
import {
  bewilligterFall,
  erklaeren,
  mitzeichnen,
  zuruecknehmen,
  zuZweitZeichnen,
  type BewilligterFall,
} from '../testing/verzichtWelt.ts'

let t: TestApp
let f: BewilligterFall
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
})
afterAll(() => t.close())
beforeEach(async () => void (f = await bewilligterFall(t)))

/** Signed by one; its guid. */
const unterschrieben = async (als = LENA) => {
  const verzichtGuid = randomUUID()
  const r = await erklaeren(t, f.antrag, [{ gegenstand: f.maschine, verzicht: 1 }], { verzichtGuid, als })
  if (r.status !== 200) throw new Error(r.text)
  return verzichtGuid
}
/** What the overview says of it to one of the company. */
const gelesen = async (als: Caller) => {
  const { body } = await t.call(antragUebersichtLesen, { als, params: { unternehmenGuid: HOF } })
  return body.flatMap(({ details }) => details).find(({ antraege }) => antraege[0]?.guid === f.antrag)
    ?.verzicht
}
const alle = () => Promise.all([LENA, PAUL, NORA].map(gelesen))
const KEINER = [undefined, undefined, undefined]

test('[S4-07] the overview says that a waiver waits for the second signature, and who can give it', async () => {
  await zuZweitZeichnen(t, f.antrag)
  expect(await alle()).toEqual(KEINER)
  const verzichtGuid = await unterschrieben()
  const seit = t.clock.now().toISOString()
  t.clock.forward(60_000)
  const wartend = { name: 'Lena Lindenau', unterschriebenAm: seit }
  expect(await alle()).toEqual([
    { ...wartend, fuerMich: false },
    { ...wartend, fuerMich: true },
    // Who may not sign.
    { ...wartend, fuerMich: false },
  ])
  expect((await mitzeichnen(t, f.antrag, verzichtGuid)).status).toBe(200)
  expect(await alle()).toEqual(KEINER)
})

test.each([
  ['the first signer', PAUL],
  ['the second', LENA],
])('[S4-07] dropped by %s it waits for nobody', async (_, als) => {
  await zuZweitZeichnen(t, f.antrag)
  const verzichtGuid = await unterschrieben(PAUL)
  expect((await gelesen(LENA))?.fuerMich).toBe(true)
  expect((await gelesen(PAUL))?.fuerMich).toBe(false)
  expect((await zuruecknehmen(t, f.antrag, verzichtGuid, als)).status).toBe(200)
  expect(await alle()).toEqual(KEINER)
})

test('[S4-07] declared by one who signs alone it waits for nobody', async () => {
  await unterschrieben()
  expect(await alle()).toEqual(KEINER)
})
