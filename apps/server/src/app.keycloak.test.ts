import { randomUUID } from 'node:crypto'
import { nutzerAnlegen } from '@foerderportal/contract/nutzer/routes'
import { bankdatenAenderungenLesen } from '@foerderportal/contract/unternehmen/bank/routes'
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
/** As an operator runs it: without the demo world, in which nobody needs a second factor. */
let echt: TestApp
let nachholen: (sub: string) => Promise<void>
const starten = (DEMO: '0' | '1') =>
  startTestApp(
    (app, services) => {
      const { db, log } = services
      const { identity, erledigen } = keycloakIdentity({ db, log, config: oidcConfig(fake.url, FAKE_SECRET) })
      nachholen = erledigen
      registerPortal(app, { ...services, identity })
    },
    { DEMO },
  )
beforeAll(async () => {
  fake = await startFakeKeycloak()
  echt = await starten('0')
  t = await starten('1')
})
beforeEach(() => void (fake.stand.stoerung = undefined))
afterAll(async () => {
  await t.close()
  await echt.close()
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

test('[S1-11] who releases is asked by Keycloak to set up a second factor before the bank answers him', async () => {
  const als = { ...jemand(), rollen: ['SACHBEARBEITUNG_LESEN', 'SACHBEARBEITUNG_FREIGEBEN'] }
  const konto = fake.liste.anlegen({ id: als.sub, username: als.sub, email: `${als.sub}@bank.example` })
  const lesen = (amr: readonly string[]) =>
    echt.call(bankdatenAenderungenLesen, { als: { ...als, amr }, params: { guid: randomUUID() } })
  const ohne = await lesen(['pwd'])
  expect([ohne.status, ohne.problem.title]).toEqual([401, 'Reauthentication required'])
  expect(konto.requiredActions).toEqual(['CONFIGURE_TOTP'])
  konto.requiredActions = []
  konto.nachweise.push({ id: randomUUID(), type: 'otp', userLabel: 'Telefon' })
  expect((await lesen(['pwd'])).status).toBe(401)
  expect(konto.requiredActions).toEqual([])
  expect((await lesen(['pwd', 'otp'])).status).toBe(404)
  fake.stand.stoerung = 503
  expect((await lesen(['pwd'])).status).toBe(503)
})
