import { watchActivity, lastActive } from './activity.ts'
import { tellOthers, onTold } from './channel.ts'
import {
  naechster,
  restSekunden,
  uhrzeigt,
  VORGABE,
  type Ereignis,
  type Grenzen,
  type Zustand,
} from './leerlauf.ts'

export type Stand = { readonly zustand: Zustand; readonly rest: number }

type Optionen = {
  readonly grenzen?: Grenzen
  /** The time is up; told once. */
  readonly abgelaufen: () => void
}

export type IdleWatch = {
  readonly stand: () => Stand
  readonly subscribe: (melden: () => void) => () => void
  /** Somebody is there: back to the full time, in all windows. */
  readonly zuruecksetzen: () => void
  /** Watches from now on, as long as somebody is signed in; returns how to stop. */
  readonly beginnen: () => () => void
}

const TAKT_MS = 1000
const AUS: Stand = { zustand: 'aus', rest: 0 }

type Anlaesse = {
  readonly urteilen: () => void
  readonly zuruecksetzen: () => void
  readonly taetigAnderswo: (um: number) => void
}

/** All that makes the watch look up, until `ende`. */
const hoeren = (ende: AbortSignal, { urteilen, zuruecksetzen, taetigAnderswo }: Anlaesse): void => {
  const takt = setInterval(urteilen, TAKT_MS)
  document.addEventListener('visibilitychange', urteilen, { signal: ende })
  const aufhoeren = [
    () => clearInterval(takt),
    watchActivity(zuruecksetzen),
    onTold((nachricht) => {
      if (nachricht.art === 'taetig') taetigAnderswo(nachricht.um)
    }),
  ]
  ende.addEventListener('abort', () => {
    for (const aufhoerenMit of aufhoeren) aufhoerenMit()
  })
}

/**
 * Watches whether somebody is there, in all windows of the browser together. Judged by the wall clock at each tick and
 * whenever the window is looked at again: a computer that slept has stopped its timers.
 */
export const watchIdle = ({ grenzen = VORGABE, abgelaufen }: Optionen): IdleWatch => {
  let stand = AUS
  let gehoert = -Infinity
  const hoerer = new Set<() => void>()

  const zuletzt = () => Math.max(gehoert, lastActive.get() ?? -Infinity)

  const eintreten = (ereignis: Ereignis) => {
    const zustand = naechster(stand.zustand, ereignis)
    const rest = zustand === 'ruhend' ? restSekunden(zuletzt(), Date.now(), grenzen) : 0
    if (zustand === stand.zustand && rest === stand.rest) return
    stand = { zustand, rest }
    for (const melden of hoerer) melden()
  }

  const urteilen = () => {
    if (stand.zustand === 'aus') return
    const ereignis = uhrzeigt(zuletzt(), Date.now(), grenzen)
    eintreten(ereignis)
    if (ereignis === 'ablauf') abgelaufen()
  }

  /** First the clock: whoever comes back after the time is up comes too late. */
  const zuruecksetzen = () => {
    urteilen()
    if (stand.zustand === 'aus') return
    gehoert = Date.now()
    lastActive.set(gehoert)
    tellOthers({ art: 'taetig', um: gehoert })
    eintreten('taetig')
  }

  const taetigAnderswo = (um: number) => {
    gehoert = Math.max(gehoert, um)
    urteilen()
  }

  return {
    stand: () => stand,
    subscribe: (melden) => {
      hoerer.add(melden)
      return () => hoerer.delete(melden)
    },
    zuruecksetzen,
    beginnen: () => {
      const ende = new AbortController()
      if (lastActive.get() === undefined) lastActive.set(Date.now())
      eintreten('angemeldet')
      hoeren(ende.signal, { urteilen, zuruecksetzen, taetigAnderswo })
      urteilen()
      return () => {
        ende.abort()
        eintreten('abgemeldet')
      }
    },
  }
}
