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
  t = await startTestApp(idpRouten, { PORTAL_URL: 'https://portal.example/' })
})
afterAll(() => t.close())

test('[R7.3-17] all four baseUrl calls answer realm and address without a token', async () => {
  for (const route of [nutzerServiceBaseUrl, zuwendungenBaseUrl, ursprungBaseUrl, verzeichnisBaseUrl]) {
    const { status, body } = await t.call(route)
    expect(status).toBe(200)
    expect(body).toEqual({ realm: 'portal', url: 'https://portal.example' })
  }
})
