import { auszahlungenLesen } from '@foerderportal/contract/auszahlung/bankpruefung/routes'
import { posteingangLesen } from '@foerderportal/contract/mitteilungen/bank/routes'
import { freigabenLesen } from '@foerderportal/contract/shared/freigaben/routes'
import { vorratZaehlerLesen, wartendesLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoBenutzer, type DemoBenutzer } from './oidc/demo.ts'
import { startPortalWelt, type PortalWelt } from './platform/testing/portalWelt.ts'
import type { Caller } from './platform/testing/tokens/testTokens.ts'

let w: PortalWelt
beforeAll(async () => void (w = await startPortalWelt()))
afterAll(() => w.t.close())

const person = (name: DemoBenutzer): Caller => {
  const konto = demoBenutzer().find(({ benutzername }) => benutzername === name)
  if (konto === undefined) throw new Error(`the demo world has no ${name}`)
  return { sub: konto.id, rollen: konto.rollen }
}

/** Each number as the page says it to which its link leads. */
const ausDenListen = async (als: Caller) => {
  const { t } = w
  return {
    vorrat: (await t.call(vorratZaehlerLesen, { als })).body.ansichten.find(({ id }) => id === 'meine')
      ?.anzahl,
    freigaben: (await t.call(freigabenLesen, { als, query: {} })).body.fuerMich,
    mitteilungen: (await t.call(posteingangLesen, { als, query: {} })).body.anzahl,
    auszahlungen: (await t.call(auszahlungenLesen, { als, query: {} })).body.anzahl,
  }
}

const NICHTS = { vorrat: null, freigaben: null, mitteilungen: null, auszahlungen: null }

test.each([
  ['sabine.sachbearbeitung', ['vorrat', 'mitteilungen', 'auszahlungen']],
  ['frank.freigabe', ['freigaben']],
  ['petra.programme', []],
  ['ludwig.leitung', ['mitteilungen', 'auszahlungen']],
  ['rita.revision', ['mitteilungen', 'auszahlungen']],
] as const)('[S9-14] the counters of %s are those of her or his lists: %o', async (name, arten) => {
  const als = person(name)
  const listen: Record<string, number | null | undefined> = await ausDenListen(als)
  const { status, body } = await w.t.call(wartendesLesen, { als })
  expect(status).toBe(200)
  expect(body).toEqual({ ...NICHTS, ...Object.fromEntries(arten.map((art) => [art, listen[art]])) })
})

test('[S9-14] something waits in the world that is counted, and what has not changed is not sent again', async () => {
  const frank = person('frank.freigabe')
  const erste = await w.t.call(wartendesLesen, { als: frank })
  expect(erste.body.freigaben).toBeGreaterThan(0)
  const etag = String(erste.headers['etag'])
  const zweite = await w.t.call(wartendesLesen, { als: frank, headers: { 'if-none-match': etag } })
  expect(zweite.status).toBe(304)
  const sabine = (await w.t.call(wartendesLesen, { als: person('sabine.sachbearbeitung') })).body
  expect(sabine.mitteilungen).toBeGreaterThan(0)
  expect(sabine.auszahlungen).toBeGreaterThan(0)
})
