import { ALLGEMEIN } from '@foerderportal/contract/shared/problem'
import type { Clock } from '../clock.ts'
import { network } from './network.ts'
import { Refusal } from './refusal.ts'

/** Networks remembered; who has had the least to do with us lately goes first. */
const NETZE = 50_000

type Stand = { readonly offen: number; readonly seit: number }

export type RateLimit = {
  /** Takes one place of the caller's network; false when none is left. */
  take(ip: string): boolean
  /** Gives a place back that was taken in vain. */
  giveBack(ip: string): void
}

/** `vorrat` places at once, of which `jeMinute` come back each minute. */
type Mass = { readonly vorrat: number; readonly jeMinute: number }

/** So many a day, all of them at once if need be. */
export const dailyLimit = (clock: Clock, amTag: number): RateLimit =>
  rateLimit(clock, { vorrat: amTag, jeMinute: amTag / (24 * 60) })

/**
 * Bounds what one network may do without an account. In memory and per process: it protects the disk, so it must cost
 * nothing.
 */
export const rateLimit = (clock: Clock, { vorrat, jeMinute }: Mass): RateLimit => {
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
    take: (ip) => {
      const [schluessel, jetzt] = [network(ip), clock.now().getTime()]
      const stand = offen(schluessel, jetzt)
      if (stand + 1 > vorrat) return false
      setzen(schluessel, { offen: stand + 1, seit: jetzt })
      return true
    },
    giveBack: (ip) => {
      const [schluessel, jetzt] = [network(ip), clock.now().getTime()]
      setzen(schluessel, { offen: Math.max(0, offen(schluessel, jetzt) - 1), seit: jetzt })
    },
  }
}

/** 429 with the time to wait (RFC 6585): it is the caller's share that is used up; 503 says that the portal is busy. */
export const tooOften = (detail: string, seconds: number): Refusal =>
  new Refusal(ALLGEMEIN.zuOft, detail, undefined, { 'retry-after': String(seconds) })
