import type { SessionEvent } from '@foerderportal/client/session/events'

/**
 * Where every sign-in event of section 8 arrives. The console is the log of a browser. Of the cause only its sentence:
 * what it carries may hold a token.
 */
export const logEvent = (event: SessionEvent, cause: unknown): void => {
  // eslint-disable-next-line no-console -- the only log that a browser has
  console.warn(`Anmeldung: ${event}`, cause instanceof Error ? cause.message : '')
}
