import * as listen from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { startWelt } from '../testing/testWelt.ts'
import { KERN, SABINE, bankpersonenAnlegen, befangenSetzen, fallAnlegen } from '../testing/vorratWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await bankpersonenAnlegen(t, SABINE, KERN)
})
afterAll(() => t.close())

const melden = (guid: string, als: Caller) => t.call(vertrag.anwesenheitMelden, { als, params: { guid } })
const inDerListe = async (guid: string) => {
  const { body } = await t.call(listen.vorratLesen, { als: SABINE, query: { anzahl: '100' } })
  return body.zeilen.find(({ geschaeft }) => geschaeft === guid)?.anwesend
}
const naechster = async (als: Caller) =>
  (await t.call(listen.naechstenFallLesen, { als, query: {} })).body.fall?.geschaeft ?? null

test('[S9-02] who is in a case is known to the others for fifteen seconds after his last word', async () => {
  const guid = await fallAnlegen(t)
  expect((await melden(guid, KERN)).body).toEqual({ anwesend: [] })
  expect((await melden(guid, SABINE)).body).toEqual({ anwesend: ['Kern'] })
  expect(await inDerListe(guid)).toEqual(['Kern'])
  t.clock.forward(14_000)
  expect(await inDerListe(guid)).toEqual(['Kern'])
  await melden(guid, KERN)
  t.clock.forward(14_000)
  expect((await melden(guid, SABINE)).body).toEqual({ anwesend: ['Kern'] })
  t.clock.forward(1_000)
  expect(await inDerListe(guid)).toEqual([])
  expect((await melden(guid, SABINE)).body).toEqual({ anwesend: [] })
})

test('[S9-02] the next case is one in which nobody else is', async () => {
  const spaeter = await fallAnlegen(t)
  const frei = await naechster(SABINE)
  t.clock.forward(60_000)
  await melden(frei ?? '', KERN)
  expect([await naechster(SABINE), await naechster(KERN)]).toEqual([
    spaeter === frei ? expect.any(String) : spaeter,
    frei,
  ])
  expect(await naechster(SABINE)).not.toBe(frei)
})

test('[A-07] where somebody has a conflict of interest, he is nowhere', async () => {
  const guid = await fallAnlegen(t)
  await befangenSetzen(t, guid, KERN)
  expect((await melden(guid, KERN)).status).toBe(403)
  expect(await inDerListe(guid)).toEqual([])
})
