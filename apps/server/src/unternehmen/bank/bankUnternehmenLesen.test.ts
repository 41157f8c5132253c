import { randomUUID } from 'node:crypto'
import { unternehmenAendern, unternehmenLesen } from '@foerderportal/contract/unternehmen/routes'
import {
  bankUnternehmenLesen,
  bankdatenAenderungSichten,
  offeneBankdatenLesen,
} from '@foerderportal/contract/unternehmen/bank/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../platform/testing/tokens/testTokens.ts'
import { startFirmaWelt, type FirmaWelt } from '../testing/firmaWelt.ts'

let w: FirmaWelt
beforeAll(async () => {
  w = await startFirmaWelt()
})
afterAll(() => w.t.close())

const SABINE: Caller = {
  sub: 'sub-sabine',
  vorname: 'Sabine',
  nachname: 'Ott',
  rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_SCHREIBEN'],
}

/** A company whose account was changed. */
const geaendert = async (iban: string) => {
  const f = await w.firma()
  const params = { companyId: f.companyId }
  const { body } = await w.t.call(unternehmenLesen, { als: f.chefin, params })
  if (body.value.type !== 'LandwirtschaftlichesUnternehmen') throw new Error('no farm')
  const [konto] = body.value.kontoInformationen
  const r = await w.t.call(unternehmenAendern, {
    als: f.chefin,
    params,
    query: { benachrichtigungNachDurchfuehrung: 'false', guid: body.guid },
    body: { ...body.value, kontoInformationen: [{ ...konto, iban }] },
  })
  if (r.status !== 200) throw new Error(r.text)
  return f
}
const lesen = (guid: string, als: Caller = SABINE) =>
  w.t.call(bankUnternehmenLesen, { als, params: { guid } })

test('[S9-06] the data of a company, who acts for it, and when its data were changed by whom', async () => {
  const f = await geaendert('DE06 2175 0000 0000 1000 23')
  const { body } = await lesen(f.companyId)
  expect(body.stand.value).toMatchObject({ type: 'LandwirtschaftlichesUnternehmen' })
  expect(body.mitglieder).toMatchObject([{ subjectId: f.chefin.sub, isAdmin: true, selbst: false }])
  expect(body.staende).toHaveLength(2)
  expect(body.eigenes).toBe(false)
  expect((await lesen(f.companyId, { ...SABINE, sub: f.chefin.sub })).body.eigenes).toBe(true)
  expect((await lesen(randomUUID())).status).toBe(404)
  expect((await lesen(f.companyId, f.chefin)).status).toBe(403)
})

test('[S9-06] changed bank data of all companies, the oldest first, until somebody has looked at them', async () => {
  const offene = async () =>
    (await w.t.call(offeneBankdatenLesen, { als: SABINE })).body.map(({ unternehmen }) => unternehmen.guid)
  const vorher = await offene()
  w.t.clock.forward(1_000)
  const erste = await geaendert('DE02 1203 0000 0000 2020 51')
  w.t.clock.forward(1_000)
  const zweite = await geaendert('DE06 2175 0000 0000 1000 23')
  expect(await offene()).toEqual([...vorher, erste.companyId, zweite.companyId])
  const eine = (await w.t.call(offeneBankdatenLesen, { als: SABINE })).body.find(
    ({ unternehmen }) => unternehmen.guid === erste.companyId,
  )
  const params = { guid: erste.companyId, aenderungId: eine?.aenderung.id ?? '' }
  await w.t.call(bankdatenAenderungSichten, { als: SABINE, params })
  expect(await offene()).toEqual([...vorher, zweite.companyId])
})
