import type { Claims } from './tokens.ts'

/** The current user as the access token names him (section 3.1). */
export type CurrentUser = {
  readonly userId: string
  readonly username: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  /** False only where the provider says so: one that says nothing gives no reason to ask for a proof. */
  readonly emailVerified: boolean
  readonly roles: readonly string[]
  /** The provider's name of the sign-in (rule A-07): another one after the next; the embedded one and Keycloak give it. */
  readonly session: string | undefined
}

const UNKNOWN = 'unbekannt'

/** Names that the token does not carry read 'unbekannt'. */
export const currentUser = (claims: Claims): CurrentUser => ({
  userId: claims.sub,
  username: claims.preferred_username ?? UNKNOWN,
  firstname: claims.given_name ?? UNKNOWN,
  lastname: claims.family_name ?? UNKNOWN,
  email: claims.email ?? UNKNOWN,
  emailVerified: claims.email_verified !== false,
  roles: claims.realm_access?.roles ?? [],
  session: claims.sid,
})
