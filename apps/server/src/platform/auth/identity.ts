import type { Database } from '../database/database.ts'
import { ExpectedFailure } from '../expectedFailure.ts'

export type IdentityUser = {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly enabled: boolean
  /** What he must do before he is signed in the next time. A provider may know more kinds than we ask for. */
  readonly requiredActions: readonly string[]
  readonly termsAcceptedAt?: Date
}

/** What the portal asks of a user at his next login, in the provider's own words (`kc_action` takes the same). */
export const REQUIRED_ACTIONS = [
  'UPDATE_PASSWORD',
  'CONFIGURE_TOTP',
  'VERIFY_EMAIL',
  'TERMS_AND_CONDITIONS',
] as const
export type RequiredAction = (typeof REQUIRED_ACTIONS)[number]

/** One second factor of a user: an authenticator app with the name that he gave it. */
export type TotpEntry = {
  readonly id: string
  readonly name: string
  /** Where the provider knows them. */
  readonly createdAt?: Date
  readonly lastUsedAt?: Date
}

/** The user name or the mail address belongs to somebody else. */
export class IdentityConflict extends Error {
  readonly field: 'username' | 'email'

  constructor(field: 'username' | 'email') {
    super(`another account has this ${field}`)
    this.field = field
  }
}

/** The provider does not answer: nobody's mistake, and soon over. */
export class IdentityUnavailable extends ExpectedFailure {
  override readonly away: boolean = true
}
/** It answered to one request only that it failed: others may well succeed. */
export class IdentityFailed extends IdentityUnavailable {
  override readonly away = false
}

/**
 * The identity provider's side of a user (rule A-12). `db` is the caller's transaction: the embedded
 * adapter writes in it, so that a refused change leaves the account as it was. Keycloak knows nothing of our
 * transactions: what the caller needs no answer of is enqueued there and done when it commits, in order per user.
 */
export type IdentityAdmin = {
  /** Where browsers find the provider (R7.1-01). */
  location(): { realm: string; url: string }
  getUser(db: Database, id: string): Promise<IdentityUser | undefined>
  /** Exact, whatever the case. */
  findUser(db: Database, by: { username: string } | { email: string }): Promise<IdentityUser | undefined>
  /** At once. `updated` is false when both were so before; throws IdentityConflict when one of them is taken. */
  updateLogin(
    db: Database,
    id: string,
    login: { readonly username: string; readonly email: string },
  ): Promise<{ readonly updated: boolean }>
  /** With the commit. */
  updateName(
    db: Database,
    id: string,
    name: { readonly firstName: string; readonly lastName: string },
  ): Promise<void>
  listTotp(db: Database, id: string): Promise<TotpEntry[]>
  /** At once. False when the user has no second factor of this id. */
  deleteTotp(db: Database, id: string, credentialId: string): Promise<boolean>
  getRealmRoles(db: Database, id: string): Promise<string[]>
  /** With the commit, as a difference: what several instances change at the same time all takes effect (S1-01). */
  setRealmRoles(
    db: Database,
    id: string,
    change: { add?: readonly string[]; remove?: readonly string[] },
  ): Promise<void>
  /** At once: the user's next step is the login that asks for it. */
  addRequiredAction(db: Database, id: string, action: RequiredAction): Promise<void>
  /** At once. */
  removeRequiredAction(db: Database, id: string, action: RequiredAction): Promise<void>
  /** With the commit. */
  sendVerifyEmail(db: Database, id: string): Promise<void>
  /** With the commit. Ends all sessions, with their tokens. */
  logoutEverywhere(db: Database, id: string): Promise<void>
  /** With the commit. Removes the account and ends its sessions (GDPR, article 17). */
  deleteUser(db: Database, id: string): Promise<void>
  /**
   * After the commit: waits, some seconds at most, until what was asked for this user has happened, so that his next
   * token says it. Whatever takes longer happens later all the same.
   */
  settled(id: string): Promise<void>
  health(): Promise<{ readonly ok: boolean; readonly message: string }>
}
