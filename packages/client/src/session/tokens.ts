import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'

/** When a token was issued and ends, in seconds of the provider's clock. */
export type Lifetime = { readonly iat: number; readonly exp: number }

/** Claims that the client may use (rule A-07). */
export type Claims = Lifetime & {
  readonly sub: string
  readonly sid?: string
  readonly auth_time?: number
  readonly preferred_username?: string
  readonly given_name?: string
  readonly family_name?: string
  readonly email?: string
  readonly email_verified?: boolean
  readonly realm_access?: { readonly roles?: readonly string[] }
}

export type Tokens = {
  readonly access: string
  readonly id: string
  readonly refresh: string | undefined
  readonly accessClaims: Claims
  readonly idClaims: Claims
  /** What the provider's login-status frame compares (OIDC Session Management); it may not offer one. */
  readonly sessionState: string | undefined
  /** This computer's clock when the tokens came, in ms. */
  readonly receivedAt: number
}

const isValid = (exp: number, nowMs: number) => exp + ANMELDUNG.uhrToleranzSekunden > nowMs / 1000

/** Logged in only while both access and identity token are valid, with 10 minutes of tolerance for wrong clocks. */
export const isLoggedIn = (
  tokens: { readonly access: Pick<Lifetime, 'exp'>; readonly id: Pick<Lifetime, 'exp'> } | undefined,
  nowMs: number,
): boolean => tokens !== undefined && isValid(tokens.access.exp, nowMs) && isValid(tokens.id.exp, nowMs)

/**
 * A token that was issued just now says what the provider's clock shows. Where this computer's differs by more than
 * the tolerance, in either direction, whether a token is valid can't be judged here.
 */
export const isClockOff = ({ iat }: Pick<Lifetime, 'iat'>, nowMs: number): boolean =>
  Math.abs(nowMs / 1000 - iat) > ANMELDUNG.uhrToleranzSekunden

const due = ({ iat, exp }: Lifetime, receivedAt: number) =>
  receivedAt + ANMELDUNG.erneuernNachAnteil * (exp - iat) * 1000

/**
 * The moment, in ms of this computer's clock, at which 75 % of the shorter lifetime are over.
 * Counted from the receipt, not from `iat`: a clock that is wrong by an hour must neither delay nor storm.
 */
export const refreshDueAt = (access: Lifetime, id: Lifetime, receivedAt: number): number =>
  Math.min(due(access, receivedAt), due(id, receivedAt))

/** Payload of a JWT. Nothing is verified here: openid-client did, and the server does again. */
export const readClaims = (jwt: string): Claims => {
  const payload = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0)
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims // shape fixed by the provider's configuration
}
