import type { JWTPayload } from 'jose'
import { registerPortal } from '../../app.ts'
import { createHttp } from '../http/server.ts'
import { openSecrets } from '../secrets/secrets.ts'
import { startTestApp } from './testApp.ts'
import { openAnmeldedienst } from '../../oidc/anmeldedienst.ts'
import { openSessionRegistry } from '../../oidc/sitzung/sessionRegistry.ts'
import { FAKE_SECRET, type FakeKeycloak } from '../../oidc/keycloak/testing/fakeKeycloak.ts'

export const jetzt = () => Math.floor(Date.now() / 1000)

/** What Keycloak 26 writes into an access token of the client portal, by the mappers of tools/keycloak. */
export const tokenAngaben = (url: string): JWTPayload => ({
  iss: `${url}/realms/portal`,
  aud: ['portal-api', 'account'],
  azp: 'portal',
  typ: 'Bearer',
  sub: 'e1b2c3d4-0000-4000-8000-000000000001',
  sid: 'c1b2c3d4-0000-4000-8000-000000000001',
  iat: jetzt(),
  exp: jetzt() + 300,
  auth_time: jetzt() - 20,
  jti: 'onrtac:1',
  acr: '1',
  scope: 'openid profile email',
  preferred_username: 'lena.lindenau',
  given_name: 'Lena',
  family_name: 'Lindenau',
  email: 'lena.lindenau@demo.example',
  email_verified: true,
  terms_accepted_at: jetzt() - 60,
  realm_access: { roles: ['default-roles-portal', 'NUTZERSERVICE_BASIS', 'ZUWENDUNGEN_LESEN'] },
  resource_access: { account: { roles: ['manage-account'] } },
})

/** The whole portal, put together as startPortal.ts does where OIDC_URL is set. */
export const startKeycloakPortal = async (fake: FakeKeycloak) => {
  const t = await startTestApp(() => undefined, { OIDC_URL: fake.url, OIDC_ADMIN_SECRET: FAKE_SECRET })
  const { db, config, clock, log, notifications } = t.services
  const secrets = await openSecrets(db, config)
  const apps: { close(): Promise<unknown> }[] = []
  const instanz = async () => {
    const sessions = openSessionRegistry({ db, notifications })
    const dienst = await openAnmeldedienst({ db, config, secrets, sessions, notifications, clock, log })
    const { identity, tokens } = dienst
    const services = { ...t.services, identity, tokens, sessions }
    const app = await createHttp(services)
    await dienst.register(app)
    registerPortal(app, services)
    await app.ready()
    apps.push(app)
    return app
  }
  return {
    db,
    app: await instanz(),
    /** One more server on the same database. */
    zweite: instanz,
    close: async () => {
      for (const app of apps) await app.close()
      await t.close()
    },
  }
}

export type KeycloakPortal = Awaited<ReturnType<typeof startKeycloakPortal>>
