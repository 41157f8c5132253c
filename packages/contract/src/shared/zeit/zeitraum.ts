import { momentVon } from './datum.ts'
import type { Zeitraum } from './zeitraumSchema.ts'

/** Capture periods are [von, bis): `von` belongs to it, `bis` does not. Without a period it is always open. */
export type Erfassung = Zeitraum | null

const ms = (iso: string) => momentVon(iso).getTime()

/** Started: it is always so where there is no period. */
export const hatBegonnen = (zeitraum: Erfassung, jetzt: Date): boolean =>
  zeitraum === null || ms(zeitraum.von) <= jetzt.getTime()

/** Ended: its end is not after now (R4-08). */
export const istBeendet = (zeitraum: Erfassung, jetzt: Date): boolean =>
  zeitraum !== null && ms(zeitraum.bis) <= jetzt.getTime()

/** Something can be filed now. */
export const istOffen = (zeitraum: Erfassung, jetzt: Date): boolean =>
  hatBegonnen(zeitraum, jetzt) && !istBeendet(zeitraum, jetzt)

/** People read the last moment that counts: '23:59 Uhr', not the midnight after it. */
export const letzterMoment = (bis: string): Date => new Date(ms(bis) - 60_000)
