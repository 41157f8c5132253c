import { entwurfSchluesselLesen } from '@foerderportal/contract/nutzer/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttp } from '../platform/http/server.ts'
import { createLog } from '../platform/ops/log.ts'
import { abdruck } from '../platform/testing/abdruck.ts'
import { startTestApp, type TestApp } from '../platform/testing/testApp.ts'
import type { Caller } from '../platform/testing/tokens/testTokens.ts'
import { registerNutzer } from './routes.ts'
import { jemand } from './testing/beispiele.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerNutzer)
})
afterAll(() => t.close())

const schluessel = async (als: Caller, app: Pick<TestApp, 'call'> = t) => {
  const { status, body } = await app.call(entwurfSchluesselLesen, { als })
  expect(status).toBe(200)
  return body.schluessel
}

test('[S10-03] 32 bytes for each user, another one for every other, also before he has registered', async () => {
  const [eine, andere] = [jemand(), jemand()]
  const key = await schluessel(eine)
  expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  expect(await schluessel(andere)).not.toBe(key)
  expect(await schluessel({ ...eine, sid: 'eine-spaetere-sitzung' })).toBe(key)
})

test('[S10-03] the same on every instance and after a restart', async () => {
  const eine = jemand()
  expect(await schluessel(eine, await t.secondInstance())).toBe(await schluessel(eine))
})

test('[S10-03] another installation makes other keys: the secret is random', async () => {
  const eine = jemand()
  const anderes = await startTestApp(registerNutzer)
  try {
    expect(await schluessel(eine, anderes)).not.toBe(await schluessel(eine))
  } finally {
    await anderes.close()
  }
})

test('[S10-03] only with a token, kept by no cache, written to no table', async () => {
  const vorher = await abdruck(t)
  expect((await t.call(entwurfSchluesselLesen, { als: null })).status).toBe(401)
  const { headers } = await t.call(entwurfSchluesselLesen, { als: jemand() })
  expect(headers['cache-control']).toBe('no-store')
  expect(await abdruck(t)).toEqual(vorher)
})

test('[S10-03] the log of the loudest level does not hold it', async () => {
  const lines: string[] = []
  const services = { ...t.services, log: createLog('trace', { write: (line) => void lines.push(line) }) }
  const app = await createHttp(services)
  registerNutzer(app, services)
  const authorization = `Bearer ${await t.tokenFor(jemand())}`
  const res = await app.inject({ url: entwurfSchluesselLesen.path, headers: { authorization } })
  await app.close()
  const { schluessel: key } = res.json<{ schluessel: string }>()
  expect(lines.join('')).toContain(entwurfSchluesselLesen.path)
  expect(lines.join('')).not.toContain(key)
})
