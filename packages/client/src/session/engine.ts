import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import * as oidc from 'openid-client'
import { isPassing, sessionError } from './cause.ts'
import { DeclinedError, SessionError } from './events.ts'
import type { Places } from './places.ts'
import { provider } from './provider.ts'
import { safeReturnPath } from './returnPath.ts'
import { silentFrame } from './silentFrame.ts'
import { isClockOff, readClaims, type Tokens } from './tokens.ts'
import { rememberTransaction, takeTransaction, type Transaction } from './transactions.ts'

/** The protocol part of the session. It carries openid-client and is loaded only where somebody signs in. */

const SILENT = '/auth/silent.html'

export type LoginExtras = {
  /** 'login' forces the password, 'create' opens the self-registration (OIDC Prompt Create). */
  readonly prompt?: 'login' | 'create' | 'none'
  /** Required action of the provider, e.g. UPDATE_PASSWORD. */
  readonly kc_action?: string
  /** Seconds that the authentication may be old, else the provider asks for the password again. */
  readonly max_age?: string
  /** Theme that the login pages take over (rule A-11). */
  readonly theme?: string
}

/** Who is signed in stands in the tokens; one that can't be read is a profile that did not load. */
const profileOf = (access: string, id: string) => {
  try {
    return { accessClaims: readClaims(access), idClaims: readClaims(id) }
  } catch (error) {
    throw new SessionError('user_profile_load_error', error)
  }
}

/** How an action of the provider ended, as it says itself. A hint for a sentence only: what counts is read anew. */
export type ActionOutcome = { readonly name: string; readonly status: 'success' | 'cancelled' | 'error' }

const outcomeOf = (url: URL, name: string | undefined): ActionOutcome | undefined => {
  const status = url.searchParams.get('kc_action_status')
  if (name === undefined || status === null) return undefined
  return { name, status: status === 'success' || status === 'cancelled' ? status : 'error' }
}

const toTokens = (answer: oidc.TokenEndpointResponse, previous?: Tokens, sessionState?: string): Tokens => {
  const id = answer.id_token ?? previous?.id
  if (id === undefined) throw new SessionError('token_validation_error')
  return {
    access: answer.access_token,
    id,
    refresh: answer.refresh_token ?? previous?.refresh,
    ...profileOf(answer.access_token, id),
    sessionState: sessionState ?? previous?.sessionState,
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
  rememberTransaction(state, { verifier, nonce, returnPath, action: extras.kc_action })
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

const exchange = async (currentUrl: URL, transaction: Transaction): Promise<Tokens> => {
  const config = await provider()
  const answer = await oidc.authorizationCodeGrant(config, currentUrl, {
    pkceCodeVerifier: transaction.verifier,
    expectedNonce: transaction.nonce,
    expectedState: currentUrl.searchParams.get('state') ?? '',
    idTokenExpected: true,
  })
  return toTokens(answer, undefined, currentUrl.searchParams.get('session_state') ?? undefined)
}

const answers = (error: unknown, name: string) =>
  error instanceof oidc.AuthorizationResponseError && error.error === name

/** Leaves for the provider's login page; comes back to `returnPath` by way of the app's callback. */
export const redirectToLogin = async (
  { callback, home }: Places,
  returnPath: string,
  extras: LoginExtras,
): Promise<void> => {
  location.assign(await authorizationUrl(callback, safeReturnPath(returnPath, home), extras))
}

export type Finished = {
  readonly tokens: Tokens
  readonly returnPath: string
  readonly outcome: ActionOutcome | undefined
}

/** Turns the provider's answer into tokens and the place to go on. @throws SessionError */
export const finishLogin = async (url: URL, { home }: Places): Promise<Finished> => {
  const transaction = takeTransaction(url.searchParams.get('state'))
  if (transaction === undefined) throw new SessionError('invalid_nonce_in_state')
  const returnPath = safeReturnPath(transaction.returnPath, home)
  const tokens = await exchange(url, transaction).catch((error: unknown) => {
    if (answers(error, 'access_denied')) throw new DeclinedError(returnPath, error)
    throw sessionError('callback', error)
  })
  if (isClockOff(tokens.accessClaims, Date.now()))
    throw new SessionError('token_validation_error', new Error('Die Uhr dieses Geräts geht falsch.'))
  return { tokens, returnPath, outcome: outcomeOf(url, transaction.action) }
}

/**
 * Signs in without a page when the provider still knows the browser, and with `max_age` has seen its user lately.
 * @throws SessionError silent_refresh_error, silent_refresh_timeout, or what the exchange of the code comes to
 */
export const silentLogin = async (extras: Pick<LoginExtras, 'max_age'> = {}): Promise<Tokens> => {
  const answer = await silentFrame(await authorizationUrl(SILENT, '/', { prompt: 'none', ...extras }))
  const transaction = takeTransaction(answer.searchParams.get('state'))
  if (transaction === undefined) throw new SessionError('invalid_nonce_in_state')
  return exchange(answer, transaction).catch((error: unknown) => {
    throw isPassing(error) ? error : sessionError('silent', error)
  })
}

/**
 * Asks the provider whether the browser is still signed in there. Wants it something of the user first (new terms of
 * use), the session is not over: it goes on with the refresh token, which dies with it. @throws as silentLogin
 */
export const askSilently = (tokens: Tokens): Promise<Tokens> =>
  silentLogin().catch((error: unknown) => {
    const waits = error instanceof SessionError && answers(error.cause, 'interaction_required')
    if (!waits || tokens.refresh === undefined) throw error
    return refreshTokens(tokens)
  })

/** New tokens for the refresh token. @throws SessionError when refused, else what hindered it for the moment */
export const refreshTokens = async (tokens: Tokens): Promise<Tokens> => {
  if (tokens.refresh === undefined) return silentLogin()
  const config = await provider()
  try {
    return toTokens(await oidc.refreshTokenGrant(config, tokens.refresh), tokens)
  } catch (error) {
    if (isPassing(error)) throw error
    // A reuse in another tab kills the shared grant while the provider's session lives: ask it once, quietly.
    if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return silentLogin()
    throw sessionError('refresh', error)
  }
}

/**
 * A provider that tells the portal's server of ended sessions (OIDC Back-Channel Logout) must find the portal in the
 * session that it ends: Keycloak takes it out with the revocation, and the access token would be good for minutes yet.
 */
const tellsOfLogouts = (config: oidc.Configuration): boolean => {
  const { end_session_endpoint: logout, backchannel_logout_supported: tells } = config.serverMetadata()
  return logout !== undefined && tells === true
}

/** Revokes the refresh token, unless it ends with the logout anyway. @throws SessionError token_revoke_error */
export const revoke = async (tokens: Tokens): Promise<void> => {
  if (tokens.refresh === undefined) return
  try {
    const config = await provider()
    if (tellsOfLogouts(config)) return
    await oidc.tokenRevocation(config, tokens.refresh, { token_type_hint: 'refresh_token' })
  } catch (error) {
    throw sessionError('revoke', error)
  }
}

/** The provider's logout, which leads to the app's start; undefined when it has none. */
export const endSessionUrl = async (tokens: Tokens, { start }: Places): Promise<URL | undefined> => {
  const config = await provider()
  if (config.serverMetadata().end_session_endpoint === undefined) return undefined
  return oidc.buildEndSessionUrl(config, {
    id_token_hint: tokens.id,
    post_logout_redirect_uri: location.origin + start,
  })
}
