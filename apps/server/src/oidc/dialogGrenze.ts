import type { Clock } from '../platform/clock.ts'
import { netz } from './netz.ts'

/** Dialogues at once and per minute that one network may leave unfinished: 12 000 people of one provider still fit. */
const VORRAT = 12_000
const JE_MINUTE = 300
/** Networks remembered; who has had the least to do with us lately goes first. */
const NETZE = 50_000

type Stand = { readonly offen: number; readonly seit: number }

export type DialogGrenze = {
  /** Takes one place; false when none is left. */
  nehmen(ip: string): boolean
  /** Someone signed in, or no dialogue began after all. */
  zurueckgeben(ip: string): void
}

/**
 * Bounds the login dialogues that one network begins and does not finish, each of which is a row in the database. In
 * memory and per process: it protects the disk, so it must cost nothing.
 */
export const dialogGrenze = (clock: Clock, vorrat = VORRAT): DialogGrenze => {
  const netze = new Map<string, Stand>()
  const offen = (schluessel: string, jetzt: number) => {
    const { offen: alt = 0, seit = jetzt } = netze.get(schluessel) ?? {}
    return Math.max(0, alt - (Math.max(0, jetzt - seit) / 60_000) * JE_MINUTE)
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
