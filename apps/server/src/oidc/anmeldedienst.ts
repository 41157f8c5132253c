import type { FastifyInstance } from 'fastify'
import type { IdentityAdmin } from '../platform/auth/identity.ts'
import type { TokenVerifier } from '../platform/auth/principal.ts'
import type { OidcConfig } from '../platform/config.ts'
import type { Task } from '../platform/jobs/jobs.ts'
import { embeddedIdentity } from './embeddedIdentity.ts'
import { keycloakAufgaben } from './keycloak/aufgaben.ts'
import { backchannelLogoutRoute } from './keycloak/backchannelLogout.ts'
import { keycloakIdentity } from './keycloak/keycloakIdentity.ts'
import { keycloakRealm } from './keycloak/realm.ts'
import { remoteTokenVerifier } from './keycloak/remoteTokenVerifier.ts'
import { oeffentlicheSchluessel } from './schluessel/keys.ts'
import { issuerVon } from './ort.ts'
import { registerOidc, type OidcDeps } from './registerOidc.ts'
import { signaturSchluesselWechsel } from './schluessel/schluesselWechsel.ts'
import { localTokenVerifier } from './sitzung/tokenVerifier.ts'

/** Who signs users in: all that the rest of the server needs to know of it. */
export type Anmeldedienst = {
  readonly identity: IdentityAdmin
  readonly tokens: TokenVerifier
  readonly tasks: readonly Task[]
  /** Mounts its addresses. Call before `app.ready()`. */
  register(app: FastifyInstance): Promise<void>
}

const eingebaut = async (deps: OidcDeps): Promise<Anmeldedienst> => {
  const { db, config, secrets, clock } = deps
  const nachladen = () => oeffentlicheSchluessel(secrets, clock)
  return {
    identity: embeddedIdentity(db, config, clock),
    tokens: localTokenVerifier({ jwks: await nachladen(), issuer: issuerVon(config), nachladen }),
    tasks: [signaturSchluesselWechsel],
    register: (app) => registerOidc(app, deps),
  }
}

const keycloak = ({ db, sessions, log }: OidcDeps, config: OidcConfig): Anmeldedienst => {
  const realm = keycloakRealm(config)
  const { identity, erledigen } = keycloakIdentity({ db, config, log, realm })
  return {
    identity,
    tokens: remoteTokenVerifier(realm),
    tasks: keycloakAufgaben(erledigen),
    register: async (app) => backchannelLogoutRoute(app, { db, sessions, realm }),
  }
}

/** The provider that the configuration names: Keycloak where OIDC_URL is set, else the embedded one (ADR 0018). */
export const openAnmeldedienst = async (deps: OidcDeps): Promise<Anmeldedienst> =>
  deps.config.oidc === undefined ? eingebaut(deps) : keycloak(deps, deps.config.oidc)
