import type { Logger } from 'pino'
import type { Bedingungen } from './auth/bedingungen.ts'
import type { SessionRegistry, TokenVerifier } from './auth/principal.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'
import type { Notifications } from './database/notifications.ts'
import type { FileStore } from './files/fileStore.ts'
import type { Oeffnerpaar } from './files/oeffnung/oeffner.ts'
import type { Virenpruefung } from './files/viren/virenpruefung.ts'
import type { IdentityAdmin } from './auth/identity.ts'
import type { Secrets } from './secrets/secrets.ts'
import type { Identdienst } from './ident/identdienst.ts'

/** What a use case may rely on. Built once in main.ts; tests build it on a database of their own. */
export type Services = {
  readonly config: Config
  readonly clock: Clock
  readonly db: Database
  /** For searches of the data directory: the same database over connections of their own, with little patience. */
  readonly dbSuche: Database
  /** What other instances changed, for what is kept in memory. */
  readonly notifications: Notifications
  readonly files: FileStore
  /** Looks for malware in uploads; undefined where the operator has no scanner. */
  readonly virenpruefung: Virenpruefung | undefined
  /** Opens uploads as who checks them would (S5-04). */
  readonly oeffner: Oeffnerpaar
  readonly log: Logger
  readonly tokens: TokenVerifier
  readonly sessions: SessionRegistry
  readonly identity: IdentityAdmin
  /** Terms of use: which version holds, and who has to agree. */
  readonly bedingungen: Bedingungen
  /** Random secrets by name, sealed in the database: for what makes one for each of its objects. */
  readonly secrets: Secrets
  /** Key of the anti-forgery HMAC; the same on every instance. */
  readonly csrfKey: Buffer
  /** Secret from which the keys of the users' local drafts are derived; the same on every instance. */
  readonly entwurfKey: Buffer
  /** Checks who somebody is; undefined where the operator has none. */
  readonly identdienst: Identdienst | undefined
  /** Key of the links that begin an identification; the same on every instance. */
  readonly identKey: Buffer
  /** Opens the outbox of a public demonstration; undefined where none is needed. */
  readonly vorfuehrungscode: string | undefined
}
