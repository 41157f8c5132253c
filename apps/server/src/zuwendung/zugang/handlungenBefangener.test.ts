import { notizSchreiben } from '@foerderportal/contract/zuwendung/bank/verlauf/routes'
import * as vertrag from '@foerderportal/contract/zuwendung/bank/vorrat/zustaendigkeit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import {
  entscheidungLesen,
  FRANK,
  speichern,
  vorgelegt,
  vorlegen,
  zurueckgeben,
} from '../testing/entscheidungWelt.ts'
import { SABINE } from '../testing/korrekturWelt.ts'
import { HOF, platzSchaffen, startWelt } from '../testing/testWelt.ts'
import { bankpersonenAnlegen, LUDWIG } from '../testing/vorratWelt.ts'

const BERTA: Caller = { ...SABINE, sub: 'sub-berta', vorname: 'Berta' }

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
  await platzSchaffen(t)
  await bankpersonenAnlegen(t, SABINE, BERTA, LUDWIG)
})
afterAll(() => t.close())

const erklaeren = (guid: string, als: Caller) =>
  t.call(vertrag.befangenheitErklaeren, { als, params: { guid }, body: { grund: 'Mein Schwager.' } })
const amUnternehmen = (als: Caller) =>
  t.call(vertrag.befangenheitAmUnternehmenErklaeren, {
    als,
    params: { guid: HOF },
    body: { grund: 'Mein Bruder führt ihn.' },
  })
const liest = async (fall: string) =>
  (await entscheidungLesen(t, fall, FRANK)).body.handlungenBefangener.map(
    ({ name, worte, anzahl, aufgehobenAm }) => [name, worte, anzahl, aufgehobenAm !== null],
  )

test('[A-08] who releases reads what others did in the case before they declared a conflict of interest, and nothing else', async () => {
  const { fall, inhalt } = await vorgelegt(t)
  await zurueckgeben(t, fall)
  expect((await speichern(t, fall, inhalt, { wer: BERTA })).status).toBe(200)
  expect((await vorlegen(t, fall, BERTA)).status).toBe(200)
  await vorgelegt(t)
  expect(await liest(fall)).toEqual([])
  await erklaeren(fall, SABINE)
  const erwartet = (aufgehoben: boolean) => [
    ['Sabine', 'Prüfung begonnen', 1, aufgehoben],
    ['Sabine', 'Entwurf der Entscheidung bearbeitet', 1, aufgehoben],
    ['Sabine', 'Entscheidung zur Freigabe vorgelegt', 1, aufgehoben],
  ]
  expect(await liest(fall)).toEqual(erwartet(false))

  const { body } = await t.call(vertrag.befangenheitenLesen, { als: LUDWIG })
  const guid = body.find(({ geschaeft }) => geschaeft === fall)?.guid ?? ''
  const aufheben = { als: LUDWIG, params: { guid }, body: { grund: 'Der Schwager hat verkauft.' } }
  expect((await t.call(vertrag.befangenheitAufheben, aufheben)).status).toBe(200)
  const notiz = { text: 'Gesehen.', angeheftet: false, dateien: [] }
  expect((await t.call(notizSchreiben, { als: SABINE, params: { guid: fall }, body: notiz })).status).toBe(
    200,
  )
  expect(await liest(fall)).toEqual(erwartet(true))
})

test('[A-08] also where the conflict of interest is on the company', async () => {
  const { fall } = await vorgelegt(t, BERTA)
  expect((await amUnternehmen(BERTA)).status).toBe(200)
  expect(await liest(fall)).toEqual([
    ['Berta', 'Entwurf der Entscheidung bearbeitet', 1, false],
    ['Berta', 'Entscheidung zur Freigabe vorgelegt', 1, false],
  ])
})
