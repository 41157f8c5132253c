import { entwurfSchluesselLesen } from '@foerderportal/contract/nutzer/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startFakeKeycloak, type FakeKeycloak } from './keycloak/testing/fakeKeycloak.ts'
import { startKeycloakPortal, tokenAngaben, type KeycloakPortal } from '../platform/testing/keycloakPortal.ts'

let fake: FakeKeycloak
let portal: KeycloakPortal
beforeAll(async () => {
  fake = await startFakeKeycloak()
  // Nobody answers while it starts.
  fake.stand.stoerung = 503
  portal = await startKeycloakPortal(fake)
})
beforeEach(() => void (fake.stand.stoerung = undefined))
afterAll(async () => {
  await portal.close()
  await fake.close()
})

const rufen = async (app = portal.app) => {
  const authorization = `Bearer ${await fake.signieren(tokenAngaben(fake.url))}`
  return app.inject({ method: 'GET', url: entwurfSchluesselLesen.path, headers: { authorization } })
}

test('[R7.1-01] every service names Keycloak as the place to sign in, without a token', async () => {
  for (const basis of ['/NutzerService', '/Zuwendungen', '', '/api/public/v1']) {
    const antwort = await portal.app.inject(`${basis}/api/keycloak/baseUrl`)
    expect([antwort.statusCode, antwort.json()]).toEqual([200, { realm: 'portal', url: fake.url }])
  }
})

test('the portal starts without Keycloak, refuses calls for the moment, and works as soon as it is there', async () => {
  const app = await portal.zweite()
  fake.stand.stoerung = 503
  const waehrend = await rufen(app)
  expect(waehrend.statusCode).toBe(503)
  expect(waehrend.headers['retry-after']).toBe('5')
  expect(waehrend.json()).toMatchObject({
    detail:
      'Der Anmeldedienst antwortet gerade nicht. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  })
  expect((await app.inject('/konfiguration.json')).statusCode).toBe(200)
  const bereit = await app.inject('/health/ready')
  expect([bereit.statusCode, bereit.json()]).toEqual([
    200,
    {
      status: 'ok',
      files: 'ok',
      identity: 'unavailable',
      mail: 'ok',
      jobs: 'ok',
      saves: 'ok',
      scanner: 'none',
    },
  ])

  fake.stand.stoerung = undefined
  await expect.poll(async () => (await rufen(app)).statusCode).toBe(200)
})

test('the embedded provider is not there: no page, no protocol, no key', async () => {
  for (const pfad of [
    '/realms/portal',
    '/realms/portal/.well-known/openid-configuration',
    '/realms/portal/protocol/openid-connect/auth',
  ])
    expect((await portal.app.inject(pfad)).statusCode).toBe(404)
  const { rows } = await sql`select name from geheimnis where name like 'oidc%'`.execute(portal.db)
  expect(rows).toEqual([])
})
