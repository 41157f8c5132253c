import { PORTALPROFILE } from '@foerderportal/contract/shared/portal/portalprofil'
import Provider, {
  errors,
  interactionPolicy,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import type { JWK } from 'jose'
import type { Database } from '../platform/database/database.ts'
import { adapterFactory } from './adapter.ts'
import { aktionsPrompt, frischeCheck, nurVorDerAktion } from './aktionen/aktionsPrompt.ts'
import type { Sperre } from './artifacts.ts'
import { CLAIMS, kontoFinder, zugriffsClaims } from './claims.ts'
import { wegZu } from './anmeldung/interaktion.ts'
import { SIGNATUR } from './schluessel/keys.ts'
import { AUDIENCE, BASIS, CLIENT_ID, issuerVon, PROTOKOLL } from './ort.ts'
import type { Seitengeber } from './protokollSeiten.ts'
import { STATUS_PFAD } from './sitzung/sitzungsstatus.ts'
import { jetztSekunden, ZEITEN } from './zeiten.ts'

const RESSOURCE = `urn:foerderportal:${AUDIENCE}`

/** Keycloak's paths below the realm. */
const ROUTEN = {
  authorization: `${PROTOKOLL}/auth`,
  token: `${PROTOKOLL}/token`,
  jwks: `${PROTOKOLL}/certs`,
  end_session: `${PROTOKOLL}/logout`,
  revocation: `${PROTOKOLL}/revoke`,
}

/** What the addresses of each app begin with that signs somebody in. */
const OBERFLAECHEN = [...PORTALPROFILE.map(({ basis }) => basis), '/sachbearbeitung']

const client = (portalUrl: string) => ({
  client_id: CLIENT_ID,
  client_name: 'Förderportal',
  application_type: 'web' as const,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  response_modes: ['query'],
  redirect_uris: [
    ...OBERFLAECHEN.map((basis) => `${portalUrl}${basis}/auth/callback`),
    `${portalUrl}/auth/silent.html`,
  ],
  post_logout_redirect_uris: OBERFLAECHEN.map((basis) => `${portalUrl}${basis}/start`),
  id_token_signed_response_alg: SIGNATUR as 'RS256',
  require_auth_time: true,
})

/** A session outlives its account's closing by minutes: nobody goes on in it, and someone else may sign in. */
const kontoCheck = () =>
  new interactionPolicy.Check(
    'konto_geschlossen',
    'the account of the session is closed',
    'login_required',
    ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
  )

/** Login, registration and what an account must do; there is nothing to consent to: the only client is the portal itself. */
const dialoge = () => {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  nurVorDerAktion(policy.get('login')?.checks.get('max_age'))
  policy.get('login')?.checks.add(kontoCheck())
  policy.get('login')?.checks.add(frischeCheck())
  policy.add(aktionsPrompt())
  return policy
}

/** Ends with the session at the latest; a rotated token never outlives the first (RFC 10017). */
const restDerSitzung = (anmeldung: number | undefined) =>
  Math.max(1, (anmeldung ?? jetztSekunden()) + ZEITEN.sitzungMaximal - jetztSekunden())

/** One grant for each session and client: a second one per tab would end the first tab's refresh tokens. */
const grantLaden = async ({ oidc }: KoaContextWithOIDC) => {
  const { session, account, provider } = oidc
  if (session === undefined || account === undefined) return undefined
  const bekannt = session.grantIdFor(CLIENT_ID)
  const vorhanden = bekannt === undefined ? undefined : await provider.Grant.find(bekannt)
  const grant = vorhanden ?? new provider.Grant({ accountId: account.accountId, clientId: CLIENT_ID })
  grant.addOIDCScope([...oidc.requestParamOIDCScopes])
  grant.exp = jetztSekunden() + restDerSitzung(session.loginTs) + ZEITEN.code
  await grant.save()
  return grant
}

const zeiten: Configuration['ttl'] = {
  AccessToken: ZEITEN.accessToken,
  AuthorizationCode: ZEITEN.code,
  IdToken: ZEITEN.idToken,
  Interaction: ZEITEN.interaktion,
  Grant: ZEITEN.sitzungMaximal,
  RefreshToken: (_ctx, token) => restDerSitzung(token.authTime),
  Session: (_ctx, session) => Math.min(ZEITEN.sitzungLeerlauf, restDerSitzung(session.loginTs)),
}

const merkmale = (seiten: Seitengeber): Configuration['features'] => ({
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  // Access tokens are for the portal's API alone; who the user is stands in the ID token.
  userinfo: { enabled: false },
  // There is one client, and whoever holds a token may end it (RFC 7009, 2.1).
  revocation: {
    enabled: true,
    allowedPolicy: async (_ctx, owner, token) => token.clientId === owner.clientId,
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: seiten.abmelden,
    postLogoutSuccessSource: seiten.abgemeldet,
  },
  resourceIndicators: {
    enabled: true,
    defaultResource: async () => RESSOURCE,
    useGrantedResource: async () => true,
    getResourceServerInfo: async (_ctx, ressource) => {
      if (ressource !== RESSOURCE) throw new errors.InvalidTarget()
      return { scope: '', audience: AUDIENCE, accessTokenFormat: 'jwt', jwt: { sign: { alg: SIGNATUR } } }
    },
  },
})

export type ProviderDeps = {
  readonly db: Database
  readonly portalUrl: string
  /** Private signing keys, the current one first. */
  readonly keys: readonly JWK[]
  readonly cookieKey: string
  readonly melden: (sperren: Sperre[]) => void
  readonly seiten: Seitengeber
}

const konfiguration = ({ db, portalUrl, keys, cookieKey, melden, seiten }: ProviderDeps): Configuration => ({
  adapter: adapterFactory(db, melden),
  clients: [client(portalUrl)],
  clientAuthMethods: ['none'],
  clientBasedCORS: (_ctx, origin) => origin === new URL(portalUrl).origin,
  responseTypes: ['code'],
  scopes: ['openid', 'profile'],
  claims: CLAIMS,
  conformIdTokenClaims: false,
  discovery: {
    prompt_values_supported: ['none', 'login', 'create'],
    check_session_iframe: `${portalUrl}${STATUS_PFAD}`,
  },
  extraParams: ['theme', 'kc_action'],
  jwks: { keys: [...keys] as never }, // jose and the provider spell the same JWK with other optional members
  routes: ROUTEN,
  pkce: { required: () => true },
  allowOmittingSingleRegisteredRedirectUri: false,
  cookies: {
    names: { session: 'portal-sitzung', interaction: 'portal-dialog', resume: 'portal-dialog-weiter' },
    keys: [cookieKey],
    long: { path: `${BASIS}/`, httpOnly: true, sameSite: 'lax' },
    short: { httpOnly: true, sameSite: 'lax' },
  },
  features: merkmale(seiten),
  ttl: zeiten,
  findAccount: kontoFinder(db),
  loadExistingGrant: grantLaden,
  issueRefreshToken: async () => true,
  expiresWithSession: async () => true,
  rotateRefreshToken: true,
  extraTokenClaims: (ctx, token) => ('grantId' in token ? zugriffsClaims(ctx, token.grantId) : undefined),
  interactions: { policy: dialoge(), url: (_ctx, { uid }) => wegZu(uid) },
  renderError: seiten.fehler,
})

/** The OpenID provider of this realm, with Keycloak's paths and the portal as its only client. */
export const createProvider = (deps: ProviderDeps): Provider => {
  const provider = new Provider(issuerVon(deps), konfiguration(deps))
  // The mount tells it the public address by forwarded headers (mountProvider.ts).
  provider.proxy = true
  return provider
}
