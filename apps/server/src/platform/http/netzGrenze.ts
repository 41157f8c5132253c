import type { Clock } from '../clock.ts'
import { netz } from './netz.ts'

/** Networks remembered; who has had the least to do with us lately goes first. */
const NETZE = 50_000

type Stand = { readonly offen: number; readonly seit: number }

export type NetzGrenze = {
  /** Takes one place of the caller's network; false when none is left. */
  nehmen(ip: string): boolean
  /** Gives a place back that was taken in vain. */
  zurueckgeben(ip: string): void
}

/** `vorrat` places at once, of which `jeMinute` come back each minute. */
type Mass = { readonly vorrat: number; readonly jeMinute: number }

/** So many a day, all of them at once if need be. */
export const tagesGrenze = (clock: Clock, amTag: number): NetzGrenze =>
  netzGrenze(clock, { vorrat: amTag, jeMinute: amTag / (24 * 60) })

/**
 * Bounds what one network may do without an account. In memory and per process: it protects the disk, so it must cost
 * nothing.
 */
export const netzGrenze = (clock: Clock, { vorrat, jeMinute }: Mass): NetzGrenze => {
  const netze = new Map<string, Stand>()
  const offen = (schluessel: string, jetzt: number) => {
    const { offen: alt = 0, seit = jetzt } = netze.get(schluessel) ?? {}
    return Math.max(0, alt - (Math.max(0, jetzt - seit) / 60_000) * jeMinute)
  }
  const setzen = (schluessel: string, stand: Stand) => {
    netze.delete(schluessel)
    if (stand.offen > 0) netze.set(schluessel, stand)
    const [aeltestes] = netze.keys()
    if (netze.size > NETZE && aeltestes !== undefined) netze.delete(aeltestes)
  }
  return {
    nehmen: (ip) => {
      const [schluessel, jetzt] = [netz(ip), clock.now().getTime()]
      const stand = offen(schluessel, jetzt)
      if (stand + 1 > vorrat) return false
      setzen(schluessel, { offen: stand + 1, seit: jetzt })
      return true
    },
    zurueckgeben: (ip) => {
      const [schluessel, jetzt] = [netz(ip), clock.now().getTime()]
      setzen(schluessel, { offen: Math.max(0, offen(schluessel, jetzt) - 1), seit: jetzt })
    },
  }
}
