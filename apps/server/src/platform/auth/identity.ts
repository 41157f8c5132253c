import type { Database } from '../database/database.ts'

export type IdentityUser = {
  readonly id: string
  readonly username: string
  readonly email: string
  readonly emailVerified: boolean
  readonly firstName?: string
  readonly lastName?: string
  readonly enabled: boolean
}

/**
 * The identity provider's side of a user (identity.md, section 6). `db` is the caller's transaction: the embedded
 * adapter changes roles in it; Keycloak's will enqueue a job there instead.
 */
export type IdentityAdmin = {
  location(): { realm: string; url: string }
  getUser(db: Database, id: string): Promise<IdentityUser | undefined>
  findUser(db: Database, by: { username: string } | { email: string }): Promise<IdentityUser | undefined>
  getRealmRoles(db: Database, id: string): Promise<string[]>
  setRealmRoles(
    db: Database,
    id: string,
    change: { add?: readonly string[]; remove?: readonly string[] },
  ): Promise<void>
}
