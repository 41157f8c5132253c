import { LEERLAUF } from '@foerderportal/contract/shared/konstanten'

/** Section 4: what counts as activity. */
const AKTIVITAETEN = [
  'mousemove',
  'keydown',
  'scroll',
  'wheel',
  'mousedown',
  'touchstart',
  'touchmove',
] as const

const SCHLUESSEL = 'portal-aktiv'

/**
 * When somebody was last active in any window of this browser, in ms. In the storage, not only told by message: a
 * window that slept must know it before it judges, and so must one that is opened later.
 */
export const zuletztAktiv = {
  lesen: (): number | undefined => {
    const zeit = Number(localStorage.getItem(SCHLUESSEL) ?? Number.NaN)
    return Number.isFinite(zeit) ? zeit : undefined
  },
  setzen: (zeit: number): void => localStorage.setItem(SCHLUESSEL, String(zeit)),
}

/** Calls `tun` at once and then not again within `ms`: while somebody is active, the next event comes soon enough. */
const gedrosselt = (ms: number, tun: () => void): ((ereignis: Event) => void) => {
  let zuletzt = -Infinity
  return ({ target, type }) => {
    // A field with more text than room scrolls back by itself when it loses the focus, to the idle dialog perhaps.
    if (target !== document && type === 'scroll') return
    const vergangen = Date.now() - zuletzt
    if (vergangen >= 0 && vergangen < ms) return
    zuletzt = Date.now()
    tun()
  }
}

/** Hears what the user does in this window; returns how to stop. */
export const aktivitaetBeobachten = (tun: () => void, fenster: EventTarget = window): (() => void) => {
  const ende = new AbortController()
  const hoeren = gedrosselt(LEERLAUF.aktivitaetDrosselMs, tun)
  // Passive and on the way down: it holds up no scrolling, and no page can keep it from hearing.
  for (const art of AKTIVITAETEN)
    fenster.addEventListener(art, hoeren, { passive: true, capture: true, signal: ende.signal })
  return () => ende.abort()
}
