import { SessionError } from './events.ts'
import { refreshDueAt, type Tokens } from './tokens.ts'
import type { Vault } from './vault.ts'

const TICK_MS = 1000
const RETRY_MS = 5000

type Renewal = {
  readonly isPending: () => boolean
  readonly isDue: () => boolean
  /** New tokens now; joins a refresh that is under way. */
  readonly refresh: () => Promise<void>
}

type Outcome = {
  readonly fetchTokens: (current: Tokens) => Promise<Tokens>
  readonly refused: (error: unknown) => void
}

const sameUser = (current: Tokens, next: Tokens): Tokens => {
  if (current.accessClaims.sub === next.accessClaims.sub) return next
  throw new SessionError('token_validation_error')
}

/** Keeps the tokens of the vault fresh: at 75 % of their lifetime, and whenever `refresh` is called. */
export const startRenewal = (vault: Vault, { fetchTokens, refused }: Outcome): Renewal => {
  let flight: Promise<void> | undefined
  let notBefore = 0

  const renew = async (current: Tokens) => {
    try {
      vault.set(sameUser(current, await fetchTokens(current)))
    } catch (error) {
      // Offline is no refusal: the session stays while its tokens are valid, and a later tick tries again.
      notBefore = Date.now() + RETRY_MS
      if (error instanceof TypeError && vault.isValid()) return
      vault.set(undefined)
      refused(error)
    }
  }

  /** One at a time: parallel refreshes would count as reuse and kill the grant (identity.md, section 1). */
  const refresh = (): Promise<void> => {
    const current = vault.tokens()
    if (current === undefined) return Promise.resolve()
    flight ??= renew(current).finally(() => {
      flight = undefined
    })
    return flight
  }

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

  return { isPending: () => flight !== undefined, isDue, refresh }
}
