import { LEERLAUF } from '@foerderportal/contract/shared/konstanten'

/** Section 4: idle tracking is disabled, idle or not idle. */
export type Zustand = 'aus' | 'ruhend' | 'taetig'

/** What can happen to it: somebody signs in or out, or the clock says how long nobody has done anything. */
export type Ereignis = 'angemeldet' | 'abgemeldet' | 'taetig' | 'ruhe' | 'ablauf'

const UEBERGAENGE: Readonly<Record<Zustand, Readonly<Record<Ereignis, Zustand>>>> = {
  aus: { angemeldet: 'taetig', abgemeldet: 'aus', taetig: 'aus', ruhe: 'aus', ablauf: 'aus' },
  taetig: { angemeldet: 'taetig', abgemeldet: 'aus', taetig: 'taetig', ruhe: 'ruhend', ablauf: 'aus' },
  ruhend: { angemeldet: 'ruhend', abgemeldet: 'aus', taetig: 'taetig', ruhe: 'ruhend', ablauf: 'aus' },
}

/** The state after an event. Pure: the whole behaviour stands in one table. */
export const naechster = (zustand: Zustand, ereignis: Ereignis): Zustand => UEBERGAENGE[zustand][ereignis]

/** Seconds without activity until the warning, and from there until the logout. */
export type Grenzen = { readonly warnungNach: number; readonly countdown: number }

/** What holds where an application says nothing else (section 9, shared layer). */
export const VORGABE: Grenzen = {
  warnungNach: LEERLAUF.bibliothekLeerlaufSekunden,
  countdown: LEERLAUF.bibliothekWarnungSekunden,
}

/** What the clock says of somebody who was last active at `zuletzt`. A clock that was set back is no rest. */
export const uhrzeigt = (zuletzt: number, jetzt: number, grenzen: Grenzen): Ereignis => {
  const sekunden = (jetzt - zuletzt) / 1000
  if (sekunden < grenzen.warnungNach) return 'taetig'
  return sekunden < grenzen.warnungNach + grenzen.countdown ? 'ruhe' : 'ablauf'
}

/** Whole seconds until the logout, never less than 0. */
export const restSekunden = (zuletzt: number, jetzt: number, grenzen: Grenzen): number => {
  const ende = zuletzt + (grenzen.warnungNach + grenzen.countdown) * 1000
  return Math.max(0, Math.ceil((ende - jetzt) / 1000))
}

/** A remaining time as mm:ss. */
export const alsMinuten = (sekunden: number): string => {
  const zweistellig = (zahl: number) => String(zahl).padStart(2, '0')
  return `${zweistellig(Math.floor(sekunden / 60))}:${zweistellig(sekunden % 60)}`
}
