import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import { unternehmenAnlegen } from '@foerderportal/contract/unternehmen/routes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registerPortal } from './app.ts'
import { jemand, landwirtin } from './nutzer/testing/beispiele.ts'
import { keycloakIdentity } from './oidc/keycloak/keycloakIdentity.ts'
import { FAKE_SECRET, startFakeKeycloak, type FakeKeycloak } from './oidc/keycloak/testing/fakeKeycloak.ts'
import { oidcConfig } from './oidc/keycloak/testing/keycloakWelt.ts'
import { startTestApp, type TestApp } from './platform/testing/testApp.ts'
import { hof } from './unternehmen/testing/beispiele.ts'

let fake: FakeKeycloak
let t: TestApp
let nachholen: (sub: string) => Promise<void>
beforeAll(async () => {
  fake = await startFakeKeycloak()
  t = await startTestApp((app, services) => {
    const { db, log } = services
    const { identity, erledigen } = keycloakIdentity({ db, log, config: oidcConfig(fake.url, FAKE_SECRET) })
    nachholen = erledigen
    registerPortal(app, { ...services, identity })
  })
})
beforeEach(() => void (fake.stand.stoerung = undefined))
afterAll(async () => {
  await t.close()
  await fake.close()
})

const NEUE = ['NUTZERSERVICE_UNTERNEHMENSVERWALTUNG_KUNDE', 'ZUWENDUNGEN_LESEN', 'ZUWENDUNGEN_SCHREIBEN']

const person = async () => {
  const als = jemand()
  const { rollen } = fake.liste.anlegen({ id: als.sub, username: als.sub, email: `${als.sub}@demo.example` })
  await t.call(nutzerAnlegen, { als, body: landwirtin })
  return { als, rollen: () => [...rollen].toSorted((a, b) => a.localeCompare(b)) }
}

test('[S1-01] who founds a company has its roles at Keycloak when the answer arrives: his next token says them', async () => {
  const { als, rollen } = await person()
  expect((await t.call(unternehmenAnlegen, { als, body: hof() })).status).toBe(200)
  expect(rollen()).toEqual(NEUE)
})

test('[S1-01] a refused company brings no roles, and an absent Keycloak does not keep one from being founded', async () => {
  const { als, rollen } = await person()
  expect((await t.call(unternehmenAnlegen, { als, body: { ...hof(), name: '' } })).status).toBe(400)
  fake.stand.stoerung = 503
  expect((await t.call(unternehmenAnlegen, { als, body: hof() })).status).toBe(200)
  expect(rollen()).toEqual([])
  fake.stand.stoerung = undefined
  await nachholen(als.sub)
  expect(rollen()).toEqual(NEUE)
})
