import type { CurrentUser } from './currentUser.ts'
import type { LoginExtras } from './engine.ts'
import { SessionError, type SessionEvent } from './events.ts'
import { startRenewal } from './renewal.ts'
import type { Tokens } from './tokens.ts'
import { sessionHint } from './transactions.ts'
import { createVault, type Vault } from './vault.ts'

/**
 * The browser session: who is signed in, and a fresh token for each call (identity.md, section 4). The protocol engine
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
   * Takes up a session when the page loads: the provider's answer at /auth/callback, which gives the path to show,
   * else a silent sign-in if this browser had a session. @throws SessionError for a failed answer
   */
  readonly resume: (url: URL) => Promise<string | undefined>
  readonly login: (returnPath: string, extras?: LoginExtras) => Promise<void>
  /** Fetches new tokens now, e.g. because the roles changed on the server (S1-01). */
  readonly refresh: () => Promise<void>
  readonly logout: () => Promise<void>
}

export type SessionHooks = {
  /** Every sign-in event with its cause; never with a token. */
  readonly event: (event: SessionEvent, cause: unknown) => void
  /** The session ended without the user's wish here: refused refresh, or a logout in another tab. */
  readonly ended: (reason: 'refused' | 'elsewhere') => void
  /** Theme for the login pages (architecture, section 6). */
  readonly theme: () => string | undefined
}

const CHANNEL = 'portal-auth'
const START = '/start'

const engine = () => import('./engine.ts')

/** Tabs take turns at the provider. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request(CHANNEL, work)

const reporter =
  (hooks: SessionHooks) =>
  (error: unknown): void => {
    if (error instanceof SessionError) hooks.event(error.event, error.cause)
  }

const listenForLogout = (channel: BroadcastChannel, vault: Vault, hooks: SessionHooks) =>
  channel.addEventListener('message', (message: MessageEvent<unknown>) => {
    if (message.data !== 'logout' || vault.tokens() === undefined) return
    vault.set(undefined)
    hooks.ended('elsewhere')
  })

/** Revokes, then leaves by the provider's logout; where that fails, a plain local logout remains (section 4). */
const logoutTarget = async (
  ending: Tokens | undefined,
  report: (error: unknown) => void,
): Promise<string> => {
  if (ending === undefined) return START
  try {
    const { revoke, endSessionUrl } = await engine()
    await revoke(ending).catch(report)
    return (await endSessionUrl(ending))?.href ?? START
  } catch (error) {
    report(error)
    return START
  }
}

const silentLogin = async (vault: Vault, report: (error: unknown) => void): Promise<void> => {
  if (!sessionHint.isSet()) return
  try {
    const { silentLogin: sign } = await engine()
    vault.set(await inTurn(sign))
  } catch (error) {
    report(error)
    sessionHint.clear()
  }
}

/** Builds the one session of a page. */
export const createSession = (hooks: SessionHooks): AuthSession => {
  const vault = createVault()
  const channel = new BroadcastChannel(CHANNEL)
  const report = reporter(hooks)
  const renewal = startRenewal(vault, {
    fetchTokens: async (current) => {
      const { refreshTokens } = await engine()
      return inTurn(() => refreshTokens(current))
    },
    refused: (error) => {
      report(error)
      hooks.ended('refused')
    },
  })
  listenForLogout(channel, vault, hooks)

  const rethrow = (error: unknown): never => {
    report(error)
    throw error
  }

  return {
    user: vault.user,
    subscribe: vault.subscribe,
    refresh: renewal.refresh,
    token: async () => {
      if (renewal.isPending() || renewal.isDue()) await renewal.refresh()
      return vault.tokens()?.access
    },
    resume: async (url) => {
      if (url.pathname !== '/auth/callback') return silentLogin(vault, report).then(() => undefined)
      const { finishLogin } = await engine()
      const { tokens, returnPath } = await finishLogin(url).catch(rethrow)
      vault.set(tokens)
      return returnPath
    },
    login: async (returnPath, extras = {}) => {
      const { redirectToLogin } = await engine()
      const theme = hooks.theme()
      await redirectToLogin(returnPath, theme === undefined ? extras : { ...extras, theme }).catch(rethrow)
    },
    logout: async () => {
      const target = await logoutTarget(vault.tokens(), report)
      vault.set(undefined)
      channel.postMessage('logout')
      location.assign(target)
    },
  }
}
