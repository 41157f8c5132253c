/** The fourteen sign-in events of section 8. What the portal does on each of them is decided by who listens. */
export const SESSION_EVENTS = [
  'discovery_document_load_error',
  'discovery_document_validation_error',
  'jwks_load_error',
  'token_error',
  'token_refresh_error',
  'token_validation_error',
  'token_revoke_error',
  'invalid_nonce_in_state',
  'silent_refresh_timeout',
  'silent_refresh_error',
  'user_profile_load_error',
  'code_error',
  'popup_blocked',
  'popup_closed',
] as const
export type SessionEvent = (typeof SESSION_EVENTS)[number]

/** A sign-in step that failed, named by its event. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly event: SessionEvent

  constructor(event: SessionEvent, cause?: unknown) {
    super(event, { cause })
    this.event = event
  }
}
