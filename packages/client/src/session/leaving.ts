import { tellOthers, onTold } from './channel.ts'
import type { Places } from './places.ts'
import type { Tokens } from './tokens.ts'
import { sessionHint } from './transactions.ts'
import type { Vault } from './vault.ts'
import { prepareLeaving } from './beforeLeaving.ts'

/**
 * Why a session ends: the user wants it, ten minutes of rest, the provider refuses, it ended in another window, or
 * somebody else signed in there.
 */
export type EndReason = 'wish' | 'idle' | 'refused' | 'elsewhere' | 'idle-elsewhere' | 'replaced'

export type Leaving = {
  readonly isUnderWay: () => boolean
  readonly leave: (reason: EndReason) => Promise<void>
}

/** How long the end of a session waits for a sign-in or a refresh that is under way in any window. */
const TURN_MS = 3000

/** A refresh meanwhile would write to the very session that the provider is about to end. */
const afterTheOthers = async (): Promise<void> => {
  await navigator.locks
    .request('portal-auth', { signal: AbortSignal.timeout(TURN_MS) }, () => undefined)
    .catch(() => undefined)
}

/** Revokes, then leaves by the provider's logout; where that fails, a plain local logout remains (section 4). */
const logoutTarget = async (
  places: Places,
  ending: Tokens | undefined,
  report: (error: unknown) => void,
): Promise<string> => {
  if (ending === undefined) return places.start
  try {
    const { revoke, endSessionUrl } = await import('./engine.ts')
    await revoke(ending).catch(report)
    return (await endSessionUrl(ending, places))?.href ?? places.start
  } catch (error) {
    report(error)
    return places.start
  }
}

/** The one way out of a session. It is gone once: what asks again while it is under way waits for the same end. */
export const createLeaving = (
  places: Places,
  vault: Vault,
  ending: (reason: EndReason) => void,
  report: (error: unknown) => void,
): Leaving => {
  let underWay: Promise<void> | undefined
  let endedElsewhere = false

  /** Windows whose time is up at the same moment take turns: the first ends the session at the provider for all. */
  const target = (tokens: Tokens | undefined, reason: EndReason): Promise<string> =>
    navigator.locks.request('portal-abmeldung', async () => {
      if (endedElsewhere) return places.start
      tellOthers({ art: 'abgemeldet', grund: reason === 'idle' ? 'leerlauf' : 'sonst' })
      await afterTheOthers()
      location.assign(await logoutTarget(places, tokens, report))
      // Held until this page is gone.
      return new Promise<never>(() => undefined)
    })

  /** The provider ended it already, and the session that is there now belongs to somebody else: nothing to end. */
  const makeRoom = () => {
    sessionHint.set()
    location.assign(places.start)
  }

  const go = async (reason: EndReason) => {
    ending(reason)
    // While the token is still good: what was typed can yet reach the server, else this device.
    await prepareLeaving()
    const tokens = vault.tokens()
    vault.set(undefined)
    if (reason === 'replaced') return makeRoom()
    location.assign(await target(tokens, reason))
  }
  const leave = (reason: EndReason) => (underWay ??= go(reason))

  onTold((nachricht) => {
    if (nachricht.art !== 'abgemeldet' || (vault.tokens() ?? underWay) === undefined) return
    endedElsewhere = true
    void leave(nachricht.grund === 'leerlauf' ? 'idle-elsewhere' : 'elsewhere')
  })
  // Back from the browser's memory a page shows what it showed, whoever sits there now: it is loaded anew.
  addEventListener('pageshow', ({ persisted }) => {
    const ended = underWay !== undefined || (vault.tokens() !== undefined && !sessionHint.isSet())
    if (persisted && ended) location.reload()
  })
  return { isUnderWay: () => underWay !== undefined, leave }
}
