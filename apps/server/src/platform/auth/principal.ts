/** Who calls, as the verified access token says. Unknown names read 'unbekannt' (R3.1-08). */
export type Principal = {
  readonly sub: string
  readonly sid: string
  readonly username: string
  readonly vorname: string
  readonly nachname: string
  readonly email: string
  /** Whether the identity provider has seen that the address is his. */
  readonly emailVerified: boolean
  readonly rollen: readonly string[]
  /** Seconds since the epoch at which the user last proved who he is. */
  readonly authTime: number
  /** How he proved it (RFC 8176): 'pwd', with a second factor 'otp', too. Empty where the provider does not say. */
  readonly amr: readonly string[]
  /** Seconds since the epoch at which the user last agreed to the terms of use; absent when he never did. */
  readonly termsAcceptedAt?: number
  /** Seconds since the epoch at which the token ends. */
  readonly exp: number
}

/**
 * The address by which others may recognise the caller; null while it is not proven: whoever registers an account can
 * type anybody's.
 */
export const provenEmail = ({
  email,
  emailVerified,
}: Pick<Principal, 'email' | 'emailVerified'>): string | null =>
  emailVerified && email !== '' ? email : null

/** Checks bearer tokens. */
export type TokenVerifier = {
  /** The caller of a token that held before and has not expired since; without waiting, as nearly every call is. */
  known(bearer: string): Principal | undefined
  /** Throws when the token does not hold. */
  verify(bearer: string): Promise<Principal>
}

/** Sessions that ended before their access tokens did (rule A-08). Asked at every call. */
export type SessionRegistry = {
  isRevoked(sid: string): boolean | Promise<boolean>
  revoke(sid: string, until: Date): Promise<void>
}
