import type { IdentityAdmin } from '../platform/auth/identity.ts'
import type { Database } from '../platform/database/database.ts'

/**
 * Everything the product asks of an identity provider (identity.md, section 6). `db` is the caller's transaction: the
 * embedded adapter writes in it, so that a refused change leaves the account as it was.
 */
export type IdentityPort = IdentityAdmin & {
  updateName(
    db: Database,
    id: string,
    name: { readonly firstName: string; readonly lastName: string },
  ): Promise<void>
  logoutEverywhere(db: Database, id: string): Promise<void>
  /** Removes the account and ends its sessions (GDPR, article 17). */
  deleteUser(db: Database, id: string): Promise<void>
  health(): Promise<{ readonly ok: boolean; readonly message: string }>
}
