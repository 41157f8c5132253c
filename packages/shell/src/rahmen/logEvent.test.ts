import { SessionError, type SessionEvent } from '@foerderportal/client/session/events'
import { afterEach, expect, test, vi } from 'vitest'
import { logEvent } from './logEvent.ts'

afterEach(() => vi.restoreAllMocks())

const EREIGNISSE: readonly SessionEvent[] = [
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
]

test.each(EREIGNISSE)(
  '[R8-05] %s is logged by its name, with the sentence of its cause and no token',
  (event) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const cause = new Error('the answer was refused', {
      cause: { body: { access_token: 'eyJhbGciOi.geheim' } },
    })
    const { event: name, cause: why } = new SessionError(event, cause)
    logEvent(name, why)
    expect(log.mock.calls).toEqual([[`Anmeldung: ${event}`, 'the answer was refused']])
  },
)
