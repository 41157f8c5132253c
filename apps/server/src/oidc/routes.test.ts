import {
  nutzerServiceBaseUrl,
  ursprungBaseUrl,
  verzeichnisBaseUrl,
  zuwendungenBaseUrl,
} from '@foerderportal/contract/shared/idp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import { idpRouten } from './routes.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(idpRouten, { PORTAL_URL: 'https://portal.example/', DEMO_OEFFENTLICH: '1' })
})
afterAll(() => t.close())

const ORT = { realm: 'portal', url: 'https://portal.example' }

test('[R7.1-01] [R3.1-07] NutzerService tells where to sign in, without a token', async () => {
  expect(await t.call(nutzerServiceBaseUrl)).toMatchObject({ status: 200, body: ORT })
})

test('[R7.2-01] Zuwendungen tells where to sign in, without a token', async () => {
  expect(await t.call(zuwendungenBaseUrl)).toMatchObject({ status: 200, body: ORT })
})

test('[R7.3-17] so do the origin and the data directory', async () => {
  expect(await t.call(ursprungBaseUrl)).toMatchObject({ status: 200, body: ORT })
  expect(await t.call(verzeichnisBaseUrl)).toMatchObject({ status: 200, body: ORT })
})
