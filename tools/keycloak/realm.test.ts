import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROLLEN } from '../../packages/contract/src/shared/permissions.ts'
import { expect, test } from 'vitest'
import { AUDIENCE, CLIENT_ID, REALM } from '../../apps/server/src/oidc/ort.ts'
import { DEMO_SUB } from '../../apps/server/src/oidc/demo.ts'
import { ANFANGSROLLEN } from '../../apps/server/src/oidc/konto/konto.ts'
import { ZEITEN } from '../../apps/server/src/oidc/zeiten.ts'
import { REQUIRED_ACTIONS } from '../../apps/server/src/platform/auth/identity.ts'
import { realmFuerTests } from './realmFuerTests.ts'

type Mapper = { protocolMapper: string; config: Record<string, string> }
type Client = {
  clientId: string
  publicClient: boolean
  secret?: string
  redirectUris?: string[]
  attributes?: Record<string, string>
  defaultClientScopes?: string[]
  protocolMappers?: Mapper[]
}
type Realm = {
  realm: string
  roles: { realm: { name: string; composites?: { realm: string[] } }[] }
  requiredActions: { alias: string; enabled: boolean }[]
  clients: Client[]
  scopeMappings: { client: string; roles: string[] }[]
  authenticationFlows: {
    authenticationExecutions: { authenticator?: string; authenticatorConfig?: string }[]
  }[]
  authenticatorConfig: { alias: string; config: Record<string, string> }[]
  clientScopes?: unknown
  users: { id?: string; username: string; realmRoles?: string[]; credentials?: unknown }[]
} & Record<string, unknown>

const TEXT = readFileSync(join(import.meta.dirname, 'realm.json'), 'utf8')
const realm = JSON.parse(TEXT) as Realm // the file under test
const client = (id: string) => {
  const gefunden = realm.clients.find(({ clientId }) => clientId === id)
  if (gefunden === undefined) throw new Error(`Kein Client ${id}`)
  return gefunden
}
const rollen = new Set(realm.roles.realm.map(({ name }) => name))

test('realm and client have the names that the portal asks for', () => {
  expect(realm.realm).toBe(REALM)
  expect(client(CLIENT_ID)).toMatchObject({ publicClient: true })
})

test('tokens live as long as those of the embedded provider', () => {
  expect(realm).toMatchObject({
    accessTokenLifespan: ZEITEN.accessToken,
    accessCodeLifespan: ZEITEN.code,
    accessCodeLifespanLogin: ZEITEN.interaktion,
    accessCodeLifespanUserAction: ZEITEN.interaktion,
    ssoSessionIdleTimeout: ZEITEN.sitzungLeerlauf,
    ssoSessionMaxLifespan: ZEITEN.sitzungMaximal,
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
  })
})

test('the access token is for the portal’s API and carries sub, auth_time and roles', () => {
  const { protocolMappers = [], defaultClientScopes = [] } = client(CLIENT_ID)
  const audience = protocolMappers.find(({ protocolMapper }) => protocolMapper === 'oidc-audience-mapper')
  expect(audience?.config).toMatchObject({
    'included.custom.audience': AUDIENCE,
    'access.token.claim': 'true',
  })
  expect(defaultClientScopes).toEqual(
    expect.arrayContaining(['basic', 'profile', 'email', 'roles', 'web-origins']),
  )
  expect(realm.clientScopes, 'a list of its own would take the built-in ones away').toBeUndefined()
})

test('[S1-01] a new account begins with the roles of a fresh one', () => {
  const anfang = realm.roles.realm.find(({ name }) => name === 'default-roles-portal')
  expect(anfang?.composites?.realm.toSorted()).toEqual([...ANFANGSROLLEN].toSorted())
})

test('[S1-11] the realm knows every role of the portal, and its client may carry each in its token', () => {
  expect([...rollen]).toEqual(expect.arrayContaining([...ROLLEN]))
  const [freigabe] = realm.scopeMappings
  expect(freigabe).toMatchObject({ client: CLIENT_ID })
  expect(freigabe?.roles.toSorted()).toEqual(ROLLEN.toSorted())
})

test('[S1-11] the access token says whether a second factor was shown, as long as the session lasts', () => {
  const { protocolMappers = [] } = client(CLIENT_ID)
  const amr = protocolMappers.find(({ protocolMapper }) => protocolMapper === 'oidc-amr-mapper')
  expect(amr?.config).toMatchObject({ 'access.token.claim': 'true' })
  const nachweis = (authenticator: string) => {
    const schritte = realm.authenticationFlows.flatMap(
      ({ authenticationExecutions }) => authenticationExecutions,
    )
    const { authenticatorConfig } = schritte.find((s) => s.authenticator === authenticator) ?? {}
    return realm.authenticatorConfig.find(({ alias }) => alias === authenticatorConfig)?.config
  }
  const config = (wert: string) => ({
    'default.reference.value': wert,
    'default.reference.maxAge': String(ZEITEN.sitzungMaximal),
  })
  expect(nachweis('auth-username-password-form')).toEqual(config('pwd'))
  expect(nachweis('auth-otp-form')).toEqual(config('otp'))
  expect(nachweis('auth-recovery-authn-code-form')).toEqual(config('otp'))
})

test('every required action of the portal is enabled under its name', () => {
  const da = realm.requiredActions.filter(({ enabled }) => enabled).map(({ alias }) => alias)
  expect(da).toEqual(expect.arrayContaining([...REQUIRED_ACTIONS]))
})

test('mails go by the relay that the operator names: with or without TLS, with or without a sign-in', () => {
  expect(realm['smtpServer']).toEqual({
    host: '${SMTP_HOST}',
    port: '${SMTP_PORT}',
    from: '${SMTP_ABSENDER}',
    fromDisplayName: 'Förderportal',
    ssl: '${SMTP_SSL:false}',
    starttls: '${SMTP_STARTTLS:false}',
    auth: '${SMTP_AUTH:false}',
    user: '${SMTP_BENUTZER:}',
    password: '${SMTP_PASSWORT:}',
  })
})

test('the file holds no secret, no account and no address of its own', () => {
  expect(client('portal-backend').secret).toBe('${PORTAL_BACKEND_GEHEIMNIS}')
  expect(realm.users.map(({ username }) => username)).toEqual(['service-account-portal-backend'])
  expect(TEXT).not.toMatch(/https?:\/\//)
  expect(TEXT).not.toContain('"credentials"')
})

test('the realm for tests holds the demo world under its own ids, with roles that the realm knows', () => {
  const { users } = realmFuerTests() as Realm // built from the file above
  const demo = users.filter(({ id }) => id !== undefined)
  expect(demo.map(({ id = '' }) => id).toSorted()).toEqual(Object.values(DEMO_SUB).toSorted())
  const unbekannt = demo.flatMap(({ realmRoles = [] }) => realmRoles).filter((rolle) => !rollen.has(rolle))
  expect(unbekannt).toEqual([])
})
