import * as contract from '@foerderportal/contract/interessenbekundung/sachbearbeitung/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWelt } from '../../demo/welt.ts'
import { startTestApp, type TestApp } from '../../platform/testing/testApp.ts'
import { DEMO_UNTERNEHMEN } from '../../unternehmen/public.ts'
import { registerInteressenbekundung } from '../routes.ts'
import { FRANK, PETRA, proberunde } from './testing/rundenWelt.ts'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp(registerInteressenbekundung)
  await demoWelt(t.services)
})
afterAll(() => t.close())

const lesen = (guid: string, als: { sub: string; rollen: readonly string[] } = PETRA) =>
  t.call(contract.rundeLesen, { als, params: { guid } })

describe('[S3-01] a round passes its states', () => {
  test('all of them', async () => {
    const betriebe = [DEMO_UNTERNEHMEN.hofLindenau, DEMO_UNTERNEHMEN.hofAltmoor]
    const guid = await proberunde(t.services, { bis: 'GEREIHT', abTagen: -60, betriebe, staffeln: 1 })
    const r = await lesen(guid, FRANK)
    expect(r.problem?.detail).toBeUndefined()
    expect(r.status).toBe(200)
    expect(r.body.stand).toBe('GEREIHT')
  })
})
