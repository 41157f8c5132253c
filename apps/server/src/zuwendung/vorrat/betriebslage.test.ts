import { betriebslageLesen } from '@foerderportal/contract/zuwendung/bank/vorrat/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../platform/testing/testApp.ts'
import { startWelt } from '../testing/testWelt.ts'
import { LUDWIG } from '../testing/vorratWelt.ts'
import { SABINE } from '../testing/korrekturWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startWelt()
})
afterAll(() => t.close())

test('[S5-02] whoever leads at the desk reads whether a virus scanner is connected, and nobody else does', async () => {
  const ohne = await t.call(betriebslageLesen, { als: LUDWIG })
  expect([ohne.status, ohne.body]).toEqual([200, { virenpruefung: false }])
  expect((await t.call(betriebslageLesen, { als: SABINE })).status).toBe(403)
})
