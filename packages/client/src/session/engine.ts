import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import * as oidc from 'openid-client'
import { SessionError, type SessionEvent } from './events.ts'
import { provider } from './provider.ts'
import { safeReturnPath } from './returnPath.ts'
import { silentFrame } from './silentFrame.ts'
import { readClaims, type Tokens } from './tokens.ts'
import { rememberTransaction, takeTransaction, type Transaction } from './transactions.ts'

/** The protocol part of the session. It carries openid-client and is loaded only where somebody signs in. */

const CALLBACK = '/auth/callback'
const SILENT = '/auth/silent.html'
const AFTER_LOGOUT = '/start'

export type LoginExtras = {
  /** 'login' forces the password, 'create' opens the self-registration (OIDC Prompt Create). */
  readonly prompt?: 'login' | 'create' | 'none'
  /** Required action of the provider, e.g. UPDATE_PASSWORD. */
  readonly kc_action?: string
  /** Theme that the login pages take over (architecture, section 6). */
  readonly theme?: string
}

const toTokens = (answer: oidc.TokenEndpointResponse, previous?: Tokens): Tokens => {
  const id = answer.id_token ?? previous?.id
  if (id === undefined) throw new SessionError('token_validation_error')
  return {
    access: answer.access_token,
    id,
    refresh: answer.refresh_token ?? previous?.refresh,
    accessClaims: readClaims(answer.access_token),
    idClaims: readClaims(id),
    receivedAt: Date.now(),
  }
}

const authorizationUrl = async (
  redirectPath: string,
  returnPath: string,
  extras: LoginExtras,
): Promise<URL> => {
  const config = await provider()
  const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
  rememberTransaction(state, { verifier, nonce, returnPath })
  return oidc.buildAuthorizationUrl(config, {
    redirect_uri: location.origin + redirectPath,
    scope: ANMELDUNG.scope,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...extras,
  })
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Which event a failed code exchange is. */
const eventOf = (error: unknown): SessionEvent => {
  if (error instanceof SessionError) return error.event
  if (error instanceof oidc.AuthorizationResponseError) return 'code_error'
  if (error instanceof oidc.ResponseBodyError) return 'token_error'
  const code = codeOf(error)
  if (code.includes('JWT') || code.includes('CLAIM')) return 'token_validation_error'
  return 'token_error'
}

const exchange = async (currentUrl: URL, transaction: Transaction): Promise<Tokens> => {
  const config = await provider()
  const answer = await oidc.authorizationCodeGrant(config, currentUrl, {
    pkceCodeVerifier: transaction.verifier,
    expectedNonce: transaction.nonce,
    expectedState: currentUrl.searchParams.get('state') ?? '',
    idTokenExpected: true,
  })
  return toTokens(answer)
}

/** Leaves for the provider's login page; comes back to `returnPath` by way of /auth/callback. */
export const redirectToLogin = async (returnPath: string, extras: LoginExtras): Promise<void> => {
  location.assign(await authorizationUrl(CALLBACK, safeReturnPath(returnPath), extras))
}

export const isCallback = (url: URL): boolean => url.pathname === CALLBACK

/** Turns the provider's answer into tokens and the place to go on. @throws SessionError */
export const finishLogin = async (url: URL): Promise<{ tokens: Tokens; returnPath: string }> => {
  const transaction = takeTransaction(url.searchParams.get('state'))
  if (transaction === undefined) throw new SessionError('invalid_nonce_in_state')
  const tokens = await exchange(url, transaction).catch((error: unknown) => {
    throw new SessionError(eventOf(error), error)
  })
  return { tokens, returnPath: safeReturnPath(transaction.returnPath) }
}

/** Signs in without a page when the provider still knows the browser. @throws SessionError silent_refresh_error, …_timeout */
export const silentLogin = async (): Promise<Tokens> => {
  const answer = await silentFrame(await authorizationUrl(SILENT, '/', { prompt: 'none' }))
  const transaction = takeTransaction(answer.searchParams.get('state'))
  if (transaction === undefined) throw new SessionError('invalid_nonce_in_state')
  return exchange(answer, transaction).catch((error: unknown) => {
    throw new SessionError('silent_refresh_error', error)
  })
}

/** New tokens for the refresh token. @throws TypeError when offline, else SessionError token_refresh_error */
export const refreshTokens = async (tokens: Tokens): Promise<Tokens> => {
  if (tokens.refresh === undefined) return silentLogin()
  const config = await provider()
  try {
    return toTokens(await oidc.refreshTokenGrant(config, tokens.refresh), tokens)
  } catch (error) {
    if (error instanceof TypeError) throw error
    // A reuse in another tab kills the shared grant while the provider's session lives: ask it once, quietly.
    if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return silentLogin()
    throw new SessionError('token_refresh_error', error)
  }
}

/** Revokes the refresh token. @throws SessionError token_revoke_error */
export const revoke = async (tokens: Tokens): Promise<void> => {
  if (tokens.refresh === undefined) return
  try {
    await oidc.tokenRevocation(await provider(), tokens.refresh, { token_type_hint: 'refresh_token' })
  } catch (error) {
    throw new SessionError('token_revoke_error', error)
  }
}

/** The provider's logout, which leads to /start; undefined when it has none. */
export const endSessionUrl = async (tokens: Tokens): Promise<URL | undefined> => {
  const config = await provider()
  if (config.serverMetadata().end_session_endpoint === undefined) return undefined
  return oidc.buildEndSessionUrl(config, {
    id_token_hint: tokens.id,
    post_logout_redirect_uri: location.origin + AFTER_LOGOUT,
  })
}
