/** The fourteen sign-in events of section 8; true for those which section 4 lets end the session, and for no other. */
const ENDS_SESSION = {
  discovery_document_load_error: false,
  discovery_document_validation_error: false,
  jwks_load_error: false,
  token_error: true,
  token_refresh_error: true,
  token_validation_error: true,
  token_revoke_error: false,
  invalid_nonce_in_state: false,
  silent_refresh_timeout: false,
  silent_refresh_error: true,
  user_profile_load_error: false,
  code_error: true,
  popup_blocked: false,
  popup_closed: false,
} as const

export type SessionEvent = keyof typeof ENDS_SESSION

/** Whether the user is logged out by an event. What does not end the session is logged, and tried again. */
export const endsSession = (event: SessionEvent): boolean => ENDS_SESSION[event]

/** A sign-in step that failed, named by its event. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly event: SessionEvent

  constructor(event: SessionEvent, cause?: unknown) {
    super(event, { cause })
    this.event = event
  }
}

/** The user refused what the provider asks for, the terms of use: it signs him in no more. */
export class DeclinedError extends SessionError {
  /** Where he wanted to go. */
  readonly returnPath: string

  constructor(returnPath: string, cause: unknown) {
    super('code_error', cause)
    this.returnPath = returnPath
  }
}
