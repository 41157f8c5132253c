import type { Zeitraum } from './schema.ts'

/** Capture periods are [von, bis): `von` belongs to it, `bis` does not. Without a period it is always open. */
type Erfassung = Zeitraum | null

const ms = (iso: string) => Date.parse(iso)

/** Ended: its end is not after now (R4-08). */
export const istBeendet = (zeitraum: Erfassung, jetzt: Date): boolean =>
  zeitraum !== null && ms(zeitraum.bis) <= jetzt.getTime()

/** Enterable: the period has started, or there is none (R4-09). */
export const istBetretbar = (zeitraum: Erfassung, jetzt: Date): boolean =>
  zeitraum === null || ms(zeitraum.von) <= jetzt.getTime()

/** The overview shows items inside the period or after its end (R4-09). */
export const istInUebersicht = (zeitraum: Erfassung, jetzt: Date): boolean => istBetretbar(zeitraum, jetzt)

/** Applications can be started, changed and sent now. */
export const istOffen = (zeitraum: Erfassung, jetzt: Date): boolean =>
  istBetretbar(zeitraum, jetzt) && !istBeendet(zeitraum, jetzt)
