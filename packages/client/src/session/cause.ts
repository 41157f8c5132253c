import { valueAt } from '@foerderportal/values/path'
import * as oidc from 'openid-client'
import { SessionError, type SessionEvent } from './events.ts'

/** What was being done when it failed. */
export type Step = 'discovery' | 'callback' | 'silent' | 'refresh' | 'revoke'

const codeOf = (error: unknown): string => {
  const code = valueAt(error, ['code'])
  return typeof code === 'string' ? code : ''
}

/** An error and all that caused it, from the outside in. */
const chain = (error: unknown): unknown[] => {
  const cause = valueAt(error, ['cause'])
  return cause === undefined ? [error] : [error, ...chain(cause)]
}

/** The document came, but it can't be trusted: another issuer, http, not what the standard says. */
const DISCOVERY_INVALID = /COMPARISON|FORBIDDEN|PARSE_ERROR|NOT_JSON|INVALID|MISSING/
/** A token came, but it can't be trusted: signature, audience, issuer, lifetime, or not there at all. */
const TOKEN_INVALID = /JWT|KEY_SELECTION|INVALID_RESPONSE|PARSE_ERROR/

/** Another nonce, or none: of a claim that is missing the library tells the name in its sentence only. */
const isAboutNonce = (links: readonly unknown[]) =>
  links.some(
    (link) =>
      valueAt(link, ['claim']) === 'nonce' || /"nonce".* missing/.test(String(valueAt(link, ['message']))),
  )
/** The library names the parameters of an answer at the callback that it does not believe. */
const isAboutAnswer = (links: readonly unknown[]) =>
  links.some((link) => valueAt(link, ['parameters']) instanceof URLSearchParams)

const REFUSED: Readonly<Record<Exclude<Step, 'discovery'>, SessionEvent>> = {
  callback: 'token_error',
  silent: 'token_error',
  refresh: 'token_refresh_error',
  revoke: 'token_revoke_error',
}

const answerEvent = (step: Step): SessionEvent => (step === 'silent' ? 'silent_refresh_error' : 'code_error')

const eventOf = (step: Step, error: unknown): SessionEvent => {
  const links = chain(error)
  const code = codeOf(error)
  if (step === 'discovery')
    return DISCOVERY_INVALID.test(code)
      ? 'discovery_document_validation_error'
      : 'discovery_document_load_error'
  if (step === 'revoke') return 'token_revoke_error'
  if (error instanceof oidc.AuthorizationResponseError || isAboutAnswer(links)) return answerEvent(step)
  if (isAboutNonce(links)) return 'invalid_nonce_in_state'
  return TOKEN_INVALID.test(code) ? 'token_validation_error' : REFUSED[step]
}

/** Names a failure of the protocol by its event of section 8; what is named already keeps its name. */
export const sessionError = (step: Step, error: unknown): SessionError =>
  chain(error).find((link) => link instanceof SessionError) ?? new SessionError(eventOf(step, error), error)

/** No connection, or a provider that can't answer just now: no refusal, worth another attempt (rule A-13). */
export const isPassing = (error: unknown): boolean => {
  const links = chain(error)
  if (links.some((link) => link instanceof SessionError)) return false
  const status = links.map((link) => valueAt(link, ['status'])).find((value) => typeof value === 'number')
  if (typeof status === 'number') return status === 429 || status >= 500
  return error instanceof TypeError || /TIMEOUT|ABORT/.test(codeOf(error))
}
