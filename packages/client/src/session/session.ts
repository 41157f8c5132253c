import { ANMELDUNG } from '@foerderportal/contract/shared/konstanten'
import type { CurrentUser } from './currentUser.ts'
import type { ActionOutcome, LoginExtras } from './engine.ts'
import { DeclinedError, endsSession, SessionError, type SessionEvent } from './events.ts'
import { tellOthers, onTold } from './channel.ts'
import { createLeaving, type EndReason, type Leaving } from './leaving.ts'
import { AnotherUser, startRenewal, type Renewal } from './renewal.ts'
import type { Tokens } from './tokens.ts'
import type { Places } from './places.ts'
import { freshLogin, sessionHint } from './transactions.ts'
import { createVault, type Vault } from './vault.ts'

/**
 * The browser session: who is signed in, and a fresh token for each call. The protocol engine
 * comes by dynamic import, so that a visitor of the public start page does not load it. An interface, so that a back
 * end for the front end (RFC 10017) could stand behind it.
 */
export type AuthSession = {
  /** The signed-in user, undefined without a session. The same object until the tokens change. */
  readonly user: () => CurrentUser | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Access token for a call, refreshed when due. */
  readonly token: () => Promise<string | undefined>
  /**
   * Takes up a session when the page loads: the provider's answer at the app's callback, which gives the path to show,
   * else a silent sign-in if this browser had a session. @throws SessionError for a failed answer
   */
  readonly resume: (url: URL) => Promise<string | undefined>
  readonly login: (returnPath: string, extras?: LoginExtras) => Promise<void>
  /** How the provider's action ended from which this page load came back; undefined when it came from none. */
  readonly actionOutcome: () => ActionOutcome | undefined
  /** R5-06: whether the user proved within the last 30 seconds who he is, as the tokens or, asked quietly, the provider say. */
  readonly freshen: () => Promise<boolean>
  /** Fetches new tokens now, e.g. because the roles changed on the server (S1-01). */
  readonly refresh: () => Promise<void>
  /** Ends the session, here and in all windows: what wants to be saved is saved, then the page is left. */
  readonly logout: (reason?: 'wish' | 'idle') => Promise<void>
}

export type SessionHooks = {
  /** Where this app meets the sign-in service. */
  readonly places: Places
  /** Every sign-in event with its cause; never with a token. */
  readonly event: (event: SessionEvent, cause: unknown) => void
  /** The session ends now, and the page will be left: the moment to remember the place. */
  readonly ending: (reason: EndReason) => void
  /** Theme for the login pages (rule A-11). */
  readonly theme: () => string | undefined
}

const engine = () => import('./engine.ts')

/** Tabs take turns at the provider. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request('portal-auth', work)

const reporter =
  (hooks: SessionHooks) =>
  (error: unknown): void => {
    if (error instanceof SessionError) hooks.event(error.event, error.cause)
  }
type Report = ReturnType<typeof reporter>

const isRefusal = (error: unknown) => error instanceof SessionError && endsSession(error.event)

/** One at a time: the page's start, its coming to the front and another window's sign-in may ask at once. */
const silentLoginOf = (vault: Vault, report: Report) => {
  let flight: Promise<void> | undefined
  const sign = async () => {
    try {
      const { silentLogin } = await engine()
      vault.set(await inTurn(silentLogin))
    } catch (error) {
      report(error)
      if (isRefusal(error)) sessionHint.clear()
    }
  }
  return async (): Promise<void> => {
    if (vault.tokens() !== undefined) return undefined
    flight ??= sign().finally(() => {
      flight = undefined
    })
    return flight
  }
}

/** Whoever signs in again in one window helps the others: a page without session takes it up when it is looked at. */
const followOtherWindows = (silentLogin: () => Promise<void>) => {
  let missed = false
  const take = () => {
    if (!missed || document.visibilityState !== 'visible') return
    missed = false
    void silentLogin()
  }
  onTold(({ art }) => {
    missed ||= art === 'angemeldet'
    take()
  })
  document.addEventListener('visibilitychange', take)
}

const finishLogin = async (url: URL, places: Places, vault: Vault, report: Report) => {
  try {
    const { finishLogin: finish } = await engine()
    const finished = await finish(url, places)
    vault.set(finished.tokens)
    freshLogin.clear()
    tellOthers({ art: 'angemeldet' })
    return finished
  } catch (error) {
    report(error)
    // There is no token to revoke. The provider may know the browser all the same: next time it asks for the password.
    if (isRefusal(error)) {
      sessionHint.clear()
      freshLogin.demand()
    }
    // Whoever declines is signed out everywhere in this browser.
    if (error instanceof DeclinedError) tellOthers({ art: 'abgemeldet', grund: 'sonst' })
    throw error
  }
}

/**
 * Watches the provider's own session where it offers a frame for it (OIDC Session Management). What asks comes when
 * the first question is due: no page waits for it.
 */
const watchProvider = (vault: Vault, renewal: Renewal) => {
  let state: string | undefined
  let watched = new AbortController()
  const watch = (sessionState: string, { signal }: AbortController) => {
    const start = async () => {
      const { watchSession } = await import('./sessionCheck.ts')
      if (!signal.aborted) await watchSession(sessionState, () => void renewal.refreshSilently(), signal)
    }
    // Without the frame the next refresh notices the same.
    const timer = setTimeout(() => void start().catch(() => undefined), ANMELDUNG.sitzungspruefungMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  vault.subscribe(() => {
    const next = vault.tokens()?.sessionState
    if (next === state) return
    state = next
    watched.abort()
    watched = new AbortController()
    if (next !== undefined) watch(next, watched)
  })
}

const renewalOf = (vault: Vault, report: Report, leaving: Leaving): Renewal => {
  /** Not while a session ends: the provider would go on with what it is just ending. */
  const unlessLeaving = (work: () => Promise<Tokens>) =>
    inTurn(async () => {
      if (leaving.isUnderWay()) throw new DOMException('Die Sitzung endet.', 'AbortError')
      return work()
    })
  return startRenewal(vault, {
    fetchTokens: async (current) => {
      const { refreshTokens } = await engine()
      return unlessLeaving(() => refreshTokens(current))
    },
    fetchSilently: async (current) => {
      const { askSilently } = await engine()
      return unlessLeaving(() => askSilently(current))
    },
    failed: report,
    refused: (error) => {
      if (leaving.isUnderWay()) return
      report(error)
      const replaced = error instanceof SessionError && error.cause instanceof AnotherUser
      void leaving.leave(replaced ? 'replaced' : 'refused')
    },
  })
}

const loginWith =
  (hooks: SessionHooks, report: Report, leaving: Leaving) =>
  async (returnPath: string, extras: LoginExtras = {}): Promise<void> => {
    // This page is as good as gone. The provider, whose session ends only now, would sign in again without a question.
    if (leaving.isUnderWay()) return new Promise(() => undefined)
    const theme = hooks.theme()
    const asked = { ...(freshLogin.isDemanded() ? { prompt: 'login' as const } : {}), ...extras }
    try {
      const { redirectToLogin } = await engine()
      await redirectToLogin(hooks.places, returnPath, theme === undefined ? asked : { ...asked, theme })
    } catch (error) {
      report(error)
      throw error
    }
  }

/** Builds the one session of a page. */
export const createSession = (hooks: SessionHooks): AuthSession => {
  const vault = createVault()
  const report = reporter(hooks)
  const leaving = createLeaving(hooks.places, vault, hooks.ending, report)
  const renewal = renewalOf(vault, report, leaving)
  const silentLogin = silentLoginOf(vault, report)
  followOtherWindows(silentLogin)
  watchProvider(vault, renewal)
  let outcome: ActionOutcome | undefined

  return {
    user: vault.user,
    subscribe: vault.subscribe,
    refresh: renewal.refresh,
    token: async () => {
      if (!leaving.isUnderWay() && (renewal.isPending() || renewal.isDue())) await renewal.refresh()
      return vault.tokens()?.access
    },
    resume: async (url) => {
      if (url.pathname === hooks.places.callback) {
        const finished = await finishLogin(url, hooks.places, vault, report)
        outcome = finished.outcome
        return finished.returnPath
      }
      if (sessionHint.isSet()) await silentLogin()
      return undefined
    },
    actionOutcome: () => outcome,
    freshen: async () => {
      const { freshen } = await import('./freshness.ts')
      return freshen(vault, (ask) => inTurn(ask))
    },
    login: loginWith(hooks, report, leaving),
    logout: (reason = 'wish') => leaving.leave(reason),
  }
}
