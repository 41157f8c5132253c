import { endsSession, SessionError } from './events.ts'
import { refreshDueAt, type Tokens } from './tokens.ts'
import type { Vault } from './vault.ts'

const TICK_MS = 1000
const RETRY_MS = 5000

export type Renewal = {
  readonly isPending: () => boolean
  readonly isDue: () => boolean
  /** New tokens now; joins a refresh that is under way. */
  readonly refresh: () => Promise<void>
  /** Asks the provider whether the browser is still signed in there. */
  readonly refreshSilently: () => Promise<void>
}

type Outcome = {
  readonly fetchTokens: (current: Tokens) => Promise<Tokens>
  readonly fetchSilently: (current: Tokens) => Promise<Tokens>
  /** An attempt failed; the session goes on as long as its tokens are valid. */
  readonly failed: (error: unknown) => void
  /** The session is at its end. */
  readonly refused: (error: unknown) => void
}

const isRefusal = (error: unknown) => error instanceof SessionError && endsSession(error.event)

/** Somebody else signed in at the provider, in another window of this browser. */
export class AnotherUser extends Error {}

const sameUser = (current: Tokens, next: Tokens): Tokens => {
  if (current.accessClaims.sub === next.accessClaims.sub) return next
  throw new SessionError('token_validation_error', new AnotherUser())
}

/** Keeps the tokens of the vault fresh: at 75 % of their lifetime, and whenever `refresh` is called. */
export const startRenewal = (vault: Vault, outcome: Outcome): Renewal => {
  let flight: Promise<void> | undefined
  let notBefore = 0

  const renew = async (current: Tokens, fetchTokens: Outcome['fetchTokens']) => {
    try {
      const next = sameUser(current, await fetchTokens(current))
      // Signed out meanwhile: what comes late must not sign in again.
      if (vault.tokens() === current) vault.set(next)
    } catch (error) {
      notBefore = Date.now() + RETRY_MS
      if (isRefusal(error)) return outcome.refused(error)
      // Offline is no refusal: the session stays while its tokens are valid, and a later tick tries again.
      if (vault.isValid()) return outcome.failed(error)
      outcome.refused(new SessionError('token_refresh_error', error))
    }
  }

  /** One at a time: parallel refreshes would count as reuse and kill the grant (rule A-05). */
  const inFlight = (fetchTokens: Outcome['fetchTokens']) => (): Promise<void> => {
    const current = vault.tokens()
    if (current === undefined) return Promise.resolve()
    flight ??= renew(current, fetchTokens).finally(() => {
      flight = undefined
    })
    return flight
  }
  const refresh = inFlight(outcome.fetchTokens)
  const refreshSilently = inFlight(outcome.fetchSilently)

  const isDue = () => {
    const now = vault.tokens()
    return (
      now !== undefined &&
      Date.now() >= Math.max(notBefore, refreshDueAt(now.accessClaims, now.idClaims, now.receivedAt))
    )
  }

  /** Against the wall clock, not by one long timer: a sleeping computer stops timers. */
  const tick = () => {
    if (isDue()) void refresh()
  }
  setInterval(tick, TICK_MS)
  document.addEventListener('visibilitychange', tick)

  return { isPending: () => flight !== undefined, isDue, refresh, refreshSilently }
}
