import type { Logger } from 'pino'
import { setTimeout as warten } from 'node:timers/promises'
import type { IdentityAdmin } from '../../platform/auth/identity.ts'
import type { OidcConfig } from '../../platform/config.ts'
import type { Database } from '../../platform/database/database.ts'
import { afterTransaction } from '../../platform/database/sharedTransaction.ts'
import { CLIENT_ID } from '../ort.ts'
import { adminRest } from './adminRest.ts'
import { auftragErteilen } from './auftraege.ts'
import { aktionErledigt, aktionFordern, benutzerFinden, benutzerLesen, loginAendern } from './benutzer.ts'
import { einzeln } from './einzeln.ts'
import { gesundheit } from './gesundheit.ts'
import { keycloakRealm, type Realm } from './realm.ts'
import { rollenLesen } from './rollen.ts'
import { uebertragen } from './uebertragen.ts'
import { alsUser, type Vertretung } from './vertretung.ts'
import { totpLesen, totpLoeschen } from './zweiteFaktoren.ts'

export type KeycloakDeps = {
  readonly db: Database
  readonly config: OidcConfig
  readonly log: Logger
  /** Where its tokens come from; by default found by the configuration. */
  readonly realm?: () => Promise<Realm>
  /** How long one answer of Keycloak's may take. */
  readonly geduldMs?: number
}

/** So long a call waits for what it asked for; then the job goes on alone. */
const ABWARTEN_MS = 3_000

/** The port over Keycloak's Admin REST API, with what carries out the enqueued part of it. */
export const keycloakIdentity = ({
  db,
  config,
  log,
  geduldMs,
  realm = keycloakRealm(config, { pauseMs: 0 }),
}: KeycloakDeps) => {
  const rest = adminRest(config, geduldMs)
  const { termsAktion } = config
  const deps = { rest, einzeln: einzeln(), termsAktion, log, portalClient: CLIENT_ID }
  const user = (v: Vertretung | undefined) => v && alsUser(v, termsAktion)
  const erledigen = (id: string) => uebertragen(deps, db, id)

  const identity: IdentityAdmin = {
    location: () => ({ realm: config.realm, url: config.url }),
    getUser: async (_tx, id) => user(await benutzerLesen(rest, id)),
    findUser: async (_tx, by) =>
      user(
        await ('username' in by
          ? benutzerFinden(rest, 'username', by.username)
          : benutzerFinden(rest, 'email', by.email)),
      ),
    updateLogin: (tx, id, login) => loginAendern(deps, tx, id, login),
    updateName: (tx, id, { firstName, lastName }) =>
      auftragErteilen(tx, id, { art: 'name', firstName, lastName }),
    listTotp: (_tx, id) => totpLesen(rest, id),
    deleteTotp: (_tx, id, credentialId) => totpLoeschen(rest, id, credentialId),
    getRealmRoles: (_tx, id) => rollenLesen(rest, id),
    setRealmRoles: (tx, id, { add = [], remove = [] }) =>
      auftragErteilen(tx, id, { art: 'rollen', add: [...add], remove: [...remove] }),
    addRequiredAction: (tx, id, action) => aktionFordern(deps, tx, id, action),
    removeRequiredAction: (tx, id, action) => aktionErledigt(deps, tx, id, action),
    sendVerifyEmail: (tx, id) => auftragErteilen(tx, id, { art: 'mail' }),
    logoutEverywhere: (tx, id) => auftragErteilen(tx, id, { art: 'abmelden' }),
    deleteUser: (tx, id) => auftragErteilen(tx, id, { art: 'loeschen' }),
    settled: (id) =>
      // Before its commit nobody finds what was asked of Keycloak.
      afterTransaction(async () => {
        const fertig = erledigen(id).catch((err: unknown) =>
          log.warn({ err }, 'Keycloak is asked again later'),
        )
        await Promise.race([fertig, warten(ABWARTEN_MS, undefined, { ref: false })])
      }),
    health: gesundheit(rest, config, realm),
  }
  return { identity, erledigen }
}
