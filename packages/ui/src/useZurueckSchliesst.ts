import { useEffect, useEffectEvent } from 'react'

/** What is open, the uppermost last. */
const offene: (() => void)[] = []

/**
 * Cancelled, the page stays and its router hears of nothing. The browser lets that be only in its own window, and only
 * once for each thing that a person did there (HTML, 'navigate' event), so that nobody is kept; to another document it
 * always goes.
 */
const statt = (wechsel: NavigateEvent): void => {
  const schliessen = offene.at(-1)
  if (!schliessen || wechsel.navigationType !== 'traverse' || !wechsel.cancelable) return
  wechsel.preventDefault()
  // It is drawn as closed later: what goes back until then goes back.
  offene.pop()
  schliessen()
}

const anmelden = (schliessen: () => void) => {
  offene.push(schliessen)
  // A browser without it goes back, as it always did. Adding the same listener again adds none.
  if ('navigation' in globalThis) navigation.addEventListener('navigate', statt)
  return () => {
    const stelle = offene.lastIndexOf(schliessen)
    if (stelle >= 0) offene.splice(stelle, 1)
  }
}

/** As long as `offen`, 'back' (the browser's, a phone's, a swipe) closes what is open before it leaves the page. */
export function useZurueckSchliesst(offen: boolean, schliessen: () => void): void {
  const zu = useEffectEvent(schliessen)
  useEffect(() => (offen ? anmelden(() => zu()) : undefined), [offen])
}
