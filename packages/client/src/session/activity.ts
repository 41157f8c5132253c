import { LEERLAUF } from '@foerderportal/contract/shared/konstanten'

/** Section 4: what counts as activity. */
const ACTIVITIES = [
  'mousemove',
  'keydown',
  'scroll',
  'wheel',
  'mousedown',
  'touchstart',
  'touchmove',
] as const

const KEY = 'portal-aktiv'

/**
 * When somebody was last active in any window of this browser, in ms. In the storage, not only told by message: a
 * window that slept must know it before it judges, and so must one that is opened later.
 */
export const lastActive = {
  get: (): number | undefined => {
    const time = Number(localStorage.getItem(KEY) ?? Number.NaN)
    return Number.isFinite(time) ? time : undefined
  },
  set: (time: number): void => localStorage.setItem(KEY, String(time)),
}

/** Calls `act` at once and then not again within `ms`: while somebody is active, the next event comes soon enough. */
const throttled = (ms: number, act: () => void): ((event: Event) => void) => {
  let last = -Infinity
  return ({ target, type }) => {
    // A field with more text than room scrolls back by itself when it loses the focus, to the idle dialog perhaps.
    if (target !== document && type === 'scroll') return
    const passed = Date.now() - last
    if (passed >= 0 && passed < ms) return
    last = Date.now()
    act()
  }
}

/** Hears what the user does in this window; returns how to stop. */
export const watchActivity = (act: () => void, target: EventTarget = window): (() => void) => {
  const end = new AbortController()
  const listen = throttled(LEERLAUF.aktivitaetDrosselMs, act)
  // Passive and on the way down: it holds up no scrolling, and no page can keep it from hearing.
  for (const type of ACTIVITIES)
    target.addEventListener(type, listen, { passive: true, capture: true, signal: end.signal })
  return () => end.abort()
}
